package org.jumpingcube.desktop.cube;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.cube.PlayedMove;
import org.jumpingcube.game.Square;

/** Moves with cascades, out of random games on all sizes. The same ones each time. */
final class RandomCascades {
    private RandomCascades() {}

    /** As many turns whose moves burst cubes, on boards of 3 to 15 in turn. */
    static List<PlayedMove> turns(int count) {
        var random = new Random(20261120);
        var turns = new ArrayList<PlayedMove>();
        for (int game = 0; turns.size() < count; game++) {
            addFromOneGame(turns, 3 + game % 13, Math.min(count, turns.size() + 4), random);
        }
        return turns;
    }

    private static void addFromOneGame(List<PlayedMove> turns, int side, int enough, Random random) {
        var position = CubePosition.start(side);
        int skipped = random.nextInt(2 * side * side); // late moves have the long cascades
        while (turns.size() < enough && position.winner().isEmpty()) {
            List<Square> moves = position.legalMoves();
            var turn = position.play(moves.get(random.nextInt(moves.size())));
            if (skipped-- <= 0 && turn.bursts() > 0) {
                turns.add(turn);
            }
            position = turn.after();
        }
    }
}
