package org.jumpingcube.worker;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class LatestTest {
    private final Latest latest = new Latest();
    private final Queue<Runnable> asker = new ArrayDeque<>(); // what its thread is still to run
    private final List<String> answers = new ArrayList<>();

    private void answer(Latest.Question question, String answer) {
        question.answer(asker::add, () -> answers.add(answer));
    }

    private void runAll() {
        while (!asker.isEmpty()) {
            asker.remove().run();
        }
    }

    @Test
    void allAnswersToTheLatestQuestionComeInTheirOrder() {
        var question = latest.ask();
        answer(question, "the first games");
        answer(question, "all games");
        assertThat(answers).as("before the thread of the asker comes to it").isEmpty();
        runAll();
        assertThat(answers).containsExactly("the first games", "all games");
        assertThat(question.isOld()).isFalse();
    }

    @Test
    void anAnswerThatWasGivenInTimeAndComesAfterTheNextQuestionIsDropped() {
        var first = latest.ask();
        answer(first, "to the first");
        var second = latest.ask();
        answer(second, "to the second");
        answer(first, "to the first once more");
        runAll();
        assertThat(answers).containsExactly("to the second");
        assertThat(first.isOld()).isTrue();
        assertThat(second.isOld()).isFalse();
    }

    @Test
    void aQuestionThatIsCancelledIsNotAnsweredAndTheNextOneIs() {
        var cancelled = latest.ask();
        answer(cancelled, "too late");
        latest.cancel();
        runAll();
        assertThat(cancelled.isOld()).isTrue();
        cancelled.answer(() -> answers.add("far too late"));
        latest.ask().answer(() -> answers.add("in time"));
        assertThat(answers).containsExactly("in time");
    }

    @Test
    void anAnswerMayAskTheNextQuestion() {
        var first = latest.ask();
        first.answer(() -> answer(latest.ask(), "to the next"));
        runAll();
        assertThat(answers).containsExactly("to the next");
    }

    @Test
    void workOnAnotherThreadSeesThatItsQuestionIsOldAndEnds() throws InterruptedException {
        var question = latest.ask();
        var isAtWork = new CountDownLatch(1);
        var thread = Threads.start("work", () -> {
            isAtWork.countDown();
            while (!question.isOld()) {
                Thread.onSpinWait();
            }
        });
        isAtWork.await();
        assertThat(thread.isAlive()).isTrue();
        latest.ask();
        thread.join();
    }
}
