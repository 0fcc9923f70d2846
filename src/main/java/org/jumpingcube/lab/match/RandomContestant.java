package org.jumpingcube.lab.match;

import java.util.SplittableRandom;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.cube.Square;

/** Makes any legal move. */
final class RandomContestant implements Contestant {
    private SplittableRandom random = new SplittableRandom(0);

    @Override
    public void startGame(int side, long seed) {
        random = new SplittableRandom(seed);
    }

    @Override
    public void played(Square move) {}

    @Override
    public Square choose(CubePosition position) {
        var moves = position.legalMoves();
        return moves.get(random.nextInt(moves.size()));
    }

    @Override
    public void close() {}
}
