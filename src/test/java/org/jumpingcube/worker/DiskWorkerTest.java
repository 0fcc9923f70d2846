package org.jumpingcube.worker;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class DiskWorkerTest {
    private final List<Integer> written = Collections.synchronizedList(new ArrayList<>());
    private final List<IOException> trouble = Collections.synchronizedList(new ArrayList<>());
    private final AtomicInteger newest = new AtomicInteger();
    private final CountDownLatch disk = new CountDownLatch(1);

    private void write() throws IOException {
        int value = newest.get();
        try {
            disk.await();
        } catch (InterruptedException e) {
            throw new IOException(e);
        }
        if (value < 0) {
            throw new IOException("full");
        }
        written.add(value);
    }

    private DiskWorker worker() {
        return new DiskWorker("disk", trouble::add);
    }

    private void update(DiskWorker worker, int value) {
        newest.set(value);
        worker.update(this::write);
    }

    @Test
    void whileTheDiskIsBusyNobodyWaitsAndOnlyTheNewestIsWrittenNext() throws InterruptedException {
        var worker = worker();
        for (int value = 1; value <= 1000; value++) {
            update(worker, value);
        }
        var end = worker.close();
        assertThat(end).isNotDone();
        disk.countDown();
        assertThat(end).succeedsWithin(Duration.ofSeconds(30));
        assertThat(written).hasSizeLessThanOrEqualTo(2).endsWith(1000);
    }

    @Test
    void troubleIsToldAndTheNextChangeIsWritten() throws InterruptedException {
        disk.countDown();
        var worker = worker();
        update(worker, -1);
        assertThat(worker.pending()).succeedsWithin(Duration.ofSeconds(30));
        update(worker, 5);
        assertThat(worker.close()).succeedsWithin(Duration.ofSeconds(30));
        assertThat(trouble).singleElement().satisfies(said -> assertThat(said).hasMessage("full"));
        assertThat(written).containsExactly(5);
    }
}
