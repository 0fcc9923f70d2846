package org.jumpingcube.desktop;

import java.awt.AWTException;
import java.awt.Dimension;
import java.awt.Rectangle;
import java.awt.Robot;
import java.awt.Toolkit;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.ToLongFunction;
import java.util.spi.ToolProvider;
import java.util.stream.Stream;

/**
 * Measures from outside how long the window takes: from the start of a process until cubes are seen on the screen, which is
 * asked every few milliseconds. On Linux also the processor time used so far. The commands are started in turns, without and
 * with settings, and each turn begins with a {@link BareWindow}, with which the others are compared: the ratios of one turn
 * count, since a machine is not equally fast all day. To be run from the root of a checkout with the JDK that built the
 * package, whose modules the bare window needs. A single file, so that Java runs it as it is:
 *
 * <pre>java src/bench/java/org/jumpingcube/desktop/StartTimeBenchmark.java 9 \
 *     target/dist/jumping-cube-1.0.0/bin/jumping-cube ./jumping-cube</pre>
 */
public final class StartTimeBenchmark {
    private static final int SPOT = 160; // pixels, in the middle of the screen: more than a cube on the usual board
    private static final int COLOURS_OF_CUBES = 12; // shades of a single cube; an empty window has one or two
    private static final int PAUSE_MILLIS = 4;
    private static final int PATIENCE_SECONDS = 60;

    private static final Path DIST = Path.of("target", "dist");
    private static final Path SETTINGS = Path.of("src", "test", "resources", "settings", "v1-defaults.json");
    private static final String BARE = "bare window";
    private static final String PROGRAM = "bare/org.jumpingcube.desktop.BareWindow";

    private final Robot robot = new Robot();

    /** What one start took, in milliseconds. */
    private record Start(long wall, long cpu) {}

    /** What is started: a command, on a home with settings or without. */
    private record Candidate(String name, List<String> command, boolean hasSettings) {}

    private StartTimeBenchmark() throws AWTException {}

    /** Expects the number of turns, and commands without arguments. */
    public static void main(String[] arguments) throws Exception {
        var candidates = new ArrayList<Candidate>();
        candidates.add(new Candidate(BARE, bareWindow(), false));
        for (String command : Arrays.asList(arguments).subList(1, arguments.length)) {
            candidates.add(new Candidate(command + ", fresh", List.of(command), false));
            candidates.add(new Candidate(command + ", settings", List.of(command), true));
        }
        var starts = new LinkedHashMap<Candidate, List<Start>>();
        var benchmark = new StartTimeBenchmark();
        int turns = Integer.parseInt(arguments[0]);
        for (int turn = -1; turn < turns; turn++) {
            for (Candidate candidate : candidates) {
                Start start = benchmark.start(candidate);
                if (turn >= 0) { // the first warms the file cache
                    starts.computeIfAbsent(candidate, key -> new ArrayList<>()).add(start);
                }
            }
        }
        print(starts);
        System.exit(0); // AWT's thread would wait
    }

    private static void print(Map<Candidate, List<Start>> starts) {
        var bare = starts.values().iterator().next();
        System.out.println("seen after ms, CPU ms, times bare: seen, CPU; all times seen");
        starts.forEach((candidate, own) -> System.out.printf(
                "%6.0f %6.0f %6.2f %6.2f  %s %s%n",
                median(own.stream().map(start -> (double) start.wall())),
                median(own.stream().map(start -> (double) start.cpu())),
                ratio(own, bare, Start::wall),
                ratio(own, bare, Start::cpu),
                candidate.name(),
                own.stream().map(Start::wall).sorted().toList()));
    }

    /** The median of the ratios turn by turn. */
    private static double ratio(List<Start> own, List<Start> bare, ToLongFunction<Start> figure) {
        var ratios = new ArrayList<Double>();
        for (int turn = 0; turn < own.size(); turn++) {
            ratios.add((double) figure.applyAsLong(own.get(turn)) / figure.applyAsLong(bare.get(turn)));
        }
        return median(ratios.stream());
    }

    private static double median(Stream<Double> figures) {
        var sorted = figures.sorted().toList();
        int middle = sorted.size() / 2;
        return sorted.size() % 2 == 1 ? sorted.get(middle) : (sorted.get(middle - 1) + sorted.get(middle)) / 2;
    }

    /** Builds the bare window as the package is built: with an image of Java of its own, and a cache of its classes. */
    private static List<String> bareWindow() throws IOException, InterruptedException, AWTException {
        Path folder = DIST.resolve("bare").toAbsolutePath();
        Path java = folder.resolve("runtime").resolve("bin").resolve("java");
        Path cache = folder.resolve("bare.aot");
        String options = "@" + DIST.resolve("runtime").resolve("options").toAbsolutePath();
        if (!Files.exists(cache)) {
            delete(folder);
            Path module = Files.createDirectories(folder.resolve("module"));
            Path info = Files.writeString(
                    module.resolve("module-info.java"),
                    "module bare { requires javafx.graphics; exports org.jumpingcube.desktop to javafx.graphics; }");
            String modules = DIST.resolve("modules").toString();
            String source = "src/bench/java/org/jumpingcube/desktop/BareWindow.java";
            run("javac", "-p", modules, "-d", module.toString(), info.toString(), source);
            String path = modules + System.getProperty("path.separator") + module;
            run(
                    "jlink",
                    "-p",
                    path,
                    "--add-modules",
                    "bare",
                    "--output",
                    folder.resolve("runtime").toString());
            var training = List.of(java.toString(), options, "-XX:AOTCacheOutput=" + cache, "-m", PROGRAM);
            var process = new ProcessBuilder(training).inheritIO().start();
            new StartTimeBenchmark().awaitCubes(process);
            process.destroy(); // it then writes the cache
            process.waitFor();
        }
        return List.of(java.toString(), options, "-XX:AOTCache=" + cache, "-m", PROGRAM);
    }

    private static void run(String tool, String... arguments) {
        int result = ToolProvider.findFirst(tool).orElseThrow().run(System.out, System.err, arguments);
        if (result != 0) {
            throw new IllegalStateException(tool + " " + Arrays.toString(arguments));
        }
    }

    private Start start(Candidate candidate) throws IOException, InterruptedException {
        Path home = Files.createTempDirectory("start-time");
        if (candidate.hasSettings()) {
            Files.copy(SETTINGS, home.resolve("settings.json"));
        }
        var builder = new ProcessBuilder(candidate.command()).inheritIO();
        builder.environment().put("JUMPING_CUBE_HOME", home.toString());
        long before = System.nanoTime();
        var process = builder.start();
        awaitCubes(process);
        long wall = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - before);
        long cpu = process.toHandle().info().totalCpuDuration().orElseThrow().toMillis();
        process.destroyForcibly().waitFor();
        delete(home);
        Thread.sleep(500);
        return new Start(wall, cpu);
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
        if (Files.exists(folder)) {
            try (Stream<Path> paths = Files.walk(folder)) {
                for (Path path : paths.sorted(Comparator.reverseOrder()).toList()) {
                    Files.delete(path);
                }
            }
        }
    }
}
