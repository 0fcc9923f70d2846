package org.jumpingcube.desktop;

import java.awt.AWTException;
import java.awt.Dimension;
import java.awt.Rectangle;
import java.awt.Robot;
import java.awt.Toolkit;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Measures from outside how long the window takes: from the start of a process until cubes are seen on the screen, which is
 * asked every few milliseconds. On Linux also the processor time used so far. A single file, so that Java runs it as it is:
 *
 * <pre>java src/bench/java/org/jumpingcube/desktop/StartTimeBenchmark.java 20 ./jumping-cube</pre>
 */
public final class StartTimeBenchmark {
    private static final int SPOT = 160; // pixels, in the middle of the screen: more than a cube on the usual board
    private static final int COLOURS_OF_CUBES = 12; // shades of a single cube; an empty window has one or two
    private static final int PAUSE_MILLIS = 4;
    private static final int PATIENCE_SECONDS = 60;

    private final Robot robot = new Robot();
    private final List<String> command;

    /** What one start took, in milliseconds. */
    private record Start(long wall, long cpu) {}

    private StartTimeBenchmark(List<String> command) throws AWTException {
        this.command = command;
    }

    /** Expects how often to start, and the command. */
    public static void main(String[] arguments) throws Exception {
        var benchmark = new StartTimeBenchmark(Arrays.asList(arguments).subList(1, arguments.length));
        benchmark.start(); // warms the file cache
        int runs = Integer.parseInt(arguments[0]);
        var starts = IntStream.range(0, runs).mapToObj(run -> benchmark.start()).toList();
        var walls = starts.stream().mapToLong(Start::wall).sorted().toArray();
        var cpus = starts.stream().mapToLong(Start::cpu).sorted().toArray();
        System.out.printf(
                "median %d ms, from %d to %d; CPU until then %d ms%n%s%n",
                walls[runs / 2], walls[0], walls[runs - 1], cpus[runs / 2], Arrays.toString(walls));
        System.exit(0); // AWT's thread would wait
    }

    private Start start() {
        try {
            Path home = Files.createTempDirectory("start-time");
            var builder = new ProcessBuilder(command).inheritIO();
            builder.environment().put("JUMPING_CUBE_HOME", home.toString());
            long before = System.nanoTime();
            var process = builder.start();
            awaitCubes(process);
            long wall = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - before);
            long cpu =
                    process.toHandle().info().totalCpuDuration().orElseThrow().toMillis();
            process.destroyForcibly().waitFor();
            delete(home);
            Thread.sleep(500);
            return new Start(wall, cpu);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private void awaitCubes(Process process) throws InterruptedException {
        Dimension screen = Toolkit.getDefaultToolkit().getScreenSize();
        var middle = new Rectangle((screen.width - SPOT) / 2, (screen.height - SPOT) / 2, SPOT, SPOT);
        long patience = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);
        while (coloursIn(middle) < COLOURS_OF_CUBES) {
            if (!process.isAlive() || System.nanoTime() > patience) {
                throw new IllegalStateException("no cubes on the screen");
            }
            Thread.sleep(PAUSE_MILLIS);
        }
    }

    private long coloursIn(Rectangle spot) {
        var picture = robot.createScreenCapture(spot);
        return Arrays.stream(picture.getRGB(0, 0, SPOT, SPOT, null, 0, SPOT))
                .distinct()
                .count();
    }

    private static void delete(Path folder) throws IOException {
        try (Stream<Path> paths = Files.walk(folder)) {
            for (Path path : paths.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(path);
            }
        }
    }
}
