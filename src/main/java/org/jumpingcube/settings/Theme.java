package org.jumpingcube.settings;

/** The look of the window. */
public enum Theme {
    LIGHT,
    DARK,
    /** Black on white, with lines instead of shades. */
    HIGH_CONTRAST,
    /** White on black. */
    HIGH_CONTRAST_DARK,
    /** As the desktop has it, where that can be told. */
    SYSTEM
}
