package org.jumpingcube.cube.solver;

import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.jumpingcube.cube.Board;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.cube.Square;
import org.jumpingcube.game.Analysis;
import org.jumpingcube.game.Score;

/** Wins 4x4 wherever a win is known or not hard to prove. Immutable. */
final class FourPlay {
    /** A tenth of a second or two. The second player's replies beyond the stored ones need far less. */
    private static final long PROOF_NODES = 200_000;

    private static final long PROOF_TABLE_BYTES = 1 << 21;

    private final TinyBoard board = new TinyBoard(TinyBoard.MAX_SIDE);
    private final Symmetry symmetry = new Symmetry(board);
    private final ShortWin shortWin = new ShortWin(board);
    private final WinningReplies replies;
    private final Supplier<ProofTable> tables;

    FourPlay(WinningReplies replies) {
        this(replies, () -> ProofTable.ofBytes(PROOF_TABLE_BYTES));
    }

    /** @param tables where a proof remembers positions */
    FourPlay(WinningReplies replies, Supplier<ProofTable> tables) {
        this.replies = replies;
        this.tables = tables;
    }

    /** A winning move and the plies it takes at most; empty if the position is lost, its win too far away or a stop requested. */
    Optional<Analysis<Square>> winningMove(CubePosition position, BooleanSupplier stopRequested) {
        long packed = board.of(position);
        for (int plies = 1; plies <= ShortWin.QUICK_PLIES; plies += 2) {
            int move = shortWin.find(packed, plies);
            if (move != TinyBoard.NO_MOVE) {
                return Optional.of(win(move, plies));
            }
        }
        int reply = storedReply(packed);
        int move = reply != TinyBoard.NO_MOVE ? reply : provenMove(packed, stopRequested);
        return move == TinyBoard.NO_MOVE ? Optional.empty() : Optional.of(win(move, pliesAtMost(packed)));
    }

    private int storedReply(long position) {
        int way = symmetry.wayToCanonical(position);
        return (int) symmetry.preimage(replies.reply(symmetry.image(position, way)), way);
    }

    private int provenMove(long position, BooleanSupplier stopRequested) {
        return new WinProof(board, tables.get()).winningMove(position, PROOF_NODES, stopRequested);
    }

    private static Analysis<Square> win(int move, int plies) {
        return Analysis.of(TinyBoard.square(Integer.numberOfTrailingZeros(move)), Score.winIn(plies), plies, 0);
    }

    /** How long the game can last if the side to move wins it. */
    private int pliesAtMost(long position) {
        int left = Board.longestGame(TinyBoard.MAX_SIDE) - (board.points(position) - board.points(board.start()));
        return left % 2 == 1 ? left : left - 1;
    }
}
