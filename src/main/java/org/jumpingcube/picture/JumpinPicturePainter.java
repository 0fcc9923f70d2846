package org.jumpingcube.picture;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Square;
import org.jumpingcube.game.Turn;
import org.jumpingcube.jumpin.JumpinMove;
import org.jumpingcube.jumpin.JumpinPosition;
import org.jumpingcube.jumpin.JumpinTurn;
import org.jumpingcube.jumpin.PawnBoard;
import org.jumpingcube.jumpin.Squares;

/** Draws boards of Jumpin as the window does, a little plainer. */
final class JumpinPicturePainter implements GamePainter<JumpinPosition, JumpinMove> {
    private static final int GROUND = 0xccd3db;
    private static final int SQUARE = 0xe8ecf1;
    private static final int GOLD_HOME = 0xf3e6c3;
    private static final int SILVER_HOME = 0xd9e2ec;
    private static final int LAST_MOVE = 0xc98a00;
    private static final int GOLD = 0xe3b545;
    private static final int GOLD_LIP = 0x8f650c;
    private static final int SILVER = 0xd9dfe5;
    private static final int SILVER_LIP = 0x67727e;

    private static final double FRAME = 0.2; // of a cell, as are all of these
    private static final double GAP = 0.03;
    private static final double PAWN = 0.7;
    private static final double ROUNDING = 0.1;

    private static final int STEP_TIME = 6;
    private static final int LANDING_TIME = 25;

    private final int pitch;
    private final int frame;

    /** @param size the most pixels in height */
    JumpinPicturePainter(int size) {
        pitch = Math.max(4, (int) (size / (Squares.ROWS + 2 * FRAME)));
        frame = (int) Math.rint(pitch * FRAME);
    }

    @Override
    public Drawing draw(JumpinPosition position) {
        return drawing(position.board(), Stream.empty());
    }

    @Override
    public Drawing drawAfter(Turn<JumpinPosition, JumpinMove> turn) {
        var path = JumpinTurn.of(turn).path();
        return drawing(
                turn.after().board(),
                path.isEmpty() ? Stream.empty() : Stream.of(ring(path.get(0)), ring(path.get(path.size() - 1))));
    }

    @Override
    public List<Frame> between(Turn<JumpinPosition, JumpinMove> turn, int steps) {
        if (!(turn.move() instanceof JumpinMove.Jump)) {
            return List.of();
        }
        var path = JumpinTurn.of(turn).path();
        var frames = new ArrayList<Frame>();
        for (int leg = 1; leg < path.size(); leg++) {
            Square from = path.get(leg - 1);
            Square to = path.get(leg);
            for (int step = 1; step <= steps; step++) {
                double way = (double) step / steps;
                frames.add(new Frame(
                        () -> drawing(turn.before().board(), path.get(0), moving(turn.player(), from, to, way)),
                        step == steps ? LANDING_TIME : STEP_TIME));
            }
        }
        return frames;
    }

    @Override
    public int colour(Player player) {
        return player == Player.ONE ? GOLD : SILVER;
    }

    private Stream<Tile> moving(Player player, Square from, Square to, double way) {
        double x = x(from) + (x(to) - x(from)) * way;
        double y = y(from) + (y(to) - y(from)) * way;
        return pawn(player, x, y, 1 + 0.3 * Math.sin(Math.PI * way)); // larger where it is highest
    }

    private double x(Square square) {
        return frame + (square.column() + 0.5) * pitch;
    }

    private double y(Square square) {
        return frame + (Squares.ROWS - square.row() - 0.5) * pitch;
    }

    private Drawing drawing(PawnBoard board, Stream<Tile> above) {
        return drawing(Stream.concat(pawns(board, square -> true), above));
    }

    private Drawing drawing(PawnBoard board, Square without, Stream<Tile> above) {
        return drawing(Stream.concat(pawns(board, square -> !square.equals(without)), above));
    }

    private Drawing drawing(Stream<Tile> pawns) {
        int width = Squares.COLUMNS * pitch + 2 * frame;
        int height = Squares.ROWS * pitch + 2 * frame;
        return new Drawing(
                width,
                height,
                GROUND,
                "Jumpin",
                Stream.concat(Squares.all().stream().map(this::ground), pawns).toList());
    }

    private Tile ground(Square square) {
        boolean isGold = PawnBoard.home(Player.ONE).contains(square);
        int colour = isGold ? GOLD_HOME : PawnBoard.home(Player.TWO).contains(square) ? SILVER_HOME : SQUARE;
        double size = pitch * (1 - 2 * GAP);
        return Tile.filled(x(square) - size / 2, y(square) - size / 2, size, pitch * ROUNDING, colour);
    }

    private Stream<Tile> pawns(PawnBoard board, Predicate<Square> isShown) {
        return Stream.of(Player.values())
                .flatMap(player -> board.pawns(player).squares().stream()
                        .filter(isShown)
                        .flatMap(square -> pawn(player, x(square), y(square), 1)));
    }

    private Stream<Tile> pawn(Player player, double x, double y, double scale) {
        double size = pitch * PAWN * scale;
        boolean isGold = player == Player.ONE;
        int top = colour(player);
        return Stream.of(
                Tile.disc(x, y, size, isGold ? GOLD_LIP : SILVER_LIP),
                Tile.disc(x, y - size * 0.04, size * 0.86, top),
                Tile.disc(x, y - size * 0.06, size * 0.5, Shade.mix(top, Shade.WHITE, 0.4)));
    }

    private Tile ring(Square square) {
        double size = pitch * (1 - 3 * GAP);
        double line = Math.max(2, pitch * 0.06);
        return new Tile(x(square) - size / 2, y(square) - size / 2, size, size, pitch * ROUNDING, line, LAST_MOVE);
    }
}
