package org.jumpingcube.cube.ai;

import java.util.List;
import java.util.function.BooleanSupplier;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.cube.Square;

/** Iterative deepening alpha-beta over the public rules, in negamax form: every score is seen from the side to move. */
final class PlainSearch {
    private static final int WIN = 1_000_000; // larger than any count of points

    private final BooleanSupplier stopRequested;
    private final long nodeLimit;
    private long nodes;

    PlainSearch(BooleanSupplier stopRequested, long nodeLimit) {
        this.stopRequested = stopRequested;
        this.nodeLimit = nodeLimit;
    }

    Square bestMove(CubePosition root, int maxDepth) {
        List<Square> moves = root.legalMoves();
        if (moves.isEmpty()) {
            throw new IllegalArgumentException("the game is over");
        }
        Square best = moves.get(0);
        for (int depth = 1; depth <= maxDepth && (depth <= 2 || !isStopped()); depth++) {
            int alpha = -WIN;
            Square deeper = best;
            for (Square move : moves) {
                int score = -score(root.play(move), depth - 1, 1, -WIN, -alpha);
                if (score > alpha) {
                    alpha = score;
                    deeper = move;
                }
            }
            if (depth <= 2 || !isStopped()) {
                best = deeper;
            }
        }
        return best;
    }

    private boolean isStopped() {
        return nodes > nodeLimit || stopRequested.getAsBoolean();
    }

    private int score(CubePosition position, int depth, int ply, int alpha, int beta) {
        nodes++;
        if (position.winner().isPresent()) {
            return ply - WIN; // the last mover won; a later loss is less bad
        }
        if (depth == 0 || (ply > 2 && isStopped())) {
            return position.board().points(position.toMove())
                    - position.board().points(position.toMove().opponent());
        }
        int best = alpha;
        for (Square move : position.legalMoves()) {
            best = Math.max(best, -score(position.play(move), depth - 1, ply + 1, -beta, -best));
            if (best >= beta) {
                break; // the opponent will not let it come to this
            }
        }
        return best;
    }
}
