package org.jumpingcube.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.jumpingcube.cube.Boards;
import org.jumpingcube.cube.CubePosition;
import org.junit.jupiter.api.Test;

class BoardTextTest {
    private static final String MID_GAME = """
            ===
                2r 1- 2r 2r 1- 2b
                1- 1- 2r 1- 3r 1-
                2r 3r 2r 3r 1- 2b
                3r 1r 3r 2r 2r 2b
                2b 4r 3r 1r 3r 2b
                2b 2b 3b 2r 3b 1b
            ===
            """;

    @Test
    void aDumpIsFramedAndIndentedByFourBlanks() {
        assertThat(BoardText.dump(Boards.board(MID_GAME.replace("=", "")))).isEqualTo(MID_GAME);
    }

    @Test
    void aBoardForPeopleNumbersRowsAndColumnsFromOne() {
        var board = Boards.board("""
                2r 1- 1-
                1- 1- 1-
                1- 1- 2b
                """);

        assertThat(BoardText.numbered(board)).isEqualTo("      1  2  3\n   1 2r 1- 1-\n   2 1- 1- 1-\n   3 1- 1- 2b\n");
    }

    @Test
    void aBoardOfTenKeepsItsColumnsInLine() {
        var lines = BoardText.numbered(CubePosition.start(10).board()).lines().toList();

        assertThat(lines.get(0)).isEqualTo("      1  2  3  4  5  6  7  8  9 10");
        assertThat(lines.get(10)).isEqualTo("  10 1- 1- 1- 1- 1- 1- 1- 1- 1- 1-");
    }
}
