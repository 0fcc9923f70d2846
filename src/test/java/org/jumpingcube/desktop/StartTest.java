package org.jumpingcube.desktop;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jumpingcube.Main;
import org.jumpingcube.Slow;
import org.jumpingcube.storage.Folders;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/**
 * What goes wrong at the start ends the program in words, or does not keep it from starting; as a process of its own.
 */
@Slow
@Tag("window")
@ExtendWith(WindowLibraries.class)
class StartTest {
    private static final List<String> HEADLESS = List.of(
            "-Dprism.order=sw", "-Djava.awt.headless=true", "-Dglass.platform=Monocle", "-Dmonocle.platform=Headless");

    @TempDir
    @SuppressWarnings("NullAway.Init")
    private Path home;

    /** A program whose stylesheet has gone cannot make its window: a fault that nobody foresaw. */
    @Test
    void aFaultWhileTheWindowIsMadeEndsTheProgramWithOneLineAndTheLogsPlace() throws Exception {
        Path err = home.resolve("err");
        Process process = ChildProgram.of(classPathWithoutStylesheet(), Main.class, home, HEADLESS)
                .redirectOutput(home.resolve("out").toFile())
                .redirectError(err.toFile())
                .start();
        try {
            assertThat(process.waitFor(60, TimeUnit.SECONDS)).as("it ends").isTrue();
        } finally {
            process.destroyForcibly();
        }
        Path log = home.resolve("state").resolve("faults.log");
        assertThat(ChildProgram.lines(err).stream().filter(line -> line.startsWith("Jumping Cube")))
                .singleElement()
                .asString()
                .contains("cannot open its window", log.toString(), "perft");
        assertThat(ChildProgram.lines(err)).noneMatch(line -> line.startsWith("\tat "));
        assertThat(process.exitValue()).isEqualTo(1);
        assertThat(log).content().contains("stylesheet", "\tat ");
    }

    private String classPathWithoutStylesheet() throws IOException {
        String own = Path.of(Main.class
                        .getProtectionDomain()
                        .getCodeSource()
                        .getLocation()
                        .getPath())
                .toString();
        Path copy = home.resolve("classes");
        copyTree(Path.of(own), copy);
        Files.delete(copy.resolve("org/jumpingcube/desktop/jumping-cube.css"));
        return Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
                .map(entry -> Path.of(entry).toString().equals(own) ? copy.toString() : entry)
                .collect(Collectors.joining(File.pathSeparator));
    }

    private static void copyTree(Path from, Path to) throws IOException {
        try (var files = Files.walk(from)) {
            for (Path file : files.toList()) {
                Files.copy(file, to.resolve(from.relativize(file).toString()));
            }
        }
    }

    /** A pipe that nobody writes to would keep its reader waiting for ever. Nothing is loaded that nobody asks for. */
    @Test
    @EnabledOnOs(OS.LINUX)
    void settingsThatAreAPipeDoNotKeepTheProgramWaiting() throws Exception {
        Path classes = home.resolve("classes");
        Path settings = new Folders(home, home.resolve("state")).settings().resolve("settings.json");
        assertThat(new ProcessBuilder("mkfifo", settings.toString()).start().waitFor())
                .isZero();
        var options = Stream.concat(HEADLESS.stream(), Stream.of("-Xlog:class+load:file=" + classes))
                .toList();
        Process process = ChildProgram.of(QuittingUser.class, home, options, "Your turn")
                .redirectErrorStream(true)
                .redirectOutput(home.resolve("out").toFile())
                .start();
        try {
            assertThat(process.waitFor(60, TimeUnit.SECONDS))
                    .as("it opens, plays and quits")
                    .isTrue();
        } finally {
            process.destroyForcibly();
        }
        assertThat(ChildProgram.lines(home.resolve("out"))).contains("quitting", "exit code 0");
        assertThat(Files.readString(classes))
                .contains("org.jumpingcube.session.GameSession")
                .doesNotContain("org.jumpingcube.remote.Wire", "org.jumpingcube.arena.", "org.sqlite.", "picocli.");
    }
}
