package org.jumpingcube.grid;

import java.util.Optional;
import org.jumpingcube.game.Position;
import org.jumpingcube.game.Turn;

/**
 * One moment of a board: a position at rest, or a turn under way. A value; what is painted depends on nothing else.
 *
 * @param position at rest, or before the turn under way
 * @param moving the turn under way
 * @param stage of that turn, from 0
 * @param progress how much of the stage is over, 0 to 1
 */
public record BoardMoment<P extends Position<P, M>, M>(
        P position, Optional<Turn<P, M>> moving, int stage, double progress) {
    /** A position at rest. */
    public static <P extends Position<P, M>, M> BoardMoment<P, M> of(P position) {
        return new BoardMoment<>(position, Optional.empty(), 0, 0);
    }

    /** A moment of a turn. */
    public static <P extends Position<P, M>, M> BoardMoment<P, M> of(Turn<P, M> turn, int stage, double progress) {
        return new BoardMoment<>(turn.before(), Optional.of(turn), stage, progress);
    }
}
