package org.jumpingcube.desktop.review;

import javafx.event.EventHandler;
import javafx.scene.Node;
import javafx.scene.control.Slider;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

/** The keys for moving through a game. Boards and sliders use the arrow keys for themselves. */
final class ReplayKeys implements EventHandler<KeyEvent> {
    private final Replay<?, ?> replay;
    private final Node board;
    private final Node moves;

    /** @param moves the list of moves, with two in each row */
    ReplayKeys(Replay<?, ?> replay, Node board, Node moves) {
        this.replay = replay;
        this.board = board;
        this.moves = moves;
    }

    @Override
    public void handle(KeyEvent event) {
        boolean takesArrows = board.isFocused() || event.getTarget() instanceof Slider;
        boolean isInList = event.getTarget() == moves;
        KeyCode key = event.getCode();
        if (key == KeyCode.PAGE_UP || (key == KeyCode.LEFT && !takesArrows)) {
            replay.step(-1);
        } else if (key == KeyCode.PAGE_DOWN || (key == KeyCode.RIGHT && !takesArrows)) {
            replay.step(1);
        } else if (isInList && (key == KeyCode.UP || key == KeyCode.DOWN)) {
            replay.step(key == KeyCode.UP ? -2 : 2);
        } else if (key == KeyCode.HOME) {
            replay.go(0);
        } else if (key == KeyCode.END) {
            replay.go(Integer.MAX_VALUE);
        } else {
            return;
        }
        event.consume();
    }
}
