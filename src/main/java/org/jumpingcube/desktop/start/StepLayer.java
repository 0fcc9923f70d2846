package org.jumpingcube.desktop.start;

import java.util.Optional;
import java.util.function.Supplier;
import javafx.application.Platform;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Line;

/**
 * Lies over the window and has a bubble that tells of a place on the board: beside the board where there is room, else
 * on the half of it that the place is not in. A line leads from the one to the other.
 */
final class StepLayer extends Pane {
    private static final double GAP = 14;
    private static final double INTO =
            30; // the line ends so far inside the place, so that it is seen which one is meant

    private final Region board;
    private final Region bubble;
    private final Line line = new Line();
    private final Circle end = new Circle(4);
    private Optional<Supplier<Bounds>> place = Optional.empty();

    StepLayer(Region board, Region bubble) {
        this.board = board;
        this.bubble = bubble;
        setPickOnBounds(false);
        line.getStyleClass().add("step-line");
        end.getStyleClass().add("step-line-end");
        line.setMouseTransparent(true);
        end.setMouseTransparent(true);
        getChildren().addAll(line, end, bubble);
        board.boundsInParentProperty().subscribe(bounds -> Platform.runLater(this::requestLayout));
    }

    /** @param meant in the board's coordinates; asked whenever the window is laid out, since the board may have moved */
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

    private static double clamp(double value, double low, double high) {
        return Math.max(low, Math.min(value, high));
    }
}
