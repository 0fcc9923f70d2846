package org.jumpingcube.contest;

import java.util.List;
import java.util.TreeMap;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.game.Square;

/** Counts cubes and takes what it can get, like a person in their first games. */
final class CubeCounter {
    private static final int WON = 1000; // more than there are cubes
    private static final int LEAD = 100; // how much a cube counts compared with the advice
    private static final int RIM = 10;
    private static final int AHEAD = 15;
    private static final int BEHIND = -30;

    private CubeCounter() {}

    /** The moves that leave the greatest lead in cubes. */
    static List<Square> greedy(CubePosition position) {
        return best(position, move -> leadOfLatest(position.play(move).after()));
    }

    /**
     * The moves of a newcomer who has read the handbook's first advice. It also looks at the reply, and among equal
     * moves prefers corners and edges, and cubes that are ahead of their neighbours.
     */
    static List<Square> newcomer(CubePosition position) {
        return best(position, move -> merit(position, move));
    }

    private static List<Square> best(CubePosition position, ToIntFunction<Square> merit) {
        return position.legalMoves().stream()
                .collect(Collectors.groupingBy(merit::applyAsInt, TreeMap::new, Collectors.toList()))
                .lastEntry()
                .getValue();
    }

    private static int merit(CubePosition position, Square move) {
        var after = position.play(move).after();
        int lead = after.winner().isPresent() ? WON : -greatestLead(after);
        return LEAD * lead + adviceOn(position, move);
    }

    private static int adviceOn(CubePosition position, Square move) {
        var board = position.board();
        int missing = board.capacity(move) - board.at(move).value() - 1;
        int advice = RIM * (4 - board.capacity(move));
        for (Square neighbour : board.neighbours(move)) {
            var cube = board.at(neighbour);
            if (cube.isOwnedBy(position.toMove().opponent())) {
                boolean isAhead = missing < board.capacity(neighbour) - cube.value();
                advice += isAhead ? AHEAD : BEHIND;
            }
        }
        return advice;
    }

    /** The lead of the side to move after its best move. */
    private static int greatestLead(CubePosition position) {
        return position.legalMoves().stream()
                .mapToInt(move -> leadOfLatest(position.play(move).after()))
                .max()
                .orElseThrow();
    }

    /** The lead in cubes of the side that made the latest move. */
    private static int leadOfLatest(CubePosition after) {
        if (after.winner().isPresent()) {
            return WON;
        }
        var board = after.board();
        int lead = 0;
        for (Square square : board.squares()) {
            if (!board.at(square).isNeutral()) {
                lead += board.at(square).isOwnedBy(after.toMove()) ? -1 : 1;
            }
        }
        return lead;
    }
}
