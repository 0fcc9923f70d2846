package org.jumpingcube.desktop.review;

import java.util.Optional;
import org.jumpingcube.game.History;
import org.jumpingcube.game.Position;
import org.jumpingcube.game.Turn;

/**
 * A moment in a line of turns.
 *
 * @param line the turns, played up to this moment
 * @param stage how many stages of the next turn are shown; 0 for none
 */
record ReplayMoment<P extends Position<P, M>, M>(History<P, M> line, double stage) {
    /** A position at rest. */
    static <P extends Position<P, M>, M> ReplayMoment<P, M> at(History<P, M> line, int played) {
        return new ReplayMoment<>(
                line.at(Math.max(0, Math.min(played, line.turns().size()))), 0);
    }

    /** How many turns have been played. */
    int played() {
        return line.cursor();
    }

    /** The number of the latest turn, see {@link History#number}; 0 at the start. */
    int number() {
        return line.moves();
    }

    /** The number of the last turn of the line. */
    int lastNumber() {
        return line.moves(line.turns().size());
    }

    boolean isAtEnd() {
        return !line.canRedo();
    }

    /** The turn that is being shown; empty if the board is at rest. */
    Optional<Turn<P, M>> underWay() {
        return stage > 0 ? line.nextTurn() : Optional.empty();
    }
}
