package org.jumpingcube.lab.match;

import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.cube.Square;
import org.jumpingcube.game.Analysis;
import org.jumpingcube.game.Engine;
import org.jumpingcube.game.SearchBudget;

/** Makes any legal move. */
final class RandomMover implements Engine<CubePosition, Square> {
    private final SplittableRandom random;

    RandomMover(long seed) {
        random = new SplittableRandom(seed);
    }

    @Override
    public Analysis<Square> analyse(
            CubePosition position,
            SearchBudget budget,
            BooleanSupplier stopRequested,
            Consumer<? super Analysis<Square>> listener) {
        var moves = position.legalMoves();
        var analysis = Analysis.of(moves.get(random.nextInt(moves.size())), 0, 0, 0);
        listener.accept(analysis);
        return analysis;
    }
}
