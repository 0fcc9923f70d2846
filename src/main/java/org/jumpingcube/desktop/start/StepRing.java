package org.jumpingcube.desktop.start;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.application.Platform;
import javafx.geometry.Bounds;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.shape.Rectangle;
import org.jumpingcube.desktop.controls.TextControls;

/**
 * Lies over the window and draws a ring around the place on the board that a step is about. Ignores the mouse. The ring
 * is dashed, on a casing that sets it off from any board: solid rings mean the keyboard, the latest move and a hint.
 */
final class StepRing extends Pane {
    private final Region board;
    private final Rectangle casing = TextControls.styled(new Rectangle(), "step-ring-casing");
    private final Rectangle ring = TextControls.styled(new Rectangle(), "step-ring");
    private Optional<Supplier<Bounds>> place = Optional.empty();

    StepRing(Region board) {
        this.board = board;
        setMouseTransparent(true);
        getChildren().addAll(casing, ring);
        board.localToSceneTransformProperty().subscribe(moved -> Platform.runLater(this::requestLayout));
        board.sceneProperty().subscribe(scene -> getChildren().forEach(line -> line.setVisible(scene != null)));
    }

    /** @param meant the place in the board's coordinates; asked for at each layout, since the board may have moved */
    void pointAt(Supplier<Bounds> meant) {
        place = Optional.of(meant);
        requestLayout();
    }

    @Override
    protected void layoutChildren() {
        place.ifPresent(meant -> {
            Bounds wanted = meant.get();
            Bounds target = sceneToLocal(board.localToScene(wanted));
            for (Rectangle line : List.of(casing, ring)) {
                line.setOpacity(wanted.isEmpty() ? 0 : 1);
                line.setX(target.getMinX());
                line.setY(target.getMinY());
                line.setWidth(target.getWidth());
                line.setHeight(target.getHeight());
            }
        });
    }
}
