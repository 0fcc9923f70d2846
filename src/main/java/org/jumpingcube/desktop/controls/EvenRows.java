package org.jumpingcube.desktop.controls;

import java.util.List;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.layout.Pane;

/**
 * Parts of one width side by side, which fill their row together: all in one row where there is room, else as many in
 * each as there is room for. A row is as high as the highest in it. The library's panes for this leave the rest of a
 * row empty.
 */
public class EvenRows extends Pane {
    private double leastWidth;
    private final double gap;

    /**
     * Lays out these parts.
     *
     * @param leastWidth of each part, in pixels, as long as one fits at all
     * @param gap between two parts and between two rows, in pixels
     */
    public EvenRows(double leastWidth, double gap, Node... parts) {
        super(parts);
        this.leastWidth = leastWidth;
        this.gap = gap;
    }

    /**
     * Changes the least width.
     *
     * @param pixels of each part, as long as one fits at all
     */
    public void setLeastWidth(double pixels) {
        leastWidth = pixels;
        requestLayout();
    }

    @Override
    public Orientation getContentBias() {
        return Orientation.HORIZONTAL;
    }

    @Override
    protected double computePrefWidth(double height) {
        return sides() + getChildren().size() * (leastWidth + gap) - gap;
    }

    @Override
    protected double computeMinHeight(double width) {
        return computePrefHeight(width);
    }

    @Override
    protected double computePrefHeight(double width) {
        double inside = (width < 0 ? computePrefWidth(-1) : width) - sides();
        double height = snappedTopInset() + snappedBottomInset() - gap;
        for (int first = 0; first < getChildren().size(); first += inARow(inside)) {
            height += rowHeight(first, inside) + gap;
        }
        return height;
    }

    @Override
    protected void layoutChildren() {
        double inside = getWidth() - sides();
        int inARow = inARow(inside);
        double top = snappedTopInset();
        for (int first = 0; first < getChildren().size(); first += inARow) {
            double height = rowHeight(first, inside);
            List<Node> row = row(first, inside);
            for (int column = 0; column < row.size(); column++) { // each edge is rounded alone: none drifts
                double left = snapPositionX(snappedLeftInset() + column * (inside + gap) / inARow);
                double right = snapPositionX(snappedLeftInset() + (column + 1) * (inside + gap) / inARow - gap);
                row.get(column).resizeRelocate(left, top, right - left, height);
            }
            top += height + gap;
        }
    }

    private double sides() {
        return snappedLeftInset() + snappedRightInset();
    }

    /** As many as fit, or fewer where the last row would be left with one or two. */
    private int inARow(double inside) {
        double most = Math.max(1, Math.floor((inside + gap) / (leastWidth + gap)));
        double rows = Math.ceil(getChildren().size() / most);
        return (int) Math.ceil(getChildren().size() / rows);
    }

    private List<Node> row(int first, double inside) {
        return getChildren()
                .subList(first, Math.min(first + inARow(inside), getChildren().size()));
    }

    private double rowHeight(int first, double inside) {
        double each = (inside + gap) / inARow(inside) - gap;
        return row(first, inside).stream()
                .mapToDouble(part -> snapSizeY(part.prefHeight(each)))
                .max()
                .orElse(0);
    }
}
