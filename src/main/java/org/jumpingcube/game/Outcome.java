package org.jumpingcube.game;

import java.util.Optional;

/** Whether a game goes on or has ended, and why. */
public sealed interface Outcome {
    /** The reason of whoever wins because the opponent has no time left. */
    String TIME = "time";

    /** The reason of whoever wins because the opponent has given up. */
    String RESIGNED = "resigned";

    /** The reason of a draw on which the players have agreed. */
    String AGREED = "agreed";

    /** Who has won; empty while the game goes on, and after a draw. */
    default Optional<Player> winner() {
        return Optional.empty();
    }

    default boolean isOver() {
        return true;
    }

    /** Why it ended, as a key of the game's own; empty while the game goes on. */
    default String reason() {
        return "";
    }

    /** A player has won because the opponent has no time left. */
    static Outcome onTime(Player winner) {
        return new Won(winner, TIME);
    }

    /** The game goes on. */
    record GoingOn() implements Outcome {
        @Override
        public boolean isOver() {
            return false;
        }
    }

    /**
     * A player has won.
     *
     * @param reason lower-case words joined by hyphens
     */
    record Won(Player player, String reason) implements Outcome {
        @Override
        public Optional<Player> winner() {
            return Optional.of(player);
        }
    }

    /**
     * The game has ended and nobody has won.
     *
     * @param reason as in {@link Won}
     */
    record Drawn(String reason) implements Outcome {}
}
