package org.jumpingcube.desktop.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.cube.PlayedMove;
import org.jumpingcube.cube.Square;
import org.jumpingcube.game.Turn;

/** Moves with cascades, out of random games on all sizes. The same ones each time. */
final class RandomCascades {
    private RandomCascades() {}

    /** As many turns whose moves burst cubes, on boards of 3 to 15 in turn. */
    static List<Turn<CubePosition, Square>> turns(int count) {
        var random = new Random(20261120);
        var turns = new ArrayList<Turn<CubePosition, Square>>();
        for (int game = 0; turns.size() < count; game++) {
            addFromOneGame(turns, 3 + game % 13, Math.min(count, turns.size() + 4), random);
        }
        return turns;
    }

    private static void addFromOneGame(List<Turn<CubePosition, Square>> turns, int side, int enough, Random random) {
        var position = CubePosition.start(side);
        int skipped = random.nextInt(2 * side * side); // late moves have the long cascades
        while (turns.size() < enough && position.winner().isEmpty()) {
            List<Square> moves = position.legalMoves();
            var turn = Turn.of(position, moves.get(random.nextInt(moves.size())));
            if (skipped-- <= 0 && played(turn).bursts() > 0) {
                turns.add(turn);
            }
            position = turn.after();
        }
    }

    static PlayedMove played(Turn<CubePosition, Square> turn) {
        return turn.before().unfold(turn.move());
    }
}
