package org.jumpingcube.desktop.arena;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import org.jumpingcube.desktop.Picture;
import org.jumpingcube.desktop.WindowLibraries;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.cube.CubeView;
import org.jumpingcube.desktop.jumpin.JumpinView;
import org.jumpingcube.desktop.model.GameView;
import org.jumpingcube.desktop.model.SmallBoard;
import org.jumpingcube.game.GameOptions;
import org.jumpingcube.game.History;
import org.jumpingcube.game.Position;
import org.jumpingcube.games.Games;
import org.jumpingcube.settings.CascadeDisplay;
import org.jumpingcube.settings.Motion;
import org.jumpingcube.settings.MoveAnimation;
import org.jumpingcube.settings.StageUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.testfx.util.WaitForAsyncUtils;

/** What is seen of a game on its small board. No time passes within one call on the thread of JavaFX. */
@Tag("window")
@ExtendWith(WindowLibraries.class)
class SmallBoardsTest {
    private static final int SHOWN = 3; // so many moves have been made with the first that takes a while to show
    private static final int LATEST = 7;
    private static final double SIZE = 150;
    /** So many pixels may differ: beside a cube that has swelled, some keep a trace that nobody sees. */
    private static final int UNSEEN = 100;

    /** A game whose moves are known beforehand, and the boards on which it is seen. */
    private static final class Seen<P extends Position<P, M>, M> {
        private final GameView<P, M> still;
        private final FollowedGame<P, M> game;
        private final FollowedGame<P, M> next;
        private final SmallBoards boards = new SmallBoards(number -> "Game " + number, game -> {});
        private History<P, M> history;

        /**
         * @param still shows nothing that moves
         */
        Seen(GameView<P, M> view, GameView<P, M> still) {
            this.still = still;
            var options = GameOptions.usual(view.kind().options());
            game = new FollowedGame<>(view, options, 1);
            next = new FollowedGame<>(view, options, 2);
            history = game.history();
            new Scene(boards); // it is painted in a scene alone
            boards.begin(view);
            show();
            boards.applyCss(); // a button has its board from then on
        }

        void show() {
            boards.show(List.of(game));
        }

        void showNext() {
            boards.show(List.of(next));
        }

        /** Goes on to this many moves. */
        void playTo(int moves) {
            while (history.turns().size() < moves) {
                var move = history.current().legalMoves().get(0);
                game.play(still.kind().notation().write(move));
                history = history.then(move);
            }
        }

        private static Picture picture(Region board) {
            board.setPrefSize(SIZE, SIZE);
            board.resize(SIZE, SIZE);
            board.layout();
            return Picture.of(board);
        }

        private boolean isSeen(SmallBoard<P, M> expected) {
            new Scene(new Pane(expected.node()));
            var button = (Button) boards.getChildren().get(0);
            return picture((Region) button.getGraphic()).differences(picture(expected.node())) <= UNSEEN;
        }

        /** Whether it is seen as it is after this many moves, at rest. */
        boolean isAt(int moves) {
            var expected = still.newSmallBoard();
            expected.play(history.turns().get(moves - 1), () -> {});
            return isSeen(expected);
        }

        boolean isAtTheStartOfTheNext() {
            var expected = still.newSmallBoard();
            expected.show(next.history().current());
            return isSeen(expected);
        }
    }

    private static Seen<?, ?> seen(String kind, Motion motion) {
        return onFx(() -> kind.equals("cube")
                ? new Seen<>(cubes(CascadeDisplay.SCATTER, motion), cubes(CascadeDisplay.NONE, motion))
                : new Seen<>(pawns(CascadeDisplay.SCATTER, motion), pawns(CascadeDisplay.NONE, motion)));
    }

    private static MoveAnimation show(CascadeDisplay display, Motion motion) {
        return new MoveAnimation(display, MoveAnimation.MAX_SECONDS, StageUnit.CUBE, motion);
    }

    private static CubeView cubes(CascadeDisplay display, Motion motion) {
        return new CubeView(Games.CUBE, new Texts(Locale.ENGLISH), () -> show(display, motion));
    }

    private static JumpinView pawns(CascadeDisplay display, Motion motion) {
        return new JumpinView(Games.JUMPIN, new Texts(Locale.ENGLISH), () -> show(display, motion));
    }

    private static <T> T onFx(Callable<T> action) {
        return WaitForAsyncUtils.waitForAsyncFx(10_000, action);
    }

    private static void awaitMoves(Seen<?, ?> seen, int moves) throws TimeoutException {
        WaitForAsyncUtils.waitFor(30, TimeUnit.SECONDS, () -> onFx(() -> seen.isAt(moves)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"cube", "jumpin"})
    void aMoveIsShownToItsEndAndThenTheLatestOfThoseMadeMeanwhile(String kind) throws TimeoutException {
        var seen = seen(kind, Motion.FULL);
        onFx(() -> {
            seen.playTo(SHOWN);
            seen.show();
            assertThat(seen.isAt(SHOWN)).as("it has only begun").isFalse();
            seen.playTo(LATEST);
            seen.show();
            return null;
        });
        awaitMoves(seen, SHOWN);
        WaitForAsyncUtils.waitFor(
                30,
                TimeUnit.SECONDS,
                () -> onFx(
                        () -> { // the last frame looks like the end of it
                            seen.show();
                            return seen.isAt(LATEST);
                        }));
    }

    @ParameterizedTest
    @ValueSource(strings = {"cube", "jumpin"})
    void aMoveThatOthersHaveWaitedForIsCutShort(String kind) throws TimeoutException {
        var seen = seen(kind, Motion.FULL);
        onFx(() -> {
            seen.playTo(SHOWN);
            seen.show();
            seen.playTo(LATEST);
            for (int time = 0; time < FollowedBoard.MOST_TIMES_BEHIND; time++) {
                seen.show();
            }
            return null;
        });
        awaitMoves(seen, LATEST);
    }

    @ParameterizedTest
    @ValueSource(strings = {"cube", "jumpin"})
    void withLessMotionOnlyPositionsAreSeen(String kind) {
        var seen = seen(kind, Motion.LESS);
        onFx(() -> {
            for (int moves = 1; moves <= LATEST; moves++) {
                seen.playTo(moves);
                seen.show();
                assertThat(seen.isAt(moves)).as("move %d", moves).isTrue();
            }
            return null;
        });
    }

    @ParameterizedTest
    @ValueSource(strings = {"cube", "jumpin"})
    void theNextGameTakesTheBoardAtOnce(String kind) {
        var seen = seen(kind, Motion.FULL);
        onFx(() -> {
            seen.playTo(SHOWN);
            seen.show();
            seen.showNext();
            assertThat(seen.isAtTheStartOfTheNext()).isTrue();
            return null;
        });
    }
}
