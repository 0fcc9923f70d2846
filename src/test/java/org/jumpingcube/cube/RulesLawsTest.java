package org.jumpingcube.cube;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.jumpingcube.game.Player;

/** What holds in every game, on boards of every size. */
class RulesLawsTest {
    /** Calls back with each move of one random game. */
    private static CubePosition randomGame(int side, long seed, java.util.function.Consumer<PlayedMove> onMove) {
        var random = new Random(seed);
        var position = CubePosition.start(side);
        while (position.winner().isEmpty()) {
            var moves = position.legalMoves();
            var move = moves.get(random.nextInt(moves.size()));
            var played = position.play(move);
            onMove.accept(played);
            position = played.after();
        }
        return position;
    }

    @Property(tries = 150)
    void theStepsAppliedToTheBoardBeforeGiveTheBoardAfter(
            @ForAll @IntRange(min = 2, max = 15) int side, @ForAll long seed) {
        randomGame(side, seed, move -> {
            var cubes = new Cube[side][side];
            move.before()
                    .board()
                    .squares()
                    .forEach(square -> cubes[square.row()][square.column()] =
                            move.before().board().at(square));
            move.steps()
                    .forEach(step -> cubes[step.square().row()][step.square().column()] = step.result());
            assertThat(move.after().board().squares())
                    .allSatisfy(square -> assertThat(cubes[square.row()][square.column()])
                            .isEqualTo(move.after().board().at(square)));
        });
    }

    @Property(tries = 150)
    void eachStepChangesItsCubeByAPointOrItsCapacity(@ForAll @IntRange(min = 2, max = 15) int side, @ForAll long seed) {
        randomGame(side, seed, move -> {
            var values = new int[side][side];
            move.before()
                    .board()
                    .squares()
                    .forEach(square -> values[square.row()][square.column()] =
                            move.before().board().at(square).value());
            for (Step step : move.steps()) {
                int row = step.square().row();
                int column = step.square().column();
                int change =
                        step instanceof Step.Grow ? 1 : -move.before().board().capacity(step.square());
                assertThat(step.result()).isEqualTo(Cube.of(move.player(), values[row][column] + change));
                values[row][column] += change;
            }
        });
    }

    @Property(tries = 200)
    void everyMoveAddsExactlyOnePoint(@ForAll @IntRange(min = 2, max = 15) int side, @ForAll long seed) {
        randomGame(
                side,
                seed,
                move -> assertThat(move.after().board().totalPoints())
                        .isEqualTo(move.before().board().totalPoints() + 1));
    }

    @Property(tries = 200)
    void aGameEndsWithinItsGreatestNumberOfMoves(@ForAll @IntRange(min = 2, max = 15) int side, @ForAll long seed) {
        int[] moves = {0};
        var end = randomGame(side, seed, move -> moves[0]++);
        assertThat(end.winner()).isPresent();
        assertThat(moves[0]).isBetween(1, (3 * side - 1) * (side - 1));
    }

    @Property(tries = 150)
    void theSettledBoardDoesNotDependOnTheOrderOfBursts(
            @ForAll @IntRange(min = 2, max = 15) int side, @ForAll long seed) {
        var random = new Random(seed);
        randomGame(side, seed, move -> {
            var naive = new NaiveRules(move.before().board());
            boolean won = naive.play(
                    move.player().number(), move.move().row(), move.move().column(), random);
            assertThat(move.after().board().winner().isPresent()).isEqualTo(won);
            if (!won) { // a won board's leftovers do differ
                assertThat(new NaiveRules(move.after().board()).value).isDeepEqualTo(naive.value);
                assertThat(new NaiveRules(move.after().board()).owner).isDeepEqualTo(naive.owner);
            }
        });
    }

    @Property(tries = 150)
    void nobodyWinsWhileANeutralCubeIsLeft(@ForAll @IntRange(min = 2, max = 15) int side, @ForAll long seed) {
        randomGame(side, seed, move -> {
            boolean neutralLeft = move.after().board().squares().stream()
                    .anyMatch(square -> move.after().board().at(square).isNeutral());
            assertThat(move.after().board().winner().isPresent())
                    .isEqualTo(!neutralLeft
                            && move.after().board().count(move.player().opponent()) == 0);
        });
    }

    @Property(tries = 100)
    void aWaveBurstsRowByRowWhatWasOverloadedWhenItBegan(
            @ForAll @IntRange(min = 2, max = 15) int side, @ForAll long seed) {
        randomGame(side, seed, move -> {
            int wave = 0;
            var board = new NaiveRules(move.before().board());
            var expected = new java.util.ArrayDeque<Square>();
            for (Step step : move.steps()) {
                if (step.wave() > wave) {
                    assertThat(expected).as("left over from wave %d", wave).isEmpty();
                    assertThat(step.wave()).isEqualTo(++wave);
                    move.before().board().squares().stream()
                            .filter(square -> board.value[square.row()][square.column()]
                                    > move.before().board().capacity(square))
                            .forEach(expected::add);
                }
                if (step instanceof Step.Burst) {
                    assertThat(step.square()).isEqualTo(expected.remove());
                }
                board.value[step.square().row()][step.square().column()] =
                        step.result().value();
            }
            assertThat(expected.isEmpty() || move.after().board().winner().isPresent())
                    .isTrue();
        });
    }

    @Property(tries = 60)
    void theSideToMoveFollowsFromTheSumOfPoints(@ForAll @IntRange(min = 2, max = 15) int side, @ForAll long seed) {
        randomGame(
                side,
                seed,
                move -> assertThat((move.before().board().totalPoints() + side) % 2 == 0)
                        .isEqualTo(move.player() == Player.ONE));
    }
}
