package org.jumpingcube.desktop.cube;

import java.util.Optional;
import javafx.animation.PauseTransition;
import javafx.util.Duration;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.cube.Square;
import org.jumpingcube.desktop.model.GameModel;

/**
 * Shows what a move would do once the mouse, or the keyboard's focus, has rested for a moment on a cube that can be
 * played. Nothing is played; whatever happens in the game ends it.
 */
final class Previews {
    private static final Duration REST = Duration.millis(350);

    private final BoardView board;
    private final GameModel<CubePosition, Square> game;
    private final PauseTransition rest = new PauseTransition(REST);

    Previews(BoardView board, GameModel<CubePosition, Square> game) {
        this.board = board;
        this.game = game;
        rest.setOnFinished(event -> show());
        board.pointed().subscribe(square -> wait(square));
        game.view().subscribe(view -> wait(board.pointed().get()));
    }

    private void wait(Optional<Square> square) {
        rest.stop();
        board.showPreview(Optional.empty());
        if (square.isPresent() && board.style().hints().preview()) {
            rest.playFromStart();
        }
    }

    private void show() {
        board.showPreview(board.pointed()
                .get()
                .filter(game.now()::canPlay)
                .map(game.now().position()::play)
                .map(MovePreview::of));
    }
}
