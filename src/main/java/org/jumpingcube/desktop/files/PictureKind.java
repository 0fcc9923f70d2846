package org.jumpingcube.desktop.files;

import java.util.Locale;

/** What can be drawn of a game. */
enum PictureKind {
    PNG(".png"),
    SVG(".svg"),
    /** A film of the last move. */
    MOVE(".gif"),
    /** A film of the whole game. */
    GAME(".gif");

    private final String ending;

    PictureKind(String ending) {
        this.ending = ending;
    }

    /** The ending of its files' names. */
    String ending() {
        return ending;
    }

    boolean isFilm() {
        return this == MOVE || this == GAME;
    }

    /** Its name in the keys of texts. */
    String key() {
        return name().toLowerCase(Locale.ROOT);
    }
}
