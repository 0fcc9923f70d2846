package org.jumpingcube.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.jumpingcube.session.SessionStand.COMPUTER;
import static org.jumpingcube.session.SessionStand.HUMAN;

import java.util.function.Consumer;
import java.util.stream.Stream;
import org.jumpingcube.CaughtLog;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.game.Seats;
import org.jumpingcube.session.ActionButton.Look;
import org.jumpingcube.session.GameState.Animating;
import org.jumpingcube.session.GameState.ComputerHeld;
import org.jumpingcube.session.GameState.GameOver;
import org.jumpingcube.session.GameState.HumanToMove;
import org.jumpingcube.session.GameState.PausedAtStep;
import org.jumpingcube.session.GameState.ShowingHint;
import org.jumpingcube.session.GameState.ShowingMove;
import org.jumpingcube.session.GameState.Thinking;
import org.jumpingcube.session.GameState.ThinkingOfHint;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The button in every situation, and what a press, a click and a report do there: state + event -> state + button. */
class ButtonTableTest {
    @RegisterExtension
    final CaughtLog log = new CaughtLog();

    private static final Pauses BEFORE_MOVE = new Pauses(true, false);
    private static final Pauses BEFORE_STEP = new Pauses(false, true);

    private record Row(
            String name,
            SessionStand bench,
            Consumer<SessionStand> events,
            Class<?> state,
            Look look,
            String caption) {}

    private static Row row(
            String name, SessionStand bench, Consumer<SessionStand> events, Class<?> state, Look look, String caption) {
        return new Row(name, bench, events, state, look, "button." + caption);
    }

    private static SessionStand twoHumans() {
        return new SessionStand(3, HUMAN, HUMAN);
    }

    private static SessionStand againstComputer() {
        return new SessionStand(3, HUMAN, COMPUTER);
    }

    private static SessionStand computerStarts(Pauses pauses) {
        return new SessionStand(3, COMPUTER, HUMAN, pauses);
    }

    private static SessionStand twoComputers(Pauses pauses) {
        return new SessionStand(3, COMPUTER, COMPUTER, pauses);
    }

    /** Two humans on 2x2: the third move makes a corner burst. */
    private static void playToACascade(SessionStand bench) {
        bench.click(0, 0);
        bench.click(1, 1);
        bench.click(0, 0);
    }

    /** Two computers on 3x3 up to the thinking about the move that will burst a corner. */
    private static void runToACascade(SessionStand bench) {
        bench.press();
        for (int[] move : new int[][] {{0, 0}, {2, 2}}) {
            bench.answer(move[0], move[1]);
            bench.shown();
        }
        bench.answer(0, 0);
        bench.shown();
    }

    static Stream<Arguments> rows() {
        return Stream.of(
                        row("two humans", twoHumans(), b -> {}, HumanToMove.class, Look.DISABLED, "player-1"),
                        row(
                                "two humans, a move",
                                twoHumans(),
                                b -> b.click(0, 0),
                                HumanToMove.class,
                                Look.DISABLED,
                                "player-2"),
                        row("human first", againstComputer(), b -> {}, HumanToMove.class, Look.DISABLED, "your-turn"),
                        row(
                                "a press while a human is to move",
                                againstComputer(),
                                SessionStand::press,
                                HumanToMove.class,
                                Look.DISABLED,
                                "your-turn"),
                        row(
                                "human has moved",
                                againstComputer(),
                                b -> b.click(0, 0),
                                Thinking.class,
                                Look.STOP,
                                "stop-computing"),
                        row(
                                "human has moved, pause before move",
                                new SessionStand(3, HUMAN, COMPUTER, BEFORE_MOVE),
                                b -> b.click(0, 0),
                                ComputerHeld.class,
                                Look.START,
                                "start-computer-move"),
                        row(
                                "one computer is first",
                                computerStarts(Pauses.NONE),
                                b -> {},
                                ComputerHeld.class,
                                Look.START,
                                "start-computer-move"),
                        row(
                                "one computer is first, press",
                                computerStarts(Pauses.NONE),
                                SessionStand::press,
                                Thinking.class,
                                Look.STOP,
                                "stop-computing"),
                        row(
                                "one computer is first, click on any cube",
                                computerStarts(Pauses.NONE),
                                b -> b.click(2, 1),
                                Thinking.class,
                                Look.STOP,
                                "stop-computing"),
                        row(
                                "stop computing waits for the answer",
                                computerStarts(Pauses.NONE),
                                b -> {
                                    b.press();
                                    b.press();
                                },
                                Thinking.class,
                                Look.STOP,
                                "stop-computing"),
                        row(
                                "the computer has chosen",
                                computerStarts(Pauses.NONE),
                                b -> {
                                    b.press();
                                    b.answer(0, 0);
                                },
                                ShowingMove.class,
                                Look.STOP,
                                "stop-showing-move"),
                        row(
                                "stop showing move plays it",
                                computerStarts(Pauses.NONE),
                                b -> {
                                    b.press();
                                    b.answer(0, 0);
                                    b.press();
                                },
                                HumanToMove.class,
                                Look.DISABLED,
                                "your-turn"),
                        row(
                                "a click while it blinks plays it",
                                computerStarts(Pauses.NONE),
                                b -> {
                                    b.press();
                                    b.answer(0, 0);
                                    b.click(2, 2);
                                },
                                HumanToMove.class,
                                Look.DISABLED,
                                "your-turn"),
                        row(
                                "the blinking has ended",
                                computerStarts(Pauses.NONE),
                                b -> {
                                    b.press();
                                    b.answer(0, 0);
                                    b.shown();
                                },
                                HumanToMove.class,
                                Look.DISABLED,
                                "your-turn"),
                        row(
                                "the search failed",
                                againstComputer(),
                                b -> {
                                    b.click(0, 0);
                                    b.fail();
                                },
                                ComputerHeld.class,
                                Look.START,
                                "start-computer-move"),
                        row(
                                "the search answered an illegal move",
                                againstComputer(),
                                b -> {
                                    b.click(0, 0);
                                    b.answer(0, 0);
                                },
                                ComputerHeld.class,
                                Look.START,
                                "start-computer-move"),
                        row(
                                "a hint is computed",
                                againstComputer(),
                                b -> b.session.hint(),
                                ThinkingOfHint.class,
                                Look.STOP,
                                "stop-computing"),
                        row(
                                "a hint is shown",
                                againstComputer(),
                                b -> {
                                    b.session.hint();
                                    b.answer(1, 1);
                                },
                                ShowingHint.class,
                                Look.STOP,
                                "stop-showing-move"),
                        row(
                                "stop showing a hint just ends it",
                                againstComputer(),
                                b -> {
                                    b.session.hint();
                                    b.answer(1, 1);
                                    b.press();
                                },
                                HumanToMove.class,
                                Look.DISABLED,
                                "your-turn"),
                        row(
                                "a hint has been shown",
                                againstComputer(),
                                b -> {
                                    b.session.hint();
                                    b.answer(1, 1);
                                    b.shown();
                                },
                                HumanToMove.class,
                                Look.DISABLED,
                                "your-turn"),
                        row(
                                "a click during a hint plays",
                                twoHumans(),
                                b -> {
                                    b.session.hint();
                                    b.answer(1, 1);
                                    b.click(0, 0);
                                },
                                HumanToMove.class,
                                Look.DISABLED,
                                "player-2"),
                        row(
                                "the hint's search failed",
                                againstComputer(),
                                b -> {
                                    b.session.hint();
                                    b.fail();
                                },
                                HumanToMove.class,
                                Look.DISABLED,
                                "your-turn"),
                        row(
                                "a human's cascade",
                                twoHumans(),
                                ButtonTableTest::playToACascade,
                                Animating.class,
                                Look.STOP,
                                "stop-animation"),
                        row(
                                "stop animation ends the move",
                                twoHumans(),
                                b -> {
                                    playToACascade(b);
                                    b.press();
                                },
                                HumanToMove.class,
                                Look.DISABLED,
                                "player-2"),
                        row(
                                "the cascade has been shown",
                                twoHumans(),
                                b -> {
                                    playToACascade(b);
                                    b.shown();
                                },
                                HumanToMove.class,
                                Look.DISABLED,
                                "player-2"),
                        row(
                                "pause before step",
                                new SessionStand(3, HUMAN, HUMAN, BEFORE_STEP),
                                ButtonTableTest::playToACascade,
                                PausedAtStep.class,
                                Look.START,
                                "show-next-step"),
                        row(
                                "the step is shown",
                                new SessionStand(3, HUMAN, HUMAN, BEFORE_STEP),
                                b -> {
                                    playToACascade(b);
                                    b.press();
                                },
                                Animating.class,
                                Look.STOP,
                                "stop-animation"),
                        row(
                                "a click shows the step",
                                new SessionStand(3, HUMAN, HUMAN, BEFORE_STEP),
                                b -> {
                                    playToACascade(b);
                                    b.click(1, 1);
                                },
                                Animating.class,
                                Look.STOP,
                                "stop-animation"),
                        row(
                                "the last step has been shown",
                                new SessionStand(3, HUMAN, HUMAN, BEFORE_STEP),
                                b -> {
                                    playToACascade(b);
                                    b.press();
                                    b.shown();
                                },
                                HumanToMove.class,
                                Look.DISABLED,
                                "player-2"),
                        row(
                                "both computers",
                                twoComputers(Pauses.NONE),
                                b -> {},
                                ComputerHeld.class,
                                Look.START,
                                "start-game"),
                        row(
                                "the game runs",
                                twoComputers(Pauses.NONE),
                                SessionStand::press,
                                Thinking.class,
                                Look.STOP,
                                "interrupt-game"),
                        row(
                                "the running game shows a move",
                                twoComputers(Pauses.NONE),
                                b -> {
                                    b.press();
                                    b.answer(0, 0);
                                },
                                ShowingMove.class,
                                Look.STOP,
                                "interrupt-game"),
                        row(
                                "the running game goes on by itself",
                                twoComputers(Pauses.NONE),
                                b -> {
                                    b.press();
                                    b.answer(0, 0);
                                    b.shown();
                                },
                                Thinking.class,
                                Look.STOP,
                                "interrupt-game"),
                        row(
                                "the running game shows a cascade",
                                twoComputers(Pauses.NONE),
                                ButtonTableTest::runToACascade,
                                Animating.class,
                                Look.STOP,
                                "interrupt-game"),
                        row(
                                "interrupted while thinking",
                                twoComputers(Pauses.NONE),
                                b -> {
                                    b.press();
                                    b.press();
                                },
                                Thinking.class,
                                Look.STOP,
                                "stop-computing"),
                        row(
                                "interrupted while showing",
                                twoComputers(Pauses.NONE),
                                b -> {
                                    b.press();
                                    b.answer(0, 0);
                                    b.press();
                                },
                                ShowingMove.class,
                                Look.STOP,
                                "stop-showing-move"),
                        row(
                                "interrupted while animating",
                                twoComputers(Pauses.NONE),
                                b -> {
                                    runToACascade(b);
                                    b.press();
                                },
                                Animating.class,
                                Look.STOP,
                                "stop-animation"),
                        row(
                                "interrupted, the move runs to its end",
                                twoComputers(Pauses.NONE),
                                b -> {
                                    b.press();
                                    b.press();
                                    b.answer(0, 0);
                                    b.shown();
                                },
                                ComputerHeld.class,
                                Look.START,
                                "continue-game"),
                        row(
                                "interrupted, the animation stopped",
                                twoComputers(Pauses.NONE),
                                b -> {
                                    runToACascade(b);
                                    b.press();
                                    b.press();
                                },
                                ComputerHeld.class,
                                Look.START,
                                "continue-game"),
                        row(
                                "continued",
                                twoComputers(Pauses.NONE),
                                b -> {
                                    b.press();
                                    b.press();
                                    b.answer(0, 0);
                                    b.shown();
                                    b.press();
                                },
                                Thinking.class,
                                Look.STOP,
                                "interrupt-game"),
                        row(
                                "both computers, pause before move",
                                twoComputers(BEFORE_MOVE),
                                b -> {
                                    b.press();
                                    b.answer(0, 0);
                                    b.shown();
                                },
                                ComputerHeld.class,
                                Look.START,
                                "continue-game"),
                        row(
                                "both computers, pause before move, thinking",
                                twoComputers(BEFORE_MOVE),
                                SessionStand::press,
                                Thinking.class,
                                Look.STOP,
                                "stop-computing"),
                        row(
                                "both computers, pause before step",
                                twoComputers(BEFORE_STEP),
                                ButtonTableTest::runToACascade,
                                PausedAtStep.class,
                                Look.START,
                                "show-next-step"),
                        row(
                                "both computers, after undo",
                                twoComputers(Pauses.NONE),
                                b -> {
                                    b.press();
                                    b.press();
                                    b.answer(0, 0);
                                    b.shown();
                                    b.session.undo();
                                },
                                ComputerHeld.class,
                                Look.START,
                                "continue-game"),
                        row(
                                "one computer, after undoing one move",
                                againstComputer(),
                                b -> {
                                    b.click(0, 0);
                                    b.answer(1, 1);
                                    b.shown();
                                    b.session.undoOneMove();
                                },
                                ComputerHeld.class,
                                Look.START,
                                "start-computer-move"),
                        row(
                                "just made a computer in the settings",
                                twoHumans(),
                                b -> b.session.change(new Seats(COMPUTER, HUMAN), Pauses.NONE),
                                ComputerHeld.class,
                                Look.START,
                                "start-computer-move"),
                        row(
                                "made human while held",
                                computerStarts(Pauses.NONE),
                                b -> b.session.change(new Seats(HUMAN, HUMAN), Pauses.NONE),
                                HumanToMove.class,
                                Look.DISABLED,
                                "player-1"),
                        row(
                                "made human while thinking: at the next turn",
                                computerStarts(Pauses.NONE),
                                b -> {
                                    b.press();
                                    b.session.change(new Seats(HUMAN, HUMAN), Pauses.NONE);
                                },
                                Thinking.class,
                                Look.STOP,
                                "stop-computing"),
                        row(
                                "pause switched on while held: the press still moves",
                                computerStarts(Pauses.NONE),
                                b -> {
                                    b.session.change(new Seats(COMPUTER, HUMAN), BEFORE_MOVE);
                                    b.press();
                                },
                                Thinking.class,
                                Look.STOP,
                                "stop-computing"),
                        row(
                                "pause before step switched off while paused: the rest in one run",
                                new SessionStand(3, HUMAN, HUMAN, BEFORE_STEP),
                                b -> {
                                    playToACascade(b);
                                    b.session.change(new Seats(HUMAN, HUMAN), Pauses.NONE);
                                    b.press();
                                    b.shown();
                                },
                                HumanToMove.class,
                                Look.DISABLED,
                                "player-2"),
                        row(
                                "somebody has won",
                                new SessionStand(2, HUMAN, HUMAN),
                                b -> {
                                    for (int[] move : new int[][] {{0, 0}, {1, 1}, {0, 0}}) {
                                        b.click(move[0], move[1]);
                                    }
                                    b.shown();
                                    b.click(1, 1);
                                    b.shown();
                                },
                                GameOver.class,
                                Look.DISABLED,
                                "game-over"),
                        row(
                                "a press after the end",
                                SessionStand.wonGame(),
                                SessionStand::press,
                                GameOver.class,
                                Look.DISABLED,
                                "game-over"),
                        row(
                                "undo after the end",
                                SessionStand.wonGame(),
                                b -> b.session.undo(),
                                HumanToMove.class,
                                Look.DISABLED,
                                "player-2"),
                        row(
                                "new while thinking",
                                againstComputer(),
                                b -> {
                                    b.click(0, 0);
                                    b.session.newGame(CubePosition.start(4), b.session.view().seats());
                                },
                                HumanToMove.class,
                                Look.DISABLED,
                                "your-turn"),
                        row(
                                "new while animating",
                                twoHumans(),
                                b -> {
                                    playToACascade(b);
                                    b.session.newGame(CubePosition.start(4), b.session.view().seats());
                                },
                                HumanToMove.class,
                                Look.DISABLED,
                                "player-1"))
                .map(each -> Arguments.of(each.name(), each));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("rows")
    void theButtonFollowsFromTheState(String name, Row row) {
        row.events().accept(row.bench());
        assertThat(row.bench().state()).as(name).isInstanceOf(row.state());
        assertThat(row.bench().state().button()).isEqualTo(new ActionButton(row.look(), row.caption()));
    }
}
