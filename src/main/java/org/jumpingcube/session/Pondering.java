package org.jumpingcube.session;

import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.jumpingcube.game.Engine;
import org.jumpingcube.game.Position;

/** Pondering: lets a computer player think in a human's time, about the human's position. Used on one thread. */
final class Pondering<P extends Position<P, M>, M> {
    private final SpareTime spare;
    private Optional<Thought<P>> thought = Optional.empty();
    private CompletableFuture<?> end = CompletableFuture.completedFuture(null); // of the latest thought

    Pondering(SpareTime spare) {
        this.spare = spare;
    }

    /** The position being pondered, and the ticket to stop it. */
    private record Thought<P>(P position, SearchTicket ticket) {}

    /** Ponders this position; if it does already, goes on. */
    void think(Engine<P, M> engine, P position) {
        if (thought.filter(now -> now.position() == position).isEmpty()) {
            stop();
            var ticket = new SearchTicket();
            thought = Optional.of(new Thought<>(position, ticket));
            end = end.thenRunAsync( // after the previous thought: an engine serves one caller at a time
                    () -> engine.ponder(
                            position,
                            () -> ticket.isStopRequested() || spare.isOver().getAsBoolean()),
                    spare.threads());
        }
    }

    void stop() {
        thought.ifPresent(now -> now.ticket().requestStop());
        thought = Optional.empty();
    }

    /** The same question, asked once the pondering has ended, which is a moment after a stop. */
    Analyst.Question<P, M> before(Analyst.Question<P, M> question) {
        var last = end;
        end = CompletableFuture.completedFuture(null); // a failure is reported once
        Engine<P, M> engine = (position, budget, stopRequested, listener) -> {
            last.join();
            return question.engine().analyse(position, budget, stopRequested, listener);
        };
        return new Analyst.Question<>(engine, question.position(), question.budget());
    }
}
