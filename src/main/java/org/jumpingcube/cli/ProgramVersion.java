package org.jumpingcube.cli;

import org.jumpingcube.storage.Program;
import picocli.CommandLine.IVersionProvider;

/** Says which program and version this is. */
public final class ProgramVersion implements IVersionProvider {
    @Override
    public String[] getVersion() {
        return new String[] {Program.NAME + " " + Program.VERSION};
    }
}
