package org.jumpingcube.session;

import org.jumpingcube.game.Position;
import org.jumpingcube.game.Turn;

/**
 * Shows moves to the user, which may take a while. The session has already played the turn by then. All calls come on
 * the session's thread, and {@code done} must be called there, at once or later, at most once.
 */
public interface MovePresenter<P extends Position<P, M>, M> {
    /** Highlights the move that a computer has chosen but not yet played. */
    void showChoice(P position, M move, Runnable done);

    /** Highlights a hint. */
    void showHint(P position, M move, Runnable done);

    /** How many stages it takes to show what the turn caused; 0 if there is nothing to show. */
    int stages(Turn<P, M> turn);

    /** Shows what the turn caused, from stage {@code from} up to but not including {@code to}. */
    void showStages(Turn<P, M> turn, int from, int to, Runnable done);

    /** Shows all that the turn caused. */
    default void showAll(Turn<P, M> turn, Runnable done) {
        int stages = stages(turn);
        if (stages == 0) {
            done.run();
        } else {
            showStages(turn, 0, stages, done);
        }
    }

    /**
     * Stops showing anything, without calling {@code done}; what is seen then is the session's position.
     */
    void skip();

    /** Lets what is being shown stand still, and whatever is shown next, until it is told to go on. */
    void hold(boolean isHeld);
}
