package org.jumpingcube.desktop;

import java.time.Duration;
import java.util.function.BooleanSupplier;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.cube.Square;
import org.jumpingcube.cube.ai.CubePlayer;
import org.jumpingcube.session.Seat;
import org.jumpingcube.worker.Brain;

/** The computer players of Jumping Cube, for the search worker. */
final class CubeBrain implements Brain<CubePosition, Square> {
    @Override
    public Square choose(CubePosition position, Seat seat, BooleanSupplier stopRequested) {
        return new CubePlayer(seat.style(), seat.skill()).choose(position, stopRequested);
    }

    @Override
    public Duration longestThought(CubePosition position) {
        return Duration.ofSeconds(1);
    }
}
