package org.jumpingcube.desktop.model;

import java.io.IOException;
import java.lang.System.Logger.Level;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** Asks a Linux desktop what JavaFX cannot tell. Not while JavaFX starts, and not on its thread. */
public final class DesktopAnswer {
    private static final System.Logger LOG = System.getLogger("org.jumpingcube.desktop");

    private static final boolean IS_LINUX =
            System.getProperty("os.name", "").toLowerCase(Locale.ROOT).contains("linux");

    /** The folder of the desktop's programs; by their names alone others could be found, such as one beside a game. */
    private static final String PROGRAMS = "/usr/bin/";

    private static final long PATIENCE_SECONDS = 1;
    private static final int LONGEST = 1000; // bytes

    private DesktopAnswer() {}

    /**
     * The command that calls a method over the session's D-Bus, and prints the answer.
     *
     * @param service the name of whom to ask, such as {@code org.a11y.Bus}
     * @param method with its interface
     * @param arguments of the method
     */
    public static List<String> busCall(String service, String object, String method, String... arguments) {
        var call = Stream.of(
                PROGRAMS + "gdbus",
                "call",
                "--session",
                "--dest",
                service,
                "--object-path",
                object,
                "--method",
                method);
        return Stream.concat(call, Stream.of(arguments)).toList();
    }

    /** The command that prints a setting of GNOME and its relatives. */
    public static List<String> setting(String schema, String key) {
        return List.of(PROGRAMS + "gsettings", "get", schema, key);
    }

    /**
     * Runs a program that prints an answer.
     *
     * @return what it prints, without blanks at the ends; empty if it cannot be run or does not answer, and on any system
     *     but Linux
     */
    public static Optional<String> of(List<String> command) {
        if (!IS_LINUX) {
            return Optional.empty();
        }
        try {
            var process = new ProcessBuilder(command).redirectErrorStream(true).start();
            process.getOutputStream().close();
            if (!process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
                process.destroyForcibly();
                return Optional.empty();
            }
            var answer = process.getInputStream().readNBytes(LONGEST);
            return Optional.of(new String(answer, StandardCharsets.UTF_8).strip());
        } catch (IOException e) { // another desktop than those
            LOG.log(Level.DEBUG, "the desktop cannot be asked", e);
            return Optional.empty();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return Optional.empty();
        }
    }
}
