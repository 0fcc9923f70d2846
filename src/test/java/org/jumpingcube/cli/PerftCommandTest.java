package org.jumpingcube.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PerftCommandTest {
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    private int run(String... args) {
        return JumpingCubeCommand.commandLine(file -> 0, Optional::empty)
                .setOut(new PrintWriter(out))
                .setErr(new PrintWriter(err))
                .execute(args);
    }

    @ParameterizedTest
    @CsvSource({
        "3, '1 9\n2 72\n3 576\n4 4040\n'",
        "4, '1 16\n2 240\n3 3600\n4 50520\n'",
        "5, '1 25\n2 600\n3 14400\n4 331608\n'",
        "6, '1 36\n2 1260\n3 44100\n'"
    })
    void theLeafCountsFromTheStartAreTheKnownOnes(String size, String counts) {
        long depth = counts.lines().count();
        assertThat(run("perft", size, String.valueOf(depth))).isZero();
        assertThat(out.toString().replace("\r", "")).isEqualTo(counts);
    }

    @Test
    void aSizeOffTheScaleIsRefusedInWords() {
        assertThat(run("perft", "16", "1")).isEqualTo(2);
        assertThat(err.toString()).contains("SIZE must be 2 to 15, not 16");
        assertThat(out.toString()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"2, 12", "3, 6", "4, 4", "5, 4", "8, 2", "9, 2", "11, 2", "12, 2", "15, 2"})
    void theFastBoardsCountWhatTheRulesCount(String size, String depth) {
        assertThat(run("perft", size, depth)).isZero();
        String counts = out.toString();
        assertThat(run("perft", size, depth, "--fast")).isZero();
        assertThat(out.toString()).isEqualTo(counts + counts);
    }
}
