package org.jumpingcube.session;

import java.util.Optional;
import org.jumpingcube.game.History;
import org.jumpingcube.game.Position;
import org.jumpingcube.game.Seats;
import org.jumpingcube.game.Turn;

/**
 * A snapshot of a session. Everything that a window enables, writes or marks is computed from this.
 *
 * @param hint the move of the latest hint, kept until the next move
 * @param undone the latest undone move, kept until the next event
 */
public record SessionView<P extends Position<P, M>, M>(
        GameState<M> state,
        History<P, M> history,
        Seats seats,
        Pauses pauses,
        Optional<M> hint,
        Optional<M> undone,
        Notice notice) {
    public P position() {
        return history.current();
    }

    public Optional<M> lastMove() {
        return history.lastTurn().map(Turn::move);
    }

    /** Whether what the turn caused is still being shown, so that its result must not be given away yet. */
    public boolean isShowing(Turn<P, M> turn) {
        boolean isOnItsWay = state instanceof GameState.Animating || state instanceof GameState.PausedAtStep;
        return isOnItsWay && history.lastTurn().filter(last -> last == turn).isPresent();
    }

    public boolean can(Action action) {
        return switch (action) {
            case NEW -> true;
            case LOAD, SAVE -> !state.isRunning();
            case HINT -> state instanceof GameState.HumanToMove;
            case UNDO, UNDO_ONE_MOVE -> !state.isRunning() && history.canUndo();
            case REDO, REDO_ONE_MOVE -> !state.isRunning() && history.canRedo();
        };
    }

    /** Whether choosing this move plays it. */
    public boolean canPlay(M move) {
        return state instanceof GameState.HumanToMove && position().legalMoves().contains(move);
    }

    SessionView<P, M> with(GameState<M> changed, Notice news) {
        return new SessionView<>(changed, history, seats, pauses, hint, undone, news);
    }

    /** Another game or another place in it, where nothing is marked yet. */
    SessionView<P, M> with(History<P, M> changed) {
        return new SessionView<>(state, changed, seats, pauses, Optional.empty(), Optional.empty(), notice);
    }

    SessionView<P, M> with(Seats changedSeats, Pauses changedPauses) {
        return new SessionView<>(state, history, changedSeats, changedPauses, hint, undone, notice);
    }

    SessionView<P, M> withHint(M move) {
        return new SessionView<>(state, history, seats, pauses, Optional.of(move), undone, notice);
    }

    SessionView<P, M> withUndone(Optional<M> move) {
        return new SessionView<>(state, history, seats, pauses, hint, move, notice);
    }
}
