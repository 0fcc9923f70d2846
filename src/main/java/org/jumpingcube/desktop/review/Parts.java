package org.jumpingcube.desktop.review;

import java.util.List;
import java.util.stream.Collectors;
import javafx.geometry.Bounds;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.model.ReplayBoard;
import org.jumpingcube.game.Notation;
import org.jumpingcube.game.Position;

/** What those share who say something about a moment of a game: where they say it, and how. */
record Parts<P extends Position<P, M>, M>(
        Notation<P, M> notation, ReplayBoard<P, M> board, MoveOverlay overlay, ReviewPanel<P, M> panel, Texts texts) {
    /** Of a line that is written down or shown: later moves are guesses. */
    static final int MOST_MOVES = 6;

    String name(M move) {
        return notation.write(move);
    }

    /** Moves that stand for one another. */
    String list(List<M> moves) {
        String names = moves.stream().limit(MOST_MOVES).map(this::name).collect(Collectors.joining(", "));
        return moves.size() > MOST_MOVES ? names + ", …" : names;
    }

    /** Where a move ends. */
    Bounds end(P position, M move) {
        var way = board.way(position, move);
        return way.get(way.size() - 1);
    }

    /** The beginning of a line of moves. */
    String names(List<M> line) {
        return line.stream().limit(MOST_MOVES).map(this::name).collect(Collectors.joining(" "));
    }
}
