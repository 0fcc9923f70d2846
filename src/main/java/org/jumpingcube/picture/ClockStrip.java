package org.jumpingcube.picture;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntFunction;
import org.jumpingcube.game.ClockTime;
import org.jumpingcube.game.GameClock;
import org.jumpingcube.game.History;
import org.jumpingcube.game.Player;

/**
 * What both players have left on their clocks, below a drawing of their board. The digits are made of bars, since a
 * picture needs no typeface.
 *
 * @param colour of each player's pieces
 */
record ClockStrip(ToIntFunction<Player> colour) {
    private static final int INK = 0x1f2630;
    private static final int LOW = 0xb3261e; // in the last ten seconds

    private static final double DIGIT = 0.05; // the height of a digit, as a share of the width of the picture
    private static final double LEAST_DIGIT = 9; // pixels

    // Shares of the height of a digit.
    private static final double HEIGHT = 1.9; // of the strip
    private static final double WIDTH = 0.55; // of a digit
    private static final double SIGN_WIDTH = 0.2; // of a colon or a point
    private static final double GAP = 0.2;
    private static final double LINE = 0.14;

    /** Which bars make a digit: top, middle, bottom, and left and right, each the upper half and the lower. */
    private static final List<String> BARS =
            List.of("tblLrR", "rR", "tmbrL", "tmbrR", "mlrR", "tmblR", "tmblLR", "trR", "tmblLrR", "tmblrR");

    /** The drawing with the strip below it, as the clock stands in this place of its game. */
    Drawing below(Drawing board, GameClock clock, History<?, ?> place) {
        double digit = Math.rint(Math.max(LEAST_DIGIT, board.width() * DIGIT));
        int height = (int) Math.rint(digit * HEIGHT);
        var tiles = new ArrayList<>(board.tiles());
        for (Player player : Player.values()) {
            double x = Math.rint(digit / 2 + (player == Player.ONE ? 0 : board.width() / 2.0));
            double y = board.height() + Math.rint((height - digit) / 2 - digit * GAP);
            var left = clock.left(place, player, 0);
            left.ifPresent(millis -> {
                tiles.add(Tile.disc(x + digit / 2, y + digit / 2, digit * 0.8, colour.applyAsInt(player)));
                long tenths = ClockTime.tenths(millis);
                write(
                        ClockTime.text(tenths),
                        ClockTime.hasTenths(tenths) ? LOW : INK,
                        x + Math.rint(digit * 1.3),
                        y,
                        digit,
                        tiles);
            });
        }
        return new Drawing(board.width(), board.height() + height, board.ground(), board.name(), tiles);
    }

    private static void write(String time, int rgb, double left, double y, double digit, List<Tile> tiles) {
        double x = left;
        for (int index = 0; index < time.length(); index++) {
            char sign = time.charAt(index);
            if (Character.isDigit(sign)) {
                addDigit(Character.digit(sign, 10), rgb, x, y, digit, tiles);
                x += Math.rint(digit * (WIDTH + GAP));
            } else {
                addDots(sign == ':', rgb, x, y, digit, tiles);
                x += Math.rint(digit * (SIGN_WIDTH + GAP));
            }
        }
    }

    private static void addDigit(int value, int rgb, double x, double y, double digit, List<Tile> tiles) {
        double line = Math.rint(digit * LINE);
        double wide = Math.rint(digit * WIDTH);
        double middle = Math.rint((digit - line) / 2);
        double half = digit - middle;
        BARS.get(value)
                .chars()
                .forEach(bar -> tiles.add(
                        switch (bar) {
                            case 't' -> new Tile(x, y, wide, line, 0, 0, rgb);
                            case 'm' -> new Tile(x, y + middle, wide, line, 0, 0, rgb);
                            case 'b' -> new Tile(x, y + digit - line, wide, line, 0, 0, rgb);
                            case 'l' -> new Tile(x, y, line, half, 0, 0, rgb);
                            case 'L' -> new Tile(x, y + middle, line, half, 0, 0, rgb);
                            case 'r' -> new Tile(x + wide - line, y, line, half, 0, 0, rgb);
                            default -> new Tile(x + wide - line, y + middle, line, half, 0, 0, rgb);
                        }));
    }

    /** A colon, or a point. */
    private static void addDots(boolean isColon, int rgb, double x, double y, double digit, List<Tile> tiles) {
        double dot = Math.rint(digit * SIGN_WIDTH);
        if (isColon) {
            tiles.add(Tile.filled(x, y + Math.rint(digit * 0.2), dot, 0, rgb));
            tiles.add(Tile.filled(x, y + Math.rint(digit * 0.65), dot, 0, rgb));
        } else {
            tiles.add(Tile.filled(x, y + digit - dot, dot, 0, rgb));
        }
    }
}
