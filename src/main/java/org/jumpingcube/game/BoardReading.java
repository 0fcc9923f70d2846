package org.jumpingcube.game;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * The result of reading a board from text.
 *
 * @param position the position, if nothing was wrong
 * @param flaws everything that was wrong, from top to bottom
 */
public record BoardReading<P>(Optional<P> position, List<Flaw> flaws) {
    public BoardReading {
        flaws = List.copyOf(flaws);
    }

    /**
     * Something that is wrong with the text.
     *
     * @param line of the text, from 0; empty if no single line is to blame
     * @param kind what is wrong: lower-case words joined by hyphens, the key of the message; {@link #OF_GAME} for one
     *     that is beside the game
     * @param arguments fill the message; for one beside the game, its bundle and its key there
     */
    public record Flaw(OptionalInt line, String kind, List<String> arguments) {
        public static final String OF_GAME = "of-game";

        public Flaw {
            arguments = List.copyOf(arguments);
        }
    }
}
