package org.jumpingcube.desktop.review;

import java.util.List;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Polygon;
import javafx.scene.shape.Shape;
import org.jumpingcube.desktop.controls.TextControls;
import org.jumpingcube.review.Grade;
import org.jumpingcube.review.Review;

/**
 * A move that changed the chances, and how it is marked: a mistake by a dot, a blunder by a diamond of another colour.
 *
 * @param turn the number of the turn, from 0
 * @param grade how bad it was
 */
record TurningPoint(int turn, Grade grade) {
    private static final double LONGER = 1.5; // a diamond as wide as a dot looks smaller

    static List<TurningPoint> of(Review<?, ?> review) {
        return review.turningPoints().stream()
                .map(turn ->
                        new TurningPoint(turn, review.move(turn).orElseThrow().grade()))
                .toList();
    }

    /** A mark around the origin; its radius is in pixels. */
    Shape mark(double radius) {
        double half = radius * LONGER;
        return grade == Grade.BLUNDER
                ? TextControls.styled(new Polygon(0, -half, half, 0, 0, half, -half, 0), "turning-point", "blunder")
                : TextControls.styled(new Circle(radius), "turning-point");
    }
}
