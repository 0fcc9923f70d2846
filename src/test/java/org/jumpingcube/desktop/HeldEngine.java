package org.jumpingcube.desktop;

import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.cube.Square;
import org.jumpingcube.game.Analysis;
import org.jumpingcube.game.Engine;
import org.jumpingcube.game.SearchBudget;

/** Thinks until the test lets it move or it is told to stop; its move is the first one there is. */
final class HeldEngine implements Engine<CubePosition, Square> {
    private final Semaphore moves = new Semaphore(0);

    /** Lets the computer players make this many moves. */
    void release(int count) {
        moves.release(count);
    }

    @Override
    public Analysis<Square> analyse(
            CubePosition position,
            SearchBudget budget,
            BooleanSupplier stopRequested,
            Consumer<? super Analysis<Square>> listener) {
        try {
            while (!stopRequested.getAsBoolean() && !moves.tryAcquire(2, TimeUnit.MILLISECONDS)) {}
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return Analysis.of(position.legalMoves().get(0), 0, 1, 1);
    }
}
