package org.jumpingcube.desktop.cube;

import javafx.css.PseudoClass;
import javafx.geometry.Bounds;
import javafx.scene.control.Label;

/** What a previewed move would do, in numbers beside the board; during a cascade, how many cubes have burst so far. */
final class PreviewBubble extends Label {
    private static final double GAP = 6;
    private static final String SEPARATOR = " \u00b7 ";
    private static final PseudoClass SMALL = PseudoClass.getPseudoClass("small");

    private String figures = "";

    PreviewBubble() {
        setId("preview-bubble");
        getStyleClass().add("preview-bubble");
        setMouseTransparent(true);
        setVisible(false);
    }

    void tell(String told) {
        figures = told;
    }

    /**
     * Places it beside the board if there is room: at a side with one figure on each line, or above or below in a single
     * line. If there is none, it is small and lies on the frame above the cubes. It never covers a cube,
     * nor the line of points below them.
     *
     * @param cell of the move
     * @param board with its frame
     * @param frame how wide the frame is
     */
    void placeBeside(Bounds cell, Bounds board, double frame, double width, double height) {
        if (!placeAtSide(cell, board, height) && !placeAboveOrBelow(cell, board, width)) {
            write(figures.replace("\n", SEPARATOR), true);
            place(
                    within(board.getCenterX() - getWidth() / 2, width - getWidth()),
                    board.getMinY() + (frame - getHeight()) / 2);
        }
        setVisible(true);
    }

    /**
     * Counts on the frame below the cubes.
     *
     * @param board with its frame
     * @param frame how wide the frame is
     */
    void count(int bursts, Bounds board, double frame) {
        write("\u2726 " + bursts, true);
        place(board.getCenterX() - getWidth() / 2, board.getMaxY() - (frame + getHeight()) / 2);
        setVisible(true);
    }

    private boolean placeAtSide(Bounds cell, Bounds board, double height) {
        write(figures.replace(SEPARATOR, "\n"), false);
        double left =
                board.getMinX() - GAP - getWidth(); // the board is in the middle, so there is as much room to its right
        boolean isAtLeft = cell.getCenterX() < board.getCenterX();
        place(
                isAtLeft ? left : board.getMaxX() + GAP,
                within(cell.getCenterY() - getHeight() / 2, height - getHeight()));
        return left >= 0;
    }

    private boolean placeAboveOrBelow(Bounds cell, Bounds board, double width) {
        write(figures, false);
        double above = board.getMinY() - GAP - getHeight();
        boolean isAbove = cell.getCenterY() < board.getCenterY();
        place(within(cell.getCenterX() - getWidth() / 2, width - getWidth()), isAbove ? above : board.getMaxY() + GAP);
        return above >= 0;
    }

    private void write(String text, boolean isSmall) {
        pseudoClassStateChanged(SMALL, isSmall);
        applyCss();
        setText(text);
        autosize();
    }

    private static double within(double place, double last) {
        return Math.max(0, Math.min(place, last));
    }

    private void place(double x, double y) {
        relocate(Math.rint(x), Math.rint(y));
    }
}
