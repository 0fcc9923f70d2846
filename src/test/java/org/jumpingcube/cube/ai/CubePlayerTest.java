package org.jumpingcube.cube.ai;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.jumpingcube.cube.Board;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.cube.Square;
import org.jumpingcube.game.Skill;
import org.jumpingcube.game.Style;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class CubePlayerTest {
    @ParameterizedTest
    @EnumSource(
            value = Skill.class,
            names = {"NOVICE", "AVERAGE", "STRONG", "EXPERT"})
    void aWinInOneIsTaken(Skill skill) {
        var player = new CubePlayer(quick(Style.KEPLER, skill));
        var winnable = positions(5, 30).stream()
                .filter(CubePlayerTest::hasWinInOne)
                .limit(30)
                .toList();

        assertThat(winnable)
                .hasSize(30)
                .allSatisfy(position -> assertThat(position.play(player.choose(position, () -> false))
                                .after()
                                .winner())
                        .contains(position.toMove()));
    }

    @ParameterizedTest
    @EnumSource(
            value = Skill.class,
            names = {"AVERAGE", "STRONG", "EXPERT"})
    void aLossInOneThatCanBePreventedIsPrevented(Skill skill) {
        var player = new CubePlayer(quick(Style.NEWTON, skill));
        var endangered = positions(5, 60).stream()
                .filter(position -> !hasWinInOne(position) && countOfSafeMoves(position) == 1)
                .limit(20)
                .toList();

        assertThat(endangered)
                .hasSizeGreaterThan(10)
                .allSatisfy(position -> assertThat(hasWinInOne(position.play(player.choose(position, () -> false))
                                .after()))
                        .isFalse());
    }

    private static boolean hasWinInOne(CubePosition position) {
        return position.legalMoves().stream()
                .anyMatch(move -> position.play(move).after().winner().isPresent());
    }

    private static long countOfSafeMoves(CubePosition position) {
        return position.legalMoves().stream()
                .filter(move -> !hasWinInOne(position.play(move).after()))
                .count();
    }

    @Test
    void aBeginnerMakesSomeMovesWithoutThoughtAndNobodyElseDoes() {
        for (Skill skill : Skill.values()) {
            long thoughtless = positions(5, 4).stream()
                    .filter(position -> new CubePlayer(quick(Style.KEPLER, skill))
                                    .think(position, () -> false)
                                    .depth()
                            == 0)
                    .count();
            if (skill == Skill.BEGINNER) {
                assertThat(thoughtless).isBetween(10L, (long) positions(5, 4).size() / 2);
            } else {
                assertThat(thoughtless).isZero();
            }
        }
    }

    @ParameterizedTest
    @EnumSource(Style.class)
    void theSameSeedPlaysTheSameGame(Style style) {
        assertThat(game(style, 7)).isEqualTo(game(style, 7));
    }

    @ParameterizedTest
    @EnumSource(Style.class)
    void anotherSeedPlaysAnotherGame(Style style) {
        assertThat(game(style, 7)).isNotEqualTo(game(style, 8));
    }

    private static List<Square> game(Style style, long seed) {
        var player = new CubePlayer(
                PlayerSettings.of(style, Skill.EXPERT).withSeed(seed).withNodes(2_000));
        var squares = new ArrayList<Square>();
        var position = CubePosition.start(5);
        while (position.winner().isEmpty()) {
            squares.add(player.choose(position, () -> false));
            position = position.play(squares.get(squares.size() - 1)).after();
        }
        return squares;
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 6, 9, 15})
    void aStopAtOnceStillGivesALegalMove(int side) {
        for (Skill skill : Skill.values()) {
            var move = new CubePlayer(Style.KEPLER, skill).choose(CubePosition.start(side), () -> true);

            assertThat(CubePosition.start(side).legalMoves()).contains(move);
        }
    }

    @Test
    void aPlayerTellsWhatItExpects() {
        var thoughts = new ArrayList<Thought>();
        var player =
                new CubePlayer(PlayerSettings.of(Style.KEPLER, Skill.EXPERT).withDepth(5));
        var thought = player.think(CubePosition.start(6), () -> false, thoughts::add);

        assertThat(thoughts).extracting(Thought::depth).containsExactly(1, 2, 3, 4, 5);
        assertThat(thought.depth()).isEqualTo(5);
        assertThat(thought.line()).startsWith(thought.square());
    }

    @Test
    void aFinishedGameIsRefused() {
        var won = positions(2, 1);
        var last = won.get(won.size() - 1);
        var end = last.legalMoves().stream()
                .map(move -> last.play(move).after())
                .filter(position -> position.winner().isPresent())
                .findFirst()
                .orElseThrow();

        assertThatThrownBy(() -> new CubePlayer(Style.NEWTON, Skill.BEGINNER).choose(end, () -> false))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("the game is over");
    }

    @Test
    void theTimeRecommendedGrowsWithTheBoard() {
        assertThat(CubePlayer.recommendedMillis(8)).isEqualTo(300);
        assertThat(CubePlayer.recommendedMillis(Board.MAX_SIDE)).isEqualTo(1000);
    }

    /** Expert with few nodes: enough for what is asked here, and quick. */
    private static PlayerSettings quick(Style style, Skill skill) {
        var settings = PlayerSettings.of(style, skill);
        return skill == Skill.EXPERT ? settings.withNodes(5_000) : settings;
    }

    private static List<CubePosition> positions(int side, int games) {
        return CubeBoardTest.positionsOfRandomGames(side, games, new Random(side))
                .toList();
    }
}
