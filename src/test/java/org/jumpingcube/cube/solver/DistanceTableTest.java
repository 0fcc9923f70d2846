package org.jumpingcube.cube.solver;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DistanceTableTest {
    private static Set<Long> reachable(TinyBoard board) {
        Set<Long> seen = new HashSet<>();
        collect(board, board.start(), seen);
        return seen;
    }

    /** One of each eight positions that are alike. */
    private static List<Long> reachableUpToSymmetry(TinyBoard board) {
        var symmetry = new Symmetry(board);
        return reachable(board).stream()
                .filter(position -> symmetry.canonical(position) == position)
                .toList();
    }

    private static void collect(TinyBoard board, long position, Set<Long> seen) {
        if (position == TinyBoard.WON || !seen.add(position)) {
            return;
        }
        for (int moves = board.moves(position); moves != 0; moves &= moves - 1) {
            collect(board, board.play(position, Integer.lowestOneBit(moves)), seen);
        }
    }

    /** Every undecided position, counted once by walking them all and once by the table's own size. */
    @ParameterizedTest
    @CsvSource({"3, 288293, 37832"})
    void theReachablePositionsAreAsManyAsAnotherProgramCounted(int side, int positions, int upToSymmetry) {
        var board = new TinyBoard(side);
        assertThat(reachable(board)).hasSize(positions);
        assertThat(new DistanceTable(side).size()).isEqualTo(upToSymmetry);
    }

    @Test
    void everyDistanceFollowsFromThoseOneMoveOn() {
        var board = new TinyBoard(3);
        var table = new DistanceTable(3);
        for (long position : reachableUpToSymmetry(board)) {
            int plies = table.plies(position).orElseThrow();
            int shortestWin = Integer.MAX_VALUE;
            int longestLoss = 0;
            for (int moves = board.moves(position); moves != 0; moves &= moves - 1) {
                long next = board.play(position, Integer.lowestOneBit(moves));
                int distance =
                        1 + (next == TinyBoard.WON ? 0 : table.plies(next).orElseThrow());
                shortestWin = distance % 2 == 1 ? Math.min(shortestWin, distance) : shortestWin;
                longestLoss = distance % 2 == 0 ? Math.max(longestLoss, distance) : longestLoss;
            }
            assertThat(plies).isEqualTo(shortestWin < Integer.MAX_VALUE ? shortestWin : longestLoss);
        }
    }

    @ParameterizedTest
    @CsvSource({"2, 4", "3, 14"})
    void theSecondPlayerWins(int side, int plies) {
        assertThat(new DistanceTable(side).plies(new TinyBoard(side).start())).hasValue(plies);
    }

    /** The proof by search and the table are made in different ways, and agree on every position. */
    @Test
    void theProofBySearchSaysTheSameOfEveryPosition() {
        var board = new TinyBoard(3);
        var table = new DistanceTable(3);
        var proof = new WinProof(board, ProofTable.ofBytes(1 << 20));
        for (long position : reachableUpToSymmetry(board)) {
            assertThat(proof.isWon(position)).isEqualTo(table.plies(position).orElseThrow() % 2 == 1);
        }
    }
}
