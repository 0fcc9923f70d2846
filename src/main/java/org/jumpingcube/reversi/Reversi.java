package org.jumpingcube.reversi;

import java.util.List;
import java.util.Optional;
import org.jumpingcube.game.EloScale;
import org.jumpingcube.game.GameOptions;
import org.jumpingcube.game.Grid;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Square;
import org.jumpingcube.game.Style;
import org.jumpingcube.game.Turn;
import org.jumpingcube.grid.BoardMoment;
import org.jumpingcube.grid.Brush;
import org.jumpingcube.grid.GridGame;
import org.jumpingcube.grid.PlayLevel;
import org.jumpingcube.search.SearchLimits;

/** Reversi: whoever has more discs wins once neither side can place one. */
public final class Reversi implements GridGame<Discs, Integer> {
    private static final Grid GRID = new Grid(Discs.SIDE, Discs.SIDE);
    private static final long CORNERS = 0x8100_0000_0000_0081L;
    private static final long MANY = 1_000_000; // more than the depth takes
    private static final int DEEP = SearchLimits.MAX_DEPTH;

    /** With the usual levels one that looks a ply further hardly ever loses, since a corner decides most games. */
    private static final List<PlayLevel> LEVELS = List.of(
            new PlayLevel(1, MANY, 2, 90),
            new PlayLevel(1, MANY, 1.5, 20),
            new PlayLevel(1, MANY, 0.5, 3),
            new PlayLevel(2, MANY, 0.5, 1),
            new PlayLevel(DEEP, 600, 0.25, 0),
            new PlayLevel(DEEP, 20_000, 0, 0),
            new PlayLevel(DEEP, 200_000, 0, 0));

    /** What a corner is worth, and a place more to put a disc; Newton would rather have places. */
    private static final int CORNER = 120;

    private static final int PLACE = 12;
    private static final int NEWTONS_PLACE = 18;
    private static final int OPEN = 4; // a disc with an empty square beside it, which may be turned over
    private static final int DISC = 2;

    private static final double DISC_SIZE = 0.64;
    private static final double RIM = 0.03;
    private static final double DOT = 0.16;

    @Override
    public String name() {
        return "reversi";
    }

    @Override
    public Discs start(GameOptions options) {
        return Discs.START;
    }

    @Override
    public Grid grid(Discs position) {
        return GRID;
    }

    @Override
    public boolean isRowOneOnTop() {
        return true;
    }

    @Override
    public List<Square> squares(Integer move) {
        return move.equals(Discs.PASS) ? List.of() : List.of(GRID.at(move));
    }

    @Override
    public Optional<Integer> move(List<Square> squares) {
        return switch (squares.size()) {
            case 0 -> Optional.of(Discs.PASS);
            case 1 -> Optional.of(GRID.index(squares.get(0)));
            default -> Optional.empty();
        };
    }

    @Override
    public char at(Discs position, Square square) {
        long bit = 1L << GRID.index(square);
        return (position.black() & bit) != 0 ? '1' : (position.white() & bit) != 0 ? '2' : EMPTY;
    }

    @Override
    public Discs arranged(GameOptions options, Player toMove, String squares) {
        long black = 0;
        long white = 0;
        for (int index = 0; index < squares.length(); index++) {
            black |= squares.charAt(index) == '1' ? 1L << index : 0;
            white |= squares.charAt(index) == '2' ? 1L << index : 0;
        }
        return new Discs(black, white, toMove);
    }

    /** {@inheritDoc} Only its own discs: a disc that is turned over is no second one. */
    @Override
    public int gain(Turn<Discs, Integer> turn) {
        return count(turn.after(), turn.player()) - count(turn.before(), turn.player());
    }

    // Players

    @Override
    public int evaluate(Discs position, Optional<Style> style) {
        int place = style.filter(Style.NEWTON::equals).isPresent() ? NEWTONS_PLACE : PLACE;
        return worth(position, position.toMove(), place)
                - worth(position, position.toMove().opponent(), place);
    }

    /** A disc beside an empty corner gives the corner away; one with empty squares around it can be turned over. */
    private static int worth(Discs position, Player player, int place) {
        long own = position.of(player);
        long besideCorner = Discs.around(CORNERS & position.empty());
        return CORNER * Long.bitCount(own & CORNERS)
                - CORNER / 4 * Long.bitCount(own & besideCorner)
                + place * Long.bitCount(position.places(player))
                - OPEN * Long.bitCount(own & Discs.around(position.empty()))
                + DISC * Long.bitCount(own);
    }

    @Override
    public double logit(Discs position) {
        return CORNER;
    }

    @Override
    public List<PlayLevel> levels() {
        return LEVELS;
    }

    /** Measured in docs/lab/reversi.md. */
    @Override
    public EloScale elo() {
        return EloScale.of(600, 800, 1050, 1450, 1950, 2600);
    }

    // Looks

    /** Black and white are told apart by how bright they are, so both are round. */
    @Override
    public void paintPiece(Brush brush, char piece, double x, double y, double size) {
        boolean isBlack = piece == '1';
        double width = DISC_SIZE * size;
        double left = x + (1 - width) / 2;
        double top = y + (1 - width) / 2;
        brush.box(left, top + RIM * size, width, width, width / 2, isBlack ? 0x000000 : 0x8d949b);
        brush.box(
                left,
                top - RIM * size,
                width,
                width,
                width / 2,
                colour(isBlack ? Player.ONE : Player.TWO, false, false));
        brush.frame(left, top - RIM * size, width, width, width / 2, RIM / 2, isBlack ? 0x6b737c : 0x4b5560);
    }

    @Override
    public void paintSquare(Brush brush, Discs position, Square square, double x, double y) {
        brush.box(x + RIM / 2, y + RIM / 2, 1 - RIM, 1 - RIM, RIM, felt(brush));
    }

    private static int felt(Brush brush) {
        return brush.isHighContrast() ? 0x0b7a3b : brush.isDark() ? 0x2f7350 : 0x4c9a6c;
    }

    @Override
    public void paintStill(Brush brush, BoardMoment<Discs, Integer> moment) {
        GridGame.super.paintStill(brush, moment);
        if (moment.moving().isEmpty()) {
            paintDots(brush, moment.position());
        }
    }

    @Override
    public void paintMoving(Brush brush, BoardMoment<Discs, Integer> moment) {
        GridGame.super.paintMoving(brush, moment);
        moment.moving().ifPresent(turn -> {
            double over = moment.stage() + moment.progress();
            if (over == 0) {
                paintDots(brush, turn.before());
            } else if (over == stages(turn)) {
                paintDots(brush, turn.after());
            }
        });
    }

    /** Shows where the side to move may place a disc; not while discs turn over. */
    private static void paintDots(Brush brush, Discs position) {
        long places = position.places(position.toMove());
        for (Square square : GRID.squares()) {
            if ((places & (1L << GRID.index(square))) != 0) {
                double left = brush.x(square) + (1 - DOT) / 2;
                double top = brush.y(square) + (1 - DOT) / 2;
                brush.box(left, top, DOT, DOT, DOT / 2, Brush.mix(felt(brush), 0, 0.5));
            }
        }
    }

    @Override
    public int colour(Player player, boolean isDark, boolean isHighContrast) {
        return player == Player.ONE ? 0x1b1e22 : 0xf6f7f4;
    }
}
