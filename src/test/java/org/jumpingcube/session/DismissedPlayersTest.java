package org.jumpingcube.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.ref.WeakReference;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.cube.FirstMoveEngine;
import org.jumpingcube.game.Engine;
import org.jumpingcube.game.SearchBudget;
import org.jumpingcube.game.Seat;
import org.jumpingcube.game.Seats;
import org.jumpingcube.game.Skill;
import org.jumpingcube.game.Square;
import org.jumpingcube.game.Style;
import org.jumpingcube.session.GameState.GameOver;
import org.jumpingcube.session.GameState.HumanToMove;
import org.junit.jupiter.api.Test;

/** Computer players, who need much memory, are held only as long as they may be asked for a move. */
class DismissedPlayersTest {
    private static final Seats PERSON_AGAINST_COMPUTER =
            new Seats(Seat.HUMAN, new Seat(true, Style.KEPLER, Skill.EXPERT));
    private static final int COLLECTIONS = 100;

    private final Deque<Runnable> later = new ArrayDeque<>(); // on the session's thread
    private final List<WeakReference<FirstMoveEngine>> players = new ArrayList<>();
    private final GameSession<CubePosition, Square> session = session();

    private GameSession<CubePosition, Square> session() {
        return new GameSession<>(
                new SessionSetup<>(CubePosition.start(3), PERSON_AGAINST_COMPUTER, Pauses.NONE),
                new SessionServices<>(
                        new ComputerPlayers<>(seat -> newPlayer(), (seat, position) -> SearchBudget.USUAL),
                        Runnable::run,
                        new SpareTime(Runnable::run, () -> true),
                        new Unseen<CubePosition, Square>(),
                        new SessionTime(() -> 0, (nanos, action) -> {}),
                        later::add),
                view -> {});
    }

    private Engine<CubePosition, Square> newPlayer() {
        var player = new FirstMoveEngine();
        players.add(new WeakReference<>(player));
        return player;
    }

    private void move() {
        session.choose(session.view().position().legalMoves().get(0));
        while (!later.isEmpty()) {
            later.remove().run();
        }
    }

    private void assertAllAreLetGo() {
        for (int time = 0; time < COLLECTIONS && areHeld(); time++) {
            System.gc();
        }
        assertThat(areHeld()).isFalse();
    }

    private boolean areHeld() {
        return players.stream().anyMatch(player -> !player.refersTo(null));
    }

    @Test
    void whenTheGameIsOverAndAnotherPlaysOnAfterAnUndo() {
        move();
        move();
        assertThat(players).as("one for the whole game").hasSize(1);
        while (!(session.view().state() instanceof GameOver)) {
            move();
        }
        assertAllAreLetGo();

        int before = players.size();
        session.undo();
        assertThat(session.view().state()).isInstanceOf(HumanToMove.class);
        session.hint();
        assertThat(players).hasSize(before + 1);
    }

    @Test
    void whenTheSessionEnds() {
        move();
        assertThat(players).hasSize(1);
        session.close();
        assertAllAreLetGo();
    }
}
