package org.jumpingcube.desktop.review;

import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import javafx.geometry.Bounds;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.controls.Wording;
import org.jumpingcube.desktop.model.ReplayBoard;
import org.jumpingcube.game.Notation;
import org.jumpingcube.game.Position;
import org.jumpingcube.game.Seats;

/**
 * What the classes that comment on a moment of a game share: what they comment on, and where they show it.
 *
 * @param seats who plays
 */
record ReviewContext<P extends Position<P, M>, M>(
        Notation<P, M> notation,
        ReplayBoard<P, M> board,
        MoveOverlay overlay,
        ReviewPanel<P, M> panel,
        Wording wording,
        Supplier<Seats> seats,
        Texts texts) {
    /** The greatest length of a line that is written or shown: the moves after that are guesses. */
    static final int MOST_MOVES = 6;

    private static final int MOST_NAMED = 3; // of equally good moves: the board has a bulb for each

    String name(M move) {
        return notation.write(move);
    }

    /** Equally good moves, the first few by name. */
    String list(List<M> moves) {
        return texts.list(moves.stream().map(this::name).toList(), MOST_NAMED);
    }

    /** The square where a move ends. */
    Bounds end(P position, M move) {
        var way = board.way(position, move);
        return way.get(way.size() - 1);
    }

    /** The beginning of a line of moves. */
    String names(List<M> line) {
        return line.stream().limit(MOST_MOVES).map(this::name).collect(Collectors.joining(" "));
    }
}
