package org.jumpingcube.settings;

/** How a cascade is shown. */
public enum CascadeDisplay {
    /** The whole move at once. */
    NONE,
    /** Each overloaded cube is dark until it bursts. */
    DARKEN,
    /** Dark, then it blinks when it is its turn. */
    BLINK,
    /** Dark, then it fires dots into its neighbours. */
    SCATTER
}
