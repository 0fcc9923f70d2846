package org.jumpingcube.storage;

/** The program as it names itself, in the files it writes and elsewhere. */
public final class ProgramName {
    public static final String NAME = "Jumping Cube";

    /** The version of this program, the same as in the build. */
    public static final String VERSION = "1.0.0";

    private ProgramName() {}
}
