package org.jumpingcube.desktop.cube;

import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.geometry.VPos;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.Color;
import javafx.scene.text.TextAlignment;
import org.jumpingcube.cube.Board;
import org.jumpingcube.desktop.board.BoardPlaces;
import org.jumpingcube.desktop.cube.BoardStyle.Coordinates;
import org.jumpingcube.desktop.cube.CellLook.Foresight;
import org.jumpingcube.desktop.look.Typeface;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Square;

/** The canvas of a board. It remembers what it shows, and repaints a cell only if its look has changed. */
final class BoardCanvas extends Canvas {
    private static final double EDGE = 2; // around a board in high contrast, in pixels

    /** From this many pixels in a frame on, copying cells that are at rest, or nearly so, saves time. */
    private static final double MUCH = 150_000;
    /** From this many cells of one look on, painting one and copying it takes less time than painting each. */
    private static final int ALIKE = 6;
    /** With this many dots in the air, nobody notices their shadows and trails. */
    private static final int MANY_DOTS = 120;
    /** The most straight pieces for the fronts of all flows in a frame together. */
    private static final int MOST_STRIPS = 600;

    private final Map<Square, CellLook> painted = new HashMap<>();
    private final Set<Square> underDots = new HashSet<>();
    private final Set<Square> copied = new HashSet<>();
    private CellPictures pictures = new CellPictures(BoardStyle.DEFAULT, 1, 1);
    private BoardStyle style = BoardStyle.DEFAULT;
    private BoardPlaces layout = BoardLayout.fitBare(1, 1, 1);
    private boolean isFramePainted;

    /** Sets the size of the canvas, and fits a board with this many squares along an edge into it. */
    void fit(int side, double width, double height) {
        var fitting = style.coordinates() == Coordinates.NONE
                ? BoardLayout.fitBare(side, width, height)
                : BoardLayout.fit(side, width, height);
        if (!fitting.equals(layout) || getWidth() != width || getHeight() != height) {
            setWidth(width);
            setHeight(height);
            layout = fitting;
            forgetPainted();
        }
    }

    void restyle(BoardStyle changed) {
        style = changed;
        forgetPainted();
    }

    private void forgetPainted() {
        painted.clear();
        underDots.clear();
        copied.clear();
        isFramePainted = false;
    }

    BoardStyle style() {
        return style;
    }

    /** What is on the canvas now, cell by cell. */
    Map<Square, CellLook> painted() {
        return Map.copyOf(painted);
    }

    /** The bounds of a square's cell on the canvas. */
    Bounds cell(Square square) {
        return layout.bounds(square);
    }

    /** The bounds of the board, with its frame, on the canvas. */
    Bounds extent() {
        return layout.extent();
    }

    /** The bounds of the line of points, with the frame around it, on the canvas. */
    Bounds fuse() {
        return new BoundingBox(layout.left(), layout.top() + layout.width(), layout.width(), layout.margin());
    }

    /** The width of the frame around the squares. */
    double frame() {
        return layout.margin();
    }

    /** Where the squares are. */
    BoardPlaces places() {
        return layout;
    }

    /**
     * Paints what has changed.
     *
     * @param looks the look of each square's cell
     * @param frame the picture of the cascade whose dots fly over the cells
     */
    void paint(Board board, Function<Square, CellLook> looks, Optional<CascadeFrame> frame) {
        if (getWidth() < 1 || getHeight() < 1) {
            return;
        }
        GraphicsContext context = getGraphicsContext2D();
        paintFrameOnce(context, board.side());
        var stale = new LinkedHashMap<Square, CellLook>();
        for (Square square : board.squares()) {
            CellLook look = looks.apply(square);
            boolean isRough = underDots.contains(square) || (frame.isEmpty() && copied.remove(square));
            if (isRough || !look.equals(painted.get(square))) {
                stale.put(square, look);
            }
        }
        paintCells(context, stale);
        painted.putAll(stale);
        underDots.clear();
        frame.ifPresent(shown -> paintDots(context, shown));
    }

    /** A copy of a cell at rest is exact to the pixel, unless the screen has a fractional scale. */
    private void paintCells(GraphicsContext context, Map<Square, CellLook> looks) {
        var painter = new CubePainter(context, style);
        var copier = new MotionPainter(context, pictures());
        boolean isMuch = looks.size() * layout.pitch() * layout.pitch() > MUCH;
        boolean isAnyMoving = looks.values().stream().anyMatch(CellLook::isMoving);
        boolean isExact = scale() == Math.rint(scale());
        boolean areCopied = isMuch && (isAnyMoving || (isExact && arePicturesOfUse(looks.values())));
        looks.forEach((square, look) -> {
            double x = layout.x(square);
            double y = layout.y(square);
            if (areCopied) {
                copier.paintFast(look, x, y, MOST_STRIPS / looks.size());
                if (!isExact) {
                    copied.add(square);
                }
            } else if (look.isMoving()) {
                copier.paint(look, x, y, MOST_STRIPS / looks.size());
            } else {
                painter.paint(look, x, y, layout.pitch());
                return;
            }
            painter.paintOverlay(look, x, y, layout.pitch());
        });
    }

    /** Whether there are pictures already, a preview will need them again and again, or many cells look alike now. */
    private boolean arePicturesOfUse(Collection<CellLook> looks) {
        return !pictures().isEmpty()
                || looks.stream().anyMatch(look -> !look.foresight().equals(Foresight.NONE))
                || looks.stream().distinct().count() * ALIKE <= looks.size();
    }

    /** The pictures of cells for the current layout. */
    private CellPictures pictures() {
        if (!pictures.areFor(style, layout.pitch(), scale())) {
            pictures = new CellPictures(style, layout.pitch(), scale());
        }
        return pictures;
    }

    private double scale() {
        boolean isOnScreen = getScene() != null && getScene().getWindow() != null;
        return isOnScreen ? getScene().getWindow().getRenderScaleX() : 1;
    }

    private void paintDots(GraphicsContext context, CascadeFrame shown) {
        if (shown.dots().isEmpty()) {
            return;
        }
        var painter = new MotionPainter(context, pictures());
        boolean areMany = shown.dots().size() > MANY_DOTS;
        for (CascadeFrame.Dot dot : shown.dots()) {
            if (areMany) {
                painter.paintDotFast(shown.mover(), dot, layout);
            } else {
                painter.paintDot(shown.mover(), dot, layout);
            }
            underDots.add(dot.from());
            underDots.add(dot.to());
        }
    }

    private void paintFrameOnce(GraphicsContext context, int side) {
        if (isFramePainted) {
            return;
        }
        isFramePainted = true;
        context.clearRect(0, 0, getWidth(), getHeight());
        double frameWidth = layout.margin();
        double extent = layout.width() + 2 * frameWidth;
        double rounding = Math.min(40, layout.pitch() * 0.4);
        context.setFill(style.colours().frame());
        context.fillRoundRect(
                layout.left() - frameWidth, layout.top() - frameWidth, extent, extent, rounding, rounding);
        if (style.colours().appearance().isHighContrast()) { // the frame is as white or black as what is around it
            context.setStroke(style.colours().frameText());
            context.setLineWidth(EDGE);
            context.strokeRoundRect(
                    layout.left() - frameWidth + EDGE / 2,
                    layout.top() - frameWidth + EDGE / 2,
                    extent - EDGE,
                    extent - EDGE,
                    rounding,
                    rounding);
        }
        if (style.coordinates() != Coordinates.NONE) {
            paintCoordinates(context, frameWidth, side);
        }
    }

    /** A line under the squares in the owners' colours. Its length is their share of the most points possible. */
    void paintFuse(CubeCount count) {
        double bottom = layout.top() + layout.width();
        var context = getGraphicsContext2D();
        context.setFill(style.colours().frame());
        context.fillRect(layout.left(), bottom, layout.width(), layout.margin() - 3);
        double thickness = Math.max(3, Math.min(6, layout.margin() * 0.24));
        double y = bottom + (layout.margin() - thickness) / 2;
        context.setFill(Color.gray(0.5, 0.25));
        context.fillRoundRect(layout.left(), y, layout.width(), thickness, thickness, thickness);
        double perPoint = layout.width() / count.mostPoints();
        double x = layout.left();
        for (Player player : Player.values()) {
            context.setFill(style.colours().of(player));
            context.fillRect(x, y, count.points(player) * perPoint, thickness);
            x += count.points(player) * perPoint;
        }
        context.setFill(style.colours().frameText());
        context.fillRect(x, y, count.neutral() * perPoint, thickness);
        if (style.colours().appearance().isHighContrast()) { // its length is seen as the place that it leaves
            context.setStroke(style.colours().frameText());
            context.setLineWidth(1);
            context.strokeRect(layout.left() + 0.5, y + 0.5, layout.width() - 1, thickness - 1);
        }
    }

    private void paintCoordinates(GraphicsContext context, double frameWidth, int side) {
        double size = Math.min(12, frameWidth * 0.62);
        context.setFont(Typeface.painted(size));
        context.setFill(style.colours().frameText());
        context.setTextAlign(TextAlignment.CENTER);
        context.setTextBaseline(VPos.CENTER);
        double half = layout.pitch() / 2;
        for (int line = 0; line < side; line++) {
            var square = new Square(line, line);
            String name = square.name();
            String row = name.substring(1);
            context.fillText(
                    style.coordinates() == Coordinates.NUMBERS ? row : name.substring(0, 1),
                    layout.x(square) + half,
                    layout.top() - frameWidth / 2);
            context.fillText(row, layout.left() - frameWidth / 2, layout.y(square) + half);
        }
    }
}
