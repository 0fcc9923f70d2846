package org.jumpingcube.search;

import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.jumpingcube.game.Score;

/**
 * Looks for forced wins and nothing else: does the side to move win within so many plies, whatever the other side does?
 * Without heuristics, and with the question whether anything wins at once asked before any move is tried, it
 * proves or disproves a win several times faster than {@link Search}. Not for two threads at once.
 */
public final class WinSearch {
    private static final long DEFENDING = Mixer.MMIX; // the same position asks another question then

    private final TranspositionTable table;

    private SearchBoard board;
    private WinAtOnce winAtOnce;
    private MoveOrder attacks;
    private MoveOrder defences;
    private BooleanSupplier stopRequested;
    private int ply;
    private int winningMove;
    private long nodes;
    private long nextPoll;
    private boolean stopped;

    /** A search with a table of {@code tableBytes} bytes at most. */
    @SuppressWarnings("NullAway.Init") // board, orders and question belong to one search and are set when it starts
    public WinSearch(int tableBytes) {
        table = new TranspositionTable(tableBytes);
    }

    /**
     * The shortest forced win of the side to move.
     *
     * @param plies the greatest length to look for, 1 to {@value SearchLimits#MAX_DEPTH}; a win has an odd length
     * @return empty if there is none, or if a stop was requested before one was found
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
        board = position;
        winAtOnce = new WinAtOnce(position);
        attacks = new MoveOrder(position, plies + 1);
        defences = new MoveOrder(position, plies + 1);
        stopRequested = stop;
        ply = 0;
        nodes = 0;
        nextPoll = 0;
        stopped = false;
        table.startSearch();
    }

    /** Whether the side to move, which attacks, can win within an odd number of plies. */
    private boolean canWin(int plies) {
        if (winsAtOnce()) {
            return true;
        }
        if (plies == 1 || isStopped()) {
            return false;
        }
        long key = board.key();
        long finding = table.find(key);
        if (isAnswered(finding, plies)) {
            winningMove = TranspositionTable.move(finding);
            return TranspositionTable.bound(finding) == TranspositionTable.AT_LEAST;
        }
        return tryAttacks(key, plies, firstMove(finding));
    }

    private boolean tryAttacks(long key, int plies, int firstMove) {
        attacks.start(ply, firstMove);
        for (int index = 0; !stopped; index++) {
            int move = attacks.next(board, ply);
            if (move == MoveOrder.NO_MOVE) {
                break;
            }
            play(move);
            boolean wins = isLostNow(plies - 1);
            undo();
            if (wins && !stopped) {
                attacks.reward(board, ply, index, plies);
                table.store(key, move, 0, plies, TranspositionTable.AT_LEAST);
                winningMove = move;
                return true;
            }
        }
        if (!stopped) {
            table.store(key, MoveOrder.NO_MOVE, 0, plies, TranspositionTable.AT_MOST);
        }
        return false;
    }

    /** The same after a move of the attack, which may have ended the game without a win. */
    private boolean isLostNow(int plies) {
        return board.ending() == Ending.NONE && isLost(plies);
    }

    /** Whether the attack wins after a move of the defence, which may have ended the game. */
    private boolean canAttackerWin(int plies) {
        Ending ending = board.ending();
        return ending == Ending.NONE ? canWin(plies) : ending == Ending.LOST;
    }

    /** Whether the side to move, which defends, loses within an even number of plies. */
    private boolean isLost(int plies) {
        if (winsAtOnce()) {
            return false;
        }
        long key = board.key() ^ DEFENDING;
        long finding = table.find(key);
        if (isAnswered(finding, plies)) {
            return TranspositionTable.bound(finding) == TranspositionTable.AT_LEAST;
        }
        defences.start(ply, firstMove(finding));
        for (int index = 0; true; index++) {
            int move = defences.next(board, ply);
            if (move == MoveOrder.NO_MOVE) {
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
                table.store(key, move, 0, plies, TranspositionTable.AT_MOST);
                return false;
            }
        }
        table.store(key, MoveOrder.NO_MOVE, 0, plies, TranspositionTable.AT_LEAST);
        return true;
    }

    private boolean winsAtOnce() {
        int move = winAtOnce.find(board);
        if (move != MoveOrder.NO_MOVE) {
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

    /** A win within fewer plies is one within more; no win within more plies means none within fewer. */
    private static boolean isAnswered(long finding, int plies) {
        int known = TranspositionTable.depth(finding);
        return finding != TranspositionTable.UNKNOWN
                && (TranspositionTable.bound(finding) == TranspositionTable.AT_LEAST ? known <= plies : known >= plies);
    }

    private static int firstMove(long finding) {
        return finding == TranspositionTable.UNKNOWN ? MoveOrder.NO_MOVE : TranspositionTable.move(finding);
    }

    private boolean isStopped() {
        if (nodes >= nextPoll) {
            nextPoll = nodes + Search.POLL_NODES;
            stopped |= stopRequested.getAsBoolean();
        }
        return stopped;
    }
}
