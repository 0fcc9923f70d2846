package org.jumpingcube.desktop;

import static java.util.concurrent.TimeUnit.SECONDS;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.jumpingcube.Main;
import org.jumpingcube.Slow;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** However the program ends, it leaves nothing in the temporary folder: what it unpacks has a fixed place. */
@Slow
@Tag("window")
@ExtendWith(WindowLibraries.class)
class TemporaryFilesTest {
    private final Path home;
    private final Path temporary;
    private final Path errors;

    TemporaryFilesTest(@TempDir Path folder) throws IOException {
        home = folder.resolve("home");
        temporary = Files.createDirectory(folder.resolve("temporary"));
        errors = folder.resolve("errors");
    }

    private Process start(String... arguments) throws IOException {
        var options = new ArrayList<>(List.of(
                "-Dprism.order=sw",
                "-Djava.awt.headless=true",
                "-Dglass.platform=Monocle",
                "-Dmonocle.platform=Headless",
                "-XX:-UsePerfData", // whose file is Java's own
                "-Djava.io.tmpdir=" + temporary));
        return ChildProgram.of(Main.class, home, options, arguments)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .redirectError(errors.toFile())
                .start();
    }

    private static void end(Process process) throws InterruptedException {
        try {
            assertThat(process.waitFor(60, SECONDS)).as("it ends").isTrue();
        } finally {
            process.destroyForcibly();
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    @EnabledOnOs(OS.LINUX)
    void aWindowThatIsKilledLeavesNothing(boolean isForced) throws Exception {
        Path icons = home.resolve("cache").resolve("bootstrap-icons.ttf");
        var process = start();
        long end = System.nanoTime() + Duration.ofSeconds(90).toNanos();
        while (!Files.exists(icons) && process.isAlive() && System.nanoTime() < end) {
            Thread.sleep(5);
        }
        assertThat(icons).as("the last of what the window unpacks").exists();
        if (isForced) {
            process.destroyForcibly();
        } else {
            process.destroy(); // as a desktop does at the end of the session
        }
        end(process);
        assertThat(temporary).isEmptyDirectory();
        assertThat(errors).isEmptyFile();
    }

    @Test
    void aCommandThatOpensTheCollectionLeavesNothing() throws Exception {
        end(start("games", "list"));
        assertThat(errors).hasContent("No games match.\n");
        assertThat(temporary).isEmptyDirectory();
        try (var unpacked = Files.list(home.resolve("cache"))) {
            assertThat(unpacked).singleElement().asString().contains("sqlitejdbc");
        }
    }
}
