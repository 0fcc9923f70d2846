package org.jumpingcube.game;

/** The two playing styles of the computer, under the names that the original gave them. */
public enum Style {
    /** The attacker: counts on its own squares that are about to burst, and pushes forward. */
    KEPLER,
    /** The careful one: weighs threats and takes what is safe first. */
    NEWTON
}
