package org.jumpingcube.settings;

/** How a cube shows its points. */
public enum Points {
    PIPS,
    NUMERALS
}
