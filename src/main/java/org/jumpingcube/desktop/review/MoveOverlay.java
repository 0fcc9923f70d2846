package org.jumpingcube.desktop.review;

import java.util.List;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.Pane;
import javafx.scene.shape.Polygon;
import javafx.scene.shape.QuadCurve;
import javafx.scene.shape.Rectangle;
import org.jumpingcube.review.Grade;

/** Arrows and frames drawn over a board, for moves and how good they are. Ignores the mouse. */
final class MoveOverlay extends Pane {
    private static final double INSET = 3;
    private static final double OVER = 4; // pixels that a sign reaches over the edge of its square
    private static final double HEAD = 0.16; // of a square's width
    private static final double BEND = 0.18; // of an arrow's length
    private static final double ROUNDING = 0.3;

    MoveOverlay() {
        getStyleClass().add("move-overlay");
        setMouseTransparent(true);
    }

    void clear() {
        getChildren().clear();
    }

    /** A frame around a square. */
    void frame(Bounds square) {
        var frame = new Rectangle(
                square.getMinX() + INSET,
                square.getMinY() + INSET,
                square.getWidth() - 2 * INSET,
                square.getHeight() - 2 * INSET);
        frame.setArcWidth(ROUNDING * square.getWidth());
        frame.setArcHeight(ROUNDING * square.getHeight());
        add(frame, "frame");
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

    /** The sign of a grade, at the upper right of a square. */
    void grade(Bounds square, Grade grade) {
        var badge = new Badge();
        badge.show(grade);
        add(badge, "grade");
        badge.applyCss(); // its size is unknown before this
        badge.autosize();
        badge.relocate(square.getMaxX() - badge.getWidth() + OVER, square.getMinY() - OVER);
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
