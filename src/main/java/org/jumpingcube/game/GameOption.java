package org.jumpingcube.game;

import java.util.List;
import java.util.Optional;

/** An option that is chosen before a game begins: the size of the board, or a rule. */
public sealed interface GameOption {
    /** Its name in files and commands: letters only, the first in lower case. */
    String name();

    /** The default. */
    String usual();

    /** Whether the text is one of its values. */
    boolean allows(String value);

    /** The value meant by a text, whatever its case; empty if it is none. */
    default Optional<String> read(String text) {
        return Optional.of(text).filter(this::allows);
    }

    /**
     * A whole number.
     *
     * @param least the smallest value
     * @param most the greatest value
     * @param isRequired whether a file must give it, like a board size without which no move can be read
     */
    record Range(String name, int least, int most, int usually, boolean isRequired) implements GameOption {
        @Override
        public String usual() {
            return Integer.toString(usually);
        }

        @Override
        public boolean allows(String value) {
            return value.matches("[0-9]{1,9}") && Integer.parseInt(value) >= least && Integer.parseInt(value) <= most;
        }
    }

    /**
     * One of several words.
     *
     * @param words the default first
     */
    record Choice(String name, List<String> words) implements GameOption {
        public Choice {
            words = List.copyOf(words);
        }

        @Override
        public String usual() {
            return words.get(0);
        }

        @Override
        public boolean allows(String value) {
            return words.contains(value);
        }

        @Override
        public Optional<String> read(String text) {
            return words.stream().filter(text::equalsIgnoreCase).findFirst();
        }
    }
}
