package org.jumpingcube.desktop.start;

import java.util.Optional;
import java.util.function.Supplier;
import javafx.application.Platform;
import javafx.geometry.Bounds;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.shape.Rectangle;

/** Lies over the window and draws a ring around the place on the board that a step is about. Ignores the mouse. */
final class StepRing extends Pane {
    private final Region board;
    private final Rectangle ring = new Rectangle();
    private Optional<Supplier<Bounds>> place = Optional.empty();

    StepRing(Region board) {
        this.board = board;
        setMouseTransparent(true);
        ring.getStyleClass().add("step-ring");
        getChildren().add(ring);
        board.localToSceneTransformProperty().subscribe(moved -> Platform.runLater(this::requestLayout));
    }

    /** @param meant the place in the board's coordinates; asked for at each layout, since the board may have moved */
    void pointAt(Supplier<Bounds> meant) {
        place = Optional.of(meant);
        requestLayout();
    }

    @Override
    protected void layoutChildren() {
        place.ifPresent(meant -> {
            Bounds target = sceneToLocal(board.localToScene(meant.get()));
            ring.setX(target.getMinX());
            ring.setY(target.getMinY());
            ring.setWidth(target.getWidth());
            ring.setHeight(target.getHeight());
        });
    }
}
