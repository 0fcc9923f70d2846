package org.jumpingcube.desktop.setup;

import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.jumpingcube.game.Draft;
import org.jumpingcube.game.GameKind;
import org.jumpingcube.game.Position;
import org.jumpingcube.storage.FileFormats;
import org.jumpingcube.storage.GameFormat;
import org.jumpingcube.storage.KjcFormat;
import org.jumpingcube.storage.SavedGame;

/**
 * Finds a position in a text: a board, or a game in any of its forms, of which the current position counts. The text is
 * not trusted.
 *
 * @param draftOf the draft of a position
 * @param parse finds a board
 */
record SetupText<P extends Position<P, M>, M, D extends Draft<D, P>>(
        GameKind<P, M> kind, FileFormats formats, Function<P, D> draftOf, BiFunction<String, D, Optional<D>> parse) {
    private static final int LONGEST = 1_000_000; // characters

    /**
     * The draft in a text.
     *
     * @param now says what the text does not say
     * @return empty if there is none of this game
     */
    Optional<D> read(String text, D now) {
        if (text.length() > LONGEST) {
            return Optional.empty();
        }
        return text.strip().startsWith("{")
                ? inGame(formats.own(), text)
                : KjcFormat.isMeant(text)
                        ? Optional.ofNullable(formats.byEnding().get(KjcFormat.ENDING))
                                .flatMap(format -> inGame(format, text))
                        : parse.apply(text, now).or(() -> inGame(formats.ofText(text), text));
    }

    private Optional<D> inGame(GameFormat format, String text) {
        return format.read(text.getBytes(StandardCharsets.UTF_8))
                .game()
                .flatMap(this::own)
                .map(game -> draftOf.apply(game.history().current()));
    }

    @SuppressWarnings("unchecked") // a kind's name determines its types
    private Optional<SavedGame<P, M>> own(SavedGame<?, ?> saved) {
        return saved.kind().name().equals(kind.name()) ? Optional.of((SavedGame<P, M>) saved) : Optional.empty();
    }
}
