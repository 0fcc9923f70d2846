package org.jumpingcube.desktop.cube;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import javafx.geometry.Rectangle2D;
import javafx.scene.SnapshotParameters;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.image.Image;
import javafx.scene.paint.Color;
import javafx.scene.transform.Scale;
import org.jumpingcube.game.Player;

/**
 * Cells and points that are painted once and copied from then on. While points fly over a large board, each frame
 * repaints hundreds of cells, but they have only a few looks, and copying one takes a fraction of the time needed for
 * its curves and shades.
 */
final class CellPictures {
    /** A point in flight, at its largest, fits into a square of this size, as a share of a cell. */
    static final double DOT = 0.4;

    static final int LIFT_STEPS = 6;
    private static final long MOST_PIXELS = 2_000_000; // 8 MB, and the same again on the way to the screen

    private final Map<Object, Image> pictures = new HashMap<>();
    private final BoardStyle style;
    private final double pitch;
    private final double scale;
    private long pixels;

    /**
     * @param pitch a cell's side, in pixels of the scene
     * @param scale screen pixels per pixel of the scene
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

    /** A cube at rest, transparent around it. */
    Image cube(CellLook look) {
        return kept(look, pitch, context -> new CubePainter(context, style).paintOver(look, 0, 0, pitch));
    }

    /**
     * A whole cell whose cube is pressed flat or springs up.
     *
     * @param lift in steps of 1/{@value #LIFT_STEPS}
     */
    Image cell(CellLook look, int lift) {
        return kept(List.of(look, lift), pitch, context -> {
            if (lift == 0) {
                new CubePainter(context, style).paint(look, 0, 0, pitch);
            } else {
                new MotionPainter(context, this).paintPosed(look, 0, 0, (double) lift / LIFT_STEPS);
            }
        });
    }

    /**
     * A point in flight.
     *
     * @param side of the square it fills, in pixels of the scene
     */
    Image dot(Player player, int side) {
        return kept(
                List.of(player, side),
                side,
                context -> new CubePainter(context, style).paintDot(player, side / 2.0, side / 2.0, side / DOT));
    }

    boolean isEmpty() {
        return pictures.isEmpty();
    }

    private Image kept(Object key, double side, Consumer<GraphicsContext> paint) {
        Image known = pictures.get(key);
        if (known != null) {
            return known;
        }
        if (pixels > MOST_PIXELS) { // rare, so it may cost some pictures that are still in use
            pictures.clear();
            pixels = 0;
        }
        Image made = picture(side, paint);
        pictures.put(key, made);
        pixels += (long) (made.getWidth() * made.getHeight());
        return made;
    }

    private Image picture(double side, Consumer<GraphicsContext> paint) {
        var canvas = new Canvas(side, side);
        paint.accept(canvas.getGraphicsContext2D());
        var parameters = new SnapshotParameters();
        parameters.setFill(Color.TRANSPARENT);
        parameters.setTransform(new Scale(scale, scale));
        parameters.setViewport(new Rectangle2D(0, 0, Math.ceil(side * scale), Math.ceil(side * scale)));
        return canvas.snapshot(parameters, null);
    }
}
