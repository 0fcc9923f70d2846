package org.jumpingcube.cube.ai;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.cube.Square;
import org.jumpingcube.game.Score;
import org.jumpingcube.search.SearchLimits;
import org.jumpingcube.search.SearchResult;
import org.jumpingcube.search.WinSearch;

/**
 * What the side to move can force within a number of plies, whatever the opponent does. A proof, not a heuristic.
 *
 * @param plies to the end of the game, both sides at their best: n for a win, -n for a loss, 0 if neither is forced
 * @param squares a move that wins as soon; or the moves that put the loss off as long; all legal moves if nothing is
 *     forced
 */
public record Forced(int plies, List<Square> squares) {
    private static final int TABLE_BYTES = 1 << 20;

    public Forced {
        squares = List.copyOf(squares);
    }

    /**
     * Looks so many plies ahead. Nothing is forced as far as is known when a stop is requested.
     *
     * @param position a position in which nobody has won, and no cube holds more than its capacity
     * @param plies odd, 1 to {@value SearchLimits#MAX_DEPTH}; a loss is seen if it is at least one ply shorter
     */
    public static Forced within(int plies, CubePosition position, BooleanSupplier stopRequested) {
        var search = new WinSearch(TABLE_BYTES);
        var board = CubeBoard.of(position);
        var win = search.find(board, plies, stopRequested);
        return win.map(found -> new Forced(Score.plies(found.score()), List.of(board.square(found.move()))))
                .orElseGet(() -> loss(search, plies - 1, position, stopRequested));
    }

    /** The loss that no move avoids, if the opponent wins after each within {@code plies - 1}. */
    private static Forced loss(WinSearch search, int plies, CubePosition position, BooleanSupplier stopRequested) {
        Map<Square, Integer> losses = new LinkedHashMap<>();
        for (Square square : position.legalMoves()) {
            Optional<SearchResult> reply = plies < 2
                    ? Optional.empty()
                    : search.find(CubeBoard.of(position.play(square).after()), plies - 1, stopRequested);
            if (reply.isEmpty()) {
                return new Forced(0, position.legalMoves());
            }
            losses.put(square, Score.plies(reply.get().score()) + 1);
        }
        int latest = losses.values().stream().mapToInt(Integer::intValue).max().orElseThrow();
        return new Forced(
                -latest,
                losses.keySet().stream()
                        .filter(square -> losses.getOrDefault(square, 0) == latest)
                        .toList());
    }
}
