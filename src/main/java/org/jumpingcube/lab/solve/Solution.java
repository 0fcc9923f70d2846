package org.jumpingcube.lab.solve;

import java.util.OptionalInt;
import org.jumpingcube.cube.solver.DistanceTable;
import org.jumpingcube.cube.solver.ProofTable;
import org.jumpingcube.cube.solver.TinyBoard;
import org.jumpingcube.cube.solver.WinProof;
import org.jumpingcube.game.Player;

/**
 * Who wins a small board from the start, and what it took to find out.
 *
 * @param plies how long the game is if the winner hurries and the loser delays; empty if only the winner was asked for
 * @param nodes positions looked at
 * @param positions different ones, up to symmetry, of which the winner is known
 */
public record Solution(int side, Player winner, OptionalInt plies, long nodes, long positions) {
    /** The sides that can be solved. */
    public static final int MAX_SIDE = TinyBoard.MAX_SIDE;

    /**
     * Solves a board.
     *
     * @param side 2 to {@link #MAX_SIDE}
     * @param tableBytes memory for the table of positions, of which only side 4 makes use: 64 or more
     */
    public static Solution of(int side, long tableBytes) {
        return side <= DistanceTable.MAX_SIDE ? byTable(side) : byProof(side, tableBytes);
    }

    private static Solution byTable(int side) {
        var table = new DistanceTable(side);
        int plies = table.plies(new TinyBoard(side).start());
        return new Solution(side, winner(plies % 2 == 1), OptionalInt.of(plies), table.size(), table.size());
    }

    private static Solution byProof(int side, long tableBytes) {
        var board = new TinyBoard(side);
        var table = ProofTable.ofBytes(tableBytes);
        var proof = new WinProof(board, table);
        boolean firstWins = proof.isWon(board.start());
        return new Solution(side, winner(firstWins), OptionalInt.empty(), proof.nodes(), table.stored());
    }

    private static Player winner(boolean firstWins) {
        return firstWins ? Player.ONE : Player.TWO;
    }
}
