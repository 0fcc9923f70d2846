package org.jumpingcube.desktop.sound;

/** Something to be heard. */
public sealed interface Sound {
    /** A move is made. */
    record Tick() implements Sound {}

    /**
     * Cubes burst, or the like.
     *
     * @param wave which wave of them it is, from 1: the later, the higher
     * @param count how many, 1 or more: the more, the louder
     */
    record Pop(int wave, int count) implements Sound {}

    /** Something is put down on wood. */
    record Knock() implements Sound {}

    /** The game is over. */
    record Chord() implements Sound {}
}
