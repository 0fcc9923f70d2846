package org.jumpingcube.cli;

import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Runs commands in this program or as one of its own, for tests. */
public final class CommandRun {
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    /** Runs a command to its end and returns the exit code. */
    public int run(String... args) {
        var input = System.in; // by which the tests are told what to do; whoever read it would stop them
        System.setIn(InputStream.nullInputStream());
        try {
            return JumpingCubeCommand.commandLine(file -> 0, Optional::empty)
                    .setOut(new PrintWriter(out))
                    .setErr(new PrintWriter(err))
                    .execute(args);
        } finally {
            System.setIn(input);
        }
    }

    public String out() {
        return out.toString().replace("\r", "");
    }

    public String err() {
        return err.toString().replace("\r", "");
    }

    /** The command line that starts this program, as the tests have it on their class path. */
    public static List<String> ownProgram(String... args) {
        var java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        var words = new ArrayList<>(List.of(
                java, "-XX:TieredStopAtLevel=1", "-cp", System.getProperty("java.class.path"), "org.jumpingcube.Main"));
        words.addAll(List.of(args));
        return words;
    }

    /** The same as one text, each word in quotation marks. */
    public static String ownProgramText(String... args) {
        return "\"" + String.join("\" \"", ownProgram(args)) + "\"";
    }
}
