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

    /** A value of a JSON text: {@code seats[1].skill}, {@code moves[12]}. */
    record Field(String path) implements FileLocation {
        @Override
        public String text(Locale locale) {
            return path + ": ";
        }
    }
}
