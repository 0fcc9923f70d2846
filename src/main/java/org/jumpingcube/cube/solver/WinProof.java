package org.jumpingcube.cube.solver;

import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;

/**
 * Proves who wins a tiny board: a depth-first search to the end of the game for "won or lost" only, with a
 * transposition table up to symmetry. Not thread-safe.
 */
public final class WinProof {
    private static final int POLL_NODES = 256; // between two checks for a stop request: a few tenths of a millisecond

    private final TinyBoard board;
    private final ProofTable table;
    private final Symmetry symmetry;
    private final Candidates[] candidates; // by ply
    private long nodes;
    private long nodeLimit;
    private BooleanSupplier stopRequested = () -> false;

    /** A proof on this board. What it finds stays in the table, for this proof and others. */
    public WinProof(TinyBoard board, ProofTable table) {
        this.board = board;
        this.table = table;
        symmetry = new Symmetry(board);
        candidates = IntStream.rangeClosed(0, board.longestGame())
                .mapToObj(ply -> new Candidates(board))
                .toArray(Candidates[]::new);
    }

    /** How many positions have been visited so far. */
    public long nodes() {
        return nodes;
    }

    /** Whether the side to move wins. */
    public boolean isWon(long position) {
        return isWon(position, Long.MAX_VALUE / 2).orElseThrow();
    }

    /** Whether the side to move wins; empty if that takes more than this many nodes. */
    public Optional<Boolean> isWon(long position, long atMostNodes) {
        nodeLimit = nodes + atMostNodes;
        long key = ProofTable.key(symmetry.canonical(position));
        int known = table.result(key);
        boolean won = known == ProofTable.UNKNOWN ? search(position, key, 0) : known == ProofTable.WON;
        return nodes > nodeLimit ? Optional.empty() : Optional.of(won);
    }

    /**
     * A winning move as one bit; {@link TinyBoard#NO_MOVE} if there is none, or none was found within this many nodes
     * or before a stop request.
     */
    int winningMove(long position, long atMostNodes, BooleanSupplier stop) {
        stopRequested = stop;
        if (!isWon(position, atMostNodes).orElse(false)) {
            return TinyBoard.NO_MOVE;
        }
        int known = moveToLoss(position, 1); // the proof has usually left one in the table
        return known == TinyBoard.NO_MOVE ? moveToLoss(position, atMostNodes) : known;
    }

    /** The first move shown, within this many nodes, to leave the other side lost. */
    private int moveToLoss(long position, long atMostNodes) {
        for (int moves = board.moves(position); moves != 0; moves &= moves - 1) {
            int move = Integer.lowestOneBit(moves);
            long next = board.play(position, move);
            boolean isLost = next == TinyBoard.WON || !isWon(next, atMostNodes).orElse(true);
            if (isLost) {
                return move;
            }
        }
        return TinyBoard.NO_MOVE;
    }

    /** The result is meaningless once the node limit is passed. */
    private boolean search(long position, long key, int ply) {
        if (nodes++ % POLL_NODES == 0 && stopRequested.getAsBoolean()) {
            nodeLimit = 0;
        }
        if (candidates[ply].winsAtOnce(position)) {
            return true; // finding it again is faster than storing it
        }
        candidates[ply].fill(position);
        boolean won = candidates[ply].sift(table) || hasWinningMove(ply);
        if (nodes <= nodeLimit) {
            table.put(key, won);
        }
        return won;
    }

    private boolean hasWinningMove(int ply) {
        Candidates moves = candidates[ply];
        for (int i = 0; i < moves.count() && nodes <= nodeLimit; i++) {
            int known = table.result(moves.key(i)); // it may have been stored under an earlier move
            if (known == ProofTable.UNKNOWN
                    ? !search(moves.position(i), moves.key(i), ply + 1)
                    : known == ProofTable.LOST) {
                return true;
            }
        }
        return false;
    }
}
