package org.jumpingcube.settings;

import java.util.OptionalInt;

/** How large everything in the windows is, texts above all. */
public enum TextSize {
    /** As the desktop has it, where that can be told. */
    SYSTEM(0),
    NORMAL(100),
    LARGE(125),
    LARGER(150),
    VERY_LARGE(175),
    LARGEST(200);

    private final int percent;

    TextSize(int percent) {
        this.percent = percent;
    }

    /** In percent of the usual size, 100 to 200; empty for {@link #SYSTEM}. */
    public OptionalInt percent() {
        return this == SYSTEM ? OptionalInt.empty() : OptionalInt.of(percent);
    }
}
