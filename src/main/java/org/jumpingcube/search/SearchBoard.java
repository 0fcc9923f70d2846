package org.jumpingcube.search;

/**
 * A position that a search plays forwards and backwards, many million times a second. Moves are numbers from 0 to
 * {@link #moveLimit} - 1. All questions are about the position of the current ply; scores and keys are seen from the
 * side to move, so that nothing here needs to name a side.
 */
public interface SearchBoard {
    /** How many plies can be played on top of each other, from the position the search starts with. */
    int MAX_PLY = 128;

    /** One more than the greatest number of a move, at most 65,535. */
    int moveLimit();

    /** The most moves that a position can have: the room that {@link #moves} needs. */
    default int mostMoves() {
        return moveLimit();
    }

    /**
     * Writes the moves of the side to move, always in the same order, and returns how many there are: at least one
     * while the game goes on.
     */
    int moves(int[] into, int from);

    /**
     * Whether a move is one of {@link #moves}. "No" may be wrong where that is not quick to tell; then it is not tried
     * before all are listed.
     */
    default boolean canPlay(int move) {
        return false;
    }

    /** Like {@link #moves}, but only moves that change much at once: what a search looks at beyond its last ply. */
    int noisyMoves(int[] into, int from);

    /** Plays a legal move and turns to the other side. */
    void play(int move);

    /** Takes the latest move back. */
    void undo();

    /**
     * Whether the latest move ended the game, and how. Asked once after each {@link #play}; if it did, no other question
     * may be asked but {@link #drawScore}, only {@link #undo}. A board that counts repetitions may take any as a draw
     * that it finds among the moves played on it: a line that comes back to where it was leads nowhere.
     */
    Ending ending();

    /** What the draw by the latest move is worth to the side that made it: below 0 for one who would rather play on. */
    default int drawScore() {
        return 0;
    }

    /**
     * Whether the side to move might win with its next move. "Yes" may be wrong, "no" never is: the cheap question
     * before the costly one.
     */
    boolean mayWinAtOnce();

    /** Like {@link #moves}, where one might win at once, but only those that might. */
    default int movesThatMayWinAtOnce(int[] into, int from) {
        return moves(into, from);
    }

    /**
     * Like {@link #moves}, but only moves that are likely to win if any does; of several of which mostly all win or none
     * does, one is enough.
     */
    default int likelyWins(int[] into, int from) {
        return mayWinAtOnce() ? movesThatMayWinAtOnce(into, from) : 0;
    }

    /** Whether one of these moves, from one index up to another, might win at once. "Yes" may be wrong, "no" never is. */
    default boolean mayWinAtOnce(int[] moves, int from, int to) {
        return true;
    }

    /**
     * Whether a win with the next move is likely enough to be looked for beyond the last ply, where that would take long.
     */
    default boolean isWinInSight() {
        return true;
    }

    /**
     * How good the position is for the side to move, within -{@link org.jumpingcube.game.Score#MAX_HEURISTIC} .. that
     * number.
     */
    int evaluate();

    /** A number that tells positions apart: equal for equal positions with the same side to move, else hardly ever. */
    long key();

    /**
     * Which kind of move this is here, from 0 to 3: moves of the same number and kind tend to be good or bad together,
     * and the search remembers which were.
     */
    int kind(int move);

    /** Whether the move changes little at once: a selective search looks less deeply at such moves than at others. */
    default boolean isQuiet(int move) {
        return false;
    }

    /** So many points a quiet move hardly ever adds to the estimate: a selective search counts on it. */
    default int quietGain() {
        return 0;
    }

    /**
     * By how many hundredths of the product of the logarithms of depth and number a selective search looks less deeply at
     * a late move.
     */
    default int reductionPercent() {
        return 50;
    }
}
