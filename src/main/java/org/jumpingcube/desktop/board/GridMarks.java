package org.jumpingcube.desktop.board;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import javafx.geometry.Bounds;
import javafx.geometry.VPos;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.Color;
import javafx.scene.text.Font;
import javafx.scene.text.TextAlignment;
import org.jumpingcube.desktop.look.Appearance;
import org.jumpingcube.desktop.look.Typeface;
import org.jumpingcube.game.Square;

/** Paints what lies on a board besides the game: the frame with the names, and the marks. */
final class GridMarks {
    private static final double LABEL = 11;
    private static final double ROUNDING = 18;

    private final GraphicsContext context;
    private final BoardPlaces places;
    private final Appearance appearance;

    /**
     * The marks on a board at rest.
     *
     * @param targets squares that may be chosen next
     * @param picked the squares of the move that is being entered
     * @param last the squares of the move before
     * @param hint the squares of a hint, or of a computer's choice
     * @param focus the square with the keyboard focus, if that is to be seen
     * @param hovered the square under the mouse, if it may be chosen
     */
    record Shown(
            Set<Square> targets,
            List<Square> picked,
            List<Square> last,
            List<Square> hint,
            Optional<Square> focus,
            Optional<Square> hovered) {}

    GridMarks(GraphicsContext context, BoardPlaces places, Appearance appearance) {
        this.context = context;
        this.places = places;
        this.appearance = appearance;
    }

    void paintFrame() {
        Bounds extent = places.extent();
        context.setFill(
                appearance.isHighContrast() ? ground() : Color.web(appearance.isDark() ? "#1c2025" : "#d5dbe0"));
        context.fillRoundRect(
                extent.getMinX(), extent.getMinY(), extent.getWidth(), extent.getHeight(), ROUNDING, ROUNDING);
        context.setFill(appearance.isHighContrast() ? ink() : Color.web(appearance.isDark() ? "#b3bcc6" : "#4b5560"));
        context.setFont(Font.font(Typeface.family(), LABEL));
        context.setTextAlign(TextAlignment.CENTER);
        context.setTextBaseline(VPos.CENTER);
        double half = places.pitch() / 2;
        for (int across = 0; across < places.across(); across++) {
            places.at(across, 0)
                    .ifPresent(square -> context.fillText(
                            square.name().substring(0, 1),
                            places.x(square) + half,
                            places.top() - places.margin() / 2));
        }
        for (int down = 0; down < places.down(); down++) {
            places.at(0, down)
                    .ifPresent(square -> context.fillText(
                            square.name().substring(1), places.left() - places.margin() / 2, places.y(square) + half));
        }
    }

    void paint(Shown marks) {
        boolean isPicking = !marks.picked().isEmpty();
        marks.last().forEach(square -> frame(square, 0.05, ink(), 0));
        marks.picked().forEach(square -> frame(square, 0.05, accent(), 0));
        if (isPicking) {
            marks.targets().forEach(this::dot);
        }
        marks.hovered().ifPresent(square -> frame(square, 0.09, accent(), 0));
        marks.hint().forEach(square -> frame(square, 0.13, hint(), 0));
        marks.focus().ifPresent(square -> frame(square, 0.02, accent(), 4));
    }

    private Color ground() {
        return appearance.isDark() ? Color.BLACK : Color.WHITE;
    }

    private Color ink() {
        return appearance.isDark() ? Color.web("#f2f5f8") : Color.web("#1c232b");
    }

    private Color accent() {
        return appearance.isDark() ? Color.web("#7db8ff") : Color.web("#1b66c4");
    }

    private Color hint() {
        return appearance.isDark() ? Color.web("#57c785") : Color.web("#1f7f47");
    }

    private void dot(Square square) {
        var centre = places.centre(square);
        double size = places.pitch() * 0.22;
        context.setFill(accent());
        context.fillOval(centre.getX() - size / 2, centre.getY() - size / 2, size, size);
    }

    /** @param dash the pixels of a dash; 0 for a line without gaps */
    private void frame(Square square, double gap, Color colour, double dash) {
        double inset = places.pitch() * gap;
        double size = places.pitch() - 2 * inset;
        double width = Math.max(2, places.pitch() / 28);
        stroke(square, inset, size, ground(), width + 2); // an edge: nobody knows the colours below
        context.setLineDashes(dash);
        stroke(square, inset, size, colour, width);
        context.setLineDashes(null);
    }

    private void stroke(Square square, double inset, double size, Color colour, double width) {
        context.setStroke(colour);
        context.setLineWidth(width);
        context.strokeRoundRect(places.x(square) + inset, places.y(square) + inset, size, size, size * 0.2, size * 0.2);
    }
}
