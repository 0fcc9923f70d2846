package org.jumpingcube.game;

import java.util.List;
import java.util.OptionalLong;

/** How much time a player has. Times of moves are in milliseconds. */
public sealed interface TimeControl {
    /** The longest time for a game or a move, and the greatest increment: ten hours. */
    int MOST_SECONDS = 36_000;

    /** As much time as the player likes. */
    TimeControl UNLIMITED = new Unlimited();

    /**
     * What is left when a player's next move begins; empty if there is no limit. More than 0 if each earlier move took
     * less than was left for it.
     *
     * @param earlier the times of the player's earlier moves
     */
    OptionalLong left(List<Integer> earlier);

    /**
     * The most that a computer player should spend on its next move, so that the flag does not fall while its answer is
     * on the way; 1 or more, and less than half a second if less than that is left.
     *
     * @param left what is left, as {@link #left} has it
     */
    long allowance(long left);

    private static long butReserve(long wanted, long left) {
        long reserve = Math.max(300, left / 10);
        return Math.max(1, Math.min(wanted, Math.max(left / 4, left - reserve)));
    }

    /** No clock. */
    record Unlimited() implements TimeControl {
        @Override
        public OptionalLong left(List<Integer> earlier) {
            return OptionalLong.empty();
        }

        @Override
        public long allowance(long left) {
            return left;
        }
    }

    /**
     * Fischer's clock: a time for the whole game, to which something is added after each move.
     *
     * @param seconds for the game, 1 to {@value TimeControl#MOST_SECONDS}
     * @param increment for each move, in seconds, 0 to {@value TimeControl#MOST_SECONDS}
     */
    record Fischer(int seconds, int increment) implements TimeControl {
        private static final int MOVES_TO_COME = 25;

        public Fischer {
            requirePossible(seconds, 1);
            requirePossible(increment, 0);
        }

        @Override
        public OptionalLong left(List<Integer> earlier) {
            long used = earlier.stream().mapToLong(Integer::longValue).sum();
            return OptionalLong.of(1000L * seconds + 1000L * increment * earlier.size() - used);
        }

        @Override
        public long allowance(long left) {
            return butReserve(left / MOVES_TO_COME + 750L * increment, left);
        }
    }

    /**
     * The same time for each move.
     *
     * @param seconds 1 to {@value TimeControl#MOST_SECONDS}
     */
    record PerMove(int seconds) implements TimeControl {
        public PerMove {
            requirePossible(seconds, 1);
        }

        @Override
        public OptionalLong left(List<Integer> earlier) {
            return OptionalLong.of(1000L * seconds);
        }

        @Override
        public long allowance(long left) {
            return butReserve(left, left);
        }
    }

    private static void requirePossible(int seconds, int least) {
        if (seconds < least || seconds > MOST_SECONDS) {
            throw new IllegalArgumentException("a clock with " + seconds + " seconds");
        }
    }
}
