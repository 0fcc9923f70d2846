package org.jumpingcube.desktop.settings;

import javafx.geometry.Orientation;
import javafx.scene.layout.Pane;

/**
 * Two columns of settings. In a narrow window the second stands below the first, and in a very narrow one the captions
 * stand above their controls, so that nothing has to be scrolled sideways.
 */
final class SettingsColumns extends Pane {
    private static final double GAP = 36;

    private final SettingsGrid left;
    private final SettingsGrid right;

    SettingsColumns(SettingsGrid left, SettingsGrid right) {
        super(left, right);
        this.left = left;
        this.right = right;
    }

    @Override
    public Orientation getContentBias() {
        return Orientation.HORIZONTAL;
    }

    @Override
    protected double computeMinWidth(double height) {
        return 0;
    }

    @Override
    protected double computePrefWidth(double height) {
        return sides() + left.widthInLines() + GAP + right.widthInLines();
    }

    @Override
    protected double computeMinHeight(double width) {
        return computePrefHeight(width);
    }

    @Override
    protected double computePrefHeight(double width) {
        double inside = (width < 0 ? computePrefWidth(-1) : width) - sides();
        double height = arrange(inside)
                ? Math.max(left.prefHeight(leftWidth(inside)), right.prefHeight(inside - GAP - leftWidth(inside)))
                : left.prefHeight(inside) + right.prefHeight(inside);
        return snappedTopInset() + height + snappedBottomInset();
    }

    private double sides() {
        return snappedLeftInset() + snappedRightInset();
    }

    /** Whether the columns stand side by side; captions and controls are put where they belong at that width. */
    private boolean arrange(double inside) {
        double needed = left.widthInLines() + GAP + right.widthInLines();
        left.arrange(inside < left.widthInLines());
        right.arrange(inside < right.widthInLines());
        return inside >= needed;
    }

    /** Each column gets what it needs and half of what is left. */
    private double leftWidth(double inside) {
        double spare = inside - left.widthInLines() - GAP - right.widthInLines();
        return Math.floor(left.widthInLines() + spare / 2);
    }

    @Override
    protected void layoutChildren() {
        double inside = getWidth() - sides();
        double x = snappedLeftInset();
        double y = snappedTopInset();
        if (arrange(inside)) {
            double width = leftWidth(inside);
            left.resizeRelocate(x, y, width, left.prefHeight(width));
            right.resizeRelocate(x + width + GAP, y, inside - GAP - width, right.prefHeight(inside - GAP - width));
        } else {
            double height = left.prefHeight(inside);
            left.resizeRelocate(x, y, inside, height);
            right.resizeRelocate(x, y + height, inside, right.prefHeight(inside));
        }
    }
}
