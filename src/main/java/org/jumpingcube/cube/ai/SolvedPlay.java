package org.jumpingcube.cube.ai;

import java.util.List;
import java.util.Optional;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.cube.solver.KnownMove;
import org.jumpingcube.cube.solver.SolvedBoards;
import org.jumpingcube.search.Score;

/** Perfect play on the boards that are solved. */
final class SolvedPlay implements PerfectPlay {
    @Override
    public Optional<Thought> of(CubePosition position) {
        return SolvedBoards.best(position).map(SolvedPlay::thought);
    }

    private static Thought thought(KnownMove known) {
        int score = known.wins() ? Score.winIn(known.plies()) : Score.lossIn(known.plies());
        return new Thought(known.square(), score, known.plies(), 0, List.of(known.square()));
    }
}
