package org.jumpingcube.search;

/**
 * A position that a search plays forwards and backwards, many million times a second. Moves are numbers from 0 to
 * {@link #moveLimit} - 1. Every question is about the current ply. Scores and keys are from the point of view of the
 * side to move (negamax), so nothing here has to name a side. A game that has more to tell the search is a {@link
 * SelectiveBoard}.
 */
public interface SearchBoard {
    /** The greatest number of plies from the position at which the search starts. */
    int MAX_PLY = 128;

    /** One more than the highest move number, at most 65,535. */
    int moveLimit();

    /** The most moves that any position has: the room that {@link #moves} needs. */
    default int mostMoves() {
        return moveLimit();
    }

    /**
     * Writes the legal moves of the side to move and returns how many there are, at least one unless the game is over.
     * The order is always the same.
     */
    int moves(int[] into, int from);

    /** Like {@link #moves}, but only the noisy moves: the ones that quiescence search plays out beyond the last ply. */
    int noisyMoves(int[] into, int from);

    /** Plays a legal move and passes the turn. */
    void play(int move);

    /** Takes back the latest move. */
    void undo();

    /**
     * Whether the latest move ended the game, and how. Asked once after each {@link #play}. If the game is over, the
     * only calls allowed are {@link #drawScore} and {@link #undo}. A board that watches for repetitions may call the
     * first one a draw, within the search too: a line that returns to where it was leads nowhere.
     */
    Ending ending();

    /**
     * What a draw by the latest move is worth to the side that made it; below 0 for a player who would rather play on.
     */
    default int drawScore() {
        return 0;
    }

    /**
     * The static evaluation: how good the position is for the side to move, within
     * ±{@link org.jumpingcube.game.Score#MAX_HEURISTIC}.
     */
    int evaluate();

    /**
     * The hash key of the position and its side to move. Equal positions have equal keys; different ones hardly ever
     * do.
     */
    long key();

    /**
     * What kind of move this is here, 0 to 3, as the game sees fit. The history heuristic counts each move and kind
     * separately, since a move that was good as one kind may be bad as another.
     */
    int kind(int move);
}
