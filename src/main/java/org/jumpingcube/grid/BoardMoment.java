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
 * @param isCalm whether motion is to be reduced: pieces still go from square to square
 */
public record BoardMoment<P extends Position<P, M>, M>(
        P position, Optional<Turn<P, M>> moving, int stage, double progress, boolean isCalm) {
    /** A position at rest. */
    public static <P extends Position<P, M>, M> BoardMoment<P, M> of(P position) {
        return new BoardMoment<>(position, Optional.empty(), 0, 0, false);
    }

    /** A moment of a turn. */
    public static <P extends Position<P, M>, M> BoardMoment<P, M> of(Turn<P, M> turn, int stage, double progress) {
        return new BoardMoment<>(turn.before(), Optional.of(turn), stage, progress, false);
    }

    /** The same moment with reduced motion. */
    public BoardMoment<P, M> calm() {
        return new BoardMoment<>(position, moving, stage, progress, true);
    }

    /** Whether another moment is of the same stage of the very same turn. */
    public boolean isOfStage(BoardMoment<P, M> other) {
        return stage == other.stage && isOf(other.moving);
    }

    private boolean isOf(Optional<Turn<P, M>> turn) {
        return moving.isPresent() && turn.isPresent() && moving.get() == turn.get();
    }
}
