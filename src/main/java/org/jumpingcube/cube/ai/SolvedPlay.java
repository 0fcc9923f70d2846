package org.jumpingcube.cube.ai;

import java.util.List;
import java.util.Optional;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.cube.solver.KnownMove;
import org.jumpingcube.cube.solver.SolvedBoards;
import org.jumpingcube.game.Score;

/** Perfect play on 4x4. */
final class SolvedPlay implements PerfectPlay {
    @Override
    public Optional<Thought> of(CubePosition position) {
        return SolvedBoards.winningMove(position).map(SolvedPlay::thought);
    }

    private static Thought thought(KnownMove move) {
        return new Thought(move.square(), Score.winIn(move.plies()), move.plies(), 0, List.of(move.square()));
    }
}
