package org.jumpingcube.desktop;

import java.time.Duration;
import java.util.function.BooleanSupplier;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.cube.Square;
import org.jumpingcube.game.Seat;
import org.jumpingcube.worker.Brain;

/** Computer players that make the first move there is, at once. */
final class FirstMoveBrain implements Brain<CubePosition, Square> {
    @Override
    public Square choose(CubePosition position, Seat seat, BooleanSupplier stopRequested) {
        return position.legalMoves().get(0);
    }

    @Override
    public Duration longestThought(CubePosition position) {
        return Duration.ofSeconds(10);
    }
}
