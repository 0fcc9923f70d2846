package org.jumpingcube.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Random;
import org.jumpingcube.cube.CubePosition;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

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
        assertThat(BoardText.dump(BoardText.parse(MID_GAME))).isEqualTo(MID_GAME);
    }

    @Test
    void aBoardForPeopleNumbersRowsAndColumnsFromOne() {
        var board = BoardText.parse("""
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

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 6, 10, 15})
    void everyBoardOfAGameIsReadBackAsItWasDrawn(int side) {
        var random = new Random(side);
        var position = CubePosition.start(side);
        while (position.winner().isEmpty()) {
            assertThat(BoardText.parse(BoardText.dump(position.board()))).isEqualTo(position.board());
            var moves = position.legalMoves();
            position = position.play(moves.get(random.nextInt(moves.size()))).after();
        }
    }

    @Test
    void theFrameIsOptionalAndColoursMayBeCapitals() {
        assertThat(BoardText.parse("1- 2R\n\n  1B    1-")).isEqualTo(BoardText.parse("===\n 1- 2r\n 1b 1-\n===\n"));
    }

    @ParameterizedTest
    @CsvSource(nullValues = "none", textBlock = """
                    ''                 | 0 rows; a board has 2 to 15
                    '1- 1-'            | 1 rows; a board has 2 to 15
                    '1- 1-/1-'         | row 2 has 1 squares, not 2
                    '1- 1-/1- 2-'      | row 2: "2-" is no square
                    '1- 0r/1- 1-'      | row 1: "0r" is no square
                    '1- 1x/1- 1-'      | row 1: "1x" is no square
                    '1- 11r/1- 1-'     | row 1: "11r" is no square
                    '1- 3r/1- 1-'      | cube b1 cannot hold 3 points
                    """, delimiter = '|')
    void aTextThatIsNoBoardIsRefusedWithTheReason(String rows, String reason) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> BoardText.parse(rows.replace('/', '\n')))
                .withMessage(reason);
    }
}
