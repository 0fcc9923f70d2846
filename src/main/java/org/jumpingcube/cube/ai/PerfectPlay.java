package org.jumpingcube.cube.ai;

import java.util.Optional;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.cube.Square;
import org.jumpingcube.game.Analysis;

/** What is known for certain about some positions; a player asks here before it searches. Safe for several threads. */
@FunctionalInterface
public interface PerfectPlay {
    /** A best move with its proven score, if the position is one that is known; nobody has won in it. */
    Optional<Analysis<Square>> of(CubePosition position);

    /** Asks this source first, then the other. */
    default PerfectPlay or(PerfectPlay other) {
        return position -> of(position).or(() -> other.of(position));
    }

    /** Knows nothing. */
    static PerfectPlay nothing() {
        return position -> Optional.empty();
    }
}
