package org.jumpingcube.desktop.review;

import java.util.List;
import java.util.stream.Collectors;
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

    /** The beginning of a line of moves. */
    String names(List<M> line) {
        return line.stream().limit(MOST_MOVES).map(this::name).collect(Collectors.joining(" "));
    }
}
