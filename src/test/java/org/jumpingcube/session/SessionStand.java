package org.jumpingcube.session;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.cube.PlayedMove;
import org.jumpingcube.game.Analysis;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.SearchBudget;
import org.jumpingcube.game.Seat;
import org.jumpingcube.game.Seats;
import org.jumpingcube.game.Skill;
import org.jumpingcube.game.Square;
import org.jumpingcube.game.Style;
import org.jumpingcube.game.TimeControls;
import org.jumpingcube.game.Turn;

/** A session on the bench: searches answer and the view reports when the test says so. */
final class SessionStand implements MovePresenter<CubePosition, Square> {
    static final Seat HUMAN = Seat.HUMAN;
    static final Seat COMPUTER = new Seat(true, Style.KEPLER, Skill.AVERAGE);

    /** A search that has been asked for and has not run yet. */
    record Request(CubePosition position, Seat seat, SearchTicket ticket, Answer answer) {}

    /** Lets a search run. */
    final class Answer {
        private final Runnable search;

        private Answer(Runnable search) {
            this.search = search;
        }

        void complete(Square move) {
            next = () -> move;
            search.run();
        }

        void completeExceptionally(RuntimeException failure) {
            next = () -> {
                throw failure;
            };
            search.run();
        }
    }

    private Supplier<Square> next = () -> new Square(0, 0); // what the engine answers

    final List<Request> requests = new ArrayList<>();
    final Deque<Runnable> uiTasks = new ArrayDeque<>();
    final List<Runnable> spare = new ArrayList<>(); // what is to be thought in a human's time
    final List<Runnable> reports = new ArrayList<>(); // every "done" ever handed out, late ones too
    final List<SessionView<CubePosition, Square>> views = new ArrayList<>();
    Optional<Runnable> showing = Optional.empty();
    boolean isHeld; // nothing is shown to its end meanwhile
    final GameSession<CubePosition, Square> session;

    long nanos; // what time it is; only the test lets it pass
    final List<Alarm> alarms = new ArrayList<>(); // not rung yet

    /** An alarm that is set. */
    record Alarm(long due, Runnable action) {}

    SessionStand(int side, Seat one, Seat two, Pauses pauses) {
        this(side, one, two, pauses, TimeControls.OFF);
    }

    SessionStand(int side, Seat one, Seat two, Pauses pauses, TimeControls times) {
        var players = new ComputerPlayers<CubePosition, Square>(
                seat -> (position, budget, stop, listener) -> Analysis.of(next.get(), 0, 1, 1),
                (seat, position) -> SearchBudget.USUAL);
        var time = new SessionTime(() -> nanos, (wait, action) -> alarms.add(new Alarm(nanos + wait, action)));
        session = new GameSession<>(
                new SessionSetup<>(CubePosition.start(side), new Seats(one, two), pauses, times),
                new SessionServices<>(
                        players, this::remember, new SpareTime(spare::add, () -> false), this, time, uiTasks::add),
                views::add);
    }

    private void remember(Runnable search) {
        var view = session.view();
        var ticket = ((GameState.Searching<Square>) view.state()).ticket();
        requests.add(
                new Request(view.position(), view.seats().of(view.position().toMove()), ticket, new Answer(search)));
    }

    SessionStand(int side, Seat one, Seat two) {
        this(side, one, two, Pauses.NONE);
    }

    /** Two humans on 2x2, whose game player two has just won. */
    static SessionStand wonGame() {
        var bench = new SessionStand(2, HUMAN, HUMAN);
        for (int[] move : new int[][] {{0, 0}, {1, 1}, {0, 0}}) {
            bench.click(move[0], move[1]);
        }
        bench.shown();
        bench.click(1, 1);
        bench.shown();
        return bench;
    }

    @Override
    public void showChoice(CubePosition position, Square move, Runnable done) {
        show(done);
    }

    @Override
    public void showHint(CubePosition position, Square move, Runnable done) {
        show(done);
    }

    @Override
    public int stages(Turn<CubePosition, Square> turn) {
        return PlayedMove.of(turn).waves();
    }

    @Override
    public void showStages(Turn<CubePosition, Square> turn, int from, int to, Runnable done) {
        show(done);
    }

    @Override
    public void skip() {
        showing = Optional.empty();
    }

    @Override
    public void hold(boolean held) {
        isHeld = held;
    }

    private void show(Runnable done) {
        reports.add(done);
        showing = Optional.of(done);
    }

    GameState<Square> state() {
        return session.view().state();
    }

    String caption() {
        return state().button().textKey();
    }

    void click(int row, int column) {
        session.choose(new Square(row, column));
    }

    void press() {
        session.pressButton();
    }

    /** Time passes, and nobody hears an alarm. */
    void pass(long millis) {
        nanos += millis * 1_000_000;
    }

    /** All alarms ring that are due. */
    void ring() {
        var due = alarms.stream().filter(alarm -> alarm.due() <= nanos).toList();
        alarms.removeAll(due);
        due.forEach(alarm -> alarm.action().run());
    }

    /** What a player has left, in milliseconds. */
    long left(Player player) {
        return session.view().timeLeft(player, nanos).orElseThrow();
    }

    /** The latest search answers, and the answer reaches the session. */
    void answer(int row, int column) {
        requests.get(requests.size() - 1).answer().complete(new Square(row, column));
        runUi();
    }

    void fail() {
        requests.get(requests.size() - 1).answer().completeExceptionally(new IllegalStateException("planted"));
        runUi();
    }

    void runUi() {
        while (!uiTasks.isEmpty()) {
            uiTasks.remove().run();
        }
    }

    /** What is being shown has been shown to its end. */
    void shown() {
        report(showing.orElseThrow());
    }

    /** The view reports, perhaps late. */
    void report(Runnable done) {
        showing = showing.filter(current -> !current.equals(done));
        done.run();
    }
}
