package org.jumpingcube.remote;

/**
 * One thing that has happened in a game between two programs, both of which have the same entries in the same order.
 *
 * @param <M> the game's own type of move
 */
public sealed interface Entry<M> {
    /** Whether both must want it. */
    default boolean needsAgreement() {
        return true;
    }

    /** The side to move makes a move. */
    record Move<M>(M move) implements Entry<M> {
        @Override
        public boolean needsAgreement() {
            return false;
        }
    }

    /** The side to move gives up. */
    record Resign<M>() implements Entry<M> {
        @Override
        public boolean needsAgreement() {
            return false;
        }
    }

    /**
     * Moves are taken back.
     *
     * @param moves how many are left, 0 or more
     */
    record TakeBack<M>(int moves) implements Entry<M> {}

    /** The game ends in a draw. */
    record Draw<M>() implements Entry<M> {}

    /** After a game that is over the next one begins. */
    record NextGame<M>() implements Entry<M> {}
}
