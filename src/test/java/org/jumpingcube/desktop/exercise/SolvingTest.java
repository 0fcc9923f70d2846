package org.jumpingcube.desktop.exercise;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.desktop.exercise.Solving.Stage;
import org.jumpingcube.desktop.model.Exercise;
import org.jumpingcube.desktop.model.GameModel;
import org.jumpingcube.game.Helpers;
import org.jumpingcube.game.History;
import org.jumpingcube.game.Square;
import org.jumpingcube.game.Verdict;
import org.jumpingcube.games.Games;
import org.jumpingcube.session.Pauses;
import org.jumpingcube.session.SessionTime;
import org.jumpingcube.session.SpareTime;
import org.jumpingcube.session.Unseen;
import org.jumpingcube.worker.ReportedFaults;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** An exercise whose moves are judged on another thread, which may fail. */
class SolvingTest {
    @RegisterExtension
    final ReportedFaults faults = new ReportedFaults();

    private final Queue<Runnable> studies = new ArrayDeque<>();
    private final GameModel.Services services = new GameModel.Services(
            Runnable::run,
            studies::add,
            Runnable::run,
            Runnable::run,
            new SessionTime(System::nanoTime, (nanos, action) -> {}),
            () -> 1,
            new GameModel.Master(Helpers.NONE, () -> 1, new SpareTime(Runnable::run, () -> true)));
    private boolean isBroken = true;
    private final Solving<CubePosition, Square> solving = new Solving<>(
            Games.CUBE,
            new GameModel<>(
                    Games.CUBE,
                    new Unseen<>(),
                    new GameModel.Setup(Games.CUBE.usual(Map.of()), Solving.BY_HAND, Pauses.NONE, 1),
                    services),
            services,
            new AnyMove());

    /** Solved by any move, unless it is broken. */
    private final class AnyMove implements Exercise<CubePosition, Square> {
        @Override
        public CubePosition position() {
            return CubePosition.start(3);
        }

        @Override
        public Verdict<Square> judge(History<CubePosition, Square> moves) {
            if (isBroken) {
                throw new IllegalStateException("planted");
            }
            return new Verdict.Solved<>();
        }
    }

    private void move() {
        solving.choose(new Square(0, 0));
        studies.remove().run();
    }

    @Test
    void anExerciseThatCannotBeJudgedSaysSoAndCanBeTriedAgain() {
        move();
        assertThat(faults.messages()).containsExactly("planted");
        assertThat(solving.stage().get()).isEqualTo(Stage.UNKNOWN);
        isBroken = false;
        solving.begin(new AnyMove());
        assertThat(solving.stage().get()).isEqualTo(Stage.WAITING);
        move();
        assertThat(solving.stage().get()).isEqualTo(Stage.SOLVED);
    }

    @Test
    void aSolutionThatCannotBeFoundSaysSo() {
        solving.show(() -> {
            throw new IllegalStateException("planted");
        });
        studies.remove().run();
        assertThat(faults.messages()).containsExactly("planted");
        assertThat(solving.stage().get()).isEqualTo(Stage.UNKNOWN);
    }

    @Test
    void aVerdictThatComesAfterTheExerciseWasBegunAgainChangesNothing() {
        isBroken = false;
        solving.choose(new Square(0, 0));
        solving.begin(new AnyMove());
        studies.remove().run();
        assertThat(solving.stage().get()).isEqualTo(Stage.WAITING);
    }

    @Test
    void theSolutionIsShown() {
        solving.show(() -> List.of());
        assertThat(solving.stage().get()).isEqualTo(Stage.SHOWING);
    }
}
