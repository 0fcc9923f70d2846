package org.jumpingcube.desktop.cube;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import javafx.geometry.VPos;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.Color;
import javafx.scene.text.Font;
import javafx.scene.text.TextAlignment;
import org.jumpingcube.cube.Board;
import org.jumpingcube.cube.Square;

/** What a board is painted on: remembers what it shows, and repaints a cell only if it is to look otherwise. */
final class BoardCanvas extends Canvas {
    /** With dots over so many cells in each frame it pays to copy cells. */
    private static final int BUSY = 48;

    private final Map<Square, CellLook> painted = new HashMap<>();
    private final Set<Square> underDots = new HashSet<>();
    private CellPictures pictures = new CellPictures(BoardStyle.DEFAULT, 1, 1);
    private BoardStyle style = BoardStyle.DEFAULT;
    private BoardLayout layout = new BoardLayout(1, 0, 0, 1);
    private boolean isFramePainted;

    /** Takes a size, and places a board of so many squares along an edge in it. */
    void fit(int side, double width, double height) {
        var fitting = BoardLayout.fit(side, width, height);
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
        isFramePainted = false;
    }

    BoardStyle style() {
        return style;
    }

    /** What is on the canvas now, cell by cell. */
    Map<Square, CellLook> painted() {
        return Map.copyOf(painted);
    }

    /** The square at a point of the canvas. */
    Optional<Square> squareAt(double x, double y) {
        return layout.squareAt(x, y);
    }

    /**
     * Paints what has changed.
     *
     * @param looks how the cell of a square is to look
     * @param frame the picture of a cascade whose dots fly over the cells
     */
    void paint(Board board, Function<Square, CellLook> looks, Optional<CascadeFrame> frame) {
        if (getWidth() < 1 || getHeight() < 1) {
            return;
        }
        GraphicsContext context = getGraphicsContext2D();
        paintFrameOnce(context, board.side());
        var painter = new CubePainter(context, style);
        boolean isBusy = isBusy(underDots.size());
        for (Square square : board.squares()) {
            CellLook look = looks.apply(square);
            if (underDots.contains(square) || !look.equals(painted.get(square))) {
                if (isBusy) {
                    pictures().paint(context, look, layout.x(square), layout.y(square));
                } else {
                    painter.paint(look, layout.x(square), layout.y(square), layout.pitch());
                }
                painted.put(square, look);
            }
        }
        underDots.clear();
        frame.ifPresent(shown -> paintDots(painter, shown));
    }

    /** Copies of a screen with a fractional scale would not be sharp. */
    private boolean isBusy(int cells) {
        return cells >= BUSY && scale() == Math.rint(scale());
    }

    /** The pictures of cells that fit the layout of the moment. */
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

    private void paintDots(CubePainter painter, CascadeFrame shown) {
        double half = layout.pitch() / 2;
        Color colour = style.colours().of(shown.mover());
        boolean isBusy = isBusy(shown.dots().size());
        for (Dot dot : shown.dots()) {
            double x = layout.x(dot.from()) + (layout.x(dot.to()) - layout.x(dot.from())) * dot.way();
            double y = layout.y(dot.from()) + (layout.y(dot.to()) - layout.y(dot.from())) * dot.way();
            if (isBusy) {
                pictures().paintDot(getGraphicsContext2D(), colour, x + half, y + half);
            } else {
                painter.paintDot(colour, x + half, y + half, layout.pitch());
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
        double frameWidth = layout.frame();
        double extent = layout.extent() + 2 * frameWidth;
        double rounding = Math.min(40, layout.pitch() * 0.4);
        context.setFill(style.colours().frame());
        context.fillRoundRect(
                layout.left() - frameWidth, layout.top() - frameWidth, extent, extent, rounding, rounding);
        paintCoordinates(context, frameWidth, side);
    }

    private void paintCoordinates(GraphicsContext context, double frameWidth, int side) {
        double size = Math.min(12, frameWidth * 0.62);
        context.setFont(Font.font("System", size));
        context.setFill(style.colours().frameText());
        context.setTextAlign(TextAlignment.CENTER);
        context.setTextBaseline(VPos.CENTER);
        double half = layout.pitch() / 2;
        for (int line = 0; line < side; line++) {
            var square = new Square(line, line);
            String name = square.name();
            context.fillText(name.substring(0, 1), layout.x(square) + half, layout.top() - frameWidth / 2);
            context.fillText(name.substring(1), layout.left() - frameWidth / 2, layout.y(square) + half);
        }
    }
}
