package org.jumpingcube.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;

/** A program, and what it has said since it was started last. */
final class TerminalProgram implements AutoCloseable {
    private static final long PATIENCE_SECONDS = 180;

    private final List<String> words;
    private final List<String> said = new ArrayList<>();
    private Optional<Process> process = Optional.empty();

    TerminalProgram(List<String> words) {
        this.words = words;
    }

    void start() throws IOException {
        var builder = new ProcessBuilder(CommandRun.ownProgram(words.toArray(String[]::new)))
                .redirectError(Path.of("target", "killed-errors.txt").toFile());
        builder.environment()
                .put(
                        "JUMPING_CUBE_HOME",
                        Path.of("target", "killed-home").toAbsolutePath().toString());
        var started = builder.start();
        synchronized (said) {
            said.clear();
            process = Optional.of(started);
        }
        var reader = new Thread(() -> read(started), "killed-programs");
        reader.setDaemon(true);
        reader.start();
    }

    private void read(Process from) {
        try (BufferedReader out = from.inputReader(StandardCharsets.UTF_8)) {
            for (String line = out.readLine(); line != null; line = out.readLine()) {
                add(from, line);
            }
        } catch (IOException e) {
            // it was killed
        }
    }

    private void add(Process from, String line) {
        synchronized (said) {
            if (process.filter(from::equals).isPresent()) { // else it is what one that was killed had still to say
                said.add(line);
                said.notifyAll();
            }
        }
    }

    void await(Predicate<List<String>> condition) throws InterruptedException {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);
        synchronized (said) {
            while (!condition.test(said)) {
                long left = TimeUnit.NANOSECONDS.toMillis(end - System.nanoTime());
                assertThat(left).as("in time; it has said %s", said).isPositive();
                said.wait(left);
            }
        }
    }

    /** What it has said but for the first so many lines. */
    List<String> after(int lines) {
        synchronized (said) {
            return List.copyOf(said.subList(Math.min(lines, said.size()), said.size()));
        }
    }

    void say(String line) throws IOException {
        var input = process.orElseThrow().outputWriter(StandardCharsets.UTF_8);
        input.write(line + "\n");
        input.flush();
    }

    static int freePort() throws IOException {
        try (var free = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return free.getLocalPort();
        }
    }

    static boolean hasFriend(List<String> said) {
        return said.lastIndexOf("info friend is here") > said.lastIndexOf("info trying to reach friend");
    }

    void kill() throws InterruptedException {
        process.orElseThrow().destroyForcibly().waitFor();
    }

    void signal(String name) throws Exception {
        int code = new ProcessBuilder(
                        "kill", "-" + name, Long.toString(process.orElseThrow().pid()))
                .start()
                .waitFor();
        assertThat(code).isZero();
    }

    /** Everything it has said, once it has ended well. */
    List<String> end() throws InterruptedException {
        await(lines -> lines.stream().anyMatch(line -> line.startsWith("result")));
        var ended = process.orElseThrow();
        assertThat(ended.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)).isTrue();
        assertThat(ended.exitValue()).isZero();
        synchronized (said) {
            return List.copyOf(said);
        }
    }

    @Override
    public void close() {
        process.ifPresent(Process::destroyForcibly);
    }
}
