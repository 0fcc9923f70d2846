package org.jumpingcube.settings;

/** The look of the window. */
public enum Theme {
    LIGHT,
    DARK,
    /** As the desktop has it, where that can be told. */
    SYSTEM
}
