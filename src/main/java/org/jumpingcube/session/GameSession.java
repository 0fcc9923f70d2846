package org.jumpingcube.session;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import org.jumpingcube.game.Analysis;
import org.jumpingcube.game.GameClock;
import org.jumpingcube.game.History;
import org.jumpingcube.game.Outcome;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Position;
import org.jumpingcube.game.Seat;
import org.jumpingcube.game.Seats;
import org.jumpingcube.game.Skill;
import org.jumpingcube.game.TimeControls;
import org.jumpingcube.game.Turn;
import org.jumpingcube.session.GameState.Animating;
import org.jumpingcube.session.GameState.ComputerHeld;
import org.jumpingcube.session.GameState.FriendToMove;
import org.jumpingcube.session.GameState.GameOver;
import org.jumpingcube.session.GameState.HumanToMove;
import org.jumpingcube.session.GameState.MoveUnderWay;
import org.jumpingcube.session.GameState.MustPass;
import org.jumpingcube.session.GameState.PausedAtStep;
import org.jumpingcube.session.GameState.Searching;
import org.jumpingcube.session.GameState.ShowingHint;
import org.jumpingcube.session.GameState.ShowingMove;
import org.jumpingcube.session.GameState.Thinking;
import org.jumpingcube.session.GameState.ThinkingOfHint;

/**
 * The controller of one game. Its events are what the user does, what the computer players answer and what the view
 * reports; after each event it is in exactly one {@link GameState}. Used on one thread only, that of
 * {@link SessionServices#uiThread}.
 *
 * <p>An event that does not fit the state does nothing, so any event is safe at any moment. Answers of searches and
 * reports of the view count only while the state that asked for them still holds.
 */
public final class GameSession<P extends Position<P, M>, M> {

    private final ComputerPlayers<P, M> players;
    private final Analyst<P, M> analyst;
    private final Presentation<P, M> presentation;
    private final Pondering<P, M> pondering;
    private final Gate gate = new Gate();
    private final ClockRunner clocks;
    private final Executor uiThread;
    private final Consumer<SessionView<P, M>> onChange;
    private SessionView<P, M> view;
    private FarPlayer<P, M> far = FarPlayer.nobody();
    private boolean mayPonder;

    /**
     * A session at the start of a game.
     *
     * @param onChange told after every change
     */
    public GameSession(SessionSetup<P> setup, SessionServices<P, M> services, Consumer<SessionView<P, M>> onChange) {
        players = services.players();
        analyst = new Analyst<>(services.searches(), task -> services.uiThread().execute(() -> gate.pass(task)));
        pondering = new Pondering<>(services.spare());
        presentation = new Presentation<>(services.presenter());
        clocks = new ClockRunner(services.time(), gate::isClosed, this::alarm);
        uiThread = services.uiThread();
        this.onChange = onChange;
        History<P, M> history = History.startingAt(setup.start());
        view = new SessionView<>(
                TurnTaking.waiting(history, setup.seats()),
                history,
                setup.seats(),
                setup.pauses(),
                GameClock.at(setup.times()),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Notice.NONE);
    }

    public SessionView<P, M> view() {
        return view;
    }

    // What the user does

    /** Abandons whatever is going on and starts a new game without clocks. */
    public void newGame(P start, Seats seats) {
        newGame(start, seats, TimeControls.OFF);
    }

    /** Abandons whatever is going on and starts a new game. Its clocks start with the first move. */
    public void newGame(P start, Seats seats, TimeControls times) {
        restart(History.startingAt(start), seats, GameClock.at(times), Notice.NEW_GAME);
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
        restart(history, seats, clock, Notice.GAME_LOADED);
    }

    /** Abandons whatever is going on and continues with what two players agree on who are not at the same screen. */
    public void follow(History<P, M> history, Seats seats) {
        restart(history, seats, GameClock.OFF, Notice.NONE);
    }

    /**
     * Lets the game wait while the user is busy with something else, such as a question, or go on as before. While it
     * waits, clocks and what is being shown stand still, and an answer of a computer is not heard until the game goes
     * on. What the user or a friend does still counts. At first the game does not wait.
     */
    public void hold(boolean isHeld) {
        timePasses();
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

    /** Ends the game as the players have agreed, or as one of them has given up. */
    public void end(Outcome outcome) {
        timePasses();
        abandonActivity();
        view = view.withEnd(outcome);
        become(waiting());
    }

    /** From now on this friend answers for the seats of friends. */
    public void invite(FarPlayer<P, M> friend) {
        far = friend;
    }

    /** A press of the large button. Does nothing while it is disabled. */
    public void pressButton() {
        timePasses();
        GameState<M> state = view.state();
        if (state instanceof ComputerHeld) {
            startThinking();
        } else if (state instanceof PausedAtStep<M> paused) {
            showNextStep(paused);
        } else if (state instanceof MustPass) {
            view.position().forcedPass().ifPresent(pass -> play(pass, planForThisMove()));
        } else if (state instanceof MoveUnderWay<M> running && running.plan().isContinuous()) {
            become(running.with(running.plan().finishing()));
        } else {
            stopActivity();
        }
    }

    /** The user points at something else: what was said about a refused choice is over. */
    public void moveOn() {
        timePasses();
        if (view.notice() == Notice.ILLEGAL_MOVE) {
            become(view.state());
        }
    }

    /** A click on a square, or Enter on the focused one. */
    public void choose(M move) {
        timePasses();
        if (view.state() instanceof ShowingHint) {
            stopActivity(); // whoever clicks during a hint has made up their mind
        }
        if (view.state() instanceof HumanToMove) {
            playChosen(move);
        } else {
            goOn();
        }
    }

    /**
     * A click or Enter that chooses no move. It does what the button does if the game waits for it, and ends any
     * blinking.
     */
    public void goOn() {
        timePasses();
        GameState<M> state = view.state();
        if (state instanceof ComputerHeld || state instanceof PausedAtStep || state instanceof MustPass) {
            pressButton();
        } else {
            skipBlinking();
        }
    }

    /** Any key or click: ends the blinking of a chosen move or a hint. Other activities go on. */
    public void skipBlinking() {
        timePasses();
        if (view.state() instanceof ShowingMove || view.state() instanceof ShowingHint) {
            stopActivity();
        }
    }

    /** Asks the computer player of the side to move for a hint. */
    public void hint() {
        timePasses();
        if (!view.can(Action.HINT)) {
            return;
        }
        var ticket = new SearchTicket();
        become(new ThinkingOfHint<>(ticket, mover()));
        search(ticket, this::showHint);
    }

    /** Back to the last decision of a human, or one move if both are computers. */
    public void undo() {
        goBack(history -> TurnTaking.undoToOwnDecision(history, view.seats()));
    }

    /** One move back, whoever made it. */
    public void undoOneMove() {
        goBack(History::undo);
    }

    /** Forward to the next decision of a human, or one move if both are computers. */
    public void redo() {
        goForward(history -> TurnTaking.redoToOwnDecision(history, view.seats()));
    }

    /** One move forward, whoever made it. */
    public void redoOneMove() {
        goForward(History::redo);
    }

    /**
     * Abandons whatever is going on and continues another line of the game. The old line becomes a variation.
     *
     * @param line turns from the start of the game
     */
    public void playAlong(List<Turn<P, M>> line) {
        timePasses();
        abandonActivity();
        int common = History.common(view.history().turns(), line);
        view = view.with(view.history().along(line), view.clock().along(common, line.size()));
        clocks.waitForMove();
        become(waiting(), Notice.NONE);
    }

    /**
     * Applies changed settings: at once while the game rests, else at the next turn. If a side newly given to the
     * computer is to move, it waits for the button.
     */
    public void change(Seats seats, Pauses pauses) {
        timePasses();
        Seats before = view.seats();
        Notice notice = view.notice();
        view = view.with(seats, pauses);
        if (!view.state().isRunning()) {
            become(waiting(), notice);
        } else if (view.state() instanceof MoveUnderWay<M> running) {
            become(running.with(holdingNewcomer(running, before, seats)), notice);
        } else {
            become(view.state(), notice);
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
        mayPonder = isAllowed;
        if (!isAllowed) {
            pondering.stop();
        }
    }

    /** Abandons whatever is going on, at the end of the program. */
    public void close() {
        timePasses();
        abandonActivity();
        clocks.waitForMove();
        view = view.with(waiting(), Notice.NONE);
        runClock();
    }

    // Time

    /**
     * Every event begins with this. If the side to move has no time left by then, the flag falls first, and the event
     * finds a game that is over.
     */
    private void timePasses() {
        clocks.lookAtTheTime();
        if (view.clock().isRunning() && view.clock().isOut(view.history(), clocks.now())) {
            abandonActivity();
            view = view.withEnd(Outcome.onTime(mover().opponent()));
            become(waiting());
        }
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

    // Waiting

    /** Where the game rests until somebody does something. */
    private GameState<M> waiting() {
        return view.agreed()
                .<GameState<M>>map(end -> new GameOver<>(end.winner().orElse(mover()), end))
                .orElseGet(() -> TurnTaking.waiting(view.history(), view.seats()));
    }

    private void restart(History<P, M> history, Seats seats, GameClock clock, Notice notice) {
        timePasses();
        abandonActivity();
        players.beginGame();
        clocks.waitForMove();
        view = view.with(history, clock).with(seats, view.pauses());
        if (!view.outcome().isOver() && clock.isOut(history, clocks.now())) {
            view = view.withEnd(Outcome.onTime(mover().opponent()));
        }
        become(waiting(), notice);
    }

    private void goBack(UnaryOperator<History<P, M>> step) {
        timePasses();
        if (view.can(Action.UNDO)) {
            History<P, M> earlier = step.apply(view.history());
            Optional<M> undone = earlier.nextTurn().map(Turn::move);
            view = view.with(earlier, view.clock().elsewhere()).withUndone(undone);
            clocks.waitForMove();
            become(waiting(), Notice.MOVE_UNDONE);
        }
    }

    private void goForward(UnaryOperator<History<P, M>> step) {
        timePasses();
        if (view.can(Action.REDO)) {
            view = view.with(step.apply(view.history()), view.clock().elsewhere());
            clocks.waitForMove();
            become(waiting(), Notice.MOVE_REDONE);
        }
    }

    // Moving

    private void playChosen(M move) {
        if (view.canPlay(move)) {
            play(move, planForThisMove());
        } else {
            become(view.state(), Notice.ILLEGAL_MOVE);
        }
    }

    private Plan planForThisMove() {
        boolean isContinuous = view.seats().areBothComputers() && view.pauses().areOff();
        return new Plan(
                isContinuous ? Plan.Flow.CONTINUOUS : Plan.Flow.SINGLE_MOVE,
                view.pauses().beforeStep(),
                false);
    }

    private void startThinking() {
        var ticket = new SearchTicket();
        become(new Thinking<>(ticket, mover(), planForThisMove()));
        search(ticket, this::showMove);
    }

    private void search(SearchTicket ticket, Consumer<M> onMove) {
        var control = view.clock().controls().of(mover());
        var left = view.timeLeft(mover(), clocks.now()).stream().map(control::allowance);
        var question = players.question(view.seats().of(mover()), view.position(), left.findFirst());
        analyst.ask(pondering.before(question), ticket, new AnalysisListener<>() {
            @Override
            public void found(Analysis<M> analysis) {
                timePasses();
                if (view.position().legalMoves().contains(analysis.move())) {
                    onMove.accept(analysis.move());
                } else {
                    failed(new IllegalStateException("no legal move: " + analysis.move()));
                }
            }

            @Override
            public void failed(Throwable failure) {
                AnalysisListener.super.failed(failure);
                timePasses();
                become(waiting(), Notice.SEARCH_FAILED);
            }
        });
    }

    private void showMove(M move) {
        if (view.state() instanceof Thinking<M> thinking) {
            become(new ShowingMove<>(move, thinking.player(), thinking.plan()));
            presentation.showChoice(view.position(), move, this::playShown);
        }
    }

    private void showHint(M move) {
        if (view.state() instanceof ThinkingOfHint<M> thinking) {
            view = view.withHint(move);
            become(new ShowingHint<>(move, thinking.player()));
            presentation.showHint(view.position(), move, this::rest);
        }
    }

    private void playShown() {
        timePasses();
        if (view.state() instanceof ShowingMove<M> showing) {
            play(showing.move(), showing.plan());
        }
    }

    private void rest() {
        timePasses();
        become(waiting());
    }

    private void play(M move, Plan plan) {
        Player player = mover();
        var game = view.history();
        view = view.with(
                game.then(move), view.clock().stopped(game, clocks.now()).moved(game.cursor()));
        clocks.moved();
        int stages = presentation.stages(lastTurn());
        if (stages == 0) {
            endMove(plan);
        } else if (plan.stepwise()) {
            become(new PausedAtStep<>(player, 0, plan));
            presentation.showStages(lastTurn(), 0, 0, () -> {});
        } else {
            animate(0, stages, plan);
        }
    }

    private void animate(int from, int to, Plan plan) {
        Turn<P, M> turn = lastTurn();
        become(new Animating<>(turn.player(), from, plan));
        presentation.showStages(turn, from, to, () -> afterStages(to));
    }

    private void afterStages(int shown) {
        timePasses();
        if (!(view.state() instanceof Animating<M> animating)) {
            return;
        }
        if (animating.plan().stepwise() && shown < presentation.stages(lastTurn())) {
            become(new PausedAtStep<>(animating.player(), shown, animating.plan()));
        } else {
            endMove(animating.plan());
        }
    }

    /** Shows the next step only, or all the rest if the pause has been switched off meanwhile. */
    private void showNextStep(PausedAtStep<M> paused) {
        int stages = presentation.stages(lastTurn());
        boolean isStillStepwise = view.pauses().beforeStep();
        animate(paused.stage(), isStillStepwise ? paused.stage() + 1 : stages, paused.plan());
    }

    private void endMove(Plan plan) {
        GameState<M> next = waiting();
        boolean isInterrupted =
                plan.flow() == Plan.Flow.FINISHING && view.seats().areBothComputers();
        boolean isHeld = isInterrupted || plan.holdsNext();
        if (next instanceof ComputerHeld && !isHeld && !view.pauses().beforeMove()) {
            startThinking();
        } else {
            become(next);
        }
    }

    // Stopping

    /** Ends the current activity: the search answers, the blinking or the animation ends. */
    private void stopActivity() {
        GameState<M> state = view.state();
        if (state instanceof Searching<M> searching) {
            searching.ticket().requestStop();
        } else if (state instanceof ShowingMove) {
            presentation.end();
            playShown();
        } else if (state instanceof ShowingHint) {
            presentation.end();
            rest();
        } else if (state instanceof Animating<M> animating) {
            presentation.end();
            endMove(animating.plan());
        }
    }

    /** Abandons the current activity: none of its answers or reports counts any more. */
    private void abandonActivity() {
        analyst.forget();
        pondering.stop();
        presentation.end();
    }

    private Turn<P, M> lastTurn() {
        return view.history().lastTurn().orElseThrow();
    }

    private Player mover() {
        return view.position().toMove();
    }

    private void become(GameState<M> state) {
        become(state, Notice.NONE);
    }

    private void become(GameState<M> state, Notice notice) {
        view = view.with(state, notice);
        runClock();
        ponder();
        onChange.accept(view);
        if (state instanceof FriendToMove && state == view.state()) {
            await(state);
        }
    }

    /** The friend's answer counts only while the game is in this very state. */
    private void await(GameState<M> state) {
        far.answer(view.history())
                .thenAcceptAsync(
                        move -> {
                            timePasses();
                            if (view.state() == state
                                    && view.position().legalMoves().contains(move)) {
                                play(move, planForThisMove());
                            }
                        },
                        uiThread);
    }

    private void ponder() {
        Seat other = view.seats().of(mover().opponent());
        boolean isMastersTime =
                view.state() instanceof HumanToMove && other.isComputer() && other.skill() == Skill.MASTER;
        if (isMastersTime && mayPonder && !gate.isClosed()) {
            pondering.think(players.engine(other), view.position());
        } else {
            pondering.stop();
        }
    }
}
