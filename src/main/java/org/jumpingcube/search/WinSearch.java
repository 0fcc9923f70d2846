package org.jumpingcube.search;

import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.jumpingcube.game.Score;

/**
 * The mate search of this program: can the side to move force a win within a number of plies? It uses no evaluation,
 * and checks for an immediate win before it tries any move, which makes it several times faster than {@link Search} at
 * proving or disproving a win. Not thread-safe.
 */
public final class WinSearch {
    private static final long DEFENDING = Mixer.MMIX; // tells entries of the defender from those of the attacker

    private final TranspositionTable table;

    private SelectiveBoard board;
    private WinAtOnce winAtOnce;
    private MovePicker attacks;
    private MovePicker defences;
    private BooleanSupplier stopRequested;
    private int ply;
    private int winningMove;
    private long nodes;
    private long nextPoll;
    private boolean stopped;

    /** A search with a transposition table of at most {@code tableBytes} bytes. */
    @SuppressWarnings("NullAway.Init") // the other fields belong to one search and are set when it starts
    public WinSearch(int tableBytes) {
        table = new TranspositionTable(tableBytes);
    }

    /**
     * The shortest forced win of the side to move.
     *
     * @param plies the greatest length to look for, 1 to {@value SearchLimits#MAX_DEPTH}; every win has an odd length
     * @return empty if there is none, or if a stop was requested first
     */
    public Optional<SearchResult> find(SearchBoard position, int plies, BooleanSupplier stop) {
        start(position, plies, stop);
        for (int length = 1; length <= plies && !stopped; length += 2) {
            if (canWin(length) && !stopped) {
                var move = new SearchResult.ScoredMove(winningMove, Score.winIn(length));
                return Optional.of(new SearchResult(
                        winningMove, move.score(), length, nodes, List.of(winningMove), List.of(move)));
            }
        }
        return Optional.empty();
    }

    private void start(SearchBoard position, int plies, BooleanSupplier stop) {
        board = SelectiveBoard.of(position);
        winAtOnce = new WinAtOnce(board);
        attacks = new MovePicker(board, plies + 1);
        defences = new MovePicker(board, plies + 1);
        stopRequested = stop;
        ply = 0;
        nodes = 0;
        nextPoll = 0;
        stopped = false;
        table.startSearch();
    }

    /** Whether the side to move, the attacker, can win within an odd number of plies. */
    private boolean canWin(int plies) {
        if (winsAtOnce()) {
            return true;
        }
        if (plies == 1 || isStopped()) {
            return false;
        }
        long key = board.key();
        long entry = table.find(key);
        if (isAnswered(entry, plies)) {
            winningMove = TranspositionTable.move(entry);
            return TranspositionTable.bound(entry) == TranspositionTable.LOWER_BOUND;
        }
        return tryAttacks(key, plies, hashMove(entry));
    }

    private boolean tryAttacks(long key, int plies, int hashMove) {
        attacks.start(ply, hashMove);
        for (int index = 0; !stopped; index++) {
            int move = attacks.next(board, ply);
            if (move == MovePicker.NO_MOVE) {
                break;
            }
            play(move);
            boolean wins = isLostNow(plies - 1);
            undo();
            if (wins && !stopped) {
                attacks.reward(board, ply, index, plies);
                table.store(key, move, 0, plies, TranspositionTable.LOWER_BOUND);
                winningMove = move;
                return true;
            }
        }
        if (!stopped) {
            table.store(key, MovePicker.NO_MOVE, 0, plies, TranspositionTable.UPPER_BOUND);
        }
        return false;
    }

    /** Whether the defender loses after the attacker's move, which may have ended the game without a win. */
    private boolean isLostNow(int plies) {
        return board.ending() == Ending.NONE && isLost(plies);
    }

    /** Whether the attacker wins after the defender's move, which may have ended the game. */
    private boolean canAttackerWin(int plies) {
        Ending ending = board.ending();
        return ending == Ending.NONE ? canWin(plies) : ending == Ending.LOST;
    }

    /** Whether the side to move, the defender, loses within an even number of plies. */
    private boolean isLost(int plies) {
        if (winsAtOnce()) {
            return false;
        }
        long key = board.key() ^ DEFENDING;
        long entry = table.find(key);
        if (isAnswered(entry, plies)) {
            return TranspositionTable.bound(entry) == TranspositionTable.LOWER_BOUND;
        }
        defences.start(ply, hashMove(entry));
        for (int index = 0; true; index++) {
            int move = defences.next(board, ply);
            if (move == MovePicker.NO_MOVE) {
                break;
            }
            play(move);
            boolean loses = canAttackerWin(plies - 1);
            undo();
            if (stopped) {
                return false;
            }
            if (!loses) {
                defences.reward(board, ply, index, plies);
                table.store(key, move, 0, plies, TranspositionTable.UPPER_BOUND);
                return false;
            }
        }
        table.store(key, MovePicker.NO_MOVE, 0, plies, TranspositionTable.LOWER_BOUND);
        return true;
    }

    private boolean winsAtOnce() {
        int move = winAtOnce.find(board);
        if (move != MovePicker.NO_MOVE) {
            winningMove = move;
            return true;
        }
        return false;
    }

    private void play(int move) {
        board.play(move);
        ply++;
        nodes++;
    }

    private void undo() {
        board.undo();
        ply--;
    }

    /** A win within fewer plies is a win within more. No win within more plies means none within fewer. */
    private static boolean isAnswered(long entry, int plies) {
        int known = TranspositionTable.depth(entry);
        return entry != TranspositionTable.UNKNOWN
                && (TranspositionTable.bound(entry) == TranspositionTable.LOWER_BOUND
                        ? known <= plies
                        : known >= plies);
    }

    private static int hashMove(long entry) {
        return entry == TranspositionTable.UNKNOWN ? MovePicker.NO_MOVE : TranspositionTable.move(entry);
    }

    private boolean isStopped() {
        if (nodes >= nextPoll) {
            nextPoll = nodes + Search.POLL_NODES;
            stopped |= stopRequested.getAsBoolean();
        }
        return stopped;
    }
}
