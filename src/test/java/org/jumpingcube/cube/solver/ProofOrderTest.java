package org.jumpingcube.cube.solver;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Map;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class ProofOrderTest {
    private final TinyBoard board = new TinyBoard(4);

    /** Positions of random games after 14 to 22 plies. Without any knowledge every other pair would be right. */
    @Test
    void ofAWonAndALostPositionTheWonOneIsMostlyRatedHigher() {
        var proof = new WinProof(board, ProofTable.ofBytes(1 << 24));
        var order = new ProofOrder(board);
        Map<Boolean, long[]> ratings = positions()
                .boxed()
                .collect(Collectors.partitioningBy(
                        proof::isWon, // by the side to move: the other one is rated
                        Collectors.collectingAndThen(
                                Collectors.toList(),
                                group -> group.stream()
                                        .mapToLong(order::forWhoJustMoved)
                                        .toArray())));
        long[] won = ratings.getOrDefault(false, new long[0]);
        long[] lost = ratings.getOrDefault(true, new long[0]);
        long right = Arrays.stream(won)
                .map(rating ->
                        Arrays.stream(lost).filter(other -> rating > other).count())
                .sum();

        assertThat((double) right / won.length / lost.length).isGreaterThan(0.89);
    }

    private LongStream positions() {
        var random = new Random(3);
        return IntStream.range(0, 900)
                .mapToLong(game -> afterPlies(14 + game % 9, random))
                .filter(position -> position != TinyBoard.WON);
    }

    private long afterPlies(int plies, Random random) {
        long position = board.start();
        for (int ply = 0; ply < plies && position != TinyBoard.WON; ply++) {
            int moves = board.moves(position);
            for (int skipped = random.nextInt(Integer.bitCount(moves)); skipped > 0; skipped--) {
                moves &= moves - 1;
            }
            position = board.play(position, Integer.lowestOneBit(moves));
        }
        return position;
    }
}
