package org.jumpingcube.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import org.jumpingcube.game.Analysis;
import org.jumpingcube.game.Engine;
import org.jumpingcube.game.SearchBudget;
import org.jumpingcube.strip.Hop;
import org.jumpingcube.strip.StripKind;
import org.jumpingcube.strip.StripPosition;
import org.jumpingcube.worker.SearchWorker;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Engines that search on real threads; what is heard is run by the test, as the thread that asks. */
class AnalystTest {
    private static final StripPosition START = StripPosition.start(StripKind.options(5, "loss", "off"));

    private final SearchWorker worker = new SearchWorker("test", 2);
    private final BlockingQueue<Runnable> news = new LinkedBlockingQueue<>();
    private final List<String> heard = new ArrayList<>();

    @AfterEach
    void close() {
        worker.close();
    }

    /** Says how deep it is until it is told to stop. */
    private static Engine<StripPosition, Hop> untilStopped(CountDownLatch started) {
        return (position, budget, stop, listener) -> {
            var analysis = Analysis.of(new Hop(1), 0, 1, 1);
            listener.accept(analysis);
            started.countDown();
            while (!stop.getAsBoolean()) {
                Thread.onSpinWait();
            }
            return analysis;
        };
    }

    private static Engine<StripPosition, Hop> atOnce() {
        return (position, budget, stop, listener) -> Analysis.of(new Hop(1), 0, 9, 1);
    }

    private static Analyst.Question<StripPosition, Hop> question(Engine<StripPosition, Hop> engine) {
        return new Analyst.Question<>(engine, START, SearchBudget.USUAL);
    }

    private AnalysisListener<Hop> listener(String name) {
        return new AnalysisListener<>() {
            @Override
            public void deeper(Analysis<Hop> analysis) {
                heard.add(name + " depth " + analysis.depth());
            }

            @Override
            public void found(Analysis<Hop> analysis) {
                heard.add(name + " found at " + analysis.depth());
            }

            @Override
            public void failed(Throwable failure) {
                heard.add(name + " failed: " + failure.getClass().getSimpleName());
            }
        };
    }

    /** Runs what has been posted until so much has been heard. */
    private void hear(int count) throws InterruptedException {
        while (heard.size() < count) {
            Runnable next = news.poll(10, TimeUnit.SECONDS);
            assertThat(next).as("after %s", heard).isNotNull();
            next.run();
        }
    }

    @Test
    void aSearchIsFollowedAndStoppedByItsTicket() throws Exception {
        var analyst = new Analyst<StripPosition, Hop>(worker, news::add);
        var ticket = new SearchTicket();
        analyst.ask(question(untilStopped(new CountDownLatch(1))), ticket, listener("one"));
        hear(1);
        assertThat(heard).containsExactly("one depth 1");
        ticket.requestStop();
        hear(2);
        assertThat(heard).containsExactly("one depth 1", "one found at 1");
    }

    @Test
    void aNewerQuestionReplacesTheOneBeforeAtOnceAndNothingIsHeardOfThatAnyMore() throws Exception {
        var analyst = new Analyst<StripPosition, Hop>(worker, news::add);
        var started = new CountDownLatch(1);
        var first = new SearchTicket();
        analyst.ask(question(untilStopped(started)), first, listener("one"));
        assertThat(started.await(10, TimeUnit.SECONDS)).isTrue();
        analyst.ask(question(atOnce()), new SearchTicket(), listener("two"));
        assertThat(first.isStopRequested()).isTrue();
        hear(1);
        worker.close();
        assertThat(heard).containsExactly("two found at 9");
    }

    @Test
    void twoAnalystsSearchAtTheSameTime() throws Exception {
        var started = new CountDownLatch(2);
        for (String name : List.of("one", "two")) {
            new Analyst<StripPosition, Hop>(worker, news::add)
                    .ask(question(untilStopped(started)), new SearchTicket(), listener(name));
        }
        assertThat(started.await(10, TimeUnit.SECONDS)).isTrue();
        hear(2);
        assertThat(heard).containsExactlyInAnyOrder("one depth 1", "two depth 1");
    }

    @Test
    void whatFailsAndWhatIsRefusedIsHeardAsAFailure() throws Exception {
        var analyst = new Analyst<StripPosition, Hop>(worker, news::add);
        Engine<StripPosition, Hop> broken = (position, budget, stop, listener) -> {
            throw new IllegalStateException("planted");
        };
        analyst.ask(question(broken), new SearchTicket(), listener("one"));
        hear(1);
        assertThat(heard.get(0)).isEqualTo("one failed: IllegalStateException");
        var closed = Executors.newSingleThreadExecutor();
        closed.shutdown();
        var refused = new Analyst<StripPosition, Hop>(closed, news::add);
        refused.ask(question(atOnce()), new SearchTicket(), listener("two"));
        hear(2);
        assertThat(heard.get(1)).isEqualTo("two failed: " + RejectedExecutionException.class.getSimpleName());
    }

    /** Else a fault in what follows an answer would vanish, and the session wait for ever. */
    @Test
    void whatAListenerThrowsReachesTheCallersThread() throws Exception {
        var analyst = new Analyst<StripPosition, Hop>(worker, news::add);
        analyst.ask(question(atOnce()), new SearchTicket(), new AnalysisListener<>() {
            @Override
            public void found(Analysis<Hop> analysis) {
                throw new IllegalStateException("planted");
            }

            @Override
            public void failed(Throwable failure) {}
        });
        Runnable answer = news.poll(10, TimeUnit.SECONDS);
        assertThat(answer).isNotNull();
        assertThatIllegalStateException().isThrownBy(answer::run).withMessage("planted");
    }

    @Test
    void aForgottenQuestionIsNotAnswered() throws Exception {
        var analyst = new Analyst<StripPosition, Hop>(worker, news::add);
        var started = new CountDownLatch(1);
        var ticket = new SearchTicket();
        analyst.ask(question(untilStopped(started)), ticket, listener("one"));
        assertThat(started.await(10, TimeUnit.SECONDS)).isTrue();
        analyst.forget();
        assertThat(ticket.isStopRequested()).isTrue();
        for (Runnable next = news.poll(2, TimeUnit.SECONDS); next != null; next = news.poll(1, TimeUnit.SECONDS)) {
            next.run();
        }
        assertThat(heard).isEmpty();
    }
}
