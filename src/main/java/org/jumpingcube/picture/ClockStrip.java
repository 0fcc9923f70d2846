package org.jumpingcube.picture;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntFunction;
import org.jumpingcube.game.ClockTime;
import org.jumpingcube.game.GameClock;
import org.jumpingcube.game.History;
import org.jumpingcube.game.Player;

/**
 * What both players have left on their clocks, below a drawing of their board.
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
    private static final double SIGN_WIDTH = 0.2; // of a colon or a point

    /** The drawing with the strip below it, as the clock stands in this place of its game. */
    Drawing below(Drawing board, GameClock clock, History<?, ?> place) {
        double digit = Math.rint(Math.max(LEAST_DIGIT, board.width() * DIGIT));
        int height = (int) Math.rint(digit * HEIGHT);
        var shapes = new ArrayList<>(board.shapes());
        for (Player player : Player.values()) {
            double x = Math.rint(digit / 2 + (player == Player.ONE ? 0 : board.width() / 2.0));
            double y = board.height() + Math.rint((height - digit) / 2 - digit * Digits.GAP);
            var left = clock.left(place, player, 0);
            left.ifPresent(millis -> {
                shapes.add(Tile.disc(x + digit / 2, y + digit / 2, digit * 0.8, colour.applyAsInt(player)));
                long tenths = ClockTime.tenths(millis);
                write(
                        ClockTime.text(tenths),
                        ClockTime.hasTenths(tenths) ? LOW : INK,
                        x + Math.rint(digit * 1.3),
                        y,
                        digit,
                        shapes);
            });
        }
        return new Drawing(board.width(), board.height() + height, board.ground(), board.name(), shapes);
    }

    private static void write(String time, int rgb, double left, double y, double digit, List<Shape> shapes) {
        double x = left;
        for (int index = 0; index < time.length(); index++) {
            char sign = time.charAt(index);
            if (Character.isDigit(sign)) {
                Digits.add(sign, rgb, x, y, digit, shapes);
                x += Digits.advance(digit);
            } else {
                addDots(sign == ':', rgb, x, y, digit, shapes);
                x += Math.rint(digit * (SIGN_WIDTH + Digits.GAP));
            }
        }
    }

    /** A colon, or a point. */
    private static void addDots(boolean isColon, int rgb, double x, double y, double digit, List<Shape> shapes) {
        double dot = Math.rint(digit * SIGN_WIDTH);
        if (isColon) {
            shapes.add(Tile.filled(x, y + Math.rint(digit * 0.2), dot, 0, rgb));
            shapes.add(Tile.filled(x, y + Math.rint(digit * 0.65), dot, 0, rgb));
        } else {
            shapes.add(Tile.filled(x, y + digit - dot, dot, 0, rgb));
        }
    }
}
