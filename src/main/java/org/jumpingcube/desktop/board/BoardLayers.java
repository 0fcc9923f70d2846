package org.jumpingcube.desktop.board;

import java.util.List;
import javafx.beans.value.ObservableValue;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.layout.Region;
import org.jumpingcube.desktop.controls.OnScreen;

/** What a board is painted on: a canvas for what stays as it is, and one over it for what is painted in each frame. */
public final class BoardLayers {
    private final Canvas still = new Canvas();
    private final Canvas moving = new Canvas();
    private final ObservableValue<Boolean> isOnScreen;

    /**
     * The layers of a board.
     *
     * @param paint paints both, when the board comes onto the screen
     */
    public BoardLayers(Region board, Runnable paint) {
        isOnScreen = OnScreen.of(board);
        isOnScreen.subscribe((before, now) -> paint.run());
        moving.setMouseTransparent(true);
    }

    /** The nodes of the board, lowest first. */
    public List<Canvas> canvases() {
        return List.of(still, moving);
    }

    /** Makes both as large as the board. */
    public void fit(double width, double height) {
        still.setWidth(width);
        still.setHeight(height);
        moving.setWidth(width);
        moving.setHeight(height);
    }

    public double width() {
        return still.getWidth();
    }

    public double height() {
        return still.getHeight();
    }

    /** Whether anybody would see what is painted. */
    public boolean areSeen() {
        return isOnScreen.getValue() && still.getWidth() >= 1 && still.getHeight() >= 1;
    }

    /** Clears the lower layer to be painted. */
    public GraphicsContext still() {
        return cleared(still);
    }

    /** Clears the upper layer to be painted. */
    public GraphicsContext moving() {
        return cleared(moving);
    }

    private static GraphicsContext cleared(Canvas canvas) {
        var context = canvas.getGraphicsContext2D();
        context.clearRect(0, 0, canvas.getWidth(), canvas.getHeight());
        return context;
    }
}
