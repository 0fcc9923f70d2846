package org.jumpingcube.desktop;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.jumpingcube.Figure;
import org.jumpingcube.Laws;
import org.jumpingcube.Slow;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.AnnotatedElementContext;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.io.TempDirFactory;

/** Settings that something has gone wrong with: each is read, shown and saved, in 96 MiB in all. */
@Slow
@Tag("window")
@ExtendWith(WindowLibraries.class)
class SpoiltSettingsTest {
    private static final Pattern WELL =
            Pattern.compile("(\\d+) read, (\\d+) of use, longest (\\d+) ms; (\\d+) windows");

    @TempDir(factory = InMemory.class)
    @SuppressWarnings("NullAway.Init")
    private Path folder;

    /** Where a system has such a place, so that no disk is worn out. */
    private static final class InMemory implements TempDirFactory {
        private static final Path MEMORY = Path.of("/dev/shm");

        @Override
        public Path createTempDirectory(AnnotatedElementContext element, ExtensionContext test) throws IOException {
            return Files.isWritable(MEMORY)
                    ? Files.createTempDirectory(MEMORY, "jumping-cube")
                    : Files.createTempDirectory("jumping-cube");
        }
    }

    @Test
    @Timeout(240)
    void someSpoiltSettingsAreReadShownAndSaved() throws Exception {
        assertWell(Laws.times(40), 2);
    }

    @Test
    @Figure
    void aMillionSpoiltSettingsAreReadShownAndSaved() throws Exception {
        assertWell(1_000_000, 200);
    }

    private void assertWell(int mutants, int windows) throws Exception {
        var options = List.of(
                "-Xmx96m",
                "-XX:+ExitOnOutOfMemoryError",
                "-Dprism.order=sw",
                "-Djava.awt.headless=true",
                "-Dglass.platform=Monocle",
                "-Dmonocle.platform=Headless",
                "-Djavafx.animation.pulse=1", // pictures a second: what is looked for is not in them
                "-Djava.util.logging.config.file=src/test/resources/logging.properties");
        var process = ChildProgram.of(
                        SpoiltSettings.class, folder, options, folder.toString(), "" + mutants, "" + windows)
                .redirectError(folder.resolve("err").toFile())
                .start();
        String said;
        try {
            said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
            assertThat(process.waitFor()).isZero();
        } finally {
            process.destroyForcibly();
        }
        assertThat(said).matches(WELL);
        System.out.println("settings: " + said);
        var figures = WELL.matcher(said);
        assertThat(figures.matches()).isTrue();
        assertThat(Integer.parseInt(figures.group(2))).as("some are of use").isGreaterThan(mutants / 10);
        assertThat(Integer.parseInt(figures.group(3))).as("longest").isLessThan(1000);
    }
}
