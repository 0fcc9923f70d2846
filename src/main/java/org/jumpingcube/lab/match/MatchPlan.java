package org.jumpingcube.lab.match;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.cube.Square;

/**
 * Which games a match consists of. Every opening is played twice, A beginning in the even games and B in the odd ones.
 *
 * @param side of the board
 * @param games an even number
 * @param openingPlies how many random moves a game begins with, 0 or more
 * @param seed the same plan gives the same openings, and players of the same seeds
 */
public record MatchPlan(int side, int games, int openingPlies, long seed) {
    /** The random moves that a game begins with; nobody has won after them. */
    List<Square> opening(int game) {
        var random = new SplittableRandom(seed + 0x9E37_79B9L * (game / 2));
        while (true) {
            var moves = new ArrayList<Square>();
            var position = CubePosition.start(side);
            while (moves.size() < openingPlies && position.winner().isEmpty()) {
                var legal = position.legalMoves();
                moves.add(legal.get(random.nextInt(legal.size())));
                position = position.play(moves.get(moves.size() - 1)).after();
            }
            if (position.winner().isEmpty()) {
                return moves;
            }
        }
    }

    /** What the players' chance moves depend on; the two games of an opening differ. */
    long seedOf(int game) {
        return new SplittableRandom(~seed + 0x9E37_79B9L * game).nextLong();
    }

    static boolean doesABegin(int game) {
        return game % 2 == 0;
    }
}
