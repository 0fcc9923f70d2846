package org.jumpingcube.session;

import org.jumpingcube.game.Position;
import org.jumpingcube.game.Turn;

/** Shows one thing at a time. A report of the view counts once, and only until something else is shown. */
final class Presentation<P extends Position<P, M>, M> {
    private final MovePresenter<P, M> presenter;
    private long latest; // the number of what is shown now; a report with an older number is too late

    Presentation(MovePresenter<P, M> presenter) {
        this.presenter = presenter;
    }

    void showChoice(P position, M move, Runnable done) {
        presenter.showChoice(position, move, reported(done));
    }

    void showHint(P position, M move, Runnable done) {
        presenter.showHint(position, move, reported(done));
    }

    int stages(Turn<P, M> turn) {
        return presenter.stages(turn);
    }

    void showStages(Turn<P, M> turn, int from, int to, Runnable done) {
        presenter.showStages(turn, from, to, reported(done));
    }

    /** Lets what is shown stand still, or go on. */
    void hold(boolean isHeld) {
        presenter.hold(isHeld);
    }

    /** Shows the position at once, and nothing else. */
    void end() {
        latest++;
        presenter.skip();
    }

    private Runnable reported(Runnable action) {
        long number = ++latest;
        return () -> {
            if (number == latest) {
                latest++;
                action.run();
            }
        };
    }
}
