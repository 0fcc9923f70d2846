package org.jumpingcube.desktop.controls;

import java.util.List;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.layout.Pane;

/**
 * Parts of equal width, side by side, that fill each row completely: all in one row if there is room, or else as many
 * in each as fit. None is narrower than the least width. A row is as high as the highest part in it. JavaFX's own panes
 * leave the rest of a row empty.
 */
public class EvenRows extends Pane {
    private final double leastWidth;
    private final double gap;

    /**
     * Lays out these parts.
     *
     * @param leastWidth of each part, in pixels, unless not even one fits
     * @param gap between two parts and between two rows, in pixels
     */
    public EvenRows(double leastWidth, double gap, Node... parts) {
        super(parts);
        this.leastWidth = leastWidth;
        this.gap = gap;
    }

    @Override
    public Orientation getContentBias() {
        return Orientation.HORIZONTAL;
    }

    @Override
    protected double computePrefWidth(double height) {
        return sides() + getChildren().size() * (least() + gap) - gap;
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
            for (int column = 0; column < row.size(); column++) { // each edge is rounded by itself, so that none drifts
                double left = snapPositionX(snappedLeftInset() + column * (inside + gap) / inARow);
                double right = snapPositionX(snappedLeftInset() + (column + 1) * (inside + gap) / inARow - gap);
                row.get(column).resizeRelocate(left, top, right - left, height);
            }
            top += height + gap;
        }
    }

    private double least() {
        return getChildren().stream().mapToDouble(part -> part.minWidth(-1)).reduce(leastWidth, Math::max);
    }

    private double sides() {
        return snappedLeftInset() + snappedRightInset();
    }

    /** As many as fit, or fewer if the last row would have only one or two. */
    private int inARow(double inside) {
        double most = Math.max(1, Math.floor((inside + gap) / Math.ceil(least() + gap))); // edges are rounded
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
