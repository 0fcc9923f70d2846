package org.jumpingcube.desktop.board;

import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import javafx.scene.layout.Region;
import org.jumpingcube.desktop.model.SetupBoard;
import org.jumpingcube.game.Square;
import org.jumpingcube.settings.Look;

/**
 * A board of squares on which a position is set up.
 *
 * @param board the board, whose own mouse and keys do nothing here
 * @param showing shows a draft on it
 * @param words a square of a draft with what is on it
 * @param restyling changes how it is painted
 */
public record SquareSetupBoard<D>(
        SquareBoard board, Consumer<D> showing, BiFunction<Square, D, String> words, Consumer<Look> restyling)
        implements SetupBoard<D> {
    public SquareSetupBoard {
        board.node().setId("setup-board");
    }

    @Override
    public Region node() {
        return board.node();
    }

    @Override
    public void show(D draft) {
        showing.accept(draft);
    }

    @Override
    public Optional<Square> squareAt(double x, double y) {
        return board.places().squareAt(x, y);
    }

    @Override
    public Square pointed() {
        return board.pointing().pointed().get().orElseGet(board.pointing()::focus);
    }

    @Override
    public void point(Square square, boolean isByKeys) {
        if (isByKeys) {
            board.pointing().focusOn(square);
            board.pointing().showFocus(true);
        } else {
            board.pointing().click(square);
        }
    }

    @Override
    public String inWords(Square square, D draft) {
        return words.apply(square, draft);
    }

    @Override
    public void restyle(Look look) {
        restyling.accept(look);
    }
}
