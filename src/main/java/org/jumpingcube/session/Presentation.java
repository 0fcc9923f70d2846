package org.jumpingcube.session;

import org.jumpingcube.game.Position;
import org.jumpingcube.game.Turn;

/** One thing at a time on the screen: what the view reports counts once, and only until something else is shown. */
final class Presentation<P extends Position<P, M>, M> {
    private final MovePresenter<P, M> presenter;
    private long latest; // number of the latest thing shown; reports of earlier ones are late

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

    /** Shows the position at once; whatever was being shown is over. */
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
