package org.jumpingcube.cube.ai;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.jumpingcube.Law;
import org.jumpingcube.Slow;
import org.jumpingcube.cube.Board;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.game.Player;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Slow
class CasualBoardTest {
    private static final Attention ATTENTIVE = new Attention(0, 0, 0, 0, 5);

    private static List<CubePosition> positions(int side) {
        return CubeBoardTest.positionsOfRandomGames(side, 2, new Random(side)).toList();
    }

    private static CasualBoard seen(CubePosition position, Attention attention, boolean isLapse, long seed) {
        return new CasualBoard(CubeBoard.of(position), attention, isLapse, seed);
    }

    private static int[] moves(CasualBoard board, CubePosition position) {
        int[] moves = new int[CubeBoard.of(position).mostMoves()];
        return Arrays.copyOf(moves, board.moves(moves, 0));
    }

    /** Of one move in four the player is sure to think, however often the mind is elsewhere. */
    @Law
    void lapsesAreAsManyAsIsSaidAndNeverTenInARow(Random random) {
        int lapses = random.nextInt(76);
        var attention = new Attention(0, lapses, 50, 0, 5);
        long seed = random.nextLong();
        int beginsAt = random.nextInt(2);
        var position = CubePosition.start(15);
        int run = 0;
        int count = 0;
        for (int move = 0; move < 200; move++) {
            position = later(position, 2 - (move == 0 ? beginsAt : 0), random);
            boolean isLapse = attention.lapsesIn(position, seed);
            run = isLapse ? run + 1 : 0;
            count += isLapse ? 1 : 0;
            assertThat(run).isLessThanOrEqualTo(6);
        }
        assertThat(count).isBetween(2 * lapses - 55, 2 * lapses + 55); // 5 standard errors and a little
    }

    private static CubePosition later(CubePosition position, int plies, Random random) {
        var result = position;
        for (int ply = 0; ply < plies; ply++) {
            var moves = result.legalMoves();
            result = result.play(moves.get(random.nextInt(moves.size()))).after();
        }
        return result;
    }

    @ParameterizedTest
    @CsvSource({"5", "8", "9"})
    void theAttentiveSeeEveryMoveAndInALapseHardlyAnythingIsSeenFarAway(int side) {
        var lapse = new Attention(0, 75, 0, 0, 5);
        int seen = 0;
        int all = 0;
        for (CubePosition position : positions(side)) {
            int legal = position.legalMoves().size();
            assertThat(moves(seen(position, ATTENTIVE, false, 1), position)).hasSize(legal);
            int[] some = moves(seen(position, lapse, true, 1), position);
            assertThat(some).doesNotHaveDuplicates().hasSizeBetween(1, legal);
            assertThat(position.legalMoves())
                    .containsAll(Arrays.stream(some)
                            .mapToObj(move -> CubeBoard.of(position).square(move))
                            .toList());
            seen += some.length;
            all += legal;
        }
        assertThat(seen).isBetween(all / 3, 3 * all / 4);
    }

    /** An answer is overlooked by position and move, so that the search finds the same ones however often it asks. */
    @Test
    void whatIsOverlookedDependsOnPositionMoveAndSeedAlone() {
        var attention = new Attention(50, 0, 0, 0, 5);
        var seeds = IntStream.range(0, 4).boxed().toList();
        for (CubePosition position : positions(5).subList(0, 30)) { // none of these is won by one move
            var ways = seeds.stream()
                    .map(seed -> {
                        var board = seen(position, attention, false, seed);
                        board.play(moves(board, position)[0]);
                        int[] once = moves(board, position);
                        assertThat(moves(board, position)).isEqualTo(once);
                        return Arrays.toString(once);
                    })
                    .distinct();
            assertThat(ways.count()).isGreaterThan(1);
        }
    }

    /** 40 a cube, 20 for one that is about to burst, 5 for each point of charge. */
    @ParameterizedTest
    @CsvSource({"4", "6", "9"})
    void aPositionIsWorthItsCubesAndHowFullTheyAre(int side) {
        for (CubePosition position : positions(side)) {
            assertThat(seen(position, ATTENTIVE, false, 1).evaluate())
                    .isEqualTo(worth(position, position.toMove())
                            - worth(position, position.toMove().opponent()));
        }
    }

    private static int worth(CubePosition position, Player player) {
        Board board = position.board();
        return board.squares().stream()
                .filter(square -> board.at(square).isOwnedBy(player))
                .mapToInt(square -> 40 + (board.charge(square) == 3 ? 20 : 0) + 5 * board.charge(square))
                .sum();
    }

    @Test
    void anEmptyBoardIsEven() {
        assertThat(seen(CubePosition.start(6), ATTENTIVE, false, 1).evaluate()).isZero();
    }
}
