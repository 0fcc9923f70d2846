package org.jumpingcube.cli.match;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.cube.Square;

/** Makes a move after which it owns the most cubes, and thinks of no answer: a measure of a person's first games. */
final class GreedyContestant implements Contestant {
    private SplittableRandom random = new SplittableRandom(0);

    @Override
    public void startGame(int side, long seed) {
        random = new SplittableRandom(seed);
    }

    @Override
    public void played(Square move) {}

    @Override
    public Square choose(CubePosition position) {
        List<Square> best = new ArrayList<>();
        long most = Long.MIN_VALUE;
        for (Square move : position.legalMoves()) {
            long gain = lead(position, move);
            if (gain > most) {
                best.clear();
                most = gain;
            }
            if (gain == most) {
                best.add(move);
            }
        }
        return best.get(random.nextInt(best.size()));
    }

    private static long lead(CubePosition position, Square move) {
        var board = position.play(move).board();
        var mover = position.toMove();
        return board.squares().stream()
                .mapToLong(square ->
                        board.at(square).isOwnedBy(mover) ? 1 : board.at(square).isOwnedBy(mover.opponent()) ? -1 : 0)
                .sum();
    }

    @Override
    public void close() {}
}
