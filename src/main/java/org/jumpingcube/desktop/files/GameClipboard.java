package org.jumpingcube.desktop.files;

import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.scene.input.Clipboard;
import javafx.scene.input.DataFormat;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.model.OpenGames;
import org.jumpingcube.storage.FileFormats;
import org.jumpingcube.storage.GameFormat;
import org.jumpingcube.storage.GameLink;
import org.jumpingcube.storage.LineFormat;
import org.jumpingcube.storage.LoadResult.Rejected;

/** Games on the clipboard: copied as lines of text, pasted from such lines and from lists of moves. What is refused changes nothing. */
public final class GameClipboard {
    private final OpenGames games;
    private final GameFiles files;
    private final FileFormats formats;
    private final Texts texts;
    private final Consumer<String> onDone;

    /** @param user for messages, as in {@link GameFiles} */
    public GameClipboard(OpenGames games, GameFiles files, FileFormats formats, GameFiles.Dialogue user) {
        this.games = games;
        this.files = files;
        this.formats = formats;
        texts = user.texts();
        onDone = user.onDone();
    }

    /** Puts the current game on the clipboard. */
    public void copy() {
        String line = LineFormat.line(games.toSave());
        Clipboard.getSystemClipboard().setContent(Map.of(DataFormat.PLAIN_TEXT, line));
        onDone.accept(texts.get("clipboard.copied"));
    }

    /** Continues with the game on the clipboard, if there is one and the user agrees. */
    public void paste() {
        String text =
                Optional.ofNullable(Clipboard.getSystemClipboard().getString()).orElse("");
        take(formats.ofText(text), text, texts.get("clipboard.name"), () -> {});
    }

    private void take(GameFormat format, String text, String name, Runnable onTaken) {
        var result = format.read(text.getBytes(StandardCharsets.UTF_8));
        if (result instanceof Rejected rejected) {
            files.tell(rejected, name);
        }
        result.game().ifPresent(game -> files.takeUp(game, onTaken));
    }

    /**
     * Continues with the game in a text that was pasted somewhere else.
     *
     * @param onTaken run if the user agrees, and only then
     * @return false if there is nothing in it that looks like the line of a game
     */
    public boolean take(String text, Runnable onTaken) {
        boolean isLine = LineFormat.holdsLine(text);
        if (isLine) {
            take(formats.line(), text, texts.get("clipboard.name"), onTaken);
        }
        return isLine;
    }

    /** Continues with the game in a link. */
    public void takeLink(String link) {
        take(formats.line(), GameLink.text(link).orElse(""), texts.get("clipboard.link"), () -> {});
    }
}
