package org.jumpingcube.game;

/** The two characters of computer player, known by the names that the original gave them. */
public enum Style {
    /** The attacker: looks at how ready its own squares are and pushes forward. */
    KEPLER,
    /** The careful one: weighs threats, takes what is safe, then what is strong. */
    NEWTON
}
