package org.jumpingcube.desktop.review;

import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.layout.StackPane;
import org.jumpingcube.desktop.model.ReplayBoard;

/** A board, and what is drawn over it once the board knows where its squares are. */
final class BoardArea extends StackPane {
    private final ReplayBoard<?, ?> board;
    private final Runnable onResize;
    private Bounds shown = new BoundingBox(0, 0, 0, 0);

    /** @param onResize called when the board has another size or another place in its node */
    BoardArea(ReplayBoard<?, ?> board, Runnable onResize, Node... over) {
        this.board = board;
        this.onResize = onResize;
        getStyleClass().add("board-area");
        getChildren().add(board.node());
        getChildren().addAll(over);
        setMinHeight(0);
    }

    @Override
    protected void layoutChildren() {
        super.layoutChildren();
        board.node().layout();
        if (!board.extent().equals(shown)) {
            shown = board.extent();
            onResize.run();
        }
    }
}
