package org.jumpingcube.desktop.start;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.application.Platform;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Line;
import javafx.scene.shape.Rectangle;

/**
 * Lies over the window and shows a bubble about a place on the board: beside the board if there is room, or else on the
 * other half of the board. A line leads from the bubble to the place; if it would cross much of the board, and cover what
 * is to be played, there is a ring around the place instead.
 */
final class StepLayer extends Pane {
    private static final double GAP = 14;
    private static final double INTO = 30; // how far the line reaches into the place, so that it is clear which one

    private static final double LONGEST = 1 / 3.0; // part of the line on the board, as a share of the board

    private final Region board;
    private final Region bubble;
    private final Line line = new Line();
    private final Circle end = new Circle(4);
    private final Rectangle ring = new Rectangle();
    private Optional<Supplier<Bounds>> place = Optional.empty();

    StepLayer(Region board, Region bubble) {
        this.board = board;
        this.bubble = bubble;
        setPickOnBounds(false);
        line.getStyleClass().add("step-line");
        end.getStyleClass().add("step-line-end");
        ring.getStyleClass().add("step-ring");
        List.of(line, end, ring).forEach(mark -> mark.setMouseTransparent(true));
        getChildren().addAll(line, end, ring, bubble);
        board.boundsInParentProperty().subscribe(bounds -> Platform.runLater(this::requestLayout));
    }

    /** @param meant the place in the board's coordinates; asked for at each layout, since the board may have moved */
    void pointAt(Supplier<Bounds> meant) {
        place = Optional.of(meant);
        requestLayout();
    }

    @Override
    protected void layoutChildren() {
        place.ifPresent(meant -> {
            Bounds target = here(meant.get());
            Bounds shown = bubblePlace(here(board.getLayoutBounds()), target);
            bubble.resizeRelocate(shown.getMinX(), shown.getMinY(), shown.getWidth(), shown.getHeight());
            drawLine(shown, target);
            drawRing(target);
            boolean isNear = lengthOn(here(board.getLayoutBounds())) <= LONGEST;
            line.setVisible(isNear);
            end.setVisible(isNear);
            ring.setVisible(!isNear);
        });
    }

    private Bounds here(Bounds onBoard) {
        return sceneToLocal(board.localToScene(onBoard));
    }

    private Bounds bubblePlace(Bounds area, Bounds target) {
        double width = snapSizeX(bubble.prefWidth(-1));
        double height = snapSizeY(bubble.prefHeight(width));
        if (getWidth() - area.getMaxX() >= width + GAP) {
            double y = clamp(target.getCenterY() - height / 2, area.getMinY() + GAP, area.getMaxY() - GAP - height);
            return new BoundingBox(area.getMaxX() + GAP / 2, Math.rint(y), width, height);
        }
        double x = clamp(target.getCenterX() - width / 2, GAP, getWidth() - width - GAP);
        boolean isHigh = target.getCenterY() < area.getCenterY();
        double y = isHigh ? area.getMaxY() - height - GAP / 2 : area.getMinY() + GAP / 2;
        return new BoundingBox(Math.rint(x), Math.rint(y), width, height);
    }

    private void drawLine(Bounds from, Bounds target) {
        double into = Math.min(INTO, target.getWidth() / 2);
        end.setCenterX(clamp(from.getCenterX(), target.getMinX() + into, target.getMaxX() - into));
        end.setCenterY(clamp(from.getCenterY(), target.getMinY() + into, target.getMaxY() - into));
        line.setStartX(clamp(end.getCenterX(), from.getMinX(), from.getMaxX()));
        line.setStartY(clamp(end.getCenterY(), from.getMinY(), from.getMaxY()));
        line.setEndX(end.getCenterX());
        line.setEndY(end.getCenterY());
    }

    private void drawRing(Bounds target) {
        ring.setX(target.getMinX());
        ring.setY(target.getMinY());
        ring.setWidth(target.getWidth());
        ring.setHeight(target.getHeight());
    }

    /** How much of the line lies on the board, as a share of the board's longer side. */
    private double lengthOn(Bounds area) {
        double x = clamp(line.getStartX(), area.getMinX(), area.getMaxX());
        double y = clamp(line.getStartY(), area.getMinY(), area.getMaxY());
        return Math.hypot(x - line.getEndX(), y - line.getEndY()) / Math.max(area.getWidth(), area.getHeight());
    }

    private static double clamp(double value, double low, double high) {
        return Math.max(low, Math.min(value, high));
    }
}
