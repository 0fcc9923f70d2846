package org.jumpingcube.worker;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SearchWorkerTest {
    private final SearchWorker worker = new SearchWorker("test", 1);

    @AfterEach
    void close() {
        worker.close();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    void asManySearchesRunAtOnceAsThereAreThreads(int threads) throws Exception {
        var started = new CountDownLatch(threads);
        var released = new CountDownLatch(1);
        var extra = new CountDownLatch(1);
        try (var several = new SearchWorker("test", threads)) {
            for (int i = 0; i < threads; i++) {
                several.execute(() -> {
                    started.countDown();
                    await(released);
                });
            }
            assertThat(started.await(10, TimeUnit.SECONDS)).isTrue();
            several.execute(extra::countDown);
            assertThat(extra.await(50, TimeUnit.MILLISECONDS)).isFalse();
            released.countDown();
            assertThat(extra.await(10, TimeUnit.SECONDS)).isTrue();
        }
    }

    @Test
    void practiceEndsWhenTheFirstSearchIsAskedFor() throws Exception {
        var practised = new CountDownLatch(1);
        var searched = new CountDownLatch(1);
        worker.practise(stop -> {
            practised.countDown();
            while (!stop.getAsBoolean()) {
                Thread.onSpinWait();
            }
        });
        assertThat(practised.await(10, TimeUnit.SECONDS)).isTrue();
        worker.execute(searched::countDown);
        assertThat(searched.await(10, TimeUnit.SECONDS)).isTrue();
    }

    @Test
    void whatIsAskedOfAClosedWorkerIsForgotten() {
        worker.close();
        worker.execute(() -> {
            throw new AssertionError("it is run");
        });
        assertThat(worker.isBusy()).isFalse();
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
