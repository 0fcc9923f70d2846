package org.jumpingcube.cube;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;
import org.jumpingcube.Law;
import org.jumpingcube.Laws;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Square;

/** What holds in every game, on boards of every size. */
class RulesLawsTest {
    /**
     * Calls back with each move of one random game; a failure tells the moves so far, on the smallest board that fails.
     */
    private static CubePosition randomGame(Random random, Consumer<PlayedMove> onMove) {
        int side = Laws.between(random, 2, 15);
        long seed = random.nextLong();
        try {
            return randomGame(side, seed, onMove);
        } catch (AssertionError e) {
            for (int smaller = 2; smaller < side; smaller++) {
                randomGame(smaller, seed, onMove);
            }
            throw e;
        }
    }

    private static CubePosition randomGame(int side, long seed, Consumer<PlayedMove> onMove) {
        var random = new Random(seed);
        var played = new ArrayList<PlayedMove>();
        var position = CubePosition.start(side);
        while (position.winner().isEmpty()) {
            var moves = position.legalMoves();
            var move = moves.get(random.nextInt(moves.size()));
            played.add(position.play(move));
            checkLast(played, onMove);
            position = played.get(played.size() - 1).after();
        }
        return position;
    }

    private static void checkLast(List<PlayedMove> played, Consumer<PlayedMove> onMove) {
        var last = played.get(played.size() - 1);
        try {
            onMove.accept(last);
        } catch (AssertionError e) {
            int side = last.before().board().side();
            var moves = played.stream().map(PlayedMove::move).toList();
            throw new AssertionError("%dx%d after %s: %s".formatted(side, side, moves, e.getMessage()), e);
        }
    }

    @Law(tries = 150)
    void theStepsAppliedToTheBoardBeforeGiveTheBoardAfter(Random random) {
        randomGame(random, move -> {
            int side = move.before().board().side();
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

    @Law(tries = 150)
    void eachStepChangesItsCubeByAPointOrItsCapacity(Random random) {
        randomGame(random, move -> {
            int side = move.before().board().side();
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

    @Law(tries = 200)
    void everyMoveAddsExactlyOnePoint(Random random) {
        randomGame(
                random,
                move -> assertThat(move.after().board().totalPoints())
                        .isEqualTo(move.before().board().totalPoints() + 1));
    }

    @Law(tries = 200)
    void aGameEndsWithinItsGreatestNumberOfMoves(Random random) {
        int[] moves = {0};
        var end = randomGame(random, move -> moves[0]++);
        assertThat(end.winner()).isPresent();
        int side = end.board().side();
        assertThat(moves[0]).isBetween(1, (3 * side - 1) * (side - 1));
    }

    @Law(tries = 150)
    void theSettledBoardDoesNotDependOnTheOrderOfBursts(Random random) {
        randomGame(random, move -> {
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

    @Law(tries = 150)
    void nobodyWinsWhileANeutralCubeIsLeft(Random random) {
        randomGame(random, move -> {
            boolean neutralLeft = move.after().board().squares().stream()
                    .anyMatch(square -> move.after().board().at(square).isNeutral());
            assertThat(move.after().board().winner().isPresent())
                    .isEqualTo(!neutralLeft
                            && move.after().board().count(move.player().opponent()) == 0);
        });
    }

    @Law(tries = 100)
    void aWaveBurstsRowByRowWhatWasOverloadedWhenItBegan(Random random) {
        randomGame(random, move -> {
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

    @Law(tries = 60)
    void theSideToMoveFollowsFromTheSumOfPoints(Random random) {
        randomGame(
                random,
                move -> assertThat((move.before().board().totalPoints()
                                                + move.before().board().side())
                                        % 2
                                == 0)
                        .isEqualTo(move.player() == Player.ONE));
    }
}
