package org.jumpingcube.cube.solver;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DistanceTableTest {
    private static final TinyBoard BOARD = new TinyBoard(3);
    private static final DistanceTable TABLE = new DistanceTable(BOARD);
    private static final Set<Long> REACHABLE = reachable();

    private static Set<Long> reachable() {
        Set<Long> seen = new HashSet<>();
        collect(BOARD.start(), seen);
        return seen;
    }

    /** One of each eight positions that are alike. */
    private static List<Long> reachableUpToSymmetry() {
        var symmetry = new Symmetry(BOARD);
        return REACHABLE.stream()
                .filter(position -> symmetry.canonical(position) == position)
                .toList();
    }

    private static void collect(long position, Set<Long> seen) {
        if (position == TinyBoard.WON || !seen.add(position)) {
            return;
        }
        for (int moves = BOARD.moves(position); moves != 0; moves &= moves - 1) {
            collect(BOARD.play(position, Integer.lowestOneBit(moves)), seen);
        }
    }

    @Test
    void theReachablePositionsAreAsManyAsWereCountedBefore() {
        assertThat(REACHABLE).hasSize(288_293);
        assertThat(TABLE.size()).isEqualTo(37_832);
    }

    @Test
    void everyDistanceFollowsFromThoseOneMoveOn() {
        int faults = 0;
        for (long position : reachableUpToSymmetry()) {
            int plies = TABLE.plies(position);
            int shortestWin = Integer.MAX_VALUE;
            int longestLoss = 0;
            for (int moves = BOARD.moves(position); moves != 0; moves &= moves - 1) {
                long next = BOARD.play(position, Integer.lowestOneBit(moves));
                int distance = 1 + (next == TinyBoard.WON ? 0 : TABLE.plies(next));
                shortestWin = distance % 2 == 1 ? Math.min(shortestWin, distance) : shortestWin;
                longestLoss = distance % 2 == 0 ? Math.max(longestLoss, distance) : longestLoss;
            }
            int expected = shortestWin < Integer.MAX_VALUE ? shortestWin : longestLoss;
            faults += plies == expected ? 0 : 1;
        }
        assertThat(faults).isZero();
    }

    @ParameterizedTest
    @CsvSource({"2, 2, 4", "3, 3, 14"})
    void theSecondPlayerWins(int rows, int columns, int plies) {
        var board = new TinyBoard(rows, columns);
        assertThat(new DistanceTable(board).plies(board.start())).isEqualTo(plies);
    }

    /** The proof by search and the table are made in different ways, and agree on every position. */
    @Test
    void theProofBySearchSaysTheSameOfEveryPosition() {
        var proof = new WinProof(BOARD, ProofTable.ofBytes(1 << 20));
        int faults = 0;
        for (long position : reachableUpToSymmetry()) {
            faults += proof.isWon(position) == (TABLE.plies(position) % 2 == 1) ? 0 : 1;
        }
        assertThat(faults).isZero();
    }
}
