package org.jumpingcube.desktop;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.jumpingcube.Figure;
import org.jumpingcube.Slow;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** Game after game in one window: no more memory in use at the end than at the beginning, no thread left, no fault. */
@Slow
@Tag("window")
@ExtendWith(WindowLibraries.class)
class SoakTest {
    private static final Pattern MEMORY = Pattern.compile("games (\\d+) live (\\d+) resident (\\d+) threads (\\d+)");
    private static final int MORE_RESIDENT_KIB = 100 << 10;

    @TempDir
    @SuppressWarnings("NullAway.Init")
    private Path home;

    @Test
    void gameAfterGameTakesNoMoreMemory() throws Exception {
        play(20, 10, 1.15); // the first games still make pictures and lists as large as they get
    }

    @Test
    @Figure
    void twoThousandGamesTakeNoMoreMemory() throws Exception {
        System.out.println("2,000 games in one window: " + String.join("; ", play(2000, 200, 1.05)));
    }

    private List<String> play(int games, int warmUp, double growth) throws Exception {
        Path out = home.resolve("out");
        var process = ChildProgram.of(
                        Soak.class,
                        home,
                        List.of(
                                "-Xms32m",
                                "-Xmx256m",
                                "-Dprism.order=sw",
                                "-Dglass.platform=Monocle",
                                "-Dmonocle.platform=Headless"),
                        Integer.toString(games),
                        Integer.toString(warmUp))
                .redirectOutput(out.toFile())
                .redirectError(home.resolve("errors").toFile())
                .start();
        int exitCode;
        try {
            exitCode = process.waitFor();
        } finally {
            process.destroyForcibly();
        }
        var said = ChildProgram.lines(out);
        assertThat(exitCode).as("%s", said).isZero();
        assertThat(said).hasSize(4).endsWith("threads left []", "log false");
        assertThat(ChildProgram.lines(home.resolve("errors"))).noneMatch(line -> line.startsWith("\tat "));
        assertThat(number(said.get(1), 2)).isLessThan((int) (number(said.get(0), 2) * growth));
        assertThat(number(said.get(1), 3)).isLessThan(number(said.get(0), 3) + MORE_RESIDENT_KIB);
        assertThat(number(said.get(1), 4)).as("threads").isLessThanOrEqualTo(number(said.get(0), 4));
        return said;
    }

    private static int number(String line, int group) {
        var found = MEMORY.matcher(line);
        assertThat(found.matches()).as(line).isTrue();
        return Integer.parseInt(found.group(group));
    }
}
