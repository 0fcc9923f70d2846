package org.jumpingcube.text;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** The program in a process of its own, spoken to through pipes as other programs do. */
final class ProgramProcess implements AutoCloseable {
    private static final long PATIENCE_SECONDS = 60;
    private static final String END = "\0end of output";

    private final Process process;
    private final Writer input;
    private final BlockingQueue<String> output = new LinkedBlockingQueue<>();

    private ProgramProcess(Process process) {
        this.process = process;
        input = new OutputStreamWriter(process.getOutputStream(), StandardCharsets.UTF_8);
    }

    /** Starts the class that existing drivers start, on nothing but the project's own classes. */
    static ProgramProcess start(String... arguments) throws IOException {
        return start(List.of("-cp", Path.of("target/classes").toString(), "jump61.Main"), List.of(arguments));
    }

    static ProgramProcess start(List<String> javaArguments, List<String> arguments) throws IOException {
        var command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-ea",
                "-XX:TieredStopAtLevel=1", // it runs for a second or two
                "-XX:+UseSerialGC"));
        command.addAll(javaArguments);
        command.addAll(arguments);
        return new ProgramProcess(new ProcessBuilder(command).start());
    }

    /** The process itself, for tests that look at its streams; not to be mixed with {@link #nextLine}. */
    Process process() {
        return process;
    }

    /** Collects the lines of standard output from now on, so that the process never waits for a reader. */
    ProgramProcess listening() {
        var listener = new Thread(this::listen, "listener");
        listener.setDaemon(true);
        listener.start();
        return this;
    }

    private void listen() {
        try (BufferedReader reader = process.inputReader(StandardCharsets.UTF_8)) {
            reader.lines().forEach(output::add);
        } catch (IOException | UncheckedIOException closed) {
            // The test has ended before the process did.
        }
        output.add(END);
    }

    void send(String line) throws IOException {
        input.write(line + "\n");
        input.flush();
    }

    void closeInput() throws IOException {
        input.close();
    }

    /** The next line of the program without prompts; fails if none comes. */
    String nextLine() throws InterruptedException {
        String line = output.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
        if (line == null || line.equals(END)) {
            throw new AssertionError("no line came" + (line == null ? " in time" : ": the program has ended"));
        }
        return line.replaceFirst("^((red|blue|\\+)> )*", "");
    }

    int waitForExit() throws InterruptedException {
        if (!process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
            throw new AssertionError("the program does not end");
        }
        return process.exitValue();
    }

    @Override
    public void close() {
        process.destroyForcibly();
    }
}
