package org.jumpingcube.desktop;

import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.cube.Square;
import org.jumpingcube.game.Analysis;
import org.jumpingcube.game.Engine;
import org.jumpingcube.game.SearchBudget;

/** Makes the first move there is, at once. */
final class FirstMoveEngine implements Engine<CubePosition, Square> {
    @Override
    public Analysis<Square> analyse(
            CubePosition position,
            SearchBudget budget,
            BooleanSupplier stopRequested,
            Consumer<? super Analysis<Square>> listener) {
        return Analysis.of(position.legalMoves().get(0), 0, 1, 1);
    }
}
