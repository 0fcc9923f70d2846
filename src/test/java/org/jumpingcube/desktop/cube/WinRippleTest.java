package org.jumpingcube.desktop.cube;

import static org.assertj.core.api.Assertions.assertThat;
import static org.jumpingcube.cube.Boards.board;

import java.util.Map;
import java.util.TreeMap;
import org.jumpingcube.cube.Board;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.desktop.Picture;
import org.jumpingcube.desktop.WindowLibraries;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Square;
import org.jumpingcube.session.Pauses;
import org.jumpingcube.settings.CascadeDisplay;
import org.jumpingcube.settings.Motion;
import org.jumpingcube.settings.MoveAnimation;
import org.jumpingcube.settings.StageUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** What is seen when a game is won, by clocks that the test moves. */
@Tag("window")
@ExtendWith({WindowLibraries.class, OnFxThread.class})
class WinRippleTest {
    /** One more point on a1 takes the last cube. */
    private static final Board BEFORE = board("""
            2r 2r 1r
            2b 1r 1r
            1r 1r 1r
            """);

    private static final CubePosition START = new CubePosition(BEFORE, Player.ONE);
    private static final Square A1 = new Square(0, 0);

    private final HandClock clock = new HandClock();

    private Showing showing(CascadeDisplay display, Motion motion) {
        var showing = new Showing(START, display, Pauses.NONE);
        showing.settings = new MoveAnimation(display, 0.6, StageUnit.WAVE, motion);
        var ripple = new WinRipple(showing.board, clock, () -> showing.settings);
        showing.onChange = ripple::follow;
        return showing;
    }

    private static Showing won(Showing showing) {
        showing.session.choose(A1);
        showing.runToTheEnd();
        assertThat(showing.session.view().position().board().winner()).hasValue(Player.ONE);
        return showing;
    }

    private static Map<String, Double> lifts(Showing showing) {
        var lifts = new TreeMap<String, Double>();
        showing.painted()
                .forEach(
                        (square, look) -> lifts.put(square.name(), look.motion().lift()));
        return lifts;
    }

    @Test
    void theRippleGoesFromTheLastMoveToTheCornersAndLeavesTheBoardAsItIs() {
        var showing = won(showing(CascadeDisplay.SCATTER, Motion.FULL));
        assertThat(clock.isRunning()).isTrue();
        clock.move(0.2);
        assertThat(lifts(showing))
                .hasEntrySatisfying("a1", lift -> assertThat(lift).isPositive());
        assertThat(lifts(showing)).containsEntry("c3", 0.0);
        clock.move(0.6);
        assertThat(lifts(showing)).containsEntry("a1", 0.0);
        assertThat(lifts(showing))
                .hasEntrySatisfying("c3", lift -> assertThat(lift).isPositive());
        clock.move(0.6);
        assertThat(clock.isRunning()).isFalse();
        assertThat(lifts(showing).values()).containsOnly(0.0);
        assertThat(Picture.of(showing.board).differences(Picture.of(Showing.plain(START.play(A1)))))
                .isZero();
    }

    @Test
    void whoeverWantsNoAnimationOrLessMotionSeesNone() {
        won(showing(CascadeDisplay.NONE, Motion.FULL));
        assertThat(clock.isRunning()).isFalse();
        won(showing(CascadeDisplay.SCATTER, Motion.LESS));
        assertThat(clock.isRunning()).isFalse();
    }

    @Test
    void aNewGameOrAnUndoEndsItAtOnce() {
        var showing = won(showing(CascadeDisplay.SCATTER, Motion.FULL));
        clock.move(0.3);
        showing.session.undo();
        assertThat(clock.isRunning()).isFalse();
        assertThat(lifts(showing).values()).containsOnly(0.0);
        showing.session.redo();
        assertThat(clock.isRunning()).as("an old win is no news").isFalse();
    }
}
