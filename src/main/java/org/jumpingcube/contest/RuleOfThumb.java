package org.jumpingcube.contest;

import java.util.List;
import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jumpingcube.game.Analysis;
import org.jumpingcube.game.Engine;
import org.jumpingcube.game.Position;
import org.jumpingcube.game.SearchBudget;

/**
 * Plays by a simple rule: any of the moves that the rule names, at random. Its score is always 0, which means nothing.
 */
final class RuleOfThumb<P extends Position<P, M>, M> implements Engine<P, M> {
    private final Function<P, List<M>> rule;
    private final SplittableRandom random;

    RuleOfThumb(Function<P, List<M>> rule, long seed) {
        this.rule = rule;
        random = new SplittableRandom(seed);
    }

    @Override
    public Analysis<M> analyse(
            P position, SearchBudget budget, BooleanSupplier stopRequested, Consumer<? super Analysis<M>> listener) {
        var moves = rule.apply(position);
        var analysis = Analysis.of(moves.get(random.nextInt(moves.size())), 0, 0, 0);
        listener.accept(analysis);
        return analysis;
    }
}
