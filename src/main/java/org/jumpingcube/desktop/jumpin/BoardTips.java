package org.jumpingcube.desktop.jumpin;

import java.util.Optional;
import javafx.scene.control.Tooltip;

/** Says in a tooltip what the mark of the pawn under the mouse means. */
final class BoardTips {
    private final JumpinBoardView board;
    private final JumpinWording wording;
    private Optional<Tooltip> tip = Optional.empty(); // a window of its own, made when it is first wanted

    private BoardTips(JumpinBoardView board, JumpinWording wording) {
        this.board = board;
        this.wording = wording;
    }

    /** Attaches the tooltips to a board. */
    static void attach(JumpinBoardView board, JumpinWording wording) {
        var tips = new BoardTips(board, wording);
        board.pointing().pointed().subscribe(square -> tips.show());
    }

    private void show() {
        tip.ifPresent(before -> Tooltip.uninstall(board, before));
        tip = board.markPointedAt().map(mark -> new Tooltip(wording.mark(mark)));
        tip.ifPresent(now -> Tooltip.install(board, now));
    }
}
