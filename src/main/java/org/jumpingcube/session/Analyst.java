package org.jumpingcube.session;

import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.Consumer;
import org.jumpingcube.game.Analysis;
import org.jumpingcube.game.Engine;
import org.jumpingcube.game.Position;
import org.jumpingcube.game.SearchBudget;

/**
 * Lets engines search in the background, one question at a time. A new question replaces the previous one at once, and
 * nothing more is heard of that one. Several analysts may share an executor, but not an engine; a replaced search may
 * still be ending while the next one starts on another thread. Used on the caller's thread only.
 */
public final class Analyst<P extends Position<P, M>, M> {
    private final Executor searches;
    private final Executor caller;
    private Optional<SearchTicket> wanted = Optional.empty();

    /**
     * @param searches runs the searches
     * @param caller runs the calls to listeners, on the thread that this analyst is used on
     */
    public Analyst(Executor searches, Executor caller) {
        this.searches = searches;
        this.caller = caller;
    }

    /** A question: which engine is asked about which position, within which budget. */
    public record Question<P extends Position<P, M>, M>(Engine<P, M> engine, P position, SearchBudget budget) {}

    /**
     * Asks a question, which replaces the previous one.
     *
     * @param ticket for this question only; a stop requested through it makes the engine answer with what it has found
     */
    public void ask(Question<P, M> question, SearchTicket ticket, AnalysisListener<M> listener) {
        forget();
        wanted = Optional.of(ticket);
        Consumer<Analysis<M>> deeper = analysis -> caller.execute(() -> hear(ticket, () -> listener.deeper(analysis)));
        try {
            searches.execute(() -> search(question, ticket, deeper, listener));
        } catch (RejectedExecutionException closed) {
            caller.execute(() -> end(ticket, () -> listener.failed(closed)));
        }
    }

    private void search(
            Question<P, M> question, SearchTicket ticket, Consumer<Analysis<M>> deeper, AnalysisListener<M> listener) {
        try {
            var analysis =
                    question.engine().analyse(question.position(), question.budget(), ticket::isStopRequested, deeper);
            caller.execute(() -> end(ticket, () -> listener.found(analysis)));
        } catch (RuntimeException | Error e) {
            caller.execute(() -> end(ticket, () -> listener.failed(e)));
        }
    }

    private void end(SearchTicket ticket, Runnable news) {
        hear(ticket, () -> {
            wanted = Optional.empty();
            news.run();
        });
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
