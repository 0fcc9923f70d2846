package org.jumpingcube.session;

import java.util.concurrent.Executor;
import org.jumpingcube.game.Position;
import org.jumpingcube.game.Seat;
import org.jumpingcube.game.Skill;
import org.jumpingcube.session.GameState.HumanToMove;

/** The computer players of a session at work: they look for moves and hints, and a Master ponders. */
final class Thinkers<P extends Position<P, M>, M> {
    private final ComputerPlayers<P, M> players;
    private final Analyst<P, M> analyst;
    private final Pondering<P, M> pondering;
    private boolean mayPonder;

    /** @param caller runs their answers on the session's thread */
    Thinkers(SessionServices<P, M> services, Executor caller) {
        players = services.players();
        analyst = new Analyst<>(services.searches(), caller);
        pondering = new Pondering<>(services.spare());
    }

    /** Lets the players go, with all that they remember. Whoever is asked next knows nothing of what was. */
    void dismiss() {
        players.dismiss();
    }

    /**
     * Asks the player of the side to move for its move, within the time that it has.
     *
     * @param now the time of the session's clocks, in nanoseconds
     */
    void ask(SessionView<P, M> view, long now, SearchTicket ticket, AnalysisListener<M> listener) {
        var mover = view.position().toMove();
        var control = view.clock().controls().of(mover);
        var left = view.timeLeft(mover, now).stream().map(control::allowance);
        var question = players.question(view.seats().of(mover), view.position(), left.findFirst());
        analyst.ask(pondering.before(question), ticket, listener);
    }

    /** Nobody looks for anything any more, and nothing is heard of it. */
    void forget() {
        analyst.forget();
        pondering.stop();
    }

    /** Forbidding pondering takes effect at once, allowing it with the next {@link #ponder}. */
    void letPonder(boolean isAllowed) {
        mayPonder = isAllowed;
        if (!isAllowed) {
            pondering.stop();
        }
    }

    /** Lets a Master think in its opponent's time, if this is such a time, and stops it otherwise. */
    void ponder(SessionView<P, M> view, boolean isHeld) {
        Seat other = view.seats().of(view.position().toMove().opponent());
        boolean isMastersTime =
                view.state() instanceof HumanToMove && other.isComputer() && other.skill() == Skill.MASTER;
        if (isMastersTime && mayPonder && !isHeld) {
            pondering.think(players.engine(other), view.position());
        } else {
            pondering.stop();
        }
    }
}
