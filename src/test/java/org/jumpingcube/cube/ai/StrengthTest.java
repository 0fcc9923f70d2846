package org.jumpingcube.cube.ai;

import static org.assertj.core.api.Assertions.assertThat;

import org.jumpingcube.cube.Board;
import org.jumpingcube.cube.Cube;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.SearchBudget;
import org.jumpingcube.game.Skill;
import org.jumpingcube.game.Style;
import org.jumpingcube.search.SearchLimits;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StrengthTest {
    /** Boards up to 12x12 are thought about alike all the time. */
    @ParameterizedTest
    @CsvSource({"13, 415, 266666", "13, 416, 800000", "15, 559, 266666", "15, 560, 800000", "12, 144, 400000"})
    void aLargeBoardIsThoughtAboutMostWhereItIsTwoThirdsFull(int side, int points, long nodes) {
        var expert = Personality.of(Style.KEPLER, Skill.EXPERT, 1);
        var limits = Strength.of(expert, SearchBudget.USUAL, CubePosition.start(side))
                .limits(0, () -> false);

        assertThat(Strength.withSoftLimit(limits, boardOf(side, points)).nodes())
                .isEqualTo(nodes);
    }

    private static Board boardOf(int side, int points) {
        var board = Board.empty(side);
        for (var square : board.squares()) {
            int missing = points - board.totalPoints();
            int value = Math.min(1 + missing, board.capacity(square));
            board = board.with(square, Cube.of(Player.ONE, value));
        }
        return board;
    }

    @Test
    void aLargeBoardIsHardlyThoughtAboutForOnePosition() {
        var limits = new SearchLimits(1, 1, 1, 0, () -> false);

        assertThat(Strength.withSoftLimit(limits, Board.empty(15)).nodes()).isEqualTo(1);
    }
}
