package org.jumpingcube.desktop.cube;

import java.util.Optional;
import org.jumpingcube.cube.PlayedMove;

/** A board on which moves are looked at before they are played, for programs outside this package. */
public record PreviewedBoard(BoardView view) {
    public void show(PlayedMove move) {
        view.showPreview(Optional.of(MovePreview.of(move)));
    }

    public void end() {
        view.showPreview(Optional.empty());
    }
}
