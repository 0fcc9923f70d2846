package org.jumpingcube.worker;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** What is done when nothing happens. */
class IdleTaskTest {
    private static final Duration IDLE = Duration.ofMillis(200);

    private final SynchronousQueue<Long> done = new SynchronousQueue<>();

    private void report() {
        try {
            done.put(System.nanoTime());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Test
    void itIsDoneOnceAfterEachTimeOfUseAndNotBeforeItHasBeenQuiet() throws InterruptedException {
        try (var task = new IdleTask(IDLE, this::report)) {
            for (int round = 0; round < 2; round++) {
                long last = 0;
                for (int use = 0; use < 100; use++) {
                    last = System.nanoTime();
                    task.postpone();
                }
                Long at = done.poll(60, TimeUnit.SECONDS);
                assertThat(at).isNotNull();
                assertThat(at - last).isGreaterThanOrEqualTo(IDLE.toNanos());
                assertThat(done.poll()).as("another time").isNull();
            }
        }
    }
}
