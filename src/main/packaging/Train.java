import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/**
 * Makes the cache from which the packaged program takes its classes. Starts the program as its users will, lets it run until
 * it has come to rest and asks it to end; as it does, Java writes down what was used. On Linux the window opens on a display
 * of its own if Xvfb is there. Nobody else works on that display, so keys open there what most users open, for which the cache
 * then has the classes, too: it opens sooner. Without a Java that can press keys the cache does without.
 *
 * <p>Expects the runtime image and the file to write.
 */
final class Train {
    private static final Duration REST = Duration.ofMillis(100); // of processor time in a step, on a busy machine too
    private static final List<String> KEYS = List.of( // not all windows: each start has to take up the whole cache
            "CONTROL SHIFT N", // the card of a new game
            "ESCAPE",
            "CONTROL G", // My Games
            "ESCAPE",
            "CONTROL SHIFT COMMA", // the settings
            "ESCAPE",
            "ENTER"); // a move
    private static final String PROGRAM = "org.jumpingcube/org.jumpingcube.Main";

    private final Path runtime;
    private final Path cache;

    private Train(Path runtime, Path cache) {
        this.runtime = runtime;
        this.cache = cache;
    }

    public static void main(String[] arguments) throws Exception {
        var train = new Train(Path.of(arguments[0]), Path.of(arguments[1]));
        Files.deleteIfExists(train.cache);
        Optional<Process> display = display();
        try {
            train.run(display);
            train.check();
        } finally {
            display.ifPresent(Process::destroy);
        }
    }

    private static Optional<Process> display() throws IOException {
        boolean isXvfb = Arrays.stream(System.getenv("PATH").split(System.getProperty("path.separator")))
                .anyMatch(folder -> Files.isExecutable(Path.of(folder, "Xvfb")));
        return isXvfb
                ? Optional.of(new ProcessBuilder("Xvfb", "-displayfd", "1", "-screen", "0", "1400x1000x24")
                        .redirectError(ProcessBuilder.Redirect.DISCARD)
                        .start())
                : Optional.empty();
    }

    private void run(Optional<Process> display) throws IOException, InterruptedException {
        // Without profiles of methods: with them the compilers have more to do at the start, and the window waits for them.
        var builder = java(
                        "-XX:+UnlockDiagnosticVMOptions",
                        "-XX:-AOTRecordTraining",
                        "-XX:AOTCacheOutput=" + cache,
                        "-m",
                        PROGRAM)
                .inheritIO();
        if (display.isPresent()) {
            builder.environment().put("DISPLAY", ":" + display.get().inputReader().readLine());
        }
        builder.environment().put("JUMPING_CUBE_HOME", Files.createTempDirectory("training").toString());
        Process program = builder.start();
        awaitRest(program, 5);
        if (display.isPresent()) {
            pressKeys(program, builder.environment().get("DISPLAY"));
        }
        end(program);
        if (!program.waitFor(2, TimeUnit.MINUTES)) {
            program.destroyForcibly();
            throw new IllegalStateException("the program does not end");
        }
    }

    private static void pressKeys(Process program, String display) throws IOException, InterruptedException {
        for (String keys : KEYS) {
            var command = new ArrayList<>(List.of(System.getProperty("java.home") + "/bin/java", "PressKeys.java"));
            command.addAll(List.of(keys.split(" ")));
            var presser = new ProcessBuilder(command).inheritIO();
            presser.environment().put("DISPLAY", display);
            if (presser.start().waitFor() != 0) {
                System.err.println("No keys can be pressed here: the cache has the classes of the first window alone");
                return;
            }
            awaitRest(program, 1);
        }
    }

    /** Waits until what was to be shown is painted and the computer players have practised. */
    private static void awaitRest(Process program, int stepSeconds) throws InterruptedException {
        Duration used = Duration.ZERO;
        Duration before;
        do {
            before = used;
            if (program.waitFor(stepSeconds, TimeUnit.SECONDS)) {
                throw new IllegalStateException("the program ended by itself: does it have a display?");
            }
            used = program.info().totalCpuDuration().orElseThrow();
        } while (used.minus(before).compareTo(REST) > 0);
    }

    private ProcessBuilder java(String... arguments) throws IOException {
        var command = new ArrayList<String>();
        command.add(runtime.resolve("bin").resolve("java").toString());
        command.add("@" + runtime.resolve("options"));
        command.addAll(List.of(arguments));
        return new ProcessBuilder(command);
    }

    /** So that it can still write. Windows has no such signal, but can close windows from outside. */
    private static void end(Process program) throws IOException {
        if (System.getProperty("os.name").startsWith("Windows")) {
            new ProcessBuilder("taskkill", "/pid", Long.toString(program.pid())).inheritIO().start();
        } else {
            program.destroy();
        }
    }

    private void check() throws IOException, InterruptedException {
        Process program = java("-XX:AOTCache=" + cache, "-XX:AOTMode=on", "-m", PROGRAM, "--version").inheritIO().start();
        if (program.waitFor() != 0) {
            throw new IllegalStateException("Java does not take the cache");
        }
    }
}
