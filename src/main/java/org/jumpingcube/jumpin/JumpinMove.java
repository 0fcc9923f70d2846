package org.jumpingcube.jumpin;

import org.jumpingcube.game.Square;

/** A choice of the side to move. The path of a jump makes no difference to the game. */
public sealed interface JumpinMove {
    /** A pass. */
    Pass PASS = new Pass();

    /** The move on the board with left and right exchanged. */
    JumpinMove mirrored();

    /** A pawn moves to an empty square by one or more jumps. */
    record Jump(Square from, Square to) implements JumpinMove {
        @Override
        public Jump mirrored() {
            return new Jump(Squares.mirrored(from), Squares.mirrored(to));
        }
    }

    /**
     * A pawn swaps places with an enemy pawn beside it.
     *
     * @param from the square of the mover's own pawn
     * @param to the square of the enemy's
     */
    record Swap(Square from, Square to) implements JumpinMove {
        @Override
        public Swap mirrored() {
            return new Swap(Squares.mirrored(from), Squares.mirrored(to));
        }
    }

    /** The turn passes to the other side, and nothing else changes. */
    record Pass() implements JumpinMove {
        @Override
        public Pass mirrored() {
            return this;
        }
    }
}
