package org.jumpingcube.desktop.model;

import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;
import org.jumpingcube.game.Analysis;
import org.jumpingcube.game.Engine;
import org.jumpingcube.game.GameKind;
import org.jumpingcube.game.Position;
import org.jumpingcube.game.SearchBudget;
import org.jumpingcube.search.TimedEngine;
import org.jumpingcube.session.AnalysisListener;
import org.jumpingcube.session.Analyst;
import org.jumpingcube.session.SearchTicket;

/** Asks a player without style for its move in a position, independently of any game. */
public final class Study<P extends Position<P, M>, M> {
    private final GameKind<P, M> kind;
    private final Analyst<P, M> analyst;
    private Optional<Engine<P, M>> engine = Optional.empty(); // it needs memory, so it is there only while it is asked

    Study(GameKind<P, M> kind, Executor searches, Executor uiThread) {
        this.kind = kind;
        analyst = new Analyst<>(searches, uiThread);
    }

    /**
     * Asks about a position, in place of the one before.
     *
     * @param deeper called with each deeper analysis
     * @param found called with the last answer
     */
    public void ask(P position, SearchBudget budget, Consumer<Analysis<M>> deeper, Consumer<Analysis<M>> found) {
        var asked = engine.orElseGet(() -> oneByOne(new TimedEngine<>(kind.analyst(), System::nanoTime)));
        engine = Optional.of(asked);
        var question = new Analyst.Question<>(asked, position, budget);
        analyst.ask(question, new SearchTicket(), new AnalysisListener<>() {
            @Override
            public void deeper(Analysis<M> analysis) {
                deeper.accept(analysis);
            }

            @Override
            public void found(Analysis<M> analysis) {
                found.accept(analysis);
            }
        });
    }

    /** A search that has been replaced ends before the next one starts, even if there are several threads. */
    private static <P extends Position<P, M>, M> Engine<P, M> oneByOne(Engine<P, M> engine) {
        var turn = new ReentrantLock();
        return (position, budget, stop, listener) -> {
            turn.lock();
            try {
                return engine.analyse(position, budget, stop, listener);
            } finally {
                turn.unlock();
            }
        };
    }

    /** Cancels the question, and keeps what the search remembers for the next one. */
    public void end() {
        analyst.forget();
    }

    /** Cancels the question, and gives back the memory, which the next one will take again. */
    public void rest() {
        end();
        engine = Optional.empty();
    }
}
