package org.jumpingcube.cube.ai;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
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
import org.junit.jupiter.params.provider.EnumSource;

class StrengthTest {
    private static final int SIDE = 6;

    private static long nodes(Skill skill, long seed) {
        return Strength.of(Personality.of(Style.KEPLER, skill, seed), SearchBudget.USUAL, SIDE)
                .nodes();
    }

    @Test
    void aStrongPlayerHasAnOffDayInThreeOfEightGames() {
        long usual = new Random(1)
                .longs(4_000)
                .map(seed -> nodes(Skill.STRONG, seed))
                .filter(nodes -> nodes == 240_000)
                .count();
        long off = new Random(1)
                .longs(4_000)
                .map(seed -> nodes(Skill.STRONG, seed))
                .filter(nodes -> nodes == 360)
                .count();

        assertThat(usual + off).isEqualTo(4_000);
        assertThat(off).isBetween(1_400L, 1_600L); // three standard deviations of 31
    }

    /** The day lasts the whole game. */
    @Test
    void onAnOffDayAStrongPlayerSeesTheAnswerAndLittleMore() {
        long offDay = new Random(1)
                .longs()
                .filter(seed -> nodes(Skill.STRONG, seed) < 1_000)
                .findFirst()
                .orElseThrow();
        var engine = new CubeEngine(Personality.of(Style.NEWTON, Skill.STRONG, offDay));
        var position = CubePosition.start(SIDE);
        for (int i = 0; i < 10; i++) {
            var analysis = engine.analyse(position, SearchBudget.USUAL);
            assertThat(analysis.depth()).isBetween(2, 5);
            position = position.play(analysis.move()).after();
        }
    }

    /** Boards up to 12x12 are thought about alike all the time. */
    @ParameterizedTest
    @CsvSource({"13, 415, 266666", "13, 416, 800000", "15, 559, 266666", "15, 560, 800000", "12, 144, 400000"})
    void aLargeBoardIsThoughtAboutMostWhereItIsTwoThirdsFull(int side, int points, long nodes) {
        var expert = Personality.of(Style.KEPLER, Skill.EXPERT, 1);
        var limits = Strength.of(expert, SearchBudget.USUAL, side).limits(0, () -> false);

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

    @ParameterizedTest
    @EnumSource(
            value = Skill.class,
            mode = EnumSource.Mode.EXCLUDE,
            names = {"STRONG"})
    void othersPlayAlikeEveryDay(Skill skill) {
        assertThat(new Random(1).longs(100).map(seed -> nodes(skill, seed)).distinct())
                .hasSize(1);
    }
}
