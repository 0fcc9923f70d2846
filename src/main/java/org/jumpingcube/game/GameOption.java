package org.jumpingcube.game;

import java.util.List;
import java.util.Optional;

/** Something about a kind of game that is settled before a game begins: the size of the board, or a rule. */
public sealed interface GameOption {
    /** What it is called in files and commands: letters only, the first one small. */
    String name();

    /** The value unless somebody chooses another. */
    String usual();

    /** Whether the text is one of its values. */
    boolean allows(String value);

    /** The value that somebody means who does not care for small and capital letters; empty if it is none. */
    default Optional<String> read(String text) {
        return Optional.of(text).filter(this::allows);
    }

    /**
     * A whole number.
     *
     * @param least the smallest value
     * @param most the greatest value
     * @param isRequired whether a file must name it, as a size without which no move can be read
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
     * @param words the usual one first
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
