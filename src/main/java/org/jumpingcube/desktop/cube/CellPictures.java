package org.jumpingcube.desktop.cube;

import java.util.HashMap;
import java.util.Map;
import java.util.function.Consumer;
import javafx.geometry.Rectangle2D;
import javafx.scene.SnapshotParameters;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.image.Image;
import javafx.scene.paint.Color;
import javafx.scene.transform.Scale;
import org.jumpingcube.cube.Cube;
import org.jumpingcube.game.Player;

/**
 * Cells and points painted once and copied from then on. While points fly over a large board, hundreds of cells are
 * painted anew in each frame, but in a few looks only; copying one takes a small part of the time that its curves and
 * shades take.
 */
final class CellPictures {
    /** A point in flight, as large as it gets, has room in a square of this part of a cell. */
    static final double DOT = 0.4;

    private final Map<CellLook, Image> cells = new HashMap<>();
    private final Map<Player, Image> dots = new HashMap<>();
    private final BoardStyle style;
    private final double pitch;
    private final double scale;

    /**
     * @param pitch a cell's side, in pixels of the scene
     * @param scale how many pixels of the screen one of them is
     */
    CellPictures(BoardStyle style, double pitch, double scale) {
        this.style = style;
        this.pitch = pitch;
        this.scale = scale;
    }

    boolean areFor(BoardStyle otherStyle, double otherPitch, double otherScale) {
        return style.equals(otherStyle) && pitch == otherPitch && scale == otherScale;
    }

    double pitch() {
        return pitch;
    }

    BoardStyle style() {
        return style;
    }

    /** A cell at rest, transparent around its cube. */
    Image cell(CellLook look) {
        return cells.computeIfAbsent(
                look, missing -> picture(pitch, painter -> painter.paintOver(missing, 0, 0, pitch)));
    }

    /** A point in flight, as large as it gets. */
    Image dot(Player player) {
        double side = Math.ceil(pitch * DOT);
        return dots.computeIfAbsent(
                player,
                missing -> picture(side, painter -> painter.paintDot(Cube.of(missing, 1), side / 2, side / 2, pitch)));
    }

    private Image picture(double side, Consumer<CubePainter> paint) {
        var canvas = new Canvas(side, side);
        GraphicsContext context = canvas.getGraphicsContext2D();
        paint.accept(new CubePainter(context, style));
        var parameters = new SnapshotParameters();
        parameters.setFill(Color.TRANSPARENT);
        parameters.setTransform(new Scale(scale, scale));
        parameters.setViewport(new Rectangle2D(0, 0, Math.ceil(side * scale), Math.ceil(side * scale)));
        return canvas.snapshot(parameters, null);
    }
}
