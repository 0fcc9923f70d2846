package org.jumpingcube.desktop.cube;

import java.util.HashMap;
import java.util.Map;
import javafx.geometry.Rectangle2D;
import javafx.scene.SnapshotParameters;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.image.Image;
import javafx.scene.paint.Color;
import javafx.scene.transform.Scale;
import org.jumpingcube.game.Player;

/**
 * Cells painted once and copied from then on. While dots fly over a large board, hundreds of cells are painted anew in
 * each frame, but in a few looks only; copying one takes a small part of the time that its curves and shades take.
 */
final class CellPictures {
    private final Map<CellLook, Image> pictures = new HashMap<>();
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

    /** Copies a cell onto a canvas. */
    void paint(GraphicsContext context, CellLook look, double x, double y) {
        context.drawImage(pictures.computeIfAbsent(look, this::picture), x, y, pitch, pitch);
    }

    private Image picture(CellLook look) {
        var cell = new Canvas(pitch, pitch);
        new CubePainter(cell.getGraphicsContext2D(), style).paint(look, 0, 0, pitch);
        return picture(cell);
    }

    /** Copies a dot, its centre at about this place: on whole pixels, which nobody sees in flight. */
    void paintDot(GraphicsContext context, Player player, double centreX, double centreY) {
        Image dot = dots.computeIfAbsent(player, this::dot);
        context.drawImage(dot, Math.rint(centreX - pitch / 2), Math.rint(centreY - pitch / 2), pitch, pitch);
    }

    private Image dot(Player player) {
        var cell = new Canvas(pitch, pitch);
        new CubePainter(cell.getGraphicsContext2D(), style).paintDot(player, pitch / 2, pitch / 2, pitch);
        return picture(cell);
    }

    private Image picture(Canvas cell) {
        var parameters = new SnapshotParameters();
        parameters.setFill(Color.TRANSPARENT);
        parameters.setTransform(new Scale(scale, scale));
        parameters.setViewport(new Rectangle2D(0, 0, Math.ceil(pitch * scale), Math.ceil(pitch * scale)));
        return cell.snapshot(parameters, null);
    }
}
