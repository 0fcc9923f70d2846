package org.jumpingcube.storage;

import java.util.Locale;

/** Where in a file something is wrong. */
public sealed interface FileLocation {
    /** The file as a whole. */
    FileLocation FILE = new WholeFile();

    /** The words for this place, to stand before what is wrong there. */
    String text(Locale locale);

    /** No place in particular. */
    record WholeFile() implements FileLocation {
        @Override
        public String text(Locale locale) {
            return "";
        }
    }

    /** A line, counted from 1. */
    record Line(int line) implements FileLocation {
        @Override
        public String text(Locale locale) {
            return ProblemTexts.text(locale, "place.line", Integer.toString(line));
        }
    }

    /** A character of a line, both counted from 1. */
    record LineAndColumn(int line, int column) implements FileLocation {
        @Override
        public String text(Locale locale) {
            return ProblemTexts.text(locale, "place.character", Integer.toString(line), Integer.toString(column));
        }
    }

    /** A move of the game, counted from 1 as the window does. */
    record Move(int number) implements FileLocation {
        @Override
        public String text(Locale locale) {
            return ProblemTexts.text(locale, "place.move", Integer.toString(number));
        }
    }

    /**
     * A move of a variation.
     *
     * @param variation which of them, from 1
     * @param number counted from the start of the game, from 1
     */
    record VariationMove(int variation, int number) implements FileLocation {
        @Override
        public String text(Locale locale) {
            return ProblemTexts.text(locale, "place.variation", Integer.toString(variation), Integer.toString(number));
        }
    }

    /** A value of a JSON text: {@code seats[1].skill}, {@code moves[12]}. */
    record Field(String path) implements FileLocation {
        @Override
        public String text(Locale locale) {
            return path + ": ";
        }
    }
}
