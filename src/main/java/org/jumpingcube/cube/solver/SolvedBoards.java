package org.jumpingcube.cube.solver;

import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.game.Analysis;
import org.jumpingcube.game.Square;

/**
 * Perfect play on small boards. 2x2 and 3x3 are solved completely. On 4x4 the first six plies are stored, and the
 * second player's replies for longer; later positions are proved on demand. All is made or read on first use.
 * Thread-safe.
 */
public final class SolvedBoards {
    /**
     * How many positions a proof on 4x4 may visit where time is the limit: about two seconds, which is enough after the
     * stored plies, see docs/solved-boards.md.
     */
    public static final long PROOF_NODES = 4_000_000;

    /** The same for quick play. */
    public static final long QUICK_PROOF_NODES = 1_000_000;

    private SolvedBoards() {}

    /** The same with {@link #PROOF_NODES}. */
    public static Optional<Analysis<Square>> solve(CubePosition position, BooleanSupplier stopRequested) {
        return solve(position, PROOF_NODES, stopRequested);
    }

    /**
     * A best move with its proven score, if the position is solved. It reports no nodes; the depth is the number of
     * plies to the end of the game.
     *
     * <p>Up to 3x3 the score and the line to the end are exact. On 4x4 wins within 5 plies are exact; otherwise the
     * score gives the latest ply at which the game ends, and the line is only the move.
     *
     * @param position a position that nobody has won, with no cube above its capacity
     * @param proofNodes how many positions a proof on 4x4 may visit
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

    /** A fraction of a second's work, on first use. */
    private static final class Three {
        static final DistanceTable TABLE = new DistanceTable(new TinyBoard(3));
    }

    /** Made on first use. */
    private static final class Four {
        static final FourPlay PLAY =
                new FourPlay(List.of(StoredMoves.load(StoredMoves.REPLIES), StoredMoves.load(StoredMoves.OPENING)));
    }
}
