package org.jumpingcube.desktop;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.jumpingcube.worker.Requests;
import org.jumpingcube.worker.SearchWorker;
import org.junit.jupiter.api.Test;

/** The lanes on which a window searches. */
class SearchThreadsTest {
    /** A review takes up to 20 s a position. */
    @Test
    void aStudyIsAnsweredWhileABatchTakesAllThreadsOfItsOwn() throws Exception {
        var threads = new SearchThreads();
        var lanes = threads.services(() -> 1);
        var busy = new CountDownLatch(SearchWorker.STUDIES);
        var end = new CountDownLatch(1);
        try {
            for (int number = 0; number < 2 * SearchWorker.STUDIES; number++) {
                lanes.batches().execute(() -> {
                    busy.countDown();
                    await(end);
                });
            }
            assertThat(busy.await(60, TimeUnit.SECONDS)).isTrue();
            var answer = new CompletableFuture<String>();
            new Requests(Runnable::run).ask(lanes.studies(), request -> "the best reply", answer::complete);
            assertThat(answer.get(60, TimeUnit.SECONDS)).isEqualTo("the best reply");
            assertThat(end.getCount()).as("the batch is still at work").isEqualTo(1);
        } finally {
            end.countDown();
            threads.close();
        }
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
