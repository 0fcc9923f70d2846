package org.jumpingcube.worker;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;

@Timeout(60)
class RequestsTest {
    @RegisterExtension
    final ReportedFaults faults = new ReportedFaults();

    private final Queue<Runnable> owner = new ArrayDeque<>(); // what its thread is still to run
    private final Queue<Runnable> lane = new ArrayDeque<>();
    private final List<String> answers = new ArrayList<>();
    private final Requests requests = new Requests(owner::add);

    private void answer(Requests.Request request, String answer) {
        request.answer(() -> answers.add(answer));
    }

    private static void runAll(Queue<Runnable> thread) {
        while (!thread.isEmpty()) {
            thread.remove().run();
        }
    }

    @Test
    void allAnswersToTheLatestRequestComeInTheirOrder() {
        var request = requests.next();
        answer(request, "the first games");
        answer(request, "all games");
        assertThat(answers).as("before the owner's thread comes to it").isEmpty();
        runAll(owner);
        assertThat(answers).containsExactly("the first games", "all games");
        assertThat(request.isStale()).isFalse();
    }

    @Test
    void anAnswerThatWasGivenInTimeAndComesAfterTheNextRequestIsDropped() {
        var first = requests.next();
        answer(first, "to the first");
        var second = requests.next();
        answer(second, "to the second");
        answer(first, "to the first once more");
        runAll(owner);
        assertThat(answers).containsExactly("to the second");
        assertThat(first.isStale()).isTrue();
        assertThat(second.isStale()).isFalse();
    }

    @Test
    void aRequestThatIsCancelledIsNotAnsweredAndTheNextOneIs() {
        var cancelled = requests.next();
        answer(cancelled, "too late");
        requests.cancel();
        answer(cancelled, "far too late");
        assertThat(cancelled.isStale()).isTrue();
        answer(requests.next(), "in time");
        runAll(owner);
        assertThat(answers).containsExactly("in time");
    }

    @Test
    void anAnswerMayMakeTheNextRequest() {
        requests.next().answer(() -> answer(requests.next(), "to the next"));
        runAll(owner);
        assertThat(answers).containsExactly("to the next");
    }

    @Test
    void workOnAnotherThreadSeesThatItsRequestIsStaleAndEnds() throws InterruptedException {
        var request = requests.next();
        var isAtWork = new CountDownLatch(1);
        var thread = Threads.start("work", () -> {
            isAtWork.countDown();
            while (!request.isStale()) {
                Thread.onSpinWait();
            }
        });
        isAtWork.await();
        assertThat(thread.isAlive()).isTrue();
        requests.next();
        thread.join();
    }

    @Test
    void theResultOfTheLatestWorkIsTheOnlyAnswer() {
        requests.ask(lane::add, request -> "one", answers::add);
        requests.ask(lane::add, request -> "two", answers::add);
        runAll(lane);
        assertThat(answers).as("on the lane").isEmpty();
        runAll(owner);
        assertThat(answers).containsExactly("two");
    }

    @Test
    void aFaultOfTheProgramIsReportedAndToldToTheOwner() {
        requests.ask(lane::add, RequestsTest::fault, answers::add, failure -> answers.add("no: " + failure));
        runAll(lane);
        runAll(owner);
        assertThat(answers).containsExactly("no: java.lang.IllegalStateException: planted");
        assertThat(faults.messages()).containsExactly("planted");
    }

    private static String fault(Requests.Request request) {
        throw new IllegalStateException("planted");
    }

    @Test
    void aFaultOfAStaleRequestIsReportedAndNotToldToTheOwner() {
        requests.ask(lane::add, RequestsTest::fault, answers::add, failure -> answers.add("no: " + failure));
        requests.cancel();
        runAll(lane);
        runAll(owner);
        assertThat(answers).isEmpty();
        assertThat(faults.messages()).containsExactly("planted");
    }

    /** A disk that is full is no fault of the program. */
    @Test
    void anExpectedFailureIsForTheOwnerAlone() {
        requests.ask(
                lane::add,
                request -> {
                    throw new IOException("disk full");
                },
                answer -> answers.add("an answer"),
                failure -> answers.add("no: " + failure.getMessage()));
        runAll(lane);
        runAll(owner);
        assertThat(answers).containsExactly("no: disk full");
        assertThat(faults.messages()).isEmpty();
    }

    @Test
    void aFailureThatNobodyHandlesIsReported() {
        requests.ask(
                lane::add,
                request -> {
                    throw new IOException("disk full");
                },
                answer -> answers.add("an answer"));
        requests.ask(lane::add, RequestsTest::fault, answers::add);
        runAll(lane);
        runAll(owner);
        assertThat(answers).isEmpty();
        assertThat(faults.messages()).containsExactly("planted");
        requests.ask(
                lane::add,
                request -> {
                    throw new IOException("disk full");
                },
                answer -> answers.add("an answer"));
        runAll(lane);
        runAll(owner);
        assertThat(faults.messages()).containsExactly("planted", "disk full");
    }
}
