package org.jumpingcube;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.spi.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The launcher with the real Java, and a program so small that it says only which of the named files it finds. */
@DisabledOnOs(OS.WINDOWS)
class LauncherWithJavaTest {
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
        var command = new ArrayList<>(List.of("sh", home.resolve("jumping-cube").toString()));
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
                .filter(line ->
                        !line.contains("Unknown module: javafx.graphics")) // this program has no JavaFX to allow
                .toList();
    }

    private List<Path> archives(Path home) throws IOException {
        try (var files = Files.list(home.resolve("target/archives"))) {
            return files.toList();
        }
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
    void anArchiveThatWasCutInHalfIsThrownAway() throws Exception {
        Path home = folder.resolve("home");
        install(home);
        start(home, Map.of());
        start(home, Map.of(), ".");
        var whole = archives(home);
        assertThat(whole).singleElement().asString().endsWith(".jsa");
        cut(whole.get(0));
        assertThat(start(home, Map.of(), ".")).containsExactly("true", "true");
        assertThat(archives(home)).isEmpty();
    }

    @Test
    void anArchiveWhoseWritingWasCutShortIsNeverKept() throws Exception {
        Path home = folder.resolve("home");
        install(home);
        start(home, Map.of());
        cut(archives(home).get(0));
        assertThat(start(home, Map.of(), ".")).containsExactly("true", "true");
        assertThat(archives(home)).isEmpty();
    }

    private static void cut(Path archive) throws IOException {
        assertThat(archive.toFile().setWritable(true)).isTrue();
        try (var file = new RandomAccessFile(archive.toFile(), "rw")) {
            file.setLength(file.length() / 2);
        }
    }
}
