package org.jumpingcube.settings;

/** What counts as one stage of a cascade being shown. */
public enum StageUnit {
    /** All cubes of a wave burst together. */
    WAVE,
    /** One cube after the other. */
    CUBE
}
