package org.jumpingcube;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.spi.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.EnabledForJreRange;
import org.junit.jupiter.api.condition.JRE;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The launcher with the real Java, and a program so small that it says only which of the named files it finds. */
@Slow
@DisabledOnOs(OS.WINDOWS)
class LauncherWithJavaTest {
    private static final Path PACKAGING = Path.of("src/main/packaging");
    private static final String PROGRAM = """
            package org.jumpingcube;

            public class Main {
                public static void main(String[] files) {
                    for (String file : files) {
                        System.out.println(java.nio.file.Files.exists(java.nio.file.Path.of(file)));
                    }
                    System.out.println(java.nio.file.Path.of(System.getenv("JUMPING_CUBE_HOME")).toFile().isDirectory());
                }
            }
            """;

    @TempDir
    @SuppressWarnings("NullAway.Init")
    private Path folder;

    private void install(Path home) throws IOException {
        Path sources = Files.createDirectories(folder.resolve("sources/org/jumpingcube"));
        Path app = Files.createDirectories(home.resolve("target/app"));
        Files.writeString(sources.resolve("Main.java"), PROGRAM);
        Files.writeString(folder.resolve("sources/module-info.java"), "module org.jumpingcube {}");
        String classes = folder.resolve("classes").toString();
        run("javac", "-d", classes, folder + "/sources/module-info.java", sources + "/Main.java");
        run("jar", "-c", "-f", app + "/program.jar", "-C", classes, ".");
        Files.copy(Path.of("jumping-cube"), home.resolve("jumping-cube"));
        Files.createFile(app.resolve(".built"));
    }

    private static void run(String tool, String... arguments) {
        assertThat(ToolProvider.findFirst(tool).orElseThrow().run(System.out, System.err, arguments))
                .isZero();
    }

    /** What the program says. */
    private List<String> start(Path home, Map<String, String> environment, String... arguments) throws Exception {
        return start(home.resolve("jumping-cube"), home, environment, arguments);
    }

    private List<String> start(Path launcher, Path home, Map<String, String> environment, String... arguments)
            throws Exception {
        var command = new ArrayList<>(List.of("sh", launcher.toString()));
        command.addAll(List.of(arguments));
        var process = new ProcessBuilder(command).directory(folder.toFile()).redirectErrorStream(true);
        process.environment().put("JAVA_HOME", System.getProperty("java.home"));
        process.environment().put("JUMPING_CUBE_HOME", home.toString());
        process.environment().keySet().removeAll(List.of("JAVA_TOOL_OPTIONS", "LC_ALL", "LC_CTYPE"));
        process.environment().putAll(environment);
        Process started = process.start();
        String said = new String(started.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(started.waitFor()).as(said).isZero();
        return said.lines()
                .filter(line -> !line.contains("Unknown module: ")) // this program has no libraries to allow
                .toList();
    }

    @Test
    void foldersOutsideAsciiAreFoundInALocaleThatKnowsAsciiAlone() throws Exception {
        assumeThat(System.getProperty("sun.jnu.encoding")).isEqualTo("UTF-8"); // else this test can make no such folder
        Path home = folder.resolve("K\u00e4se \u7acb\u65b9");
        install(home);
        for (var locale : List.of("C", "POSIX", "nn_NO.UTF-8.none")) {
            assertThat(start(home, Map.of("LC_ALL", locale), home.toString()))
                    .as(locale)
                    .containsExactly("true", "true");
        }
    }

    @Test
    void theProgramStartsWhateverIsInThePath() throws Exception {
        for (String name : List.of("My Games", "a#b", "50%41", "what?", "[x] (y)", "it's", "a;b")) {
            Path home = folder.resolve(name);
            install(home);
            for (int start = 0; start < 2; start++) { // the second finds the archive of the first, where there is one
                assertThat(start(home, Map.of(), ".")).as(name).containsExactly("true", "true");
            }
        }
    }

    @Test
    void anArchiveThatIsDamagedStopsNoStart() throws Exception {
        Path home = folder.resolve("home");
        install(home);
        start(home, Map.of(), ".");
        Path archive = home.resolve("target/classes-" + Runtime.version().feature() + ".jsa");
        byte[] whole = Files.exists(archive) ? Files.readAllBytes(archive) : new byte[100_000];
        for (int length : List.of(0, 100, whole.length / 2, whole.length - 1)) {
            Files.write(archive, Arrays.copyOf(whole, length));
            assertThat(start(home, Map.of(), ".")).as(length + " bytes").containsExactly("true", "true");
        }
    }

    @Test
    @EnabledForJreRange(min = JRE.JAVA_25) // with which packages are built
    void aCacheThatIsDamagedStopsNoStartOfAPackage() throws Exception {
        Path home = folder.resolve("home");
        install(home);
        Path runtime = Files.createDirectories(home.resolve("lib")).resolve("runtime");
        String modules = home.resolve("target/app").toString();
        run("jlink", "-p", modules, "--add-modules", "org.jumpingcube", "--output", runtime.toString());
        Path options = Files.copy(PACKAGING.resolve("options"), runtime.resolve("options"));
        Path launcher = Files.createDirectories(home.resolve("bin")).resolve("jumping-cube");
        Files.copy(PACKAGING.resolve("linux/jumping-cube"), launcher);
        Path cache = home.resolve("lib/jumping-cube.aot");
        var training = new ProcessBuilder(
                runtime.resolve("bin/java").toString(),
                "@" + options,
                "-XX:AOTCacheOutput=" + cache,
                "-m",
                "org.jumpingcube/org.jumpingcube.Main");
        training.environment().put("JUMPING_CUBE_HOME", home.toString());
        training.redirectOutput(Redirect.DISCARD).redirectError(Redirect.DISCARD);
        assertThat(training.start().waitFor()).isZero();

        byte[] whole = Files.readAllBytes(cache);
        var noise = new byte[whole.length];
        new Random(1).nextBytes(noise);
        for (byte[] spoilt : List.of(whole, new byte[0], cut(whole, 100), cut(whole, whole.length / 2), noise)) {
            Files.write(cache, spoilt);
            assertThat(start(launcher, home, Map.of(), ".")).containsExactly("true", "true");
        }
        Files.delete(cache);
        assertThat(start(launcher, home, Map.of(), ".")).containsExactly("true", "true");
    }

    private static byte[] cut(byte[] whole, int length) {
        return Arrays.copyOf(whole, length);
    }
}
