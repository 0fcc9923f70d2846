package org.jumpingcube.desktop.cube;

import java.util.Optional;
import java.util.function.Supplier;
import javafx.scene.layout.Region;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.desktop.look.QuickShow;
import org.jumpingcube.desktop.look.Themes;
import org.jumpingcube.desktop.look.Ticker;
import org.jumpingcube.desktop.model.SmallBoard;
import org.jumpingcube.game.Square;
import org.jumpingcube.game.Turn;
import org.jumpingcube.settings.Look;
import org.jumpingcube.settings.MoveAnimation;

/** A small board of cubes, on which cascades run. */
final class SmallCubes implements SmallBoard<CubePosition, Square> {
    private final BoardView board;
    private final CascadeAnimator animator;

    /**
     * @param show how the user wants cascades to be shown; asked at the beginning of each
     */
    SmallCubes(CubePosition start, CubeWording wording, Ticker ticker, Supplier<MoveAnimation> show) {
        board = new BoardView(start.board(), wording);
        board.setFocusTraversable(false);
        board.setMouseTransparent(true);
        board.restyle(BoardStyle.DEFAULT.small());
        animator = new CascadeAnimator(board, ticker, () -> QuickShow.of(show.get()));
    }

    @Override
    public Region node() {
        return board;
    }

    @Override
    public void show(CubePosition position) {
        animator.skip();
        board.show(position, Optional.empty());
    }

    @Override
    public void play(Turn<CubePosition, Square> turn, Runnable done) {
        animator.skip();
        board.show(turn.after(), Optional.of(turn.move()));
        animator.showAll(turn, done);
    }

    @Override
    public void restyle(Look look) {
        board.restyle(BoardStyle.of(look, Themes.appearance(look.theme())).small());
    }
}
