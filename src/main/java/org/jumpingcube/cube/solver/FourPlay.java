package org.jumpingcube.cube.solver;

import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.jumpingcube.cube.Board;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.cube.solver.StoredMoves.Answer;
import org.jumpingcube.game.Analysis;
import org.jumpingcube.game.Score;
import org.jumpingcube.game.Square;

/** Plays 4x4: wins where a win is stored or can be proved, and defends where a loss can. Immutable. */
final class FourPlay {
    private static final long PROOF_TABLE_BYTES = 1 << 24;

    private final TinyBoard board = new TinyBoard(TinyBoard.MAX_SIDE);
    private final ShortWin shortWin = new ShortWin(board);
    private final List<StoredMoves> stored;
    private final Supplier<ProofTable> tables;

    /** @param stored the stored moves; the first that knows a position counts */
    FourPlay(List<StoredMoves> stored) {
        this(stored, () -> ProofTable.ofBytes(PROOF_TABLE_BYTES));
    }

    /** @param tables transposition tables for proofs */
    FourPlay(List<StoredMoves> stored, Supplier<ProofTable> tables) {
        this.stored = stored;
        this.tables = tables;
    }

    /**
     * A winning move with the most plies it takes, or the most stubborn move if all lose. Empty if the proof is too
     * hard or was stopped, and in the first plies if all moves lose.
     *
     * @param proofNodes how many positions a proof may visit; the second player's replies after the stored ones need
     *     far fewer than a million
     */
    Optional<Analysis<Square>> bestMove(CubePosition position, long proofNodes, BooleanSupplier stopRequested) {
        long packed = board.of(position);
        for (int plies = 1; plies <= ShortWin.QUICK_PLIES; plies += 2) {
            int move = shortWin.find(packed, plies);
            if (move != TinyBoard.NO_MOVE) {
                return Optional.of(answer(move, Score.winIn(plies)));
            }
        }
        var known =
                stored.stream().flatMap(moves -> moves.find(packed).stream()).findFirst();
        return known.isPresent()
                ? known.filter(Answer::wins).map(answer -> win(answer.move(), packed)) // a search sets better traps
                : provenMove(packed, proofNodes, stopRequested);
    }

    private Optional<Analysis<Square>> provenMove(long position, long proofNodes, BooleanSupplier stopRequested) {
        var proof = new WinProof(board, tables.get());
        int move = proof.winningMove(position, proofNodes, stopRequested);
        if (move != TinyBoard.NO_MOVE) {
            return Optional.of(win(move, position));
        }
        return proof.isWon(position, 1)
                .filter(won -> !won)
                .map(lost -> answer(
                        new Defence(board, shortWin, proof).move(position), Score.lossIn(pliesAtMost(position, 0))));
    }

    private Analysis<Square> win(int move, long position) {
        return answer(move, Score.winIn(pliesAtMost(position, 1)));
    }

    private static Analysis<Square> answer(int move, int score) {
        return Analysis.of(TinyBoard.square(Integer.numberOfTrailingZeros(move)), score, Score.plies(score), 0);
    }

    private int ply(long position) {
        return board.points(position) - board.points(board.start());
    }

    /** The longest that the game can last with an odd number of plies, when the side to move wins, or an even one. */
    private int pliesAtMost(long position, int remainder) {
        int left = Board.longestGame(TinyBoard.MAX_SIDE) - ply(position);
        return left % 2 == remainder ? left : left - 1;
    }
}
