package org.jumpingcube.game;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** The two playing styles of the computer, under the names that the original gave them. */
public enum Style {
    /** The attacker: counts on its own squares that are about to burst, and pushes forward. */
    KEPLER,
    /** The careful one: weighs threats and takes what is safe first. */
    NEWTON;

    /** Its name in files and commands: "kepler". */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The style of this name. */
    public static Optional<Style> of(String word) {
        return Stream.of(values()).filter(style -> style.word().equals(word)).findFirst();
    }
}
