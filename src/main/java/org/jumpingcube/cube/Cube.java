package org.jumpingcube.cube;

import java.util.Optional;
import java.util.regex.Pattern;
import org.jumpingcube.game.Player;

/**
 * A cube on a square: its points, and the player who owns it.
 *
 * @param owner empty for a neutral cube
 * @param value the points, 1 to {@value #MAX_VALUE}; a settled board holds at most the square's capacity
 */
public record Cube(Optional<Player> owner, int value) {
    /**
     * More than any cascade reaches: a cube gains at most 4 points in a wave and, once overloaded, loses its capacity
     * in the next. So a cube that was settled before never holds more than 10.
     */
    public static final int MAX_VALUE = 31;

    private static final Pattern DRAWN = Pattern.compile("[1-9][rb-]");

    /** The cube of every square at the start of a game. */
    public static final Cube NEUTRAL = new Cube(Optional.empty(), 1);

    public Cube {
        if (value < 1 || value > MAX_VALUE) {
            throw new IllegalArgumentException("value " + value + " outside 1.." + MAX_VALUE);
        }
        if (owner.isEmpty() && value != 1) {
            throw new IllegalArgumentException("a neutral cube holds one point, not " + value);
        }
    }

    public static Cube of(Player owner, int value) {
        return new Cube(Optional.of(owner), value);
    }

    /**
     * The cube of a text: its points and a letter, "1-" neutral, "2r" player one (red), "3b" player two (blue).
     *
     * @return empty if the text is no cube
     */
    public static Optional<Cube> parse(String text) {
        if (!DRAWN.matcher(text).matches()) {
            return Optional.empty();
        }
        int value = text.charAt(0) - '0';
        return switch (text.charAt(1)) {
            case 'r' -> Optional.of(of(Player.ONE, value));
            case 'b' -> Optional.of(of(Player.TWO, value));
            default -> value == 1 ? Optional.of(NEUTRAL) : Optional.empty();
        };
    }

    /** The cube as {@link #parse} reads it. Cubes above 9 points, which only occur in a cascade, can't be read back. */
    public String text() {
        return value
                + owner.map(player -> switch (player) {
                            case ONE -> "r";
                            case TWO -> "b";
                        })
                        .orElse("-");
    }

    public boolean isOwnedBy(Player player) {
        return owner.filter(player::equals).isPresent();
    }

    public boolean isNeutral() {
        return owner.isEmpty();
    }
}
