package org.jumpingcube.desktop.jumpin;

import java.util.Optional;
import javafx.scene.layout.Region;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.look.Themes;
import org.jumpingcube.desktop.model.SetupBoard;
import org.jumpingcube.game.Player;
import org.jumpingcube.jumpin.JumpinDraft;
import org.jumpingcube.jumpin.JumpinPosition;
import org.jumpingcube.jumpin.Rules;
import org.jumpingcube.jumpin.Square;
import org.jumpingcube.settings.Look;

/** Pawns that are being set up. */
public final class JumpinSetupBoard implements SetupBoard<JumpinDraft, Square> {
    private final JumpinWording wording;
    private final JumpinBoardView board;

    public JumpinSetupBoard(Texts texts) {
        wording = new JumpinWording(texts);
        board = new JumpinBoardView(JumpinPosition.start(Rules.USUAL, Player.ONE), wording);
        board.setId("setup-board");
        texts.language().subscribe(language -> board.requestLayout());
    }

    @Override
    public Region node() {
        return board;
    }

    @Override
    public void show(JumpinDraft draft) {
        board.show(draft.shown(), Optional.empty(), false);
    }

    @Override
    public Optional<Square> squareAt(double x, double y) {
        return board.places().squareAt(x, y);
    }

    @Override
    public Square pointed() {
        return board.pointing().pointed().get().orElseGet(board.pointing()::focus);
    }

    @Override
    public void point(Square square, boolean isByKeys) {
        if (isByKeys) {
            board.pointing().focusOn(square);
            board.pointing().showFocus(true);
        } else {
            board.pointing().click(square);
        }
    }

    @Override
    public String inWords(Square square, JumpinDraft draft) {
        return wording.square(draft.shown(), square, Optional.empty());
    }

    @Override
    public void restyle(Look look) {
        board.restyle(Themes.appearance(look.theme()));
    }
}
