package org.jumpingcube.desktop.jumpin;

import java.util.List;
import javafx.geometry.Point2D;
import javafx.geometry.VPos;
import javafx.scene.Node;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.Color;
import javafx.scene.text.Font;
import javafx.scene.text.FontWeight;
import javafx.scene.text.TextAlignment;
import org.jumpingcube.desktop.board.BoardFrame;
import org.jumpingcube.desktop.board.BoardPlaces;
import org.jumpingcube.desktop.board.CanvasBrush;
import org.jumpingcube.desktop.look.Appearance;
import org.jumpingcube.desktop.look.Typeface;
import org.jumpingcube.game.Grid;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Square;
import org.jumpingcube.jumpin.JumpinLook;
import org.jumpingcube.jumpin.Squares;

/** Paints the board of Jumpin: squares, pawns, where a pawn can land, and how it gets there. */
final class JumpinPainter {
    private static final List<String> PICTURE = List.of("g...s", "ggs..", "..gss"); // gold and silver
    private static final double GAP = 0.03; // of a square, on each side
    private static final double ROUNDING = 0.2;
    private static final double BADGE = 0.36; // diameter of a landing's number, of a square
    private static final double RING = 0.86; // diameter, of a square
    private static final double ARC = 0.32; // how far an arrow bends, of its length
    private static final double FADED = 0.5; // a pawn that cannot move
    private static final double SMALL_LABEL = 11;

    private final CanvasBrush brush;
    private final GraphicsContext context;
    private final BoardPlaces layout;
    private final JumpinColours colours;
    private final List<String> homes;
    private final double pitch;

    /** @param homes the names of Gold's home and of Silver's */
    JumpinPainter(CanvasBrush brush, List<String> homes) {
        this.brush = brush;
        this.homes = homes;
        context = brush.context();
        layout = brush.places();
        colours = JumpinColours.of(brush.appearance());
        pitch = layout.pitch();
    }

    /** A picture of this height: some squares at Gold's home in the middle of a game. */
    static Node picture(double height, Appearance appearance) {
        int across = PICTURE.get(0).length();
        double pitch = height / PICTURE.size();
        var canvas = new Canvas(across * pitch, height);
        var places = new BoardPlaces(new Grid(across, PICTURE.size()), true, false, 0, 0, pitch, 0);
        var brush = new CanvasBrush(canvas.getGraphicsContext2D(), places, appearance);
        var palette = JumpinLook.palette(brush);
        BoardFrame.paintGround(brush.context(), places, CanvasBrush.colour(palette.frame()));
        for (Square square : places.grid().squares()) {
            double x = square.column();
            double y = square.row();
            double gap = 2 * GAP;
            int ground = square.column() == 0 ? palette.goldHome() : palette.square();
            brush.box(x + gap, y + gap, 1 - 2 * gap, 1 - 2 * gap, ROUNDING / 2, ground);
            char shown = PICTURE.get(square.row()).charAt(square.column());
            if (shown != '.') {
                JumpinLook.paintPawn(brush, shown == 'g' ? Player.ONE : Player.TWO, x, y, 0, 0);
            }
        }
        return canvas;
    }

    void paint(JumpinScene scene) {
        paintFrame();
        Squares.all().forEach(square -> paintSquare(scene, square));
        scene.choice().ifPresent(choice -> paintLandings(scene, choice));
        Squares.all().forEach(square -> paintPawn(scene, square));
        scene.choice().ifPresent(choice -> paintWay(scene, choice));
        if (scene.hint().size() > 1) {
            paintArrows(scene.hint(), colours.last());
            paintRing(scene.hint().get(0));
            paintRing(scene.hint().get(scene.hint().size() - 1));
        }
        scene.pointed().filter(square -> scene.isFocusSeen()).ifPresent(this::paintFocus);
    }

    // The board

    private void paintFrame() {
        BoardFrame.paint(
                context, layout, CanvasBrush.colour(JumpinLook.palette(brush).frame()), colours.label());
        if (layout.isLying()) { // an upright board has no room for the names of the homes under it
            double y = layout.top() + layout.down() * pitch + BoardPlaces.MARGIN / 2;
            context.setFont(Font.font(Typeface.family(), SMALL_LABEL));
            context.fillText(homes.get(0), layout.left() + pitch, y);
            context.fillText(homes.get(1), layout.left() + (layout.across() - 1) * pitch, y);
        }
    }

    private void paintSquare(JumpinScene scene, Square square) {
        JumpinLook.paintGround(brush, square, brush.x(square), brush.y(square));
        if (scene.last().contains(square)) {
            context.setStroke(colours.last(scene.lastMover()));
            context.setLineWidth(Math.max(2, pitch / 28));
            context.setLineDashes(square.equals(scene.last().get(0)) ? pitch / 14 : 0);
            strokeSquare(square);
            context.setLineDashes(null);
        }
        boolean isFrom =
                scene.choice().filter(choice -> choice.from().equals(square)).isPresent();
        if (isFrom
                || (isPickable(scene, square)
                        && scene.pointed().filter(square::equals).isPresent())) {
            context.setFill(colours.choice().deriveColor(0, 1, 1, isFrom ? 0.28 : 0.16));
            fillSquare(square);
            context.setStroke(colours.choice());
            context.setLineWidth(Math.max(1.5, pitch / 36));
            strokeSquare(square);
        }
    }

    private static boolean isPickable(JumpinScene scene, Square square) {
        return scene.choice().isEmpty()
                && scene.board().occupied().contains(square)
                && !scene.dim().contains(square);
    }

    private void paintFocus(Square square) {
        context.setStroke(colours.choice());
        context.setLineWidth(2);
        context.setLineDashes(4, 3);
        double inset = pitch * 0.02;
        context.strokeRoundRect(
                layout.x(square) + inset,
                layout.y(square) + inset,
                pitch - 2 * inset,
                pitch - 2 * inset,
                pitch * ROUNDING,
                pitch * ROUNDING);
        context.setLineDashes(null);
    }

    private void fillSquare(Square square) {
        double gap = pitch * GAP;
        double size = pitch - 2 * gap;
        context.fillRoundRect(
                layout.x(square) + gap, layout.y(square) + gap, size, size, size * ROUNDING, size * ROUNDING);
    }

    private void strokeSquare(Square square) {
        double gap = pitch * (GAP + 0.02);
        double size = pitch - 2 * gap;
        context.strokeRoundRect(
                layout.x(square) + gap, layout.y(square) + gap, size, size, size * ROUNDING, size * ROUNDING);
    }

    // Pawns

    private void paintPawn(JumpinScene scene, Square square) {
        boolean isGold = scene.board().gold().contains(square);
        if (!scene.board().occupied().contains(square) || scene.lifted().contains(square)) {
            return;
        }
        var player = isGold ? Player.ONE : Player.TWO;
        boolean isDim = scene.dim().contains(square);
        if (isDim && brush.isHighContrast()) { // pale ones would have too little contrast
            JumpinLook.paintOutline(brush, player, square, CanvasBrush.rgb(colours.last(player)));
        } else {
            JumpinLook.paintPawn(brush, player, brush.x(square), brush.y(square), 0, isDim ? FADED : 0);
        }
        var centre = layout.centre(square);
        if (scene.stranded().contains(square)) {
            paintStranded(centre);
        }
        if (scene.ladders().contains(square)) {
            paintBadge(
                    centre.add(pitch * 0.3, -pitch * 0.3),
                    pitch * 0.26,
                    colours.danger(),
                    "\u2191",
                    colours.onChoice());
        }
    }

    private void paintStranded(Point2D centre) {
        double size = pitch * 0.78;
        context.setStroke(colours.danger());
        context.setLineWidth(Math.max(1.5, pitch / 45));
        context.setLineDashes(pitch / 16);
        context.strokeOval(centre.getX() - size / 2, centre.getY() - size / 2, size, size);
        context.setLineDashes(null);
    }

    // A choice

    private void paintLandings(JumpinScene scene, Choice choice) {
        choice.landings().forEach((square, landing) -> {
            boolean isPointed = scene.pointed().filter(square::equals).isPresent();
            Color colour = landing.loses() ? colours.danger() : colours.choice();
            context.setFill(colour.deriveColor(0, 1, 1, isPointed ? 0.38 : 0.14));
            fillSquare(square);
            if (landing.jumps() > 0) {
                paintNumber(square, landing, isPointed);
            }
        });
    }

    private void paintNumber(Square square, Choice.Landing landing, boolean isPointed) {
        Color colour = landing.loses() ? colours.danger() : colours.choice();
        String text = landing.loses() ? "!" : landing.wins() ? "\u2605" : Integer.toString(landing.jumps());
        if (isPointed) {
            paintBadge(layout.centre(square), pitch * BADGE, colour, text, colours.onChoice());
        } else {
            paintBadge(layout.centre(square), pitch * BADGE, colours.onChoice(), text, colour);
            context.setStroke(colour);
            context.setLineWidth(Math.max(1, pitch / 45));
            double size = pitch * BADGE;
            var centre = layout.centre(square);
            context.strokeOval(centre.getX() - size / 2, centre.getY() - size / 2, size, size);
        }
    }

    /** Paints a ring around a pawn or a square that a hint names. */
    private void paintRing(Square square) {
        double size = pitch * RING;
        var centre = layout.centre(square);
        context.setStroke(colours.last());
        context.setLineWidth(Math.max(2, pitch / 20));
        context.strokeOval(centre.getX() - size / 2, centre.getY() - size / 2, size, size);
    }

    private void paintBadge(Point2D centre, double size, Color ground, String text, Color ink) {
        context.setFill(ground);
        context.fillOval(centre.getX() - size / 2, centre.getY() - size / 2, size, size);
        context.setFill(ink);
        context.setFont(Font.font(Typeface.FAMILY, FontWeight.BOLD, size * 0.55));
        context.setTextAlign(TextAlignment.CENTER);
        context.setTextBaseline(VPos.CENTER);
        context.fillText(text, centre.getX(), centre.getY());
    }

    private void paintWay(JumpinScene scene, Choice choice) {
        var landing = scene.landing();
        List<Square> way = landing.map(Choice.Landing::route).orElse(choice.path());
        if (way.size() < 2) {
            return;
        }
        boolean loses = landing.filter(Choice.Landing::loses).isPresent();
        paintArrows(way, loses ? colours.danger() : colours.choice());
        for (int jump = 1; jump < way.size() - 1; jump++) {
            paintBadge(
                    layout.centre(way.get(jump)),
                    pitch * BADGE * 0.8,
                    colours.choice(),
                    Integer.toString(jump),
                    colours.onChoice());
        }
    }

    /** Paints an arc for each jump of the pawn. */
    private void paintArrows(List<Square> way, Color colour) {
        context.setStroke(colour);
        context.setFill(colour);
        context.setLineWidth(Math.max(2, pitch / 24));
        for (int jump = 1; jump < way.size(); jump++) {
            paintArrow(layout.centre(way.get(jump - 1)), layout.centre(way.get(jump)));
        }
    }

    private void paintArrow(Point2D from, Point2D to) {
        Point2D along = to.subtract(from).normalize();
        Point2D start = from.add(along.multiply(pitch * 0.2));
        Point2D end = to.subtract(along.multiply(pitch * 0.24));
        Point2D bend = bend(start, end);
        context.beginPath();
        context.moveTo(start.getX(), start.getY());
        context.quadraticCurveTo(bend.getX(), bend.getY(), end.getX(), end.getY());
        context.stroke();
        Point2D tip = end.subtract(bend).normalize();
        double head = pitch * 0.11;
        Point2D side = new Point2D(-tip.getY(), tip.getX()).multiply(head * 0.7);
        Point2D point = end.add(tip.multiply(head));
        context.fillPolygon(
                new double[] {
                    point.getX(), end.add(side).getX(), end.subtract(side).getX()
                },
                new double[] {
                    point.getY(), end.add(side).getY(), end.subtract(side).getY()
                },
                3);
    }

    /** The control point of an arc between two points: it bends upwards if it is rather flat, else to the right. */
    static Point2D bend(Point2D from, Point2D to) {
        Point2D half = from.midpoint(to);
        double reach = from.distance(to) * ARC;
        return Math.abs(to.getX() - from.getX()) > Math.abs(to.getY() - from.getY())
                ? half.subtract(0, reach)
                : half.add(reach, 0);
    }
}
