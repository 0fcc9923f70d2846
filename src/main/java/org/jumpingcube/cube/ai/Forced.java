package org.jumpingcube.cube.ai;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.game.Score;
import org.jumpingcube.game.Square;
import org.jumpingcube.search.SearchLimits;
import org.jumpingcube.search.SearchResult;
import org.jumpingcube.search.WinSearch;

/**
 * What is forced within a number of plies, whatever the opponent does: a proof, not a heuristic.
 *
 * @param plies to the end of the game with best play: n for a win, -n for a loss, 0 if neither is forced
 * @param squares a move that wins that soon, or the moves that delay the loss that long; all legal moves if nothing is
 *     forced
 */
public record Forced(int plies, List<Square> squares) {
    private static final int TABLE_BYTES = 1 << 20;

    public Forced {
        squares = List.copyOf(squares);
    }

    /**
     * Looks this many plies ahead. After a stop request the result is that nothing is forced, as far as is known.
     *
     * @param position a position that nobody has won, with no cube above its capacity
     * @param plies odd, 1 to {@value SearchLimits#MAX_DEPTH}; a loss is only seen if it is at least one ply shorter
     */
    public static Forced within(int plies, CubePosition position, BooleanSupplier stopRequested) {
        var search = new WinSearch(TABLE_BYTES);
        var board = CubeBoard.of(position);
        var win = search.find(board, plies, stopRequested);
        return win.map(found -> new Forced(Score.plies(found.score()), List.of(board.square(found.move()))))
                .orElseGet(() -> loss(search, plies - 1, position, stopRequested));
    }

    /** The loss, if the opponent wins within {@code plies - 1} after every move. */
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
