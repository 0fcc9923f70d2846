package org.jumpingcube.settings;

/** How much moves on the screen. */
public enum Motion {
    FULL,
    /** Nothing flies, springs or blinks; what changes is faded over. */
    LESS,
    /** As the desktop has it, where that can be told. */
    SYSTEM
}
