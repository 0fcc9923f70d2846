package org.jumpingcube.desktop.exercise;

import java.util.HashMap;
import java.util.Map;
import java.util.stream.DoubleStream;
import javafx.css.PseudoClass;
import javafx.geometry.Orientation;
import javafx.geometry.Rectangle2D;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;

/**
 * A board with a task and, under it, what is said and can be done: above and below the board, or both at its side,
 * whichever leaves the board more room. Texts of fewer lines leave all where it is: what is clicked once more would else
 * have moved from under the mouse.
 */
final class ExercisePane extends Pane {
    private static final double[] SHARES = {0.34, 0.4, 0.46, 0.52, 0.58}; // of the width, for a column at the side
    private static final double LEAST_COLUMN = 168;
    private static final double MOST_COLUMN = 330;

    private static final double SMALL_WIDTH = 560;
    private static final PseudoClass SMALL = PseudoClass.getPseudoClass("small");

    private final Region area;
    private final Region task;
    private final Region foot;
    private final Map<Region, Map<Double, Double>> heights = new HashMap<>(); // the most of each so far, by width

    ExercisePane(Region area, Region task, Region foot) {
        this.area = area;
        this.task = task;
        this.foot = foot;
        getChildren().addAll(task, area, foot);
        widthProperty().subscribe(width -> pseudoClassStateChanged(SMALL, width.doubleValue() < SMALL_WIDTH));
    }

    @Override
    public Orientation getContentBias() {
        return Orientation.HORIZONTAL;
    }

    @Override
    protected void layoutChildren() {
        double width = getWidth();
        double height = getHeight();
        double above = most(task, width);
        double below = most(foot, width);
        double column = column(width, height);
        if (column > 0 && size(width - column, height) > size(width, height - above - below)) {
            double left = width - column;
            double top = most(task, column);
            place(area, new Rectangle2D(0, 0, left, height));
            place(task, new Rectangle2D(left, 0, column, top));
            place(foot, new Rectangle2D(left, top, column, height - top));
        } else {
            double middle = Math.max(0, height - above - below);
            place(task, new Rectangle2D(0, 0, width, above));
            place(area, new Rectangle2D(0, above, width, middle));
            place(foot, new Rectangle2D(0, above + middle, width, below));
        }
    }

    /** How large the board is in so much room, which it may not have the shape for. */
    private double size(double width, double height) {
        return Math.min(width / area.prefWidth(-1), height / area.prefHeight(-1));
    }

    /** The width of the narrowest column in which there is room for everything beside the board; 0 if there is none. */
    private double column(double width, double height) {
        return DoubleStream.of(SHARES)
                .map(share -> Math.rint(Math.max(LEAST_COLUMN, Math.min(MOST_COLUMN, width * share))))
                .filter(column -> most(task, column) + most(foot, column) <= height)
                .findFirst()
                .orElse(0);
    }

    private double most(Region part, double width) {
        return heights.computeIfAbsent(part, any -> new HashMap<>()).merge(width, part.prefHeight(width), Math::max);
    }

    private static void place(Region part, Rectangle2D bounds) {
        part.resizeRelocate(bounds.getMinX(), bounds.getMinY(), bounds.getWidth(), bounds.getHeight());
    }
}
