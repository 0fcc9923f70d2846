package org.jumpingcube.desktop.games;

import java.util.ArrayList;
import java.util.List;
import java.util.function.DoubleFunction;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Polygon;
import javafx.scene.shape.Polyline;
import org.jumpingcube.desktop.controls.Plot;
import org.jumpingcube.desktop.controls.TextControls;

/**
 * A plot of values one after the other: a line with a band around it, and dots where that is wanted. A point alone, which
 * makes no line, is a dot of its own.
 */
final class Curve extends Plot {
    private static final double HEIGHT = 190;
    private static final double DOT = 2.5;
    private static final double DOT_ALONE = 5;
    private static final double BAND_ALONE = 8; // half of its width

    private final Polygon band = TextControls.styled(new Polygon(), "band");
    private final Polyline line = TextControls.styled(new Polyline(), "line");
    private final List<Circle> dots = new ArrayList<>();
    private List<Point> points = List.of();
    private List<Double> seen = List.of();

    Curve() {
        super(HEIGHT);
        getChildren().addAll(band, line);
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
        seen = isAlone() ? List.of(points.get(0).value()) : List.copyOf(single);
        getChildren().removeAll(dots);
        dots.clear();
        seen.forEach(value -> dots.add(dot()));
        getChildren().addAll(dots);
        setAxes(points.get(0).place(), points.get(points.size() - 1).place(), range, words, ends);
    }

    private boolean isAlone() {
        return points.size() == 1;
    }

    private Circle dot() {
        return isAlone()
                ? TextControls.styled(new Circle(DOT_ALONE), "dot", "alone")
                : TextControls.styled(new Circle(DOT), "dot");
    }

    @Override
    protected void layPlotted() {
        line.getPoints().setAll(along(points));
        band.getPoints().setAll(isAlone() ? aroundOne(points.get(0)) : around(points));
        for (int index = 0; index < dots.size(); index++) {
            dots.get(index).setCenterX(x(points.get(index).place()));
            dots.get(index).setCenterY(y(seen.get(index)));
        }
    }

    private List<Double> aroundOne(Point point) {
        double left = x(point.place()) - BAND_ALONE;
        double right = x(point.place()) + BAND_ALONE;
        double top = y(point.value() + point.margin());
        double bottom = y(point.value() - point.margin());
        return List.of(left, top, right, top, right, bottom, left, bottom);
    }
}
