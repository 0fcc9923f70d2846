package org.jumpingcube.desktop.controls;

import java.util.ArrayList;
import java.util.List;
import java.util.function.DoubleFunction;
import javafx.geometry.Pos;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.scene.shape.Line;

/** A plot of values along a line, with numbers at the left and words below its ends. What it shows is added to it. */
public abstract class Plot extends Region {
    private static final double AXIS = 46; // room for the numbers at the left
    private static final double FOOT = 20; // and for what is below
    private static final double TOP = 10;
    private static final double RIGHT = 10;
    private static final int TICKS = 4; // lines across, above the lowest
    private static final double ROOM = 0.25; // between a value and the lowest or highest line, of the rounding

    private final List<Line> grid = new ArrayList<>();
    private final List<Label> numbers = new ArrayList<>();
    private final Label first = axisLabel();
    private final Label last = axisLabel();
    private boolean isFilled;
    private double from;
    private double to;
    private Range range = new Range(0, 1);

    /**
     * A point of a line.
     *
     * @param place along the plot, rising from point to point
     * @param margin how far a band reaches above and below the value
     */
    public record Point(double place, double value, double margin) {}

    /**
     * The numbers at the left.
     *
     * @param least the lowest
     * @param step the distance of two numbers
     */
    public record Range(double least, double step) {
        /** Round numbers around all values with their margins, with some room below and above them. */
        public static Range around(List<Point> points, double roundTo) {
            return around(points, roundTo, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);
        }

        /**
         * The same for values that have limits, which the numbers do not pass.
         *
         * @param lowest a multiple of {@code roundTo}, and so is {@code highest}; at least four times it apart
         */
        public static Range around(List<Point> points, double roundTo, double lowest, double highest) {
            double low = points.stream()
                    .mapToDouble(point -> point.value - point.margin)
                    .min()
                    .orElse(0);
            double high = points.stream()
                    .mapToDouble(point -> point.value + point.margin)
                    .max()
                    .orElse(1);
            double room = ROOM * roundTo;
            double least = Math.floor(Math.max(lowest, low - room) / roundTo) * roundTo;
            double height = Math.min(highest, high + room) - least;
            double step = Math.max(roundTo, Math.ceil(height / TICKS / roundTo) * roundTo);
            return new Range(Math.min(least, highest - TICKS * step), step);
        }

        double most() {
            return least + step * TICKS;
        }
    }

    /** @param height the least and the usual one, in pixels */
    protected Plot(double height) {
        getStyleClass().add("plot");
        setAccessibleRole(AccessibleRole.IMAGE_VIEW);
        setFocusTraversable(true);
        setMinHeight(height);
        setPrefHeight(height);
        for (int tick = 0; tick <= TICKS; tick++) {
            grid.add(TextControls.styled(new Line(), "grid"));
            numbers.add(axisLabel());
        }
        getChildren().addAll(grid);
        getChildren().addAll(numbers);
        getChildren().addAll(first, last);
        TextControls.tip(this, accessibleTextProperty());
    }

    private static Label axisLabel() {
        return TextControls.styled(new Label(), "axis");
    }

    /**
     * Sets what the axes say.
     *
     * @param leftmost the place at the left end, {@code rightmost} that at the right
     * @param words the numbers at the left
     * @param ends what is below the two ends
     */
    protected final void setAxes(
            double leftmost, double rightmost, Range shown, DoubleFunction<String> words, List<String> ends) {
        isFilled = true;
        from = leftmost;
        to = rightmost;
        range = shown;
        for (int tick = 0; tick <= TICKS; tick++) {
            numbers.get(tick).setText(words.apply(range.least + tick * range.step));
        }
        first.setText(ends.get(0));
        last.setText(to > from ? ends.get(1) : "");
        requestLayout();
    }

    /** Where a place is, in pixels. */
    protected final double x(double place) {
        double room = getWidth() - AXIS - RIGHT;
        return AXIS + (to > from ? (place - from) / (to - from) * room : room / 2);
    }

    /** Where a value is, in pixels; at the edge if the axis does not reach it. */
    protected final double y(double value) {
        double room = getHeight() - TOP - FOOT;
        double within = Math.max(range.least, Math.min(range.most(), value));
        return TOP + room * (1 - (within - range.least) / (range.step * TICKS));
    }

    /** The corners of a line through points, in pixels. */
    protected final List<Double> along(List<Point> points) {
        var corners = new ArrayList<Double>();
        points.forEach(point -> corners.addAll(List.of(x(point.place), y(point.value))));
        return corners;
    }

    /** The corners of the band around a line, in pixels. */
    protected final List<Double> around(List<Point> points) {
        var corners = new ArrayList<Double>();
        points.forEach(point -> corners.addAll(List.of(x(point.place), y(point.value + point.margin))));
        for (int index = points.size() - 1; index >= 0; index--) {
            Point point = points.get(index);
            corners.addAll(List.of(x(point.place), y(point.value - point.margin)));
        }
        return corners;
    }

    /** Puts what is shown in its place; called once there are axes. */
    protected abstract void layPlotted();

    @Override
    protected final void layoutChildren() {
        for (int tick = 0; tick <= TICKS; tick++) {
            double y = Math.rint(y(range.least + tick * range.step)) + 0.5;
            Line across = grid.get(tick);
            across.setStartX(AXIS);
            across.setEndX(getWidth() - RIGHT);
            across.setStartY(y);
            across.setEndY(y);
            place(numbers.get(tick), 0, y - 8, AXIS - 8, Pos.CENTER_RIGHT);
        }
        if (isFilled) {
            layPlotted();
            double half = (getWidth() - AXIS - RIGHT) / 2;
            boolean isLine = to > from;
            place(first, AXIS, getHeight() - FOOT + 2, isLine ? half : 2 * half, isLine ? Pos.CENTER_LEFT : Pos.CENTER);
            place(last, AXIS + half, getHeight() - FOOT + 2, half, Pos.CENTER_RIGHT);
        }
    }

    private void place(Node label, double x, double y, double width, Pos position) {
        layoutInArea(label, x, y, width, 16, 0, position.getHpos(), position.getVpos());
    }
}
