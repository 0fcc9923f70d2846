package org.jumpingcube.session;

import java.util.function.Consumer;
import org.jumpingcube.game.GameClock;
import org.jumpingcube.game.History;
import org.jumpingcube.game.Outcome;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Position;
import org.jumpingcube.game.Turn;
import org.jumpingcube.session.GameState.FriendToMove;
import org.jumpingcube.session.GameState.GameOver;

/**
 * What a session is doing, and the only ways to change it. Every event begins with {@link #timePasses} and ends with
 * {@link #become}, unless it changes nothing.
 */
final class SessionCore<P extends Position<P, M>, M> {
    private final Gate gate = new Gate();
    private final Thinkers<P, M> thinkers;
    private final Presentation<P, M> presentation;
    private final ClockRunner clocks;
    private final Consumer<SessionView<P, M>> onChange;
    private final Consumer<GameState<M>> onFriendsTurn;
    private SessionView<P, M> view;
    private boolean isFriendThere = true;

    /**
     * @param onChange told after every change
     * @param onFriendsTurn told, after that, of a state in which a friend is to move
     */
    SessionCore(
            SessionView<P, M> first,
            SessionServices<P, M> services,
            Consumer<SessionView<P, M>> onChange,
            Consumer<GameState<M>> onFriendsTurn) {
        view = first;
        thinkers = new Thinkers<>(services, task -> services.uiThread().execute(() -> gate.pass(task)));
        presentation = new Presentation<>(services.presenter());
        clocks = new ClockRunner(services.time(), gate::isClosed, this::alarm);
        this.onChange = onChange;
        this.onFriendsTurn = onFriendsTurn;
    }

    SessionView<P, M> view() {
        return view;
    }

    Thinkers<P, M> thinkers() {
        return thinkers;
    }

    Presentation<P, M> presentation() {
        return presentation;
    }

    Player mover() {
        return view.position().toMove();
    }

    Turn<P, M> lastTurn() {
        return view.history().lastTurn().orElseThrow();
    }

    // Changes

    /** Another view, which nobody is told of before the next {@link #become}. */
    void prepare(SessionView<P, M> changed) {
        view = changed;
    }

    /** Another game, or another place in it, whose clocks wait for a move. */
    void moveTo(History<P, M> history, GameClock clock) {
        view = view.with(history, clock);
        clocks.waitForMove();
    }

    /** A move, after which the clocks go on. */
    void play(M move) {
        var game = view.history();
        view = view.with(
                game.then(move), view.clock().stopped(game, clocks.now()).moved(game.cursor()));
        clocks.moved();
    }

    void become(GameState<M> state) {
        become(state, Notice.NONE);
    }

    void become(GameState<M> state, Notice notice) {
        view = view.with(state, notice);
        if (state instanceof GameOver) {
            thinkers.dismiss(); // their tables are large, and after an undo others do as well
        }
        runClock();
        ponder();
        onChange.accept(view);
        if (state instanceof FriendToMove && state == view.state()) {
            onFriendsTurn.accept(state);
        }
    }

    boolean isFriendThere() {
        return isFriendThere;
    }

    void noteFriend(boolean isThere) {
        isFriendThere = isThere;
    }

    /** Where the game rests until somebody does something. */
    GameState<M> waiting() {
        return view.agreed()
                .<GameState<M>>map(end -> new GameOver<>(end.winner().orElse(mover()), end))
                .orElseGet(() -> TurnTaking.waiting(view.history(), view.seats(), isFriendThere));
    }

    /** Abandons the current activity: none of its answers or reports counts any more. */
    void abandonActivity() {
        thinkers.forget();
        presentation.end();
    }

    /** The end of the session, of which nobody is told. */
    void close() {
        abandonActivity();
        thinkers.dismiss();
        clocks.waitForMove();
        view = view.with(waiting(), Notice.NONE);
        runClock();
    }

    boolean isHeld() {
        return gate.isClosed();
    }

    /** Lets the game wait, or go on as before. */
    void hold(boolean isHeld) {
        if (isHeld == gate.isClosed()) {
            return;
        }
        if (isHeld) {
            gate.close();
        } else {
            gate.open();
        }
        presentation.hold(isHeld);
        SessionView<P, M> before = view;
        runClock();
        ponder();
        if (!view.equals(before)) {
            onChange.accept(view);
        }
        gate.passKept();
    }

    private void ponder() {
        thinkers.ponder(view, gate.isClosed());
    }

    // Time

    /** When the event happens that is being dealt with, in nanoseconds. */
    long now() {
        return clocks.now();
    }

    /** If the side to move has no time left by now, the flag falls first, and the event finds a game that is over. */
    void timePasses() {
        clocks.lookAtTheTime();
        if (view.clock().isRunning() && view.clock().isOut(view.history(), clocks.now())) {
            abandonActivity();
            loseOnTime();
            become(waiting());
        }
    }

    /** The side to move has no time left. */
    void loseOnTime() {
        view = view.withEnd(Outcome.onTime(mover().opponent()));
    }

    private void alarm() {
        timePasses();
        if (view.clock().isRunning()) {
            clocks.setAlarm(view); // it may have rung early, or for a time in which other things happened
        }
    }

    private void runClock() {
        view = view.with(clocks.goOn(view));
        clocks.setAlarm(view);
    }
}
