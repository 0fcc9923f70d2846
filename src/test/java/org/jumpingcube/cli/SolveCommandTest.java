package org.jumpingcube.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SolveCommandTest {
    private final CommandRun commands = new CommandRun();

    @ParameterizedTest
    @CsvSource({"2, player 2 wins in 4 plies, 9", "3, player 2 wins in 14 plies, 37832"})
    void smallBoardsAreSolvedToTheLastPly(String size, String winner, String positions) {
        assertThat(commands.run("solve", size)).isZero();
        assertThat(commands.out())
                .startsWith(size + "x" + size + ": " + winner + "\n")
                .contains("solved up to symmetry " + positions + ",");
    }

    @Test
    void badInputIsRefusedInWords() {
        assertThat(commands.run("solve", "5")).isEqualTo(2);
        assertThat(commands.err()).contains("SIZE must be 2 to 4, not 5");
        assertThat(commands.run("solve", "4", "--memory", "0")).isEqualTo(2);
        assertThat(commands.err()).contains("--memory must be 1 to 2048, not 0");
    }

    @Test
    void repliesThatCannotBeWrittenAreRefusedInWordsBeforeAnythingIsSolved(@TempDir Path folder) throws IOException {
        Path nowhere = folder.resolve("none").resolve("x");
        assertThat(commands.run("solve", "4", "--replies", nowhere.toString())).isEqualTo(2);
        assertThat(commands.err())
                .startsWith("--replies " + nowhere + ": there is no such file or folder\nUsage: ")
                .doesNotContain("Exception", "\tat ");
        Path there = Files.writeString(folder.resolve("there"), "precious");
        assertThat(commands.run("solve", "4", "--replies", there.toString())).isEqualTo(2);
        assertThat(commands.err()).contains("--replies " + there + ": exists already\n");
        assertThat(there).hasContent("precious");
    }
}
