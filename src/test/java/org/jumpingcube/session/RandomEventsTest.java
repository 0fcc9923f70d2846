package org.jumpingcube.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.jumpingcube.session.SessionStand.COMPUTER;
import static org.jumpingcube.session.SessionStand.HUMAN;

import java.util.ArrayList;
import java.util.Locale;
import java.util.Random;
import java.util.function.Supplier;
import org.jumpingcube.CaughtLog;
import org.jumpingcube.Figure;
import org.jumpingcube.Law;
import org.jumpingcube.Laws;
import org.jumpingcube.Slow;
import org.jumpingcube.cube.Board;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.game.GameClock;
import org.jumpingcube.game.Histories;
import org.jumpingcube.game.History;
import org.jumpingcube.game.Outcome;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Seats;
import org.jumpingcube.game.Square;
import org.jumpingcube.game.TimeControl;
import org.jumpingcube.game.TimeControls;
import org.jumpingcube.session.ActionButton.Look;
import org.jumpingcube.session.GameState.Animating;
import org.jumpingcube.session.GameState.GameOver;
import org.jumpingcube.session.GameState.HumanToMove;
import org.jumpingcube.session.GameState.MoveUnderWay;
import org.jumpingcube.session.GameState.PausedAtStep;
import org.jumpingcube.session.GameState.Searching;
import org.jumpingcube.session.GameState.ShowingHint;
import org.jumpingcube.session.GameState.ShowingMove;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Anything may happen at any moment: events in random order leave the session whole. */
@Slow
class RandomEventsTest {
    @RegisterExtension
    final CaughtLog log = new CaughtLog();

    private static final int EVENTS = 10_000; // of one session
    private static final int EVENTS_BETWEEN_RESTS = 20;
    private static final int FEW = 8;
    private static final String ANSWER = "an answer";
    private static final int MOST_ALARMS = 100;

    /** Two computers that pause before each step play on until there is one: at most four points a side and square. */
    private static final int MOVES_TO_A_BURST = 8;

    private int mostToRest;
    private int flags;

    @Law(tries = 10)
    void theSessionStaysWholeWhateverHappens(Random random) {
        playAnything(random);
        assertThat(log.faults())
                .isNotEmpty()
                .allSatisfy(fault -> assertThat(fault).hasStackTraceContaining("IllegalStateException"));
    }

    @Test
    @Figure
    void theSessionStaysWholeInAMillionEvents() {
        int sessions = 100;
        for (int seed = 1; seed <= sessions; seed++) {
            playAnything(new Random(seed));
        }
        System.out.printf(
                Locale.ROOT,
                "%,d random events of a session, sizes 2 to 15, with and without clocks: whole after each;"
                        + " at rest after at most %d answers; %,d flags fell%n",
                sessions * EVENTS,
                mostToRest,
                flags);
    }

    private void playAnything(Random random) {
        var bench = new SessionStand(side(random), HUMAN, COMPUTER, Pauses.NONE, times(random));
        for (int event = 1; event <= EVENTS; event++) {
            step(bench, event, () -> fire(bench, random));
            if (bench.alarms.size() > MOST_ALARMS) {
                bench.alarms.subList(0, bench.alarms.size() - 1).clear(); // only the latest counts
            }
            if (random.nextInt(EVENTS_BETWEEN_RESTS) == 0) {
                leadToRest(bench, event);
            }
        }
    }

    /** The user presses Stop if the game would play on by itself; then a few answers and reports are all it takes. */
    private void leadToRest(SessionStand bench, int event) {
        int few = bench.session.view().pauses().beforeStep() ? MOVES_TO_A_BURST * 3 + FEW : FEW;
        int answers = 0;
        if (bench.isHeld) {
            step(bench, event, () -> hold(bench, false));
        }
        while (isBusy(bench.state())) {
            assertThat(++answers).as("to rest after event %d", event).isLessThanOrEqualTo(few);
            step(bench, event, () -> answerOrReport(bench));
        }
        mostToRest = Math.max(mostToRest, answers);
    }

    private static boolean isBusy(GameState<Square> state) {
        return state.isRunning() && !(state instanceof PausedAtStep);
    }

    private static String answerOrReport(SessionStand bench) {
        if (bench.state() instanceof MoveUnderWay<Square> move && move.plan().isContinuous()) {
            bench.press();
        }
        if (!isBusy(bench.state())) {
            return "the flag"; // it was due at the press
        }
        if (bench.state() instanceof Searching) {
            var newest = bench.requests.get(bench.requests.size() - 1);
            newest.answer().complete(newest.position().legalMoves().get(0));
            bench.runUi();
            return "the answer";
        }
        bench.shown();
        return "the report";
    }

    private void step(SessionStand bench, int number, Supplier<String> event) {
        var before = bench.session.view();
        String name = event.get();
        if (bench.isHeld && name.equals(ANSWER)) {
            assertThat(bench.session.view().history())
                    .as("no answer while the game waits; event %d", number)
                    .isEqualTo(before.history());
        }
        check(bench, before, "event " + number + ", " + name);
        checkClock(bench, before, "event " + number + ", " + name);
    }

    private static TimeControls times(Random random) {
        return random.nextInt(3) == 0 ? TimeControls.OFF : new TimeControls(control(random), control(random));
    }

    private static TimeControl control(Random random) {
        return switch (random.nextInt(3)) {
            case 0 -> TimeControl.UNLIMITED;
            case 1 -> new TimeControl.Fischer(Laws.between(random, 1, 30), random.nextInt(3));
            default -> new TimeControl.PerMove(Laws.between(random, 1, 5));
        };
    }

    /** Time passes, mostly a little; the alarms ring in time, late or not yet. */
    private static void pass(SessionStand bench, Random random) {
        bench.pass(random.nextInt(random.nextInt(10) == 0 ? 6_000 : 300));
        if (random.nextInt(3) > 0) {
            bench.ring();
        }
    }

    private void checkClock(SessionStand bench, SessionView<CubePosition, Square> before, String when) {
        var view = bench.session.view();
        var clock = view.clock();
        Player mover = view.position().toMove();
        assertThat(clock.times())
                .as(when)
                .hasSize(clock.isOn() ? view.history().turns().size() : 0);
        if (clock.isRunning()) {
            assertThat(bench.isHeld).as(when).isFalse();
            assertThat(clock.isOn()).as(when).isTrue();
            assertThat(view.state() instanceof HumanToMove
                            || view.state() instanceof Searching
                            || view.state() instanceof ShowingHint)
                    .as(when)
                    .isTrue();
            assertThat(bench.alarms).as("somebody looks at the clock; %s", when).isNotEmpty();
        }
        boolean isLate = before.clock().isRunning() && before.clock().isOut(before.history(), bench.nanos);
        boolean isSameGame = view.history().equals(before.history());
        boolean isPlayed = view.notice() == Notice.NONE || view.notice() == Notice.ILLEGAL_MOVE;
        if (isLate && isPlayed) {
            assertThat(isSameGame).as("no move after the flag; %s", when).isTrue();
        }
        boolean isOnTime = view.outcome().reason().equals(Outcome.TIME);
        if (isOnTime) {
            assertThat(view.outcome()).as(when).isEqualTo(Outcome.onTime(mover.opponent()));
            assertThat(view.timeLeft(mover, bench.nanos)).as(when).hasValue(0);
        }
        if (isOnTime && before.agreed().isEmpty() && isSameGame) {
            assertThat(isLate).as("only for a reason; %s", when).isTrue();
            flags++;
        }
        if (isSameGame && isPlayed && !isLate) {
            assertThat(view.timeLeft(mover, bench.nanos))
                    .as("nothing is lost by starting and stopping; %s", when)
                    .isEqualTo(before.timeLeft(mover, bench.nanos));
        }
        boolean isNext = view.history().cursor() == before.history().cursor() + 1 && isPlayed && clock.isOn();
        if (isNext) {
            long took = clock.times().get(before.history().cursor());
            var had = before.timeLeft(before.position().toMove(), bench.nanos);
            assertThat(took).as(when).isNotNegative();
            assertThat(had.orElse(1)).as("the move was in time; %s", when).isPositive();
        }
    }

    private static String hold(SessionStand bench, boolean isHeld) {
        bench.session.hold(isHeld);
        return isHeld ? "hold" : "go on";
    }

    private static int side(Random random) {
        return Laws.between(random, Board.MIN_SIDE, Board.MAX_SIDE);
    }

    private static String fire(SessionStand bench, Random random) {
        var session = bench.session;
        if (random.nextInt(2) == 0) {
            bench.pass(random.nextInt(200)); // it may be that an alarm is due that has not rung
        }
        if (random.nextInt(10) == 0) {
            pass(bench, random);
            return "time";
        }
        if (random.nextInt(30) == 0) {
            return hold(bench, random.nextInt(3) == 0);
        }
        int choice = random.nextInt(100);
        if (choice < 25) {
            int places = session.view().position().board().side() + 1; // some lie outside
            session.choose(new Square(random.nextInt(places), random.nextInt(places)));
            return "a click";
        } else if (choice < 45) {
            session.pressButton();
            return "a press";
        } else if (choice < 62) {
            answerSomething(bench, random);
            return ANSWER;
        } else if (choice < 78) {
            reportSomething(bench, random);
            return "a report";
        } else if (choice < 82) {
            session.hint();
            return "hint";
        } else if (choice < 86) {
            session.undo();
            return "undo";
        } else if (choice < 89) {
            session.redo();
            return "redo";
        } else if (choice < 91) {
            session.undoOneMove();
            return "undo one move";
        } else if (choice < 93) {
            session.redoOneMove();
            return "redo one move";
        } else if (choice < 97) {
            session.change(seats(random), new Pauses(random.nextInt(4) == 0, random.nextInt(4) == 0));
            return "settings";
        } else if (choice < 98) {
            var game = game(random);
            session.load(game, seats(random), clock(game, random));
            return "load";
        } else if (choice < 99) {
            session.skipBlinking();
            return "a key";
        }
        session.newGame(CubePosition.start(side(random)), session.view().seats(), times(random));
        return "new";
    }

    /** Times that are possible: each move was in time. */
    private static GameClock clock(History<CubePosition, Square> game, Random random) {
        var clock = GameClock.at(times(random));
        for (int turn = 0; turn < game.turns().size() && clock.isOn(); turn++) {
            var then = game.at(turn);
            long left = clock.left(then, then.current().toMove(), 0).orElse(500);
            long spent = Math.min(left - 1, random.nextInt(500));
            clock = clock.started(0).stopped(then, spent * 1_000_000).moved(turn);
        }
        return clock;
    }

    private static Seats seats(Random random) {
        return new Seats(random.nextBoolean() ? HUMAN : COMPUTER, random.nextBoolean() ? HUMAN : COMPUTER);
    }

    /** Random moves, up to the end of the game or not so far. */
    private static History<CubePosition, Square> game(Random random) {
        var position = CubePosition.start(side(random));
        var moves = new ArrayList<Square>();
        int most = random.nextInt(Board.longestGame(position.board().side()));
        while (moves.size() < most && position.winner().isEmpty()) {
            var legal = position.legalMoves();
            moves.add(legal.get(random.nextInt(legal.size())));
            position = position.play(moves.get(moves.size() - 1)).after();
        }
        return Histories.replay(CubePosition.start(position.board().side()), moves);
    }

    /** Any request so far may be answered, well, badly or with a failure, and more than once. */
    private static void answerSomething(SessionStand bench, Random random) {
        if (!bench.requests.isEmpty()) {
            int index = random.nextInt(3) > 0 ? bench.requests.size() - 1 : random.nextInt(bench.requests.size());
            var request = bench.requests.get(index);
            var moves = request.position().legalMoves();
            if (random.nextInt(20) == 0) {
                request.answer().completeExceptionally(new IllegalStateException("planted"));
            } else {
                request.answer()
                        .complete(random.nextInt(20) == 0 ? new Square(9, 9) : moves.get(random.nextInt(moves.size())));
            }
        }
        bench.runUi();
    }

    /** Mostly what is being shown ends; sometimes something long gone reports. */
    private static void reportSomething(SessionStand bench, Random random) {
        if (bench.showing.isPresent() && random.nextInt(4) > 0) {
            if (!bench.isHeld) {
                bench.shown();
            }
        } else if (!bench.reports.isEmpty()) {
            bench.report(bench.reports.get(random.nextInt(bench.reports.size())));
        }
    }

    private static void check(SessionStand bench, SessionView<CubePosition, Square> before, String when) {
        var view = bench.session.view();
        var state = view.state();
        checkHistory(view.history(), before.history(), when);
        assertThat(state.button().look() == Look.DISABLED)
                .as(when)
                .isEqualTo(state instanceof HumanToMove || state instanceof GameOver);
        if (state instanceof GameOver) {
            assertThat(view.outcome().winner()).as(when).contains(state.player());
        }
        if (!state.isRunning() || state instanceof Searching || state instanceof ShowingMove) {
            assertThat(state instanceof GameOver)
                    .as(when)
                    .isEqualTo(view.outcome().isOver());
        }
        if (state instanceof Searching<Square> searching && !searching.ticket().isStopRequested()) {
            assertThat(bench.requests.get(bench.requests.size() - 1).ticket())
                    .as(when)
                    .isSameAs(searching.ticket());
        }
        boolean isShowing = state instanceof ShowingMove || state instanceof ShowingHint || state instanceof Animating;
        if (isShowing) {
            assertThat(bench.showing).as("the view owes a report; %s", when).isPresent();
        } else if (!(state instanceof PausedAtStep)) {
            assertThat(bench.showing)
                    .as("nothing is shown that nobody waits for; %s", when)
                    .isEmpty();
        }
        if (state instanceof Animating || state instanceof PausedAtStep) {
            assertThat(view.history().canUndo()).as(when).isTrue();
        }
        if (!view.equals(before)) {
            assertThat(bench.views.get(bench.views.size() - 1))
                    .as("told; %s", when)
                    .isEqualTo(view);
        }
    }

    /** Turns that were there before the event have been checked then. */
    private static void checkHistory(
            History<CubePosition, Square> now, History<CubePosition, Square> before, String when) {
        CubePosition position = now.start();
        for (int ply = 0; ply < now.turns().size(); ply++) {
            var turn = now.turns().get(ply);
            if (ply >= before.turns().size() || turn != before.turns().get(ply)) {
                assertThat(turn.before()).as(when).isEqualTo(position);
                assertThat(turn.before().play(turn.move()).after()).as(when).isEqualTo(turn.after());
            }
            position = turn.after();
        }
        assertThat(now.turns().isEmpty() || now.turns().get(0).before().equals(now.start()))
                .as(when)
                .isTrue();
    }
}
