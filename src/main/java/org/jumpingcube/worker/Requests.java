package org.jumpingcube.worker;

import java.util.concurrent.Executor;
import java.util.function.Consumer;

/**
 * What one owner asks of other threads. Only its latest request is answered, on the owner's thread; a newer one makes it
 * stale, and so does {@link #cancel}. What goes wrong with a request never vanishes: a fault of the program is
 * {@linkplain Threads#report reported}, even if the request is stale by then. JavaFX's {@code Service} does not fit: it has
 * one answer to each request, where a list of games has two, and clocks and proofs must run without JavaFX.
 */
public final class Requests {
    private final Executor owner;
    private volatile Object latest = this; // no request

    /** Work on another thread. */
    public interface Work<T> {
        /**
         * Does the work.
         *
         * @param request tells whether anybody still waits for the answer
         */
        T run(Request request) throws Exception;
    }

    /** @param owner runs answers, on the thread that makes the requests */
    public Requests(Executor owner) {
        this.owner = owner;
    }

    /** One request. May be used on any thread. */
    public final class Request {
        private Request() {}

        /** Whether nobody waits for the answer any more, so that the work for it can end. */
        public boolean isStale() {
            return latest != this;
        }

        /** Gives an answer on the owner's thread, unless this request is stale by then. There may be several. */
        public void answer(Runnable answer) {
            owner.execute(() -> {
                if (!isStale()) {
                    answer.run();
                }
            });
        }
    }

    /** A request in place of the one before. */
    public Request next() {
        var request = new Request();
        latest = request;
        return request;
    }

    /**
     * Requests work in place of the one before; if it fails, that is reported and there is no answer.
     *
     * @param lane runs the work
     * @param answer given the result on the owner's thread
     */
    public <T> void ask(Executor lane, Work<T> work, Consumer<? super T> answer) {
        ask(lane, work, answer, failure -> {
            if (failure instanceof Exception && !(failure instanceof RuntimeException)) {
                Threads.report(failure);
            }
        });
    }

    /**
     * Requests work that may fail, in place of the one before.
     *
     * @param onFailure told on the owner's thread why there is no answer; a fault of the program, which is everything but a
     *     checked exception, has been reported then
     */
    public <T> void ask(
            Executor lane, Work<T> work, Consumer<? super T> answer, Consumer<? super Throwable> onFailure) {
        var request = next();
        lane.execute(() -> {
            try {
                T result = work.run(request);
                request.answer(() -> answer.accept(result));
            } catch (RuntimeException | Error e) {
                Threads.report(e);
                request.answer(() -> onFailure.accept(e));
            } catch (Exception e) {
                request.answer(() -> onFailure.accept(e));
            }
        });
    }

    /** Nothing that was requested is answered any more. */
    public void cancel() {
        latest = this;
    }
}
