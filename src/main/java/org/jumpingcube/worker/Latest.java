package org.jumpingcube.worker;

import java.util.concurrent.Executor;

/**
 * Questions of which only the latest counts: an answer that comes late is dropped. JavaFX's {@code Service} does not fit:
 * it knows one answer to each question, where a list of games has two, and clocks and proofs must run without JavaFX.
 */
public final class Latest {
    private volatile Object latest = this; // no question

    /** One question. May be used on any thread. */
    public final class Question {
        private Question() {}

        /** Whether nobody waits for the answer any more, so that the work for it can end. */
        public boolean isOld() {
            return latest != this;
        }

        /**
         * Gives an answer, of which there may be several.
         *
         * @param thread on which questions are asked
         * @param answer run there, unless the question is old by then
         */
        public void answer(Executor thread, Runnable answer) {
            thread.execute(() -> answer(answer));
        }

        /** Gives an answer on this thread, on which questions are asked, unless this question is old. */
        public void answer(Runnable answer) {
            if (!isOld()) {
                answer.run();
            }
        }
    }

    /** Asks in place of what was asked before. */
    public Question ask() {
        var question = new Question();
        latest = question;
        return question;
    }

    /** What was asked is not to be answered any more. */
    public void cancel() {
        latest = this;
    }
}
