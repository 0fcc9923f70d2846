package org.jumpingcube.review;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.jumpingcube.game.Analysis;
import org.jumpingcube.game.Analysis.ScoredMove;
import org.jumpingcube.game.Engine;
import org.jumpingcube.game.Position;
import org.jumpingcube.game.Score;
import org.jumpingcube.game.SearchBudget;

/**
 * An analyst that counts a move as near the best if either of its last two iterations did, even if the last one was cut
 * short. Iterations of odd and even depth favour different moves, and a move that only one of them likes is often the
 * one that a longer search plays.
 */
record TwoDepths<P extends Position<P, M>, M>(Engine<P, M> analyst) implements Engine<P, M> {
    @Override
    public Analysis<M> analyse(
            P position, SearchBudget budget, BooleanSupplier stopRequested, Consumer<? super Analysis<M>> listener) {
        var finished = new AtomicReference<Analysis<M>>();
        var last = analyst.analyse(position, budget, stopRequested, found -> {
            finished.set(found);
            listener.accept(found);
        });
        var before = finished.get();
        return before == null || Score.isDecided(last.score()) ? last : joined(last, before);
    }

    /** The last answer with the near moves of both, each with the better of its two distances from the best. */
    private static <M> Analysis<M> joined(Analysis<M> last, Analysis<M> before) {
        int later = last.score() - before.score();
        var near = new ArrayList<>(last.near());
        before.near().stream()
                .map(move -> new ScoredMove<>(move.move(), move.score() + later))
                .forEach(near::add);
        near.sort(Comparator.<ScoredMove<M>>comparingInt(ScoredMove::score).reversed());
        var seen = new ArrayList<M>();
        near.removeIf(move -> seen.contains(move.move()) || !seen.add(move.move()));
        return new Analysis<>(last.move(), last.score(), last.depth(), last.nodes(), last.line(), List.copyOf(near));
    }
}
