package org.jumpingcube.desktop.board;

import java.util.Optional;
import java.util.function.Supplier;
import javafx.scene.layout.Region;
import org.jumpingcube.desktop.look.QuickShow;
import org.jumpingcube.desktop.look.Themes;
import org.jumpingcube.desktop.look.Ticker;
import org.jumpingcube.desktop.model.SmallBoard;
import org.jumpingcube.game.Position;
import org.jumpingcube.game.Turn;
import org.jumpingcube.grid.GridGame;
import org.jumpingcube.settings.CascadeShow;
import org.jumpingcube.settings.Look;

/** A small board of a game on a grid. */
final class GridSmallBoard<P extends Position<P, M>, M> implements SmallBoard<P, M> {
    private final GridBoardView<P, M> board;
    private final GridAnimator<P, M> animator;

    /** @param show how the user wants turns to be shown; asked at the beginning of each */
    GridSmallBoard(GridGame<P, M> game, GridWording<P, M> wording, P start, Supplier<CascadeShow> show) {
        board = new GridBoardView<>(game, wording, start, true);
        animator = new GridAnimator<>(board, game, Ticker.ofPulses(), () -> QuickShow.of(show.get()));
    }

    @Override
    public Region node() {
        return board;
    }

    @Override
    public void show(P position) {
        board.show(position, Optional.empty(), false);
        animator.skip();
    }

    @Override
    public void play(Turn<P, M> turn, Runnable done) {
        show(turn.after());
        animator.showAll(turn, done);
    }

    @Override
    public void restyle(Look look) {
        board.restyle(Themes.appearance(look.theme()));
    }
}
