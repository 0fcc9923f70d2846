package org.jumpingcube.cube;

import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.jumpingcube.game.Analysis;
import org.jumpingcube.game.Engine;
import org.jumpingcube.game.SearchBudget;
import org.jumpingcube.game.Square;

/** Makes the first move there is, at once or when the test lets it. */
public class FirstMoveEngine implements Engine<CubePosition, Square> {
    private final Consumer<CubePosition> asked;
    private final Semaphore moves;

    /** Moves at once. */
    public FirstMoveEngine() {
        this(position -> {});
    }

    /**
     * Moves at once.
     *
     * @param asked is told what it is asked about
     */
    public FirstMoveEngine(Consumer<CubePosition> asked) {
        this(asked, Integer.MAX_VALUE);
    }

    private FirstMoveEngine(Consumer<CubePosition> asked, int moves) {
        this.asked = asked;
        this.moves = new Semaphore(moves);
    }

    /** Thinks until the test lets it move or it is told to stop. */
    public static FirstMoveEngine held() {
        return new FirstMoveEngine(position -> {}, 0);
    }

    /** Lets one that is held make this many moves. */
    public void release(int count) {
        moves.release(count);
    }

    @Override
    public Analysis<Square> analyse(
            CubePosition position,
            SearchBudget budget,
            BooleanSupplier stopRequested,
            Consumer<? super Analysis<Square>> listener) {
        asked.accept(position);
        try {
            while (!stopRequested.getAsBoolean() && !moves.tryAcquire(2, TimeUnit.MILLISECONDS)) {}
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return Analysis.of(position.legalMoves().get(0), 0, 1, 1);
    }
}
