package org.jumpingcube.desktop.games;

import java.util.ArrayList;
import java.util.List;
import java.util.function.DoubleFunction;
import javafx.geometry.Pos;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Line;
import javafx.scene.shape.Polygon;
import javafx.scene.shape.Polyline;
import org.jumpingcube.desktop.controls.TextControls;

/** A plot of values one after the other: a line with a band around it, and dots where that is wanted. */
final class Curve extends Region {
    private static final double HEIGHT = 190;
    private static final double AXIS = 46; // room for the numbers at the left
    private static final double FOOT = 20; // and for what is below
    private static final double TOP = 10;
    private static final double RIGHT = 10;
    private static final double DOT = 2.5;
    private static final int TICKS = 4; // lines across, above the lowest

    private final Polygon band = TextControls.styled(new Polygon(), "band");
    private final Polyline line = TextControls.styled(new Polyline(), "line");
    private final List<Line> grid = new ArrayList<>();
    private final List<Label> numbers = new ArrayList<>();
    private final Label first = axisLabel();
    private final Label last = axisLabel();
    private final List<Circle> dots = new ArrayList<>();
    private List<Point> points = List.of();
    private List<Double> seen = List.of();
    private double least;
    private double step = 1;

    /**
     * A point of the line.
     *
     * @param place along the plot, rising from point to point
     * @param margin how far the band reaches above and below the value
     */
    record Point(double place, double value, double margin) {}

    Curve() {
        getStyleClass().add("curve");
        setAccessibleRole(AccessibleRole.IMAGE_VIEW);
        setFocusTraversable(true);
        setMinHeight(HEIGHT);
        setPrefHeight(HEIGHT);
        for (int tick = 0; tick <= TICKS; tick++) {
            grid.add(TextControls.styled(new Line(), "grid"));
            numbers.add(axisLabel());
        }
        getChildren().addAll(grid);
        getChildren().addAll(numbers);
        getChildren().addAll(band, line, first, last);
        TextControls.tip(this, accessibleTextProperty());
    }

    private static Label axisLabel() {
        return TextControls.styled(new Label(), "axis");
    }

    /**
     * Draws a line.
     *
     * @param shown at least one
     * @param single values that are shown as dots, at the places of the points; empty for none
     * @param range the lowest value on the axis and the distance of two numbers there
     * @param words the numbers at the left
     * @param ends what is below the first and the last point
     */
    void plot(List<Point> shown, List<Double> single, Range range, DoubleFunction<String> words, List<String> ends) {
        points = List.copyOf(shown);
        seen = List.copyOf(single);
        least = range.least;
        step = range.step;
        for (int tick = 0; tick <= TICKS; tick++) {
            numbers.get(tick).setText(words.apply(least + tick * step));
        }
        first.setText(ends.get(0));
        last.setText(points.size() > 1 ? ends.get(1) : "");
        getChildren().removeAll(dots);
        dots.clear();
        seen.forEach(value -> dots.add(TextControls.styled(new Circle(DOT), "dot")));
        getChildren().addAll(dots);
        requestLayout();
    }

    /** The numbers at the left. */
    record Range(double least, double step) {
        /** Round numbers that hold all values with their margins. */
        static Range around(List<Point> points, double roundTo) {
            double low = points.stream()
                    .mapToDouble(point -> point.value - point.margin)
                    .min()
                    .orElse(0);
            double high = points.stream()
                    .mapToDouble(point -> point.value + point.margin)
                    .max()
                    .orElse(1);
            double least = Math.floor(low / roundTo) * roundTo;
            double step = Math.max(roundTo, Math.ceil((high - least) / TICKS / roundTo) * roundTo);
            return new Range(least, step);
        }

        /** The same, moved down where it would reach above the most that a value can be. */
        Range upTo(double most) {
            return new Range(Math.min(least, most - TICKS * step), step);
        }
    }

    private double x(double place) {
        double from = points.get(0).place;
        double to = points.get(points.size() - 1).place;
        double room = getWidth() - AXIS - RIGHT;
        return AXIS + (to > from ? (place - from) / (to - from) * room : room / 2);
    }

    private double y(double value) {
        double room = getHeight() - TOP - FOOT;
        return TOP + room * (1 - (value - least) / (step * TICKS));
    }

    @Override
    protected void layoutChildren() {
        for (int tick = 0; tick <= TICKS; tick++) {
            double y = Math.rint(y(least + tick * step)) + 0.5;
            Line across = grid.get(tick);
            across.setStartX(AXIS);
            across.setEndX(getWidth() - RIGHT);
            across.setStartY(y);
            across.setEndY(y);
            place(numbers.get(tick), 0, y - 8, AXIS - 8, Pos.CENTER_RIGHT);
        }
        if (points.isEmpty()) {
            return;
        }
        var along = new ArrayList<Double>();
        var around = new ArrayList<Double>();
        for (Point point : points) {
            along.addAll(List.of(x(point.place), y(point.value)));
            around.addAll(List.of(x(point.place), y(point.value + point.margin)));
        }
        for (int index = points.size() - 1; index >= 0; index--) {
            Point point = points.get(index);
            around.addAll(List.of(x(point.place), y(point.value - point.margin)));
        }
        line.getPoints().setAll(along);
        band.getPoints().setAll(around);
        for (int index = 0; index < dots.size(); index++) {
            dots.get(index).setCenterX(x(points.get(index).place));
            dots.get(index).setCenterY(y(seen.get(index)));
        }
        double half = (getWidth() - AXIS - RIGHT) / 2;
        place(first, AXIS, getHeight() - FOOT + 2, half, points.size() > 1 ? Pos.CENTER_LEFT : Pos.CENTER_RIGHT);
        place(last, AXIS + half, getHeight() - FOOT + 2, half, Pos.CENTER_RIGHT);
    }

    private void place(Node label, double x, double y, double width, Pos position) {
        layoutInArea(label, x, y, width, 16, 0, position.getHpos(), position.getVpos());
    }
}
