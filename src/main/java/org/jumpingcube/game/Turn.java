package org.jumpingcube.game;

/** A move that was played, between the position it was played in and the one it led to. */
public record Turn<P extends Position<P, M>, M>(P before, M move, P after) {
    public static <P extends Position<P, M>, M> Turn<P, M> of(P before, M move) {
        return new Turn<>(before, move, before.play(move));
    }

    public Player player() {
        return before.toMove();
    }
}
