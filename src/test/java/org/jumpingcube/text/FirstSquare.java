package org.jumpingcube.text;

import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.cube.Square;
import org.jumpingcube.game.Analysis;
import org.jumpingcube.game.Engine;
import org.jumpingcube.game.SearchBudget;

/** Takes the first square it may, and shows what it was asked. */
record FirstSquare(Consumer<CubePosition> asked) implements Engine<CubePosition, Square> {
    @Override
    public Analysis<Square> analyse(
            CubePosition position,
            SearchBudget budget,
            BooleanSupplier stopRequested,
            Consumer<? super Analysis<Square>> listener) {
        asked.accept(position);
        return Analysis.of(position.legalMoves().get(0), 0, 0, 0);
    }
}
