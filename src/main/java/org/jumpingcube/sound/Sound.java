package org.jumpingcube.sound;

/** A sound in a game. */
public sealed interface Sound {
    /** A move is made. */
    record Tick() implements Sound {}

    /**
     * Cubes burst, or something like it.
     *
     * @param wave the number of the wave, from 1; later waves have a higher pitch
     * @param count how many burst, 1 or more; more are louder
     */
    record Pop(int wave, int count) implements Sound {}

    /** Something is put down on wood. */
    record Knock() implements Sound {}

    /** A clock has little time left. */
    record Beat() implements Sound {}

    /** The game is over. */
    record Chord() implements Sound {}
}
