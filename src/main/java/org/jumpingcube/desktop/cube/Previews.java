package org.jumpingcube.desktop.cube;

import java.util.Optional;
import javafx.animation.Animation;
import javafx.animation.PauseTransition;
import javafx.event.EventHandler;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.stage.Window;
import javafx.util.Duration;
import org.jspecify.annotations.Nullable;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.cube.PlayedMove;
import org.jumpingcube.desktop.model.GameModel;
import org.jumpingcube.game.Square;
import org.jumpingcube.session.Action;

/**
 * Shows what a move would do once the mouse or the keyboard focus has rested for a moment on a cube that can be played,
 * and, while Shift is held, how the opponent would reply. Nothing is played, and anything that happens in the game ends
 * the preview.
 */
final class Previews {
    static final Duration REST = Duration.millis(350);

    private final BoardView board;
    private final GameModel<CubePosition, Square> game;
    private final PauseTransition rest = new PauseTransition(REST);
    private final EventHandler<KeyEvent> onKey = this::hold;
    private Optional<PlayedMove> shown = Optional.empty();
    private boolean isHeld;

    private Previews(BoardView board, GameModel<CubePosition, Square> game) {
        this.board = board;
        this.game = game;
        rest.setOnFinished(event -> show());
    }

    /** Shows previews on a board, of moves in the game that it follows. */
    static void attach(BoardView board, GameModel<CubePosition, Square> game) {
        var previews = new Previews(board, game);
        board.pointing().pointed().subscribe(square -> previews.wait(square));
        game.view().subscribe(view -> previews.end()); // under a mouse that rests, the new board is to be seen
        board.addEventHandler(MouseEvent.MOUSE_MOVED, event -> previews.moved());
        board.sceneProperty().subscribe(previews::listen);
        board.sceneProperty()
                .flatMap(Scene::windowProperty)
                .flatMap(Window::focusedProperty)
                .orElse(false)
                .subscribe(hasKeys -> {
                    if (!hasKeys) {
                        previews.hold(false); // another window hears when Shift is released
                    }
                });
    }

    /** Listens for Shift, wherever in the window the keyboard focus is. */
    private void listen(@Nullable Scene before, @Nullable Scene now) {
        if (before != null) {
            before.removeEventFilter(KeyEvent.ANY, onKey);
        }
        if (now != null) {
            now.addEventFilter(KeyEvent.ANY, onKey);
        }
    }

    private void hold(KeyEvent event) {
        boolean isShift = event.getCode() == KeyCode.SHIFT;
        hold(isShift ? event.getEventType() == KeyEvent.KEY_PRESSED : event.isShiftDown());
    }

    private void hold(boolean isHeldNow) {
        if (isHeldNow != isHeld) {
            isHeld = isHeldNow;
            shown.ifPresent(this::show);
        }
    }

    /** The mouse has moved, perhaps without leaving the cube. */
    private void moved() {
        if (shown.isEmpty() && rest.getStatus() != Animation.Status.RUNNING) {
            wait(board.pointing().pointed().get());
        }
    }

    private void wait(Optional<Square> square) {
        end();
        if (square.isPresent() && board.style().look().aids().preview()) {
            rest.playFromStart();
        }
    }

    private void end() {
        rest.stop();
        game.endStudy();
        shown = Optional.empty();
        board.showPreview(Optional.empty());
    }

    private void show() {
        if (board.getScene() == null || !board.getScene().getWindow().isShowing()) {
            return; // the window was closed meanwhile
        }
        shown = board.pointing()
                .pointed()
                .get()
                .filter(game.now()::canPlay)
                .map(game.now().position()::play);
        shown.ifPresent(this::show);
    }

    private void show(PlayedMove move) {
        game.endStudy();
        var preview = MovePreview.of(move);
        board.showPreview(Optional.of(preview));
        boolean mayAnswer = isHeld && game.now().can(Action.ANALYSE);
        if (mayAnswer && move.after().board().winner().isEmpty()) {
            game.study(
                    move.after(),
                    found -> board.showPreview(
                            Optional.of(preview.answeredBy(move.after().play(found.move())))));
        }
    }
}
