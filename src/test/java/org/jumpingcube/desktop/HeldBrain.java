package org.jumpingcube.desktop;

import java.time.Duration;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.cube.Square;
import org.jumpingcube.game.Seat;
import org.jumpingcube.worker.Brain;

/** Computer players that think until the test lets them move or they are told to stop; their move is the first one there is. */
final class HeldBrain implements Brain<CubePosition, Square> {
    private final Semaphore moves = new Semaphore(0);

    /** Lets the computer players make this many moves. */
    void release(int count) {
        moves.release(count);
    }

    @Override
    public Square choose(CubePosition position, Seat seat, BooleanSupplier stopRequested) {
        try {
            while (!stopRequested.getAsBoolean() && !moves.tryAcquire(2, TimeUnit.MILLISECONDS)) {}
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return position.legalMoves().get(0);
    }

    @Override
    public Duration longestThought(CubePosition position) {
        return Duration.ofMinutes(1);
    }
}
