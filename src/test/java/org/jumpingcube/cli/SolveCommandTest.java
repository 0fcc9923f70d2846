package org.jumpingcube.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jumpingcube.Slow;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Slow
class SolveCommandTest {
    private final CommandRun commands = new CommandRun();

    @ParameterizedTest
    @CsvSource({
        "2, 2x2: player 2 wins in 4 plies, 9",
        "3, 3x3: player 2 wins in 14 plies, 37832",
        "2x4, 2x4: player 2 wins in 10 plies, 8077",
        "5x2, 2x5: player 1 wins in 13 plies, 219095"
    })
    void smallBoardsAreSolvedToTheLastPly(String size, String winner, String positions) {
        assertThat(commands.run("solve", size)).isZero();
        assertThat(commands.out()).startsWith(winner + "\n").contains("solved up to symmetry " + positions + ",");
    }

    @Test
    void largerOnesAreProved() {
        assertThat(commands.run("solve", "3x4", "--memory", "1")).isZero();
        assertThat(commands.out()).startsWith("3x4: player 1 wins\npositions looked at 39147,");
    }

    @ParameterizedTest
    @ValueSource(strings = {"5", "1", "9", "1x8", "2x9", "3x6", "4x5", "44", "4x", "x4", "4 x 4", "-2", ""})
    void otherSizesAreRefusedInWords(String size) {
        assertThat(commands.run("solve", "--", size)).isEqualTo(2);
        assertThat(commands.err()).contains("SIZE must be 2 to 4, 2x3 to 2x8, 3x4 or 3x5, not " + size + "\n");
    }

    @Test
    void badInputIsRefusedInWords() {
        assertThat(commands.run("solve", "4", "--memory", "0")).isEqualTo(2);
        assertThat(commands.err()).contains("--memory must be 1 to 8192, not 0");
        assertThat(commands.run("solve", "4", "--replies", "x", "--opening", "y"))
                .isEqualTo(2);
        assertThat(commands.err()).contains("--replies and --opening each need a run of their own");
    }

    @ParameterizedTest
    @ValueSource(strings = {"--replies", "--opening"})
    void filesThatCannotBeWrittenAreRefusedInWordsBeforeAnythingIsSolved(String option, @TempDir Path folder)
            throws IOException {
        assertThat(commands.run("solve", "3x5", option, "x")).isEqualTo(2);
        assertThat(commands.err()).contains(option + " works with size 4 only");
        Path nowhere = folder.resolve("none").resolve("x");
        assertThat(commands.run("solve", "4", option, nowhere.toString())).isEqualTo(2);
        assertThat(commands.err())
                .contains(option + " " + nowhere + ": there is no such file or folder\nUsage: ")
                .doesNotContain("Exception", "\tat ");
        Path there = Files.writeString(folder.resolve("there"), "precious");
        assertThat(commands.run("solve", "4", option, there.toString())).isEqualTo(2);
        assertThat(commands.err()).contains(option + " " + there + ": exists already\n");
        assertThat(there).hasContent("precious");
    }
}
