package org.jumpingcube.game;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * What became of reading a board from text.
 *
 * @param position the position, if nothing is wrong
 * @param flaws all that is wrong, from top to bottom
 */
public record BoardReading<P>(Optional<P> position, List<Flaw> flaws) {
    public BoardReading {
        flaws = List.copyOf(flaws);
    }

    /**
     * Something that is wrong with the text.
     *
     * @param line of the text, from 0; empty if it is not about one line
     * @param kind what is wrong, a word in small letters or several joined by hyphens; texts are looked up by it
     * @param arguments what the texts are filled with
     */
    public record Flaw(OptionalInt line, String kind, List<String> arguments) {
        public Flaw {
            arguments = List.copyOf(arguments);
        }
    }
}
