package org.jumpingcube.session;

import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.jumpingcube.game.Analysis;
import org.jumpingcube.game.Engine;
import org.jumpingcube.game.Position;
import org.jumpingcube.game.SearchBudget;

/**
 * Lets engines search beside the caller's thread, one question at a time: a new one replaces the one before it at once,
 * and nothing is heard of that any more. Several analysts may share an executor, and so search at the same time if it
 * has the threads; an engine is for one of them alone, and a search that was replaced may still be ending while the
 * next one of another thread begins. Used on the caller's thread only.
 */
public final class Analyst<P extends Position<P, M>, M> {
    private final Executor searches;
    private final Executor caller;
    private Optional<SearchTicket> wanted = Optional.empty();

    /**
     * @param searches runs the searches
     * @param caller runs what the listeners hear, on the thread that this analyst is used on
     */
    public Analyst(Executor searches, Executor caller) {
        this.searches = searches;
        this.caller = caller;
    }

    /** A question: who is asked, about what, and how far they may look. */
    public record Question<P extends Position<P, M>, M>(Engine<P, M> engine, P position, SearchBudget budget) {}

    /**
     * Asks a question in place of the one before.
     *
     * @param ticket of this question alone; a stop requested by it lets the engine answer with what it has found
     */
    public void ask(Question<P, M> question, SearchTicket ticket, AnalysisListener<M> listener) {
        forget();
        wanted = Optional.of(ticket);
        Consumer<Analysis<M>> deeper = analysis -> caller.execute(() -> hear(ticket, () -> listener.deeper(analysis)));
        start(question, ticket, deeper)
                .whenComplete((analysis, failure) ->
                        // run by the caller itself: what a listener throws is not to vanish in a future
                        caller.execute(() -> end(ticket, analysis, failure, listener)));
    }

    private CompletionStage<Analysis<M>> start(
            Question<P, M> question, SearchTicket ticket, Consumer<Analysis<M>> deeper) {
        try {
            return CompletableFuture.supplyAsync(
                    () -> question.engine()
                            .analyse(question.position(), question.budget(), ticket::isStopRequested, deeper),
                    searches);
        } catch (RejectedExecutionException closed) {
            return CompletableFuture.failedFuture(closed);
        }
    }

    private void end(
            SearchTicket ticket,
            @Nullable Analysis<M> analysis,
            @Nullable Throwable failure,
            AnalysisListener<M> listener) {
        hear(ticket, () -> {
            wanted = Optional.empty();
            if (analysis != null) {
                listener.found(analysis);
            } else {
                listener.failed(cause(failure));
            }
        });
    }

    private static Throwable cause(@Nullable Throwable failure) {
        if (failure == null) {
            return new IllegalStateException("no answer");
        }
        return failure instanceof CompletionException wrapped && wrapped.getCause() != null
                ? wrapped.getCause()
                : failure;
    }

    private void hear(SearchTicket ticket, Runnable news) {
        if (wanted.filter(ticket::equals).isPresent()) {
            news.run();
        }
    }

    /** Stops whatever is being searched; its listener hears nothing more. */
    public void forget() {
        wanted.ifPresent(SearchTicket::requestStop);
        wanted = Optional.empty();
    }
}
