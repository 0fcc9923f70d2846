package org.jumpingcube.desktop.jumpin;

import javafx.geometry.Point2D;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import org.jumpingcube.desktop.board.BoardPlaces;
import org.jumpingcube.game.Player;
import org.jumpingcube.jumpin.JumpinMove;
import org.jumpingcube.jumpin.JumpinTurn;

/** Paints pawns in the air, on a canvas that lies over the board. */
final class AirPainter {
    private static final double DRAGGED_HEIGHT = 0.3; // of a square

    private final GraphicsContext context;
    private final BoardPlaces layout;
    private final PawnPainter painter;

    AirPainter(Canvas air, BoardPlaces layout, JumpinColours colours) {
        this.layout = layout;
        context = air.getGraphicsContext2D();
        painter = new PawnPainter(context, colours, 0);
        context.clearRect(0, 0, air.getWidth(), air.getHeight());
    }

    /** The pawn that makes a turn, or the two that change places. */
    void paint(JumpinTurn turn, Hop hop) {
        if (turn.move() instanceof JumpinMove.Swap) {
            paintHop(turn.player().opponent(), new Hop(hop.to(), hop.from(), hop.progress(), 0));
        }
        paintHop(turn.player(), hop);
    }

    private void paintHop(Player player, Hop hop) {
        Point2D from = layout.centre(hop.from());
        Point2D at = from.interpolate(layout.centre(hop.to()), hop.progress());
        painter.paint(player, at.getX(), at.getY(), layout.pitch(), hop.rise());
    }

    /** A pawn that is being dragged. */
    void paintDragged(Player player, Point2D at) {
        painter.paint(player, at.getX(), at.getY(), layout.pitch(), DRAGGED_HEIGHT);
    }
}
