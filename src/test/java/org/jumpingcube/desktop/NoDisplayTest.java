package org.jumpingcube.desktop;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.jumpingcube.Main;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The program where no window can be opened. */
@EnabledOnOs(OS.LINUX)
class NoDisplayTest {
    @ParameterizedTest
    @ValueSource(strings = {"", ":987"})
    void withoutADisplayOneLineNamesTheTextCommands(String display, @TempDir Path folder) throws Exception {
        Path out = folder.resolve("out");
        Path err = folder.resolve("err");
        ProcessBuilder builder = ChildProgram.of(Main.class, folder, List.of())
                .redirectOutput(out.toFile())
                .redirectError(err.toFile());
        builder.environment().remove("DISPLAY");
        builder.environment().remove("WAYLAND_DISPLAY");
        if (!display.isEmpty()) {
            builder.environment().put("DISPLAY", display);
        }
        Process process = builder.start();
        try {
            assertThat(process.waitFor(100, TimeUnit.SECONDS)).as("it ends").isTrue();
        } finally {
            process.destroyForcibly();
        }
        assertThat(ChildProgram.lines(err))
                .hasSize(1)
                .first()
                .asString()
                .contains(display.isEmpty() ? "there is no display" : "the display does not answer", "perft", "--help");
        assertThat(ChildProgram.lines(out)).isEmpty();
        assertThat(process.exitValue()).isEqualTo(1);
    }
}
