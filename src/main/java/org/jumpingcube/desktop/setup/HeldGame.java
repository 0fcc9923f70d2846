package org.jumpingcube.desktop.setup;

import org.jumpingcube.desktop.model.GameModel;
import org.jumpingcube.game.History;
import org.jumpingcube.game.Position;
import org.jumpingcube.session.GameState;
import org.jumpingcube.session.GameState.Animating;
import org.jumpingcube.session.GameState.ComputerHeld;
import org.jumpingcube.session.GameState.MoveUnderWay;
import org.jumpingcube.session.GameState.PausedAtStep;
import org.jumpingcube.session.GameState.ShowingMove;
import org.jumpingcube.session.GameState.Thinking;
import org.jumpingcube.session.Plan;
import org.jumpingcube.session.SessionView;

/** A game that waits while its user does something else, and then goes on as if nothing had happened. */
final class HeldGame<P extends Position<P, M>, M> {
    private final GameModel<P, M> game;
    private final History<P, M> history;
    private final boolean goesOn;

    private HeldGame(GameModel<P, M> game) {
        this.game = game;
        SessionView<P, M> now = game.now();
        history = now.history();
        goesOn = goesOn(now);
        game.keepBusy(this, true);
        if (now.state().isRunning() && !(now.state() instanceof PausedAtStep)) {
            game.session().close();
            game.session().change(now.seats(), now.pauses()); // tells the window of it
        }
    }

    /** Stops whatever the game is doing. Its moves, its seats and what is undone stay as they are. */
    static <P extends Position<P, M>, M> HeldGame<P, M> of(GameModel<P, M> game) {
        return new HeldGame<>(game);
    }

    /** Whether a computer would move without anybody doing anything. */
    private static <M> boolean goesOn(SessionView<?, M> now) {
        GameState<M> state = now.state();
        if (state instanceof Animating<M> animating) {
            return isUninterrupted(animating) && !now.pauses().beforeMove();
        }
        return state instanceof Thinking || state instanceof ShowingMove;
    }

    private static boolean isUninterrupted(MoveUnderWay<?> running) {
        return running.plan().flow() != Plan.Flow.FINISHING && !running.plan().holdsNext();
    }

    /** Lets the game go on, unless another has taken its place. */
    void release() {
        game.keepBusy(this, false);
        boolean isSame = game.now().history().equals(history);
        if (goesOn && isSame && game.now().state() instanceof ComputerHeld) {
            game.session().pressButton();
        }
    }
}
