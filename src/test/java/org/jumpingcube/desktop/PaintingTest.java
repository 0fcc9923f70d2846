package org.jumpingcube.desktop;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.jumpingcube.Slow;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** Whether what is on the screen is what the window has. Pictures of other tests are painted afresh, and can't tell. */
@Slow
@Tag("window")
@ExtendWith(WindowLibraries.class)
class PaintingTest {
    @TempDir
    @SuppressWarnings("NullAway.Init")
    Path home;

    @Test
    void whatChangesBesideTheBubbleOfTheFirstStepsIsSeen() throws IOException {
        List<String> headless = List.of(
                "-Dprism.order=sw",
                "-Djava.awt.headless=true",
                "-Dglass.platform=Monocle",
                "-Dmonocle.platform=Headless",
                "-Dheadless.geometry=1400x1000-32");
        Process process = ChildProgram.of(BeginningUser.class, home, headless)
                .redirectErrorStream(true)
                .start();
        try {
            var said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            assertThat(said.lines()).containsExactly("0 pixels are wrong");
        } finally {
            process.destroyForcibly();
        }
    }
}
