package org.jumpingcube.strip;

import org.jumpingcube.game.Turn;
import org.jumpingcube.session.MovePresenter;

/** Shows nothing. */
public final class Unseen implements MovePresenter<StripPosition, Hop> {
    @Override
    public void showChoice(StripPosition position, Hop move, Runnable done) {
        done.run();
    }

    @Override
    public void showHint(StripPosition position, Hop move, Runnable done) {
        done.run();
    }

    @Override
    public int stages(Turn<StripPosition, Hop> turn) {
        return 0;
    }

    @Override
    public void showStages(Turn<StripPosition, Hop> turn, int from, int to, Runnable done) {
        done.run();
    }

    @Override
    public void skip() {}

    @Override
    public void hold(boolean isHeld) {}
}
