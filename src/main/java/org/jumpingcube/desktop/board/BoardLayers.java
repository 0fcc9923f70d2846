package org.jumpingcube.desktop.board;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.value.ObservableValue;
import javafx.scene.canvas.Canvas;
import javafx.scene.layout.Region;
import org.jumpingcube.desktop.controls.OnScreen;
import org.jumpingcube.desktop.look.Appearance;
import org.jumpingcube.game.Position;
import org.jumpingcube.grid.BoardMoment;

/**
 * What a board is painted on: a canvas for what stays as it is during a stage of a turn, and one over it for what is
 * painted in each frame. Nothing is painted while nobody would see it.
 */
public final class BoardLayers<P extends Position<P, M>, M> {
    private final Canvas still = new Canvas();
    private final Canvas moving = new Canvas();
    private final Consumer<CanvasBrush> stillPainter;
    private final Consumer<CanvasBrush> movingPainter;
    private final ObservableValue<Boolean> isOnScreen;
    private Optional<BoardMoment<P, M>> moment = Optional.empty();
    private Appearance appearance = Appearance.LIGHT;
    private BoardPlaces places;

    /** @param places where the squares are until they are {@linkplain #place placed} */
    public BoardLayers(
            Region board, BoardPlaces places, Consumer<CanvasBrush> stillPainter, Consumer<CanvasBrush> movingPainter) {
        this.places = places;
        this.stillPainter = stillPainter;
        this.movingPainter = movingPainter;
        isOnScreen = OnScreen.of(board);
        isOnScreen.subscribe((before, now) -> paint());
        moving.setMouseTransparent(true);
    }

    /** The nodes of the board, lowest first. */
    public List<Canvas> canvases() {
        return List.of(still, moving);
    }

    // What is shown

    /** The moment that is shown in place of the position at rest. */
    public Optional<BoardMoment<P, M>> moment() {
        return moment;
    }

    /** Shows a moment of a turn. What stays as it is is painted once in a stage. */
    public void show(BoardMoment<P, M> shown) {
        boolean isNew = moment.filter(shown::isOfStage).isEmpty();
        moment = Optional.of(shown);
        if (isNew) {
            paintStill();
        }
        paintMoving();
    }

    /** Shows the position at rest. */
    public void rest() {
        moment = Optional.empty();
        paint();
    }

    public void restyle(Appearance changed) {
        appearance = changed;
        paint();
    }

    // Painting

    public void paint() {
        paintStill();
        paintMoving();
    }

    public void paintStill() {
        paint(still, stillPainter);
    }

    public void paintMoving() {
        paint(moving, movingPainter);
    }

    private void paint(Canvas canvas, Consumer<CanvasBrush> painter) {
        if (isOnScreen.getValue() && canvas.getWidth() >= 1 && canvas.getHeight() >= 1) {
            var context = canvas.getGraphicsContext2D();
            context.clearRect(0, 0, canvas.getWidth(), canvas.getHeight());
            painter.accept(new CanvasBrush(context, places, appearance));
        }
    }

    // Places

    /** Makes both as large as the board. */
    public void fit(double width, double height) {
        for (Canvas canvas : canvases()) {
            canvas.setWidth(width);
            canvas.setHeight(height);
        }
    }

    /** Says where the squares are, before they are painted the next time. */
    public void place(BoardPlaces changed) {
        places = changed;
    }

    public BoardPlaces places() {
        return places;
    }

    public double width() {
        return still.getWidth();
    }

    public double height() {
        return still.getHeight();
    }
}
