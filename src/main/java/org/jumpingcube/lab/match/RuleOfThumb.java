package org.jumpingcube.lab.match;

import java.util.List;
import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.cube.Square;
import org.jumpingcube.game.Analysis;
import org.jumpingcube.game.Engine;
import org.jumpingcube.game.SearchBudget;

/** Plays by a simple rule: any of the moves that it names, all alike. What it scores says nothing, and is always 0. */
final class RuleOfThumb implements Engine<CubePosition, Square> {
    private final Function<CubePosition, List<Square>> rule;
    private final SplittableRandom random;

    RuleOfThumb(Function<CubePosition, List<Square>> rule, long seed) {
        this.rule = rule;
        random = new SplittableRandom(seed);
    }

    @Override
    public Analysis<Square> analyse(
            CubePosition position,
            SearchBudget budget,
            BooleanSupplier stopRequested,
            Consumer<? super Analysis<Square>> listener) {
        var moves = rule.apply(position);
        var analysis = Analysis.of(moves.get(random.nextInt(moves.size())), 0, 0, 0);
        listener.accept(analysis);
        return analysis;
    }
}
