package org.jumpingcube.worker;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Each way to another thread: what goes wrong there is reported, and the way stays open. */
@Timeout(120)
class NoFaultVanishesTest {
    @RegisterExtension
    final ReportedFaults faults = new ReportedFaults();

    /** The ways there are, each of which runs a task on another thread. */
    static Stream<Named<Consumer<Runnable>>> ways() {
        var searches = new SearchWorker("searches", 1);
        var disk = new DiskWorker("disk", trouble -> {});
        return Stream.of(
                Named.of("a search", searches::execute),
                Named.of("practice", task -> {
                    try (var worker = new SearchWorker("practice", 1)) {
                        var isBegun = new CountDownLatch(1);
                        worker.practise(stop -> {
                            isBegun.countDown();
                            task.run();
                        });
                        await(isBegun);
                    }
                }),
                Named.of("a helper", HelperThreads.THREADS::execute),
                Named.of("the disk", task -> disk.run(task::run)),
                Named.of("a change of a file", task -> disk.update(task::run)),
                Named.of("a thread of its own", task -> Threads.start("own", task)),
                Named.of("a pool", task -> Threads.pool("pool", 1).execute(task)),
                Named.of("the log's thread", task -> Threads.forgetful("log", 1).execute(task)),
                Named.of("later", task -> Threads.later(1, HelperThreads.THREADS, task)),
                Named.of("idle", task -> new IdleTask(Duration.ofMillis(1), task).postpone()),
                Named.of(
                        "a request",
                        task -> new Requests(Runnable::run)
                                .ask(HelperThreads.THREADS, request -> run(task), done -> {})),
                Named.of(
                        "an answer",
                        task -> new Requests(HelperThreads.THREADS)
                                .ask(Runnable::run, request -> "found", found -> task.run())),
                Named.of(
                        "a future's answer",
                        task -> Threads.whenDone(
                                CompletableFuture.completedFuture("found"), Runnable::run, found -> task.run())),
                Named.of(
                        "a future's failure",
                        task -> Threads.whenDone(
                                Threads.supply(HelperThreads.THREADS, () -> run(task)), Runnable::run, done -> {})));
    }

    private static String run(Runnable task) {
        task.run();
        return "done";
    }

    private static void await(CountDownLatch latch) {
        try {
            assertThat(latch.await(60, TimeUnit.SECONDS)).isTrue();
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    @ParameterizedTest
    @MethodSource("ways")
    void aFaultIsReportedAndTheWayStaysOpen(Consumer<Runnable> way) throws InterruptedException {
        for (String planted : new String[] {"first", "second"}) {
            way.accept(() -> {
                throw new IllegalStateException(planted);
            });
            assertThat(faults.await()).isInstanceOf(IllegalStateException.class).hasMessage(planted);
        }
        var isDone = new CountDownLatch(1);
        way.accept(isDone::countDown);
        await(isDone);
    }

    @Test
    void aFutureThatHasFailedTellsWhoeverHandlesIt() throws InterruptedException {
        var told = new CompletableFuture<Throwable>();
        Threads.whenDone(
                Threads.supply(
                        HelperThreads.THREADS,
                        () -> run(() -> {
                            throw new IllegalStateException("planted");
                        })),
                HelperThreads.THREADS,
                answer -> {},
                told::complete);
        assertThat(told.join()).isInstanceOf(IllegalStateException.class).hasMessage("planted");
        assertThat(faults.messages()).isEmpty();
    }
}
