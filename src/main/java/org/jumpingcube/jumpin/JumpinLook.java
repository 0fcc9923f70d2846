package org.jumpingcube.jumpin;

import java.util.List;
import org.jumpingcube.game.Grid;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Square;
import org.jumpingcube.game.Turn;
import org.jumpingcube.grid.Brush;
import org.jumpingcube.grid.GridLook;
import org.jumpingcube.jumpin.JumpinMove.Jump;
import org.jumpingcube.jumpin.JumpinMove.Swap;

/**
 * What Jumpin looks like: pawns seen from above, with light from the upper left, which hop from square to square. Gold's
 * are round and Silver's are square, so that no colour is needed to tell them apart.
 */
public class JumpinLook implements GridLook<JumpinPosition, JumpinMove> {
    private static final double GAP = 0.03; // of a square, on each side
    private static final double ROUNDING = 0.094;
    private static final double HOP = 0.55; // how high, in squares
    private static final double SIZE = 0.64; // of a pawn
    private static final double EDGE = 0.92; // of a square pawn, which would look larger than a round one
    private static final double SQUARENESS = 0.15;
    private static final double LIP = 0.07; // of the pawn: the side that shows below its face
    private static final double SLANT = 0.6; // of the light
    private static final double LINE = 1 / 60.0;
    private static final double OUTLINE = 1 / 20.0;
    private static final double KNOB = 0.46;
    private static final double SHADOW = 0.28;

    @Override
    public Grid grid(JumpinPosition position) {
        return Squares.GRID;
    }

    @Override
    public char at(JumpinPosition position, Square square) {
        PawnBoard board = position.board();
        return board.gold().contains(square) ? '1' : board.silver().contains(square) ? '2' : EMPTY;
    }

    @Override
    public List<Square> squares(JumpinMove move) {
        return move instanceof Jump jump
                ? List.of(jump.from(), jump.to())
                : move instanceof Swap swap ? List.of(swap.from(), swap.to()) : List.of();
    }

    @Override
    public List<Square> way(Turn<JumpinPosition, JumpinMove> turn) {
        return JumpinTurn.of(turn).path();
    }

    /** {@inheritDoc} None: nothing changes but what moves. */
    @Override
    public List<Square> changed(Turn<JumpinPosition, JumpinMove> turn) {
        return List.of();
    }

    @Override
    public void paintSquare(Brush brush, JumpinPosition position, Square square, double x, double y) {
        paintGround(brush, square, x, y);
    }

    /** Paints the ground of a square whose upper left corner is at a place. */
    public static void paintGround(Brush brush, Square square, double x, double y) {
        brush.box(
                x + GAP,
                y + GAP,
                1 - 2 * GAP,
                1 - 2 * GAP,
                ROUNDING,
                palette(brush).at(square));
    }

    @Override
    public void paintPiece(Brush brush, char piece, double x, double y, double size) {
        paintPawn(brush, player(piece), x, y, 0, 0);
    }

    private static Player player(char piece) {
        return piece == '1' ? Player.ONE : Player.TWO;
    }

    @Override
    public void paintMoving(Brush brush, char piece, double x, double y, double part) {
        paintPawn(brush, player(piece), x, y, HOP * 4 * part * (1 - part), 0);
    }

    /**
     * Paints a pawn.
     *
     * @param x the left edge of its square
     * @param y the upper edge
     * @param height above the board in squares, for a pawn in the air
     * @param faded how much of its colours is replaced by the square's, 0 to 1
     */
    public static void paintPawn(Brush brush, Player player, double x, double y, double height, double faded) {
        JumpinPalette palette = palette(brush);
        double size = SIZE * (1 + 0.12 * height);
        double lip = size * LIP;
        double middle = x + 0.5;
        double face = y + 0.5 - lip / 2 - height;
        double away = 0.04 + 0.16 * height;
        int top = Brush.mix(JumpinPalette.faceTop(player), palette.square(), faded);
        int bottom = Brush.mix(JumpinPalette.faceBottom(player), palette.square(), faded);
        int side = Brush.mix(JumpinPalette.lip(player), palette.square(), faded);
        int edge = Brush.mix(palette.pawnEdge(), palette.square(), faded);
        double cast = edge(player, size * (1 + 0.1 * height));
        double left = middle + away / 2 - cast / 2;
        double upper = y + 0.5 + lip + away - cast / 2;
        brush.shadow(left, upper, cast, cast, rounding(player, cast), SHADOW / (1 + height));
        fill(brush, player, middle, face + lip, size, side, side);
        outline(brush, player, middle, face + lip, size, LINE, edge);
        fill(brush, player, middle, face, size, top, bottom);
        outline(brush, player, middle, face, size, LINE, edge); // a light face would not stand out on a light square
        fill(brush, player, middle, face, size * KNOB * 1.16, bottom, top);
        fill(brush, player, middle, face, size * KNOB, top, bottom);
    }

    /** Paints the outline of a pawn on a square: the whole of it and its knob. */
    public static void paintOutline(Brush brush, Player player, Square square, int rgb) {
        double x = brush.x(square) + 0.5;
        double y = brush.y(square) + 0.5;
        outline(brush, player, x, y, SIZE, OUTLINE, rgb);
        outline(brush, player, x, y, SIZE * KNOB, OUTLINE, rgb);
    }

    private static double edge(Player player, double size) {
        return player == Player.ONE ? size : size * EDGE;
    }

    private static double rounding(Player player, double edge) {
        return player == Player.ONE ? edge / 2 : edge * SQUARENESS;
    }

    private static void fill(Brush brush, Player player, double x, double y, double size, int upper, int lower) {
        double edge = edge(player, size);
        double rounding = rounding(player, edge);
        if (upper == lower) {
            brush.box(x - edge / 2, y - edge / 2, edge, edge, rounding, upper);
        } else {
            brush.shaded(x - edge / 2, y - edge / 2, edge, edge, rounding, upper, lower, SLANT);
        }
    }

    private static void outline(Brush brush, Player player, double x, double y, double size, double line, int rgb) {
        double edge = edge(player, size);
        brush.frame(x - edge / 2, y - edge / 2, edge, edge, rounding(player, edge), line, rgb);
    }

    /** The colours to paint with. */
    public static JumpinPalette palette(Brush brush) {
        return JumpinPalette.of(brush.isDark(), brush.isHighContrast());
    }

    @Override
    public int colour(Player player, boolean isDark, boolean isHighContrast) {
        return JumpinPalette.of(isDark, isHighContrast).side(player);
    }

    @Override
    public int frame(boolean isDark, boolean isHighContrast) {
        return JumpinPalette.of(isDark, isHighContrast).frame();
    }
}
