package org.jumpingcube.cli;

import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import org.jumpingcube.games.Games;
import org.jumpingcube.storage.LineFormat;
import org.jumpingcube.storage.LoadResult;
import org.jumpingcube.storage.LoadResult.Rejected;
import org.jumpingcube.storage.SaveFile;
import org.jumpingcube.storage.SavedGame;

/** Saved games as the input of a command. */
final class GameInput {
    /** The exit code where a file is refused. */
    static final int REFUSED = 2;

    private static final int LINE_SHOWN = 30;

    private GameInput() {}

    /**
     * The game in the file; empty if it is refused, after its problems have been printed.
     *
     * @param path of the file, or the game itself as a line of text
     */
    static Optional<SavedGame<?, ?>> load(Path path, PrintWriter errors) {
        var result = read(path);
        if (result instanceof Rejected refused) {
            errors.println(refused.message(shortened(path), Locale.ENGLISH)); // as all that the commands say
            errors.flush();
        }
        return result.game();
    }

    private static LoadResult read(Path path) {
        return isLine(path)
                ? Games.FORMATS.line().read(path.toString().getBytes(StandardCharsets.UTF_8))
                : SaveFile.at(path, Games.FORMATS).load().result();
    }

    /** Whether the words are a game and not a file's name, which may begin in the same way. */
    private static boolean isLine(Path path) {
        String text = path.toString();
        return LineFormat.isLine(text) && !Games.FORMATS.isNamed(text) && !Files.exists(path);
    }

    /** A game as a line of text may be long and is shortened; a file's name is shown whole. */
    private static String shortened(Path path) {
        String text = path.toString();
        return isLine(path) && text.length() > LINE_SHOWN ? text.substring(0, LINE_SHOWN) + "\u2026" : text;
    }
}
