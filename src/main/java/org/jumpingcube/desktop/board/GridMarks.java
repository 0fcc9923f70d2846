package org.jumpingcube.desktop.board;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.Color;
import org.jumpingcube.desktop.look.Appearance;
import org.jumpingcube.game.Square;

/** Paints what lies on a board besides the game: the frame with the names, and the marks. */
final class GridMarks {
    private final GraphicsContext context;
    private final BoardPlaces places;
    private final Appearance appearance;

    /**
     * The marks on a board at rest.
     *
     * @param targets squares that may be chosen next
     * @param picked the squares of the move that is being entered
     * @param last the squares of the move before
     * @param deciding the squares that have decided the game
     * @param hint the squares of a hint, or of a computer's choice
     * @param focus the square with the keyboard focus, if that is to be seen
     * @param hovered the square under the mouse, if it may be chosen
     */
    record Shown(
            Set<Square> targets,
            List<Square> picked,
            List<Square> last,
            List<Square> deciding,
            List<Square> hint,
            Optional<Square> focus,
            Optional<Square> hovered) {}

    GridMarks(GraphicsContext context, BoardPlaces places, Appearance appearance) {
        this.context = context;
        this.places = places;
        this.appearance = appearance;
    }

    /** @param ground the colour of the frame */
    void paintFrame(Color ground) {
        Color names = appearance.isHighContrast() ? ink() : Color.web(appearance.isDark() ? "#b3bcc6" : "#4b5560");
        BoardFrame.paint(context, places, ground, names);
    }

    void paint(Shown marks) {
        boolean isPicking = !marks.picked().isEmpty();
        marks.last().forEach(square -> frame(square, 0.05, ink(), 0));
        marks.deciding().forEach(square -> frame(square, 0.05, hint(), 0));
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
