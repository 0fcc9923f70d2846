package org.jumpingcube.session;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import org.jumpingcube.game.GameClock;
import org.jumpingcube.game.History;
import org.jumpingcube.game.Outcome;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Position;
import org.jumpingcube.game.Seats;
import org.jumpingcube.game.TimeControls;
import org.jumpingcube.game.Turn;
import org.jumpingcube.session.GameState.ComputerHeld;
import org.jumpingcube.session.GameState.FriendToMove;
import org.jumpingcube.session.GameState.HumanToMove;
import org.jumpingcube.session.GameState.MoveUnderWay;
import org.jumpingcube.session.GameState.MustPass;
import org.jumpingcube.session.GameState.PausedAtStep;
import org.jumpingcube.session.GameState.ShowingHint;
import org.jumpingcube.session.GameState.ShowingMove;
import org.jumpingcube.worker.Threads;

/**
 * The controller of one game. Its events are what the user does, what the computer players answer and what the view
 * reports; after each event it is in exactly one {@link GameState}. Used on one thread only, that of
 * {@link SessionServices#uiThread}.
 *
 * <p>An event that does not fit the state does nothing, so any event is safe at any moment. Answers of searches and
 * reports of the view count only while the state that asked for them still holds.
 */
public final class GameSession<P extends Position<P, M>, M> {
    private final SessionCore<P, M> core;
    private final MoveCourse<P, M> moves;
    private final Executor uiThread;
    private FarPlayer<P, M> far = FarPlayer.nobody();

    /**
     * A session at the start of a game.
     *
     * @param onChange told after every change
     */
    public GameSession(SessionSetup<P> setup, SessionServices<P, M> services, Consumer<SessionView<P, M>> onChange) {
        History<P, M> history = History.startingAt(setup.start());
        var first = new SessionView<P, M>(
                TurnTaking.waiting(history, setup.seats(), true),
                history,
                setup.seats(),
                setup.pauses(),
                GameClock.at(setup.times()),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Notice.NONE);
        core = new SessionCore<>(first, services, onChange, this::await);
        moves = new MoveCourse<>(core);
        uiThread = services.uiThread();
    }

    public SessionView<P, M> view() {
        return core.view();
    }

    // What the user does

    /** Abandons whatever is going on and starts a new game without clocks. */
    public void newGame(P start, Seats seats) {
        newGame(start, seats, TimeControls.OFF);
    }

    /** Abandons whatever is going on and starts a new game. Its clocks start with the first move. */
    public void newGame(P start, Seats seats, TimeControls times) {
        restart(History.startingAt(start), seats.unnamed(), GameClock.at(times), Optional.empty(), Notice.NEW_GAME);
    }

    /** The same as below for a game without clocks. */
    public void load(History<P, M> history, Seats seats) {
        load(history, seats, GameClock.OFF);
    }

    /**
     * Abandons whatever is going on and continues another game. A computer to move waits for the button, and the clocks
     * for a move.
     *
     * @param clock of this game, standing still; if the side to move has no time left, it has lost
     */
    public void load(History<P, M> history, Seats seats, GameClock clock) {
        load(history, seats, clock, Notice.GAME_LOADED);
    }

    /**
     * The same as above for a game that has not been loaded, such as a new one from a position of its own.
     *
     * @param notice what the user is told
     */
    public void load(History<P, M> history, Seats seats, GameClock clock, Notice notice) {
        restart(history, seats, clock, Optional.empty(), notice);
    }

    /**
     * Abandons whatever is going on and continues with what two players agree on who are not at the same screen.
     *
     * @param end how the game has ended, if not by its rules
     */
    public void follow(History<P, M> history, Seats seats, Optional<Outcome> end) {
        restart(history, seats, GameClock.OFF, end, Notice.NONE);
    }

    /**
     * Lets the game wait while the user is busy with something else, such as a question, or go on as before. While it
     * waits, clocks and what is being shown stand still, and an answer of a computer is not heard until the game goes
     * on. What the user or a friend does still counts. At first the game does not wait.
     */
    public void hold(boolean isHeld) {
        core.timePasses();
        core.hold(isHeld);
    }

    /** Whether it waits while its user is busy elsewhere. */
    public boolean isHeld() {
        return core.isHeld();
    }

    /** From now on this friend answers for the seats of friends. */
    public void invite(FarPlayer<P, M> friend) {
        far = friend;
        core.noteFriend(true);
    }

    /** The friend has gone, or is there again. */
    public void noteFriend(boolean isThere) {
        boolean isNews = isThere != core.isFriendThere();
        core.noteFriend(isThere);
        if (isNews && core.view().state() instanceof FriendToMove) {
            core.become(core.waiting(), core.view().notice());
        }
    }

    /** Whether a friend is there with whom the game goes on. */
    public boolean isWithFriend() {
        return core.view().seats().haveFriend()
                && core.isFriendThere()
                && !core.view().outcome().isOver();
    }

    /** A press of the large button. Does nothing while it is disabled. */
    public void pressButton() {
        core.timePasses();
        GameState<M> state = core.view().state();
        if (state instanceof ComputerHeld) {
            moves.startThinking();
        } else if (state instanceof PausedAtStep<M> paused) {
            moves.showNextStep(paused);
        } else if (state instanceof MustPass || state instanceof HumanToMove) {
            core.view().position().pass().ifPresent(moves::play);
        } else if (state instanceof MoveUnderWay<M> running && running.plan().isContinuous()) {
            core.become(running.with(running.plan().finishing()));
        } else {
            moves.stopActivity();
        }
    }

    /** A click on a square, or Enter on the focused one. */
    public void choose(M move) {
        core.timePasses();
        if (core.view().state() instanceof ShowingHint) {
            moves.stopActivity(); // whoever clicks during a hint has made up their mind
        }
        if (core.view().state() instanceof HumanToMove) {
            moves.playChosen(move);
        } else {
            goOn();
        }
    }

    /**
     * A click or Enter that chooses no move. It does what the button does if the game waits for it, and ends any
     * blinking.
     */
    public void goOn() {
        core.timePasses();
        GameState<M> state = core.view().state();
        if (state instanceof ComputerHeld || state instanceof PausedAtStep || state instanceof MustPass) {
            pressButton();
        } else {
            skipBlinking();
        }
    }

    /** Any key or click: ends the blinking of a chosen move or a hint. Other activities go on. */
    public void skipBlinking() {
        core.timePasses();
        if (core.view().state() instanceof ShowingMove || core.view().state() instanceof ShowingHint) {
            moves.stopActivity();
        }
    }

    /** Asks the computer player of the side to move for a hint. */
    public void hint() {
        core.timePasses();
        if (core.view().can(Action.HINT)) {
            moves.lookForHint();
        }
    }

    /** Back to the last decision of a human, or one move if both are computers. */
    public void undo() {
        goBack(history -> TurnTaking.undoToOwnDecision(history, core.view().seats()));
    }

    /** One move back, whoever made it. */
    public void undoOneMove() {
        goBack(History::undo);
    }

    /** Forward to the next decision of a human, or one move if both are computers. */
    public void redo() {
        goForward(history -> TurnTaking.redoToOwnDecision(history, core.view().seats()));
    }

    /** One move forward, whoever made it. */
    public void redoOneMove() {
        goForward(History::redo);
    }

    /**
     * Abandons whatever is going on and continues another line of the game. The old line becomes a variation. A game with
     * a friend stays as both have it.
     *
     * @param line turns from the start of the game
     */
    public void playAlong(List<Turn<P, M>> line) {
        core.timePasses();
        if (!core.view().can(Action.PLAY_ON)) {
            return;
        }
        core.abandonActivity();
        int common = History.common(core.view().history().turns(), line);
        core.moveTo(core.view().history().along(line), core.view().clock().along(common, line.size()));
        core.become(core.waiting(), Notice.NONE);
    }

    /**
     * Applies changed settings: at once while the game rests, else at the next turn. If a side newly given to the
     * computer is to move, it waits for the button.
     */
    public void change(Seats seats, Pauses pauses) {
        core.timePasses();
        Seats before = core.view().seats();
        Notice notice = core.view().notice();
        core.prepare(core.view().with(seats, pauses));
        if (!core.view().state().isRunning()) {
            core.become(core.waiting(), notice);
        } else if (core.view().state() instanceof MoveUnderWay<M> running) {
            core.become(running.with(holdingNewcomer(running, before, seats)), notice);
        } else {
            core.become(core.view().state(), notice);
        }
    }

    private Plan holdingNewcomer(MoveUnderWay<M> running, Seats before, Seats now) {
        Player next = running.player().opponent();
        boolean isNew = !before.isComputer(next) || running.plan().holdsNext();
        return running.plan().holdingNext(isNew && now.isComputer(next));
    }

    /**
     * Allows or forbids pondering, a Master's thinking in its opponent's time. At first it is forbidden. Allowing it
     * takes effect with the next change of the game, forbidding it at once.
     */
    public void letPonder(boolean isAllowed) {
        core.thinkers().letPonder(isAllowed);
    }

    /** Abandons whatever is going on, at the end of the program. */
    public void close() {
        core.timePasses();
        core.close();
    }

    private void restart(History<P, M> history, Seats seats, GameClock clock, Optional<Outcome> end, Notice notice) {
        core.timePasses();
        core.abandonActivity();
        core.thinkers().dismiss();
        core.moveTo(history, clock);
        core.prepare(core.view().with(seats, core.view().pauses()));
        end.ifPresent(agreed -> core.prepare(core.view().withEnd(agreed)));
        if (!core.view().outcome().isOver() && clock.isOut(history, core.now())) {
            core.loseOnTime();
        }
        core.become(core.waiting(), notice);
    }

    private void goBack(UnaryOperator<History<P, M>> step) {
        core.timePasses();
        if (core.view().can(Action.UNDO)) {
            History<P, M> earlier = step.apply(core.view().history());
            boolean isOne = core.view().history().cursor() - earlier.cursor() == 1;
            Optional<M> undone = earlier.nextTurn().map(Turn::move);
            core.moveTo(earlier, core.view().clock().elsewhere());
            core.prepare(core.view().withUndone(undone));
            core.become(core.waiting(), isOne ? Notice.MOVE_UNDONE : Notice.MOVES_UNDONE);
        }
    }

    private void goForward(UnaryOperator<History<P, M>> step) {
        core.timePasses();
        if (core.view().can(Action.REDO)) {
            History<P, M> later = step.apply(core.view().history());
            boolean isOne = later.cursor() - core.view().history().cursor() == 1;
            core.moveTo(later, core.view().clock().elsewhere());
            core.become(core.waiting(), isOne ? Notice.MOVE_REDONE : Notice.MOVES_REDONE);
        }
    }

    /** The friend's answer counts only while the game is in this very state. */
    private void await(GameState<M> state) {
        Threads.whenDone(far.answer(core.view().history()), uiThread, move -> {
            core.timePasses();
            if (core.view().state() == state
                    && core.view().position().legalMoves().contains(move)) {
                moves.play(move);
            }
        });
    }
}
