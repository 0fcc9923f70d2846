package org.jumpingcube.cube.solver;

import java.util.Optional;
import java.util.OptionalInt;
import org.jumpingcube.cube.CubePosition;

/**
 * Perfect play on small boards. On 2x2 and 3x3 every position that can arise from the start is known: the shortest win,
 * the longest defence. On 4x4 the second player's win is known from the start to the end, and any other win that is not
 * too far away. What is needed is made on first use and kept. Safe for several threads.
 */
public final class SolvedBoards {
    /** The largest side of which something is known. */
    public static final int MAX_SIDE = TinyBoard.MAX_SIDE;

    private SolvedBoards() {}

    /**
     * A best move, if one is known for certain.
     *
     * @param position any position in which nobody has won
     */
    public static Optional<KnownMove> best(CubePosition position) {
        return switch (position.board().side()) {
            case 2 -> inTable(Two.TABLE, position);
            case 3 -> inTable(Three.TABLE, position);
            case 4 -> Four.PLAY.best(position);
            default -> Optional.empty();
        };
    }

    private static Optional<KnownMove> inTable(DistanceTable table, CubePosition position) {
        long packed = table.board().of(position);
        OptionalInt plies = table.plies(packed);
        return plies.isEmpty()
                ? Optional.empty()
                : Optional.of(new KnownMove(
                        TinyBoard.square(Integer.numberOfTrailingZeros(table.best(packed))), plies.getAsInt()));
    }

    /** Made when it is first asked for, as the others are. */
    private static final class Two {
        static final DistanceTable TABLE = new DistanceTable(2);
    }

    private static final class Three {
        static final DistanceTable TABLE = new DistanceTable(3);
    }

    private static final class Four {
        static final FourPlay PLAY = new FourPlay(WinningReplies.load());
    }
}
