package org.jumpingcube.desktop.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jumpingcube.desktop.cube.HandClock;
import org.jumpingcube.game.Square;
import org.jumpingcube.games.Games;
import org.jumpingcube.grid.BoardMoment;
import org.jumpingcube.grid.GridGames;
import org.jumpingcube.jumpin.JumpinLook;
import org.jumpingcube.jumpin.JumpinMove;
import org.jumpingcube.jumpin.JumpinPosition;
import org.jumpingcube.jumpin.JumpinTurn;
import org.jumpingcube.settings.CascadeDisplay;
import org.jumpingcube.settings.Motion;
import org.jumpingcube.settings.MoveAnimation;
import org.jumpingcube.settings.StageUnit;
import org.jumpingcube.sound.Sound;
import org.junit.jupiter.api.Test;

/** What the boards of all games on squares are told while a turn is shown, by a clock moved by hand. */
class GridAnimatorTest {
    private static final double STAGE = 0.6;

    private final HandClock clock = new HandClock();
    private final Told board = new Told();
    private final List<Sound> heard = new ArrayList<>();
    private MoveAnimation show = show(CascadeDisplay.SCATTER, Motion.FULL);
    private final GridAnimator<JumpinPosition, JumpinMove> animator =
            new GridAnimator<>(board, new JumpinLook(), clock, () -> show);
    private final JumpinTurn chain = chain();
    private boolean isDone;

    private static MoveAnimation show(CascadeDisplay display, Motion motion) {
        return new MoveAnimation(display, STAGE, StageUnit.WAVE, motion);
    }

    private static JumpinTurn chain() {
        return Stream.iterate(0, seed -> seed + 1)
                .flatMap(seed -> GridGames.random(Games.JUMPIN, seed, 60).turns().stream())
                .map(JumpinTurn::of)
                .filter(turn -> turn.jumps() == 2)
                .findFirst()
                .orElseThrow();
    }

    /** A board that keeps what it was told. */
    private static final class Told implements MomentBoard<JumpinPosition, JumpinMove> {
        final List<BoardMoment<JumpinPosition, JumpinMove>> moments = new ArrayList<>();
        List<Square> way = List.of();
        boolean isAtRest;

        @Override
        public void show(BoardMoment<JumpinPosition, JumpinMove> moment) {
            moments.add(moment);
            isAtRest = false;
        }

        @Override
        public void showWay(List<Square> shown) {
            way = shown;
        }

        @Override
        public void showPosition() {
            way = List.of();
            isAtRest = true;
        }
    }

    private void run() {
        animator.onSound(heard::add);
        animator.showAll(chain, () -> isDone = true);
        while (clock.isRunning()) {
            clock.move(0.05);
        }
    }

    @Test
    void eachJumpIsAStageAndIsHeardWhereThePawnLands() {
        run();
        assertThat(isDone).isTrue();
        assertThat(board.isAtRest).isTrue();
        assertThat(board.moments)
                .extracting(BoardMoment::stage)
                .isSorted()
                .contains(0, 1)
                .doesNotContain(2);
        assertThat(heard).hasSize(2);
        int first = animatedUntilHeard();
        assertThat(board.moments.get(first).stage()).isZero();
        assertThat(board.moments.get(first).progress()).isGreaterThanOrEqualTo(0.9);
    }

    /** The moment with which the first sound came. */
    private int animatedUntilHeard() {
        board.moments.clear();
        heard.clear();
        animator.showAll(chain, () -> {});
        while (heard.isEmpty()) {
            clock.move(0.05);
        }
        return board.moments.size() - 1;
    }

    @Test
    void withLessMotionItStillGoesFromSquareToSquareButCalmly() {
        show = show(CascadeDisplay.SCATTER, Motion.LESS);
        run();
        assertThat(board.moments).hasSizeGreaterThan(10).allMatch(BoardMoment::isCalm);
    }

    @Test
    void nothingMovesIfNothingIsToBeShown() {
        show = show(CascadeDisplay.NONE, Motion.FULL);
        run();
        assertThat(isDone).isTrue();
        assertThat(board.moments).isEmpty();
        assertThat(heard).isEmpty();
    }

    @Test
    void aTurnStandsStillBetweenTwoStages() {
        animator.showStages(chain, 0, 1, () -> isDone = true);
        while (clock.isRunning()) {
            clock.move(0.05);
        }
        assertThat(isDone).isTrue();
        assertThat(board.moments.get(board.moments.size() - 1)).isEqualTo(BoardMoment.of(chain, 1, 0));
    }

    @Test
    void aHintShowsTheWholeWayOfAPiece() {
        animator.showHint(chain.before(), chain.move(), () -> isDone = true);
        assertThat(board.way).isEqualTo(chain.path());
        clock.move(4 * STAGE);
        assertThat(isDone).isTrue();
        assertThat(board.way).isEmpty();
    }
}
