package org.jumpingcube.cube.ai;

import java.util.Optional;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.cube.Square;
import org.jumpingcube.cube.solver.KnownMove;
import org.jumpingcube.cube.solver.SolvedBoards;
import org.jumpingcube.game.Analysis;
import org.jumpingcube.game.Score;

/** Perfect play on 4x4. */
final class SolvedPlay implements PerfectPlay {
    @Override
    public Optional<Analysis<Square>> of(CubePosition position) {
        return SolvedBoards.winningMove(position).map(SolvedPlay::analysis);
    }

    private static Analysis<Square> analysis(KnownMove move) {
        return Analysis.of(move.square(), Score.winIn(move.plies()), move.plies(), 0);
    }
}
