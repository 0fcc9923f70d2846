package org.jumpingcube.cube.solver;

import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.cube.Square;
import org.jumpingcube.game.Analysis;

/**
 * Perfect play on small boards. 2x2 and 3x3 are known in full. On 4x4 the first six plies are stored, and the second
 * player's replies for longer; later positions are proved when they are asked for. What is known is made or read on first
 * use. Safe for several threads.
 */
public final class SolvedBoards {
    /**
     * How many positions a proof on 4x4 may look at where time is the limit: some two seconds, enough after the stored
     * plies, see docs/solved-boards.md.
     */
    public static final long PROOF_NODES = 4_000_000;

    /** The same where play is to be quick. */
    public static final long QUICK_PROOF_NODES = 1_000_000;

    private SolvedBoards() {}

    /** The same with {@link #PROOF_NODES}. */
    public static Optional<Analysis<Square>> solve(CubePosition position, BooleanSupplier stopRequested) {
        return solve(position, PROOF_NODES, stopRequested);
    }

    /**
     * A best move with its proven score, if the position is a known one. Nothing is searched, so no nodes are counted;
     * the depth is the plies to the end of the game.
     *
     * <p>The score is exact up to 3x3, and so is the line to the end. On 4x4 wins within 5 plies are exact; of other
     * ends the score tells with which ply they come at the latest, and the line is the move alone.
     *
     * @param position any position in which nobody has won, and no cube holds more than its capacity
     * @param proofNodes how many positions a proof on 4x4 may look at
     * @param stopRequested ends a proof on 4x4 without a result
     */
    public static Optional<Analysis<Square>> solve(
            CubePosition position, long proofNodes, BooleanSupplier stopRequested) {
        return switch (position.board().side()) {
            case 2 -> Optional.of(new DistanceTable(new TinyBoard(2)).analyse(position));
            case 3 -> Optional.of(Three.TABLE.analyse(position));
            case 4 -> Four.PLAY.bestMove(position, proofNodes, stopRequested);
            default -> Optional.empty();
        };
    }

    /** A fraction of a second's work when it is first asked for. */
    private static final class Three {
        static final DistanceTable TABLE = new DistanceTable(new TinyBoard(3));
    }

    /** Made when it is first asked for. */
    private static final class Four {
        static final FourPlay PLAY =
                new FourPlay(List.of(StoredMoves.load(StoredMoves.REPLIES), StoredMoves.load(StoredMoves.OPENING)));
    }
}
