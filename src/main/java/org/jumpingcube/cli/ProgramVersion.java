package org.jumpingcube.cli;

import picocli.CommandLine.IVersionProvider;

/** Says which program and version this is. */
public final class ProgramVersion implements IVersionProvider {
    /** The version of this program. */
    public static final String VERSION = "0.1.0";

    @Override
    public String[] getVersion() {
        return new String[] {"Jumping Cube " + VERSION};
    }
}
