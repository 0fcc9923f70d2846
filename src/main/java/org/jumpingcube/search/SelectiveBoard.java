package org.jumpingcube.search;

/**
 * A board that knows more of its game than a search must be told: which moves are quiet, for futility pruning and late
 * move reductions, and which may win at once.
 */
public interface SelectiveBoard extends SearchBoard {
    /**
     * Whether a move is legal here, for moves that are tried before the others are listed. It may say no to a legal
     * move, which is then only tried later.
     */
    boolean canPlay(int move);

    /** Whether the move changes little: only quiet moves are pruned, and they are reduced the most. */
    boolean isQuiet(int move);

    /** The futility margin per ply, in points: the most that a quiet move usually adds to the evaluation. */
    int futilityMargin();

    /** The plies of a late move reduction, in percent of log(depth) × log(move count); 0 to 100. */
    int reductionPercent();

    /** Whether the next move may win the game. A quick check that may say yes wrongly, but never no. */
    boolean mayWinAtOnce();

    /** Like {@link #moves}, but only the moves that may win at once. Asked where {@link #mayWinAtOnce()}. */
    int movesThatMayWinAtOnce(int[] into, int from);

    /** Whether any of the moves from one index up to another may win at once. It may say yes wrongly, but never no. */
    boolean mayWinAtOnce(int[] moves, int from, int to);

    /**
     * Like {@link #moves}, but only moves that are likely to win if any move does. Of moves that nearly always win or
     * fail together, one is enough.
     */
    int likelyWins(int[] into, int from);

    /** Whether quiescence search should look for an immediate win here: it takes time, so only where one is likely. */
    boolean isWinInSight();

    /** The board itself if it is selective, else one that has no more to tell. */
    static SelectiveBoard of(SearchBoard board) {
        return board instanceof SelectiveBoard selective ? selective : new PlainBoard(board);
    }
}
