package org.jumpingcube.cube.ai;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import org.jumpingcube.cube.Board;
import org.jumpingcube.cube.Cube;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.SearchBudget;
import org.jumpingcube.game.Skill;
import org.jumpingcube.game.Style;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class SightTest {
    private static final int SIDE = 6;
    private static final int MOVES = 34; // of one side, in a long game

    private static Personality player(int elo, long seed) {
        return new Personality(Optional.of(Style.KEPLER), Sight.ELO.levelAt(elo), elo, seed);
    }

    private static Strength strength(Personality player, CubePosition position) {
        return Strength.of(player, SearchBudget.USUAL, position);
    }

    /** A position in which so many moves have been made by each side. */
    private static CubePosition after(int moves, int side) {
        var board = Board.empty(side);
        for (var square : board.squares()) {
            int missing = side * side + 2 * moves - board.totalPoints();
            board = board.with(square, Cube.of(Player.ONE, Math.min(1 + missing, board.capacity(square))));
        }
        return new CubePosition(board, Player.ONE);
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 5, 6, 7, 8, 10, 12, 15})
    void whoIsStrongerByFiftySeesMore(int side) {
        double before = -1;
        for (int elo = Sight.ELO.least(); elo <= Sight.ELO.most(); elo += 50) {
            double sight = Sight.of(elo, side);
            assertThat(sight).as("%d on %d", elo, side).isGreaterThan(before);
            before = sight;
        }
    }

    /** Whoever judges visits the more positions the stronger it is, and an Expert the most. */
    @ParameterizedTest
    @ValueSource(ints = {5, 6, 7, 15})
    void whoIsStrongerVisitsMorePositions(int side) {
        var position = after(4, side);
        var nodes = IntStream.rangeClosed(2200, Sight.ELO.most())
                .filter(elo -> elo % 50 == 0)
                .mapToLong(elo -> strength(player(elo, 1), position).nodes())
                .toArray();

        assertThat(nodes).isSorted().doesNotHaveDuplicates();
        assertThat(nodes[nodes.length - 1]).isEqualTo(Strength.expertNodes(side));
    }

    /** An Expert has its own way to search: the table has to lead up to it. */
    @ParameterizedTest
    @ValueSource(ints = {2, 5, 6, 7, 12})
    void whoIsNearlyAnExpertVisitsNearlyAsManyPositions(int side) {
        long nodes = strength(player(Sight.ELO.most() - 50, 1), after(0, side)).nodes();
        assertThat(nodes).isGreaterThan(Strength.expertNodes(side) * 6 / 10);
    }

    /** The same player is equally strong in every game: the seed decides which moves are better ones, not how many. */
    @ParameterizedTest
    @ValueSource(ints = {750, 900, 1050, 1300, 1450, 1600, 1750})
    void thereAreAsManyGoodMovesInEveryGame(int elo) {
        double share = Sight.of(elo, SIDE) % 1;
        for (long seed : new Random(1).longs(200).toArray()) {
            var player = player(elo, seed);
            var usual = Sight.way((int) Sight.of(elo, SIDE));
            long better = IntStream.range(0, MOVES)
                    .filter(move -> !strength(player, after(move, SIDE)).equals(usual))
                    .count();
            assertThat((double) better).as("seed %d", seed).isCloseTo(share * MOVES, within(2.0));
        }
    }

    @ParameterizedTest
    @EnumSource(
            value = Skill.class,
            names = {"STRONG", "EXPERT", "MASTER"})
    void whoJudgesPlaysAlikeInEveryGame(Skill skill) {
        assertThat(new Random(1)
                        .longs(200)
                        .mapToObj(seed -> strength(Personality.of(Style.KEPLER, skill, seed), after(9, SIDE)))
                        .distinct())
                .hasSize(1);
    }

    @Test
    void theLevelsAreMarksOnTheScale() {
        for (Skill skill : Skill.values()) {
            var named = Personality.of(Style.NEWTON, skill, 5);
            assertThat(named.elo()).isEqualTo(Sight.ELO.of(skill));
            if (skill != Skill.MASTER) {
                assertThat(named.skill()).isEqualTo(Sight.ELO.levelAt(named.elo()));
            }
        }
    }

    @Test
    void aBeginnerIsTheSameOnEveryBoard() {
        assertThat(IntStream.rangeClosed(2, 15).mapToDouble(side -> Sight.of(800, side)))
                .containsOnly(1.0);
    }
}
