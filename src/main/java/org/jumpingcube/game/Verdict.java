package org.jumpingcube.game;

import java.util.Optional;

/**
 * What a move achieves in an exercise.
 *
 * @param <M> the game's own type of move
 */
public sealed interface Verdict<M> {
    /** The exercise is solved. */
    record Solved<M>() implements Verdict<M> {}

    /** The move is right but not the last one; the other side replies. */
    record GoesOn<M>(M reply) implements Verdict<M> {}

    /**
     * The move misses the goal.
     *
     * @param reply shows why; empty if there is none
     */
    record Wrong<M>(Optional<M> reply) implements Verdict<M> {}
}
