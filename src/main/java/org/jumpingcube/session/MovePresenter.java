package org.jumpingcube.session;

import org.jumpingcube.game.Position;
import org.jumpingcube.game.Turn;

/**
 * Shows moves to the user and takes its time over it. The session has already played the turn when it is shown. All
 * calls come on the session's thread, and {@code done} is to be called there, at once or later, at most once.
 */
public interface MovePresenter<P extends Position<P, M>, M> {
    /** Draws attention to a computer's chosen move, which is not played yet. */
    void showChoice(P position, M move, Runnable done);

    /** Draws attention to a move that is only a hint. */
    void showHint(P position, M move, Runnable done);

    /** How many stages the consequences of the turn take to show; 0 if there is nothing more to see. */
    int stages(Turn<P, M> turn);

    /** Shows the stages from {@code from} to before {@code to} of the turn's consequences. */
    void showStages(Turn<P, M> turn, int from, int to, Runnable done);

    /**
     * Ends at once whatever is being shown, without calling its {@code done}; the session's position is what is seen.
     */
    void skip();
}
