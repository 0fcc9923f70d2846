package org.jumpingcube.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.cube.ai.CubeEngine;
import org.jumpingcube.game.SearchBudget;
import org.junit.jupiter.api.Test;

/** An engine that would think for long, and a clock moved by hand. */
class TimedEngineTest {
    private static final CubePosition START = CubePosition.start(6);
    private static final SearchBudget MUCH = SearchBudget.USUAL.withNodes(500_000);

    private final CubeEngine engine = CubeEngine.analyst();
    private long millis = -7;

    private long nanos() {
        return TimeUnit.MILLISECONDS.toNanos(millis);
    }

    @Test
    void theSearchEndsOnceTheTimeIsOver() {
        var timed = new TimedEngine<>(engine, this::nanos);

        var analysis = timed.analyse(START, MUCH.withMillis(40), () -> false, deeper -> {
            millis += deeper.depth() == 3 ? 40 : 0;
        });

        assertThat(analysis.depth()).isEqualTo(3);
    }

    @Test
    void aMomentBeforeThatItGoesOn() {
        var timed = new TimedEngine<>(engine, this::nanos);

        var analysis = timed.analyse(START, MUCH.withMillis(40), () -> false, deeper -> {
            millis += deeper.depth() == 3 ? 39 : deeper.depth() == 5 ? 1 : 0;
        });

        assertThat(analysis.depth()).isEqualTo(5);
    }

    @Test
    void theTimeOfEachQuestionBeginsWithIt() {
        var timed = new TimedEngine<>(engine, this::nanos);
        timed.analyse(START, SearchBudget.USUAL.withDepth(2).withMillis(40), () -> false, deeper -> millis += 20);

        var second = timed.analyse(START, SearchBudget.USUAL.withDepth(2).withMillis(40));

        assertThat(second.depth()).isEqualTo(2);
    }

    @Test
    void theLongestTimeThereIsDoesNotEndASearch() {
        var timed = new TimedEngine<>(engine, this::nanos);
        var budget = SearchBudget.USUAL.withDepth(4).withMillis(Long.MAX_VALUE);

        assertThat(timed.analyse(START, budget, () -> false, deeper -> millis++).depth())
                .isEqualTo(4);
    }

    @Test
    void aStopEndsTheSearchBeforeItsTime() {
        var depth = new AtomicInteger();
        var timed = new TimedEngine<>(engine, this::nanos);

        var analysis =
                timed.analyse(START, MUCH.withMillis(40), () -> depth.get() == 4, deeper -> depth.set(deeper.depth()));

        assertThat(analysis.depth()).isEqualTo(4);
    }

    @Test
    void withoutATimeNobodyLooksAtTheClock() {
        var timed = new TimedEngine<>(engine, () -> {
            throw new AssertionError("nobody asked for the time");
        });

        assertThat(timed.analyse(START, SearchBudget.USUAL.withDepth(4)).depth())
                .isEqualTo(4);
    }
}
