package org.jumpingcube.lab;

import java.util.OptionalInt;
import org.jumpingcube.cube.solver.DistanceTable;
import org.jumpingcube.cube.solver.ProofTable;
import org.jumpingcube.cube.solver.TinyBoard;
import org.jumpingcube.cube.solver.WinProof;
import org.jumpingcube.game.Player;

/**
 * The solution of a small board: who wins from the start, and what it took to find out.
 *
 * @param plies the length of the game if the winner hurries and the loser delays; empty if only the winner was asked
 *     for
 * @param nodes positions visited
 * @param positions distinct positions, up to symmetry, whose winner is known
 */
record Solution(Player winner, OptionalInt plies, long nodes, long positions) {
    /**
     * Solves a board.
     *
     * @param tableBytes memory for the transposition table, 64 or more; only used for boards of more than {@value
     *     DistanceTable#MAX_SQUARES} squares
     */
    static Solution of(TinyBoard board, long tableBytes) {
        return board.squares() <= DistanceTable.MAX_SQUARES ? byTable(board) : byProof(board, tableBytes);
    }

    private static Solution byTable(TinyBoard board) {
        var table = new DistanceTable(board);
        int plies = table.plies(board.start());
        return new Solution(winner(plies % 2 == 1), OptionalInt.of(plies), table.size(), table.size());
    }

    private static Solution byProof(TinyBoard board, long tableBytes) {
        var table = ProofTable.ofBytes(tableBytes);
        var proof = new WinProof(board, table);
        boolean firstWins = proof.isWon(board.start());
        return new Solution(winner(firstWins), OptionalInt.empty(), proof.nodes(), table.stored());
    }

    private static Player winner(boolean firstWins) {
        return firstWins ? Player.ONE : Player.TWO;
    }
}
