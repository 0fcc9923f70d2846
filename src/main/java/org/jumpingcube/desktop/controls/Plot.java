package org.jumpingcube.desktop.controls;

import java.util.ArrayList;
import java.util.List;
import java.util.function.DoubleFunction;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.scene.shape.Line;

/** Values over time or over the moves of a game, with numbers at the left and words below. What it shows is added to it. */
public abstract class Plot extends Region {
    private static final Insets MARGINS = new Insets(10, 10, 20, 46);
    private static final double GAP = 8; // between the numbers and what is plotted
    private static final double LETTERS = 16; // the height of a number
    private static final int TICKS = 4; // lines across, above the lowest
    private static final double ROOM = 0.25; // between a value and the lowest or highest line, of the rounding

    private final Insets margins;
    private final double gap;
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
    }

    /** @param height the least and the usual one, in pixels */
    protected Plot(double height) {
        this("plot", MARGINS, GAP, TICKS);
        setFocusTraversable(true);
        setMinHeight(height);
        setPrefHeight(height);
    }

    /**
     * A plot that says in a tooltip what its accessible text says.
     *
     * @param margins around what is plotted: for the numbers at the left, and for what is below
     * @param gap between the numbers and what is plotted
     * @param ticks how many lines there are across it, above the lowest
     */
    protected Plot(String styleClass, Insets margins, double gap, int ticks) {
        this.margins = margins;
        this.gap = gap;
        getStyleClass().add(styleClass);
        setAccessibleRole(AccessibleRole.IMAGE_VIEW);
        for (int tick = 0; tick <= ticks; tick++) {
            grid.add(TextControls.styled(new Line(), "grid"));
            numbers.add(axisLabel());
        }
        getChildren().addAll(grid);
        getChildren().addAll(numbers);
        getChildren().addAll(first, last);
        TextControls.tip(this, accessibleTextProperty());
    }

    /** A label in the style of the numbers. */
    protected static Label axisLabel() {
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
        for (int tick = 0; tick < numbers.size(); tick++) {
            numbers.get(tick).setText(words.apply(value(tick)));
        }
        first.setText(ends.get(0));
        last.setText(to > from ? ends.get(1) : "");
        requestLayout();
    }

    private double value(int tick) {
        return range.least + tick * range.step;
    }

    /** The line across the plot at a number, the lowest first. */
    protected final Line across(int tick) {
        return grid.get(tick);
    }

    /** The number at the left of a line across, the lowest first. */
    protected final Label number(int tick) {
        return numbers.get(tick);
    }

    private double width() {
        return getWidth() - margins.getLeft() - margins.getRight();
    }

    /** Where a place is, in pixels. */
    protected final double x(double place) {
        double room = width();
        return margins.getLeft() + (to > from ? (place - from) / (to - from) * room : room / 2);
    }

    /** Where a value is, in pixels; at the edge if the axis does not reach it. */
    protected double y(double value) {
        double room = getHeight() - margins.getTop() - margins.getBottom();
        double most = value(grid.size() - 1);
        double within = Math.max(range.least, Math.min(most, value));
        return margins.getTop() + room * (1 - (within - range.least) / (most - range.least));
    }

    /** Where the line across the plot at a value is, and beside it the number: where the line is sharp. */
    protected double lineAt(double value) {
        return Math.rint(y(value)) + 0.5;
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
        for (int tick = 0; tick < grid.size(); tick++) {
            double y = lineAt(value(tick));
            Line across = across(tick);
            across.setStartX(margins.getLeft());
            across.setEndX(getWidth() - margins.getRight());
            across.setStartY(y);
            across.setEndY(y);
            place(numbers.get(tick), 0, y - LETTERS / 2, margins.getLeft() - gap, Pos.CENTER_RIGHT);
        }
        if (isFilled) {
            layPlotted();
            layEnds(first, last);
        }
    }

    /** Puts the words below the ends in their places. */
    protected void layEnds(Label left, Label right) {
        double half = width() / 2;
        double top = getHeight() - margins.getBottom() + 2;
        boolean isLine = to > from;
        place(left, margins.getLeft(), top, isLine ? half : 2 * half, isLine ? Pos.CENTER_LEFT : Pos.CENTER);
        place(right, margins.getLeft() + half, top, half, Pos.CENTER_RIGHT);
    }

    /** Puts a label into a place as high as a number. */
    protected final void place(Label label, double x, double y, double width, Pos position) {
        layoutInArea(label, x, y, width, LETTERS, 0, position.getHpos(), position.getVpos());
    }
}
