package org.jumpingcube.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.cube.FirstMoveEngine;
import org.jumpingcube.game.History;
import org.jumpingcube.game.SearchBudget;
import org.jumpingcube.game.Seat;
import org.jumpingcube.game.Seats;
import org.jumpingcube.game.Skill;
import org.jumpingcube.game.Square;
import org.jumpingcube.game.Style;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** On real threads: what the engine is asked about in its opponent's time, and that it ends. */
class PonderingTest {
    private static final SessionTime NO_TIME = new SessionTime(() -> 0, (nanos, action) -> {});

    private static final Seat MASTER = new Seat(true, Style.KEPLER, Skill.MASTER);
    private static final CubePosition START = CubePosition.start(3);

    private final ExecutorService threads = Executors.newCachedThreadPool();
    private final AtomicBoolean isElsewhereWork = new AtomicBoolean();
    private final BlockingQueue<CubePosition> begun = new LinkedBlockingQueue<>();
    private final BlockingQueue<CubePosition> ended = new LinkedBlockingQueue<>();
    private final BlockingQueue<Runnable> uiTasks = new LinkedBlockingQueue<>();
    private final BlockingQueue<String> troubles = new LinkedBlockingQueue<>();
    private final AtomicBoolean isThinking = new AtomicBoolean();

    /** Nothing is left running, whatever the test has done. */
    @AfterEach
    void close() throws InterruptedException {
        threads.shutdown();
        assertThat(threads.awaitTermination(5, TimeUnit.SECONDS)).isTrue();
        assertThat(isThinking).isFalse();
        assertThat(troubles).isEmpty();
    }

    /** Ponders until it is stopped, and says when two things are asked of it at a time. */
    private final class Ponderer extends FirstMoveEngine {
        Ponderer() {
            super(position -> {
                enter();
                isThinking.set(false);
            });
        }

        @Override
        public void ponder(CubePosition position, BooleanSupplier stopRequested) {
            enter();
            begun.add(position);
            while (!stopRequested.getAsBoolean()) {
                Thread.onSpinWait();
            }
            ended.add(position);
            isThinking.set(false);
        }
    }

    private void enter() {
        if (isThinking.getAndSet(true)) {
            troubles.add("asked while it thinks");
        }
    }

    private GameSession<CubePosition, Square> session(Seats seats, Pauses pauses) {
        var ponderer = new Ponderer();
        var players = new ComputerPlayers<CubePosition, Square>(
                seat -> seat.isComputer() ? ponderer : new Ponderer(), (seat, position) -> SearchBudget.USUAL);
        var session = new GameSession<>(
                new SessionSetup<>(START, seats, pauses),
                new SessionServices<>(
                        players,
                        threads,
                        new SpareTime(threads, isElsewhereWork::get),
                        new Unseen<CubePosition, Square>(),
                        NO_TIME,
                        uiTasks::add),
                view -> {});
        session.letPonder(true);
        session.newGame(START, seats);
        return session;
    }

    private GameSession<CubePosition, Square> against(Seat other) {
        return session(new Seats(Seat.HUMAN, other), Pauses.NONE);
    }

    private CubePosition begun() throws InterruptedException {
        var position = begun.poll(5, TimeUnit.SECONDS);
        assertThat(position).isNotNull();
        return position;
    }

    private void awaitEnd() throws InterruptedException {
        assertThat(ended.poll(5, TimeUnit.SECONDS)).isNotNull();
    }

    /** What ends the human's turn, or the game, or the program. */
    static Stream<Consumer<GameSession<CubePosition, Square>>> ends() {
        return Stream.of(
                session -> session.choose(new Square(0, 0)),
                GameSession::hint,
                session -> session.load(History.startingAt(CubePosition.start(4)), new Seats(Seat.HUMAN, Seat.HUMAN)),
                session -> session.newGame(START, new Seats(MASTER, Seat.HUMAN)),
                session -> session.change(new Seats(Seat.HUMAN, Seat.HUMAN), Pauses.NONE),
                session -> session.letPonder(false),
                GameSession::close);
    }

    @ParameterizedTest
    @MethodSource("ends")
    void aMasterThinksUntilTheHumanIsDone(Consumer<GameSession<CubePosition, Square>> end) throws Exception {
        var session = against(MASTER);
        assertThat(begun()).isSameAs(session.view().position());
        end.accept(session);
        awaitEnd();
    }

    @Test
    void afterTheAnswerItThinksAboutTheNextPosition() throws Exception {
        var session = against(MASTER);
        begun();
        session.choose(new Square(0, 0));
        uiTasks.poll(5, TimeUnit.SECONDS).run(); // the Master's answer

        assertThat(session.view().history().turns()).hasSize(2);
        awaitEnd();
        assertThat(begun()).isSameAs(session.view().position());
        session.undo();
        awaitEnd();
        assertThat(begun()).isSameAs(session.view().position());
        session.close();
    }

    @Test
    void whoeverStudiesTheGameComesFirst() throws Exception {
        var session = against(MASTER);
        begun();
        isElsewhereWork.set(true);
        awaitEnd();
        assertThat(session.view().state()).isInstanceOf(GameState.HumanToMove.class);
    }

    @ParameterizedTest
    @ValueSource(strings = {"BEGINNER", "EXPERT"})
    void nobodyElseThinksInAHumansTime(Skill skill) {
        against(new Seat(true, Style.KEPLER, skill)).choose(new Square(0, 0));
        assertThat(begun).isEmpty();
    }

    @Test
    void aMasterDoesNotWhileItIsHeldOrTheGameIsOverOrItMayNot() throws Exception {
        var held = session(new Seats(MASTER, Seat.HUMAN), new Pauses(true, false));
        assertThat(held.view().state()).isInstanceOf(GameState.ComputerHeld.class);

        var over = History.<CubePosition, Square>startingAt(CubePosition.start(2));
        while (over.current().winner().isEmpty()) {
            over = over.then(over.current().legalMoves().get(0));
        }
        held.load(over, new Seats(Seat.HUMAN, MASTER));
        assertThat(held.view().state()).isInstanceOf(GameState.GameOver.class);

        held.letPonder(false);
        held.newGame(START, new Seats(Seat.HUMAN, MASTER));
        assertThat(held.view().state()).isInstanceOf(GameState.HumanToMove.class);
        assertThat(begun.poll(50, TimeUnit.MILLISECONDS)).isNull();
    }
}
