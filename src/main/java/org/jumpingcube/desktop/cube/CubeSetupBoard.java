package org.jumpingcube.desktop.cube;

import org.jumpingcube.cube.CubeDraft;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.desktop.board.SquareSetupBoard;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.look.Themes;
import org.jumpingcube.desktop.model.SetupBoard;
import org.jumpingcube.game.Square;

/** Cubes that are being set up; overloaded ones are marked. */
public final class CubeSetupBoard {
    private CubeSetupBoard() {}

    /**
     * The board.
     *
     * @param side squares along an edge at first
     */
    public static SetupBoard<CubeDraft> of(int side, Texts texts) {
        var colours = new ColourNames(texts);
        var wording = new CubeWording(texts, Square::name, colours);
        var board = new BoardView(CubePosition.start(side).board(), wording);
        return new SquareSetupBoard<>(
                board,
                draft -> board.showRefused(draft.board(), draft.overloaded()),
                (square, draft) -> wording.cube(square, draft.board()),
                look -> {
                    colours.restyle(look);
                    board.restyle(BoardStyle.of(look, Themes.appearance(look.theme())));
                });
    }
}
