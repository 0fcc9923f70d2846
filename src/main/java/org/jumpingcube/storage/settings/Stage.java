package org.jumpingcube.storage.settings;

/** What counts as one stage of a cascade being shown. */
public enum Stage {
    /** All cubes of a wave burst together. */
    WAVE,
    /** One cube after the other. */
    CUBE
}
