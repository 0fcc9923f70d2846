package org.jumpingcube.desktop.cube;

import java.util.Optional;
import javafx.scene.layout.Region;
import org.jumpingcube.cube.CubeDraft;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.cube.Square;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.look.Themes;
import org.jumpingcube.desktop.model.SetupBoard;
import org.jumpingcube.settings.Look;

/** Cubes that are being set up; overloaded ones are marked. */
public final class CubeSetupBoard implements SetupBoard<CubeDraft, Square> {
    private final ColourNames colours;
    private final CubeWording wording;
    private final BoardView board;

    /** @param side squares along an edge at first */
    public CubeSetupBoard(int side, Texts texts) {
        colours = new ColourNames(texts);
        wording = new CubeWording(texts, Square::name, colours);
        board = new BoardView(CubePosition.start(side).board(), wording);
        board.setId("setup-board");
    }

    @Override
    public Region node() {
        return board;
    }

    @Override
    public void show(CubeDraft draft) {
        board.showRefused(draft.board(), draft.overloaded());
    }

    @Override
    public Optional<Square> squareAt(double x, double y) {
        return board.squareAt(x, y);
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
    public String inWords(Square square, CubeDraft draft) {
        return wording.cube(square, draft.board());
    }

    @Override
    public void restyle(Look look) {
        colours.restyle(look);
        board.restyle(BoardStyle.of(look, Themes.appearance(look.theme())));
    }
}
