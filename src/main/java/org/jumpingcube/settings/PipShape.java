package org.jumpingcube.settings;

/** What a pip looks like, so that ownership never rests on colour alone. */
public enum PipShape {
    ROUND,
    SQUARE,
    DIAMOND,
    TRIANGLE,
    CROSS,
    RING
}
