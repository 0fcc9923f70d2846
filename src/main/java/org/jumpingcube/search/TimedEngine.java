package org.jumpingcube.search;

import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import org.jumpingcube.game.Analysis;
import org.jumpingcube.game.Engine;
import org.jumpingcube.game.Position;
import org.jumpingcube.game.SearchBudget;

/** An engine with a clock: the one place that enforces the time of a {@link SearchBudget}. */
public final class TimedEngine<P extends Position<P, M>, M> implements Engine<P, M> {
    private static final long NANOS_PER_MILLI = 1_000_000;
    private static final long PONDERING_MILLIS = 60_000; // by then the user may have left

    private final Engine<P, M> engine;
    private final LongSupplier nanoTime;

    /** @param nanoTime the clock, like {@link System#nanoTime} */
    public TimedEngine(Engine<P, M> engine, LongSupplier nanoTime) {
        this.engine = engine;
        this.nanoTime = nanoTime;
    }

    @Override
    public Analysis<M> analyse(
            P position, SearchBudget budget, BooleanSupplier stopRequested, Consumer<? super Analysis<M>> listener) {
        if (budget.millis().isEmpty()) {
            return engine.analyse(position, budget, stopRequested, listener);
        }
        return engine.analyse(position, budget, orAfter(budget.millis().getAsLong(), stopRequested), listener);
    }

    /** {@inheritDoc} For a minute at most. */
    @Override
    public void ponder(P position, BooleanSupplier stopRequested) {
        engine.ponder(position, orAfter(PONDERING_MILLIS, stopRequested));
    }

    private BooleanSupplier orAfter(long millis, BooleanSupplier stopRequested) {
        long start = nanoTime.getAsLong();
        return () -> stopRequested.getAsBoolean() || (nanoTime.getAsLong() - start) / NANOS_PER_MILLI >= millis;
    }
}
