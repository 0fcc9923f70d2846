package org.jumpingcube.jumpin;

/** A choice of the side to move. How a jump gets from here to there makes no difference to the game. */
public sealed interface JumpinMove {
    /** A pass. */
    Pass PASS = new Pass();

    /** A pawn goes to an empty square by one or more jumps. */
    record Jump(Square from, Square to) implements JumpinMove {}

    /**
     * A pawn changes places with an enemy's beside it.
     *
     * @param from the square of the mover's own pawn
     * @param to the square of the enemy's
     */
    record Swap(Square from, Square to) implements JumpinMove {}

    /** The turn goes to the other side, and nothing else changes. */
    record Pass() implements JumpinMove {}
}
