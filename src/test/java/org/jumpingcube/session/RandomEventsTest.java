package org.jumpingcube.session;

import org.jumpingcube.game.Histories;

import static org.assertj.core.api.Assertions.assertThat;
import static org.jumpingcube.session.SessionStand.COMPUTER;
import static org.jumpingcube.session.SessionStand.HUMAN;

import java.util.List;
import java.util.Random;
import org.jumpingcube.CaughtLog;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.cube.Square;
import org.jumpingcube.game.History;
import org.jumpingcube.game.Seats;
import org.jumpingcube.game.Turn;
import org.jumpingcube.session.ActionButton.Look;
import org.jumpingcube.session.GameState.Animating;
import org.jumpingcube.session.GameState.GameOver;
import org.jumpingcube.session.GameState.HumanToMove;
import org.jumpingcube.session.GameState.PausedAtStep;
import org.jumpingcube.session.GameState.Searching;
import org.jumpingcube.session.GameState.ShowingHint;
import org.jumpingcube.session.GameState.ShowingMove;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Anything may happen at any moment: events in random order leave the session whole. */
class RandomEventsTest {
    @RegisterExtension
    final CaughtLog log = new CaughtLog();

    private static final int STEPS = 10_000;

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5})
    void theSessionStaysWholeWhateverHappens(long seed) {
        var random = new Random(seed);
        var bench = new SessionStand(3, HUMAN, COMPUTER);
        for (int step = 0; step < STEPS; step++) {
            var before = bench.session.view();
            String event = fire(bench, random);
            check(bench, before, "step " + step + ", seed " + seed + ", after " + event);
        }
        assertThat(log.faults())
                .isNotEmpty()
                .allSatisfy(fault -> assertThat(fault).hasStackTraceContaining("IllegalStateException"));
    }

    private static String fire(SessionStand bench, Random random) {
        var session = bench.session;
        int choice = random.nextInt(100);
        if (choice < 25) {
            session.choose(new Square(random.nextInt(4), random.nextInt(4)));
            return "a click";
        } else if (choice < 45) {
            session.pressButton();
            return "a press";
        } else if (choice < 62) {
            answerSomething(bench, random);
            return "an answer";
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
            session.load(Histories.replay(CubePosition.start(3), List.of(new Square(1, 1))), seats(random));
            return "load";
        } else if (choice < 99) {
            session.skipBlinking();
            return "a key";
        }
        session.newGame(CubePosition.start(2 + random.nextInt(3)), session.view().seats());
        return "new";
    }

    private static Seats seats(Random random) {
        return new Seats(random.nextBoolean() ? HUMAN : COMPUTER, random.nextBoolean() ? HUMAN : COMPUTER);
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
            bench.shown();
        } else if (!bench.reports.isEmpty()) {
            bench.report(bench.reports.get(random.nextInt(bench.reports.size())));
        }
    }

    private static void check(SessionStand bench, SessionView<CubePosition, Square> before, String when) {
        var view = bench.session.view();
        var state = view.state();
        checkHistory(view, when);
        assertThat(state.button().look() == Look.DISABLED)
                .as(when)
                .isEqualTo(state instanceof HumanToMove || state instanceof GameOver);
        if (state instanceof GameOver) {
            assertThat(view.position().winner()).as(when).contains(state.player());
        }
        if (!state.isRunning() || state instanceof Searching || state instanceof ShowingMove) {
            assertThat(state instanceof GameOver)
                    .as(when)
                    .isEqualTo(view.position().winner().isPresent());
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

    private static void checkHistory(SessionView<CubePosition, Square> view, String when) {
        CubePosition position = view.history().start();
        for (Turn<CubePosition, Square> turn : view.history().played()) {
            assertThat(turn.before()).as(when).isEqualTo(position);
            position = turn.before().play(turn.move()).after();
        }
        assertThat(view.position()).as(when).isEqualTo(position);
    }
}
