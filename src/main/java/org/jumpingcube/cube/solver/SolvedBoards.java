package org.jumpingcube.cube.solver;

import java.util.Optional;
import org.jumpingcube.cube.CubePosition;

/**
 * Perfect play on 4x4: the second player's win is known from the start to the end, and any other win that is not too far
 * away. The stored replies are read on first use. Safe for several threads.
 */
public final class SolvedBoards {
    private SolvedBoards() {}

    /**
     * A winning move, if one is known for certain; nothing is known of boards of other sides.
     *
     * @param position any position in which nobody has won
     */
    public static Optional<KnownMove> winningMove(CubePosition position) {
        return position.board().side() == TinyBoard.MAX_SIDE ? Four.PLAY.winningMove(position) : Optional.empty();
    }

    /** Made when it is first asked for. */
    private static final class Four {
        static final FourPlay PLAY = new FourPlay(WinningReplies.load());
    }
}
