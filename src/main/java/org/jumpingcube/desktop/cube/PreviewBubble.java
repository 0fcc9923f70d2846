package org.jumpingcube.desktop.cube;

import javafx.geometry.Bounds;
import javafx.scene.control.Label;

/** What a previewed move would do, in numbers beside its cube. */
final class PreviewBubble extends Label {
    private static final double OVERLAP = 2;

    PreviewBubble() {
        setId("preview-bubble");
        getStyleClass().add("preview-bubble");
        setMouseTransparent(true);
        setVisible(false);
    }

    /** Below the cell if there is room, else above it, and always within the board's width. */
    void placeBeside(Bounds cell, double boardWidth, double boardHeight) {
        autosize();
        boolean isRoomBelow = cell.getMaxY() + getHeight() < boardHeight;
        double x = Math.max(0, Math.min(cell.getCenterX() - getWidth() / 2, boardWidth - getWidth()));
        double y = isRoomBelow ? cell.getMaxY() - OVERLAP : cell.getMinY() - getHeight() + OVERLAP;
        relocate(Math.rint(x), Math.rint(y));
    }
}
