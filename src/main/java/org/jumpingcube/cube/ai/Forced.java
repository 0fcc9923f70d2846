package org.jumpingcube.cube.ai;

import java.util.List;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.cube.Square;
import org.jumpingcube.search.ForcedSearch;
import org.jumpingcube.search.Score;

/**
 * What the side to move can force within a number of plies, whatever the opponent does. A proof, not an opinion.
 *
 * @param plies to the end of the game, both sides at their best: n for a win, -n for a loss, 0 if neither is forced
 * @param squares the moves that win as soon, or put the loss off as long; all legal moves if nothing is forced
 */
public record Forced(int plies, List<Square> squares) {
    public Forced {
        squares = List.copyOf(squares);
    }

    /**
     * Looks so many plies ahead. On 6x6, seven plies take up to some 150,000 positions; each two plies more, some ten
     * times as many.
     *
     * @param position a position in which nobody has won, and no cube holds more than its capacity
     * @param plies 1 to {@value ForcedSearch#MAX_PLIES}
     */
    public static Forced within(int plies, CubePosition position) {
        var board = CubeBoard.of(position);
        var result = new ForcedSearch(board).search(plies);
        return new Forced(
                signedPlies(result.score()),
                result.moves().stream().map(board::square).toList());
    }

    private static int signedPlies(int score) {
        if (!Score.isDecided(score)) {
            return 0;
        }
        return Score.isWin(score) ? Score.plies(score) : -Score.plies(score);
    }
}
