package org.jumpingcube.worker;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BooleanSupplier;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.cube.Square;
import org.jumpingcube.game.Seat;
import org.jumpingcube.session.SearchTicket;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class SearchWorkerTest {
    private static final Square A1 = new Square(0, 0);
    private final AtomicLong clock = new AtomicLong();
    private final CountDownLatch thinking = new CountDownLatch(1);
    private final SearchWorker<CubePosition, Square> worker = new SearchWorker<>(new UntilStopped(), clock::get);

    /** Thinks until it is told to stop. */
    private final class UntilStopped implements Brain<CubePosition, Square> {
        @Override
        public Square choose(CubePosition position, Seat seat, BooleanSupplier stopRequested) {
            thinking.countDown();
            while (!stopRequested.getAsBoolean()) {
                Thread.onSpinWait();
            }
            if (position.board().side() == 2) {
                throw new IllegalStateException("planted");
            }
            return A1;
        }

        @Override
        public Duration longestThought(CubePosition position) {
            return Duration.ofSeconds(1);
        }
    }

    @AfterEach
    void close() {
        worker.close();
    }

    private CompletableFuture<Square> ask(int side) {
        return worker.findMove(CubePosition.start(side), Seat.HUMAN, new SearchTicket())
                .toCompletableFuture();
    }

    @Test
    void thinkingLeavesTheCallersThreadFree() throws Exception {
        var answer = ask(3);
        assertThat(thinking.await(10, TimeUnit.SECONDS)).isTrue();
        assertThat(answer).isNotDone();
        clock.addAndGet(Duration.ofSeconds(2).toNanos());
        assertThat(answer.get(10, TimeUnit.SECONDS)).isEqualTo(A1);
    }

    @Test
    void aFailureOfTheSearchArrivesAsAFailure() throws Exception {
        var answer = ask(2);
        assertThat(thinking.await(10, TimeUnit.SECONDS)).isTrue();
        clock.addAndGet(Duration.ofSeconds(2).toNanos());
        assertThatThrownBy(() -> answer.get(10, TimeUnit.SECONDS))
                .isInstanceOf(ExecutionException.class)
                .hasRootCauseMessage("planted");
    }

    @Test
    void aClosedWorkerRefusesInTheAnswer() {
        worker.close();
        assertThatThrownBy(() -> ask(3).get(10, TimeUnit.SECONDS))
                .hasRootCauseInstanceOf(RejectedExecutionException.class);
    }
}
