package org.jumpingcube.cube.solver;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.jumpingcube.cube.Board;
import org.jumpingcube.cube.Cube;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.game.Analysis;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Score;
import org.jumpingcube.game.Square;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SolvedBoardsTest {
    private static int score(CubePosition position) {
        return SolvedBoards.solve(position, () -> false).orElseThrow().score();
    }

    @ParameterizedTest
    @CsvSource({"2, 4", "3, 14"})
    void theLineFromTheStartIsTheWholeGame(int side, int plies) {
        var known = SolvedBoards.solve(CubePosition.start(side), () -> false).orElseThrow();

        assertThat(known.score()).isEqualTo(Score.lossIn(plies));
        assertThat(known.line()).hasSize(plies).startsWith(known.move());
        var end = CubePosition.start(side);
        for (Square square : known.line()) {
            end = end.play(square).after();
        }
        assertThat(end.winner()).contains(Player.TWO);
    }

    /** Most of these can't be reached from the start. */
    @ParameterizedTest
    @CsvSource({"2, 300", "3, 100"})
    void theScoreOfAPositionThatWasSetUpFollowsFromThoseOneMoveOn(int side, int boards) {
        randomBoards(side).limit(boards).forEach(position -> {
            int best = position.legalMoves().stream()
                    .mapToInt(move -> scoreAfter(position.play(move).after()))
                    .max()
                    .orElseThrow();
            var known = SolvedBoards.solve(position, () -> false).orElseThrow();

            assertThat(known.score()).as(position::toString).isEqualTo(best);
            assertThat(scoreAfter(position.play(known.move()).after())).isEqualTo(best);
        });
    }

    private static int scoreAfter(CubePosition next) {
        int score = next.winner().isPresent() ? Score.WIN : -score(next);
        return score > 0 ? score - 1 : score + 1;
    }

    private static Stream<CubePosition> randomBoards(int side) {
        var random = new Random(side);
        var shape = Board.empty(side);
        return Stream.generate(() -> shape.squares().stream()
                        .map(square -> randomCube(random, shape.capacity(square)))
                        .toList())
                .map(cubes -> new CubePosition(Board.of(side, cubes), Player.ONE))
                .filter(position -> position.winner().isEmpty());
    }

    private static Cube randomCube(Random random, int capacity) {
        var owner = random.nextBoolean() ? Player.ONE : Player.TWO;
        return random.nextInt(4) == 0 ? Cube.NEUTRAL : Cube.of(owner, 1 + random.nextInt(capacity));
    }

    @Test
    void takingTheLastNeutralCubeOfABoardThatWasSetUpWins() {
        var last = new Square(1, 2);
        for (int side = 2; side <= 4; side++) {
            var square = side == 2 ? new Square(0, 1) : last;
            var cubes = Board.empty(side).squares().stream()
                    .map(other -> other.equals(square) ? Cube.NEUTRAL : Cube.of(Player.TWO, 1))
                    .toList();
            var position = new CubePosition(Board.of(side, cubes), Player.TWO);

            assertThat(SolvedBoards.solve(position, () -> false)).contains(wonWith(square));
        }
    }

    private static Analysis<Square> wonWith(Square square) {
        return new Analysis<>(
                square,
                Score.winIn(1),
                1,
                0,
                List.of(square),
                List.of(new Analysis.ScoredMove<>(square, Score.winIn(1))));
    }

    @Test
    void nothingIsKnownOfLargerBoards() {
        assertThat(SolvedBoards.solve(CubePosition.start(5), () -> false)).isEmpty();
    }

    /** Any move loses; which one is hardest to answer a search tells better than a count of the replies that win. */
    @Test
    void theFirstMoveOf4x4IsLeftToASearch() {
        assertThat(SolvedBoards.solve(CubePosition.start(4), () -> false)).isEmpty();
    }

    /** Not a position in which the second player's stored replies were played. */
    @Test
    void aWinAfterTwoPliesOf4x4IsKnownToTheFirstPlayer() {
        var corner = CubePosition.start(4).play(new Square(0, 0)).after();
        long wins = corner.legalMoves().stream()
                .filter(reply -> SolvedBoards.solve(corner.play(reply).after(), 1, () -> false)
                        .filter(known -> Score.isWin(known.score()))
                        .isPresent())
                .count();
        assertThat(wins).isEqualTo(12);
    }

    @Test
    void aStoredReplyIsAWinByTheLastPlyThatTheGameCanHave() {
        var known = SolvedBoards.solve(
                        CubePosition.start(4).play(new Square(0, 0)).after(), () -> false)
                .orElseThrow();

        assertThat(known.score()).isEqualTo(Score.winIn(31));
        assertThat(known.line()).containsExactly(known.move());
    }

    /** Whoever wins in theory wins, and the other side is told so too. */
    @ParameterizedTest
    @ValueSource(ints = {12, 14, 18})
    void a4x4GameUnderWayIsWonByTheSideThatIsToldSo(int plies) {
        var random = new Random(plies);
        for (int game = 0; game < 2; game++) {
            var position = after(plies, random);
            boolean isWon = Score.isWin(score(position));
            var winner = isWon ? position.toMove() : position.toMove().opponent();
            while (position.winner().isEmpty()) {
                var known = SolvedBoards.solve(position, () -> false).orElseThrow();
                assertThat(Score.isWin(known.score())).isEqualTo(position.toMove() == winner);
                position = position.play(known.move()).after();
            }
            assertThat(position.winner()).contains(winner);
        }
    }

    @Test
    void a4x4PositionAfterSevenPliesIsProved() {
        assertThat(Score.isDecided(score(after(7, new Random(1))))).isTrue();
    }

    private static CubePosition after(int plies, Random random) {
        while (true) {
            var position = CubePosition.start(4);
            for (int ply = 0; ply < plies && position.winner().isEmpty(); ply++) {
                var moves = position.legalMoves();
                position =
                        position.play(moves.get(random.nextInt(moves.size()))).after();
            }
            if (position.winner().isEmpty()) {
                return position;
            }
        }
    }

    /** Of the moves that lose as late, none leaves the other side more ways to give the win away. */
    @ParameterizedTest
    @CsvSource({"2, 200, 20", "3, 8, 1"})
    void whoMustLoseSetsTheMostTraps(int side, int boards, int atLeast) {
        int lost = 0;
        for (var position : randomBoards(side).limit(boards).toList()) {
            var known = SolvedBoards.solve(position, () -> false).orElseThrow();
            if (Score.isLoss(known.score())) {
                lost++;
                long traps = traps(position.play(known.move()).after());
                assertThat(position.legalMoves())
                        .filteredOn(move -> scoreAfter(position.play(move).after()) == known.score())
                        .allSatisfy(move ->
                                assertThat(traps(position.play(move).after())).isLessThanOrEqualTo(traps));
            }
        }
        assertThat(lost).isGreaterThanOrEqualTo(atLeast);
    }

    private static long traps(CubePosition position) {
        return position.winner().isPresent()
                ? 0
                : position.legalMoves().stream()
                        .filter(move -> scoreAfter(position.play(move).after()) < 0)
                        .count();
    }

    /** It would ask hundreds of times before it had a result. */
    @Test
    void aStopEndsTheProofOf4x4() {
        var asked = new AtomicInteger();

        assertThat(SolvedBoards.solve(after(8, new Random(2)), () -> asked.getAndIncrement() == 3))
                .isEmpty();
        assertThat(asked).hasValue(4);
    }
}
