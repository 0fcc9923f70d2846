package org.jumpingcube.session;

import org.jumpingcube.game.Position;
import org.jumpingcube.game.Turn;

/** Shows nothing. */
public final class Unseen<P extends Position<P, M>, M> implements MovePresenter<P, M> {
    @Override
    public void showChoice(P position, M move, Runnable done) {
        done.run();
    }

    @Override
    public void showHint(P position, M move, Runnable done) {
        done.run();
    }

    @Override
    public int stages(Turn<P, M> turn) {
        return 0;
    }

    @Override
    public void showStages(Turn<P, M> turn, int from, int to, Runnable done) {
        done.run();
    }

    @Override
    public void skip() {}

    @Override
    public void hold(boolean isHeld) {}
}
