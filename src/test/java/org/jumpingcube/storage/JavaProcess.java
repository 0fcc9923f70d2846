package org.jumpingcube.storage;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** Other processes for tests: the same Java, the same classes. */
public final class JavaProcess {
    private JavaProcess() {}

    /** The command that runs a class's {@code main}. */
    public static List<String> command(Class<?> main, Object... arguments) {
        var command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-Xmx64m",
                "-cp",
                System.getProperty("java.class.path"),
                main.getName()));
        for (Object argument : arguments) {
            command.add(argument.toString());
        }
        return command;
    }

    /** Starts a class's {@code main}; what it says on standard error joins its standard output. */
    public static Process start(Class<?> main, Object... arguments) throws IOException {
        return new ProcessBuilder(command(main, arguments))
                .redirectErrorStream(true)
                .start();
    }

    /** Runs a command to its end and returns what it printed. */
    public static String output(List<String> command) throws IOException, InterruptedException {
        var process = new ProcessBuilder(command).redirectErrorStream(true).start();
        process.getOutputStream().close();
        String output = new String(process.getInputStream().readAllBytes(), UTF_8);
        process.waitFor(60, TimeUnit.SECONDS);
        return output;
    }

    /** Kills the process as {@code kill -9} does, and waits until it has gone. */
    public static void kill(Process process) throws InterruptedException {
        process.destroyForcibly();
        process.waitFor(60, TimeUnit.SECONDS);
    }
}
