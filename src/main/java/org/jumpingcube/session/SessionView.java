package org.jumpingcube.session;

import java.util.Optional;
import java.util.OptionalLong;
import org.jumpingcube.game.GameClock;
import org.jumpingcube.game.History;
import org.jumpingcube.game.Outcome;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Position;
import org.jumpingcube.game.Seats;
import org.jumpingcube.game.Turn;

/**
 * A snapshot of a session. Everything that a window enables, writes or marks is computed from this.
 *
 * @param clock the clocks of both sides
 * @param agreed how the game has ended, if not by its rules: as the players agreed, or because time is up
 * @param hint the move of the latest hint, kept until the next move
 * @param undone the latest undone move, kept until the next event
 */
public record SessionView<P extends Position<P, M>, M>(
        GameState<M> state,
        History<P, M> history,
        Seats seats,
        Pauses pauses,
        GameClock clock,
        Optional<Outcome> agreed,
        Optional<M> hint,
        Optional<M> undone,
        Notice notice) {
    public P position() {
        return history.current();
    }

    /** Whether the game goes on, else how it ended. */
    public Outcome outcome() {
        return agreed.orElseGet(() -> position().outcome());
    }

    /**
     * A game that the user would not like to lose: at least one move has been played, and it has not ended in any way.
     */
    public boolean isUnderWay() {
        return history.isUnderWay() && agreed.isEmpty();
    }

    /**
     * What a player has left, in milliseconds; empty if there is no limit.
     *
     * @param now the time by which the session's clocks run, in nanoseconds
     */
    public OptionalLong timeLeft(Player player, long now) {
        return clock.left(history, player, now);
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
            case PLAY_ON -> isOurs();
            case ANALYSE -> isOurs() || outcome().isOver();
            case HINT -> isOurs() && state instanceof GameState.HumanToMove;
            case UNDO, UNDO_ONE_MOVE -> isOurs() && !state.isRunning() && history.canUndo();
            case REDO, REDO_ONE_MOVE -> isOurs() && !state.isRunning() && history.canRedo();
        };
    }

    /** Whether nobody elsewhere has a say in the game. */
    private boolean isOurs() {
        return !seats.haveFriend();
    }

    /** Whether choosing this move plays it. */
    public boolean canPlay(M move) {
        return state instanceof GameState.HumanToMove && position().legalMoves().contains(move);
    }

    SessionView<P, M> with(GameState<M> changed, Notice news) {
        return new SessionView<>(changed, history, seats, pauses, clock, agreed, hint, undone, news);
    }

    /** Another game or another place in it, where nothing is marked yet, with its clocks. */
    SessionView<P, M> with(History<P, M> changed, GameClock changedClock) {
        return new SessionView<>(
                state,
                changed,
                seats,
                pauses,
                changedClock,
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                notice);
    }

    SessionView<P, M> with(GameClock changed) {
        return new SessionView<>(state, history, seats, pauses, changed, agreed, hint, undone, notice);
    }

    SessionView<P, M> with(Seats changedSeats, Pauses changedPauses) {
        return new SessionView<>(state, history, changedSeats, changedPauses, clock, agreed, hint, undone, notice);
    }

    SessionView<P, M> withEnd(Outcome end) {
        return new SessionView<>(state, history, seats, pauses, clock, Optional.of(end), hint, undone, notice);
    }

    SessionView<P, M> withHint(M move) {
        return new SessionView<>(state, history, seats, pauses, clock, agreed, Optional.of(move), undone, notice);
    }

    SessionView<P, M> withUndone(Optional<M> move) {
        return new SessionView<>(state, history, seats, pauses, clock, agreed, hint, move, notice);
    }
}
