package org.jumpingcube.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import java.util.Random;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.assertj.core.api.SoftAssertions;
import org.jumpingcube.LongRunning;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.SearchBudget;
import org.jumpingcube.game.Square;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The promise of this mode: a win that can be forced within seven plies is found and played without detour, and a loss
 * is put off as long as it can be. An exhaustive solver, which shares nothing with the search, says what is possible.
 */
class ForcedPositionsTest {
    private static final List<Integer> RESULTS = List.of(1, -2, 3, -4, 5, -6, 7);

    static Stream<Integer> results() {
        return RESULTS.stream();
    }

    @Test
    void thereAreThreeHundredPositionsOfEverySizeAndResult() throws IOException {
        var positions = ForcedPositionGenerator.read();

        assertThat(positions).doesNotHaveDuplicates().hasSizeGreaterThanOrEqualTo(300);
        for (int side = 3; side <= 6; side++) {
            for (int result : RESULTS) {
                assertThat(positions).filteredOn(of(side, result)).hasSizeGreaterThanOrEqualTo(10);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("results")
    void everyWinIsPlayedAtItsShortestAndEveryLossPutOff(int result) throws IOException {
        assertPlayedAtBest(ForcedPositionGenerator.read().stream()
                .filter(position -> position.result() == result)
                .toList());
    }

    @LongRunning
    @ParameterizedTest
    @ValueSource(ints = {3, 4, 5, 6})
    void theSameOnPositionsThatNobodyHasSeenBefore(int side) {
        assertPlayedAtBest(new ForcedPositionGenerator(side, System.nanoTime()).positions(60));
    }

    @Test
    void theSolverSaysOfASampleWhatTheFileSays() throws IOException {
        var positions = ForcedPositionGenerator.read();
        assertSolved(IntStream.iterate(0, i -> i < positions.size(), i -> i + 5)
                .mapToObj(positions::get)
                .toList());
    }

    @LongRunning
    @Test
    void theSolverSaysOfAllWhatTheFileSays() throws IOException {
        assertSolved(ForcedPositionGenerator.read());
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 5, 6})
    void theSolversRulesAreTheRules(int side) {
        var rules = new ArrayRules(side);
        var random = new Random(side);
        for (int game = 0; game < 100; game++) {
            var position = CubePosition.start(side);
            while (position.winner().isEmpty()) {
                var moves = position.legalMoves();
                var move = moves.get(random.nextInt(moves.size()));
                assertSameMove(rules, position, move);
                position = position.play(move).after();
            }
        }
    }

    @Test
    void theSolverAgreesWithAPlainRecursionOverTheRules() {
        var rules = new ArrayRules(3);
        var solver = new ExhaustiveSolver(rules, 5);
        var random = new Random(3);
        for (int game = 0; game < 100; game++) {
            var position = CubePosition.start(3);
            for (int ply = 5 + random.nextInt(6); ply > 0 && position.winner().isEmpty(); ply--) {
                var moves = position.legalMoves();
                position =
                        position.play(moves.get(random.nextInt(moves.size()))).after();
            }
            if (position.winner().isEmpty()) {
                assertThat(solver.solve(rules.cellsOf(position.board()), 4)).isEqualTo(plainResult(position, 4));
            }
        }
    }

    /** The result within so many plies by looking at every line to its end; 0 if it is open. */
    private static int plainResult(CubePosition position, int plies) {
        int best = -1; // worse than any result there is
        for (Square move : position.legalMoves()) {
            var after = position.play(move).after();
            int result = after.winner().isPresent() ? 1 : plies == 1 ? 0 : onePlyBefore(plainResult(after, plies - 1));
            best = worth(result) > worth(best) ? result : best;
        }
        return best;
    }

    private static int onePlyBefore(int result) {
        return result == 0 ? 0 : -result - Integer.signum(result);
    }

    /** For the side to move: quick wins, then open positions, then slow losses. */
    private static int worth(int result) {
        return result > 0 ? 100 - result : result < 0 ? -100 - result : 0;
    }

    private static void assertSameMove(ArrayRules rules, CubePosition position, Square move) {
        byte[] cells = rules.cellsOf(position.board());
        var after = new byte[cells.length];
        int mover = rules.toMove(cells);
        var expected = position.play(move).after();

        boolean hasWon = rules.play(cells, after, move.row() * position.board().side() + move.column(), mover);

        assertThat(mover).isEqualTo(position.toMove() == Player.ONE ? 1 : 2);
        assertThat(hasWon).isEqualTo(expected.winner().isPresent());
        if (!hasWon) { // what a won board looks like depends on the order of bursts
            assertThat(after).isEqualTo(rules.cellsOf(expected.board()));
        }
    }

    private static void assertPlayedAtBest(List<ForcedPosition> positions) {
        assertThat(positions).isNotEmpty();
        var softly = new SoftAssertions();
        for (var forced : positions) {
            var choice = choice(forced.position(), forced.hashCode());
            softly.assertThat(forced.best()).as(forced.toString()).contains(choice);
            softly.assertThat(pliesToTheEnd(forced.position()))
                    .as(forced.toString())
                    .isEqualTo(forced.plies());
        }
        softly.assertAll();
    }

    private static Square choice(CubePosition position, long seed) {
        return Jump61.strongest()
                .apply(seed)
                .analyse(position, SearchBudget.USUAL)
                .move();
    }

    private static int pliesToTheEnd(CubePosition start) {
        int plies = 0;
        for (var position = start; position.winner().isEmpty(); plies++) {
            position = position.play(choice(position, plies)).after();
        }
        return plies;
    }

    private static void assertSolved(List<ForcedPosition> positions) {
        for (var position : positions) {
            var rules = new ArrayRules(position.board().side());
            var solver = new ExhaustiveSolver(rules, ForcedPositionGenerator.MAX_PLIES);
            byte[] cells = rules.cellsOf(position.board());
            assertThat(solver.solve(cells, ForcedPositionGenerator.MAX_PLIES))
                    .as(position.toString())
                    .isEqualTo(position.result());
            assertThat(solver.bestMoves(cells, position.result()).stream().map(rules::square))
                    .as(position.toString())
                    .containsExactlyElementsOf(position.best());
        }
    }

    private static Predicate<ForcedPosition> of(int side, int result) {
        return position -> position.board().side() == side && position.result() == result;
    }
}
