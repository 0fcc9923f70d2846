package org.jumpingcube.game;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * How strong a computer player is, weakest first. Each game decides what a level means for its search. Up to Expert the
 * answers are repeatable; a Master uses whatever time and threads it is given.
 */
public enum Skill {
    BEGINNER,
    NOVICE,
    AVERAGE,
    STRONG,
    EXPERT,
    MASTER;

    /** Its name in files and commands: "expert". */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The level of this name. */
    public static Optional<Skill> of(String word) {
        return Stream.of(values()).filter(skill -> skill.word().equals(word)).findFirst();
    }
}
