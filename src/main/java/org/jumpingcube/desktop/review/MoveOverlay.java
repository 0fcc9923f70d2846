package org.jumpingcube.desktop.review;

import java.util.List;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.Pane;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Polygon;
import javafx.scene.shape.QuadCurve;
import javafx.scene.shape.Rectangle;
import org.jumpingcube.review.Grade;

/** Arrows and signs drawn over a board, for moves and how good they are. Ignores the mouse. */
final class MoveOverlay extends Pane {
    private static final double INSET = 3;
    private static final double SIGN = 0.34; // of a square's width
    private static final double LEAST_SIGN = 10;
    private static final double MOST_SIGN = 26;
    private static final double OVER = 4; // pixels that a sign reaches over the edge of its square
    private static final double HEAD = 0.16; // of a square's width
    private static final double BEND = 0.18; // of an arrow's length

    MoveOverlay() {
        getStyleClass().add("move-overlay");
        setMouseTransparent(true);
    }

    void clear() {
        getChildren().clear();
    }

    /** A bulb, at the upper left of a square: a move that is as good as any. */
    void bulb(Bounds square) {
        double size = signSize(square);
        double glass = size * 0.36;
        double left = (size - 0.52 * glass) / 2;
        var bulb = new Pane(
                new Circle(size / 2, size * 0.22 + glass / 2, glass / 2),
                new Rectangle(left, size * 0.5, 0.52 * glass, size * 0.13),
                new Rectangle(left, size * 0.68, 0.52 * glass, Math.max(1, size * 0.07)));
        bulb.getChildren().forEach(part -> part.getStyleClass().add("sign"));
        bulb.setMinSize(size, size);
        bulb.setMaxSize(size, size);
        add(bulb, "bulb");
        bulb.resizeRelocate(square.getMinX() - OVER, square.getMinY() - OVER, size, size);
    }

    private static double signSize(Bounds square) {
        return Math.max(LEAST_SIGN, Math.min(MOST_SIGN, Math.rint(square.getWidth() * SIGN)));
    }

    /** A bent arrow from one square to another. */
    void arrow(Bounds from, Bounds to) {
        double dx = to.getCenterX() - from.getCenterX();
        double dy = to.getCenterY() - from.getCenterY();
        double length = Math.hypot(dx, dy);
        if (length < 1) {
            return;
        }
        double head = HEAD * to.getWidth();
        double endX = to.getCenterX() - dx / length * head;
        double endY = to.getCenterY() - dy / length * head;
        var shaft = new QuadCurve(
                from.getCenterX(),
                from.getCenterY(),
                (from.getCenterX() + endX) / 2 - dy * BEND,
                (from.getCenterY() + endY) / 2 + dx * BEND,
                endX,
                endY);
        add(shaft, "shaft");
        add(head(endX, endY, Math.atan2(endY - shaft.getControlY(), endX - shaft.getControlX()), head), "head");
    }

    private static Polygon head(double x, double y, double angle, double size) {
        var head = new Polygon();
        for (double turn : List.of(0.0, 2.4, -2.4)) {
            head.getPoints().addAll(List.of(x + size * Math.cos(angle + turn), y + size * Math.sin(angle + turn)));
        }
        return head;
    }

    /** The sign of a grade, at the upper left of a square. */
    void grade(Bounds square, Grade grade) {
        var badge = new Badge();
        badge.show(grade);
        long size = Math.round(signSize(square));
        badge.setStyle("-fx-min-width: %1$dpx; -fx-min-height: %1$dpx; -fx-font-size: %2$dpx;"
                .formatted(size, Math.round(size * 0.5)));
        add(badge, "grade");
        badge.applyCss(); // its size is unknown before this
        badge.autosize();
        badge.relocate(square.getMinX() - OVER, square.getMinY() - OVER);
    }

    /** A word on a square. */
    void label(Bounds square, String text) {
        var label = new Label(text);
        add(label, "score");
        label.applyCss(); // its size is unknown before this
        label.autosize();
        label.relocate(square.getCenterX() - label.getWidth() / 2, square.getMaxY() - label.getHeight() - INSET);
    }

    private void add(Node node, String style) {
        node.getStyleClass().add(style);
        getChildren().add(node);
    }
}
