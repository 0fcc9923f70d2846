package org.jumpingcube.desktop.settings;

import javafx.scene.control.Slider;
import org.jumpingcube.cube.BoardSize;
import org.jumpingcube.cube.CubeNotation;
import org.jumpingcube.desktop.controls.Form;
import org.jumpingcube.game.GameOptions;
import org.jumpingcube.game.Player;
import org.jumpingcube.games.Games;
import org.jumpingcube.settings.Look;
import org.jumpingcube.settings.PipShape;
import org.jumpingcube.settings.Play;
import org.jumpingcube.settings.Points;
import org.jumpingcube.settings.VisualAids;

/** How large the board is, what its cubes look like, and what it tells a player. */
final class BoardPage extends SettingsPage {
    private static final Setting<VisualAids> AIDS = Setting.LOOK.part(Look::aids, Look::withAids);

    private static final Setting<Double> SIZE = Setting.PLAY
            .part(Play::game, Play::withGame)
            .part(
                    game -> (double) game.options(Games.CUBE).number(CubeNotation.SIZE),
                    (game, size) ->
                            game.withOptions(Games.CUBE, GameOptions.of(CubeNotation.SIZE, (int) Math.rint(size))));

    BoardPage(ChosenSettings draft, String title) {
        super(draft, title);
        ColourRows.add(card(), draft);
        SettingsCard pieces = card();
        pieces.choice("settings.points", Points.values(), Setting.LOOK.part(Look::points, Look::withPoints));
        pieces.choice("settings.shape-one", "settings.shape.", PipShape.values(), shape(Player.ONE));
        pieces.choice("settings.shape-two", "settings.shape.", PipShape.values(), shape(Player.TWO));
        SettingsCard board = card();
        board.slider(
                "settings.board-size",
                Form.inSteps(new Slider(BoardSize.OFFERED.least(), BoardSize.OFFERED.most(), 0), 1),
                SIZE,
                size -> draft.texts().get("board.size", Math.round(size)));
        board.note("settings.board-size.note");
        SettingsCard hints = card();
        hints.toggle("settings.preview", AIDS.part(VisualAids::preview, VisualAids::withPreview));
        hints.describe("settings.preview.note");
        hints.toggle("settings.full-cubes", AIDS.part(VisualAids::fullCubes, VisualAids::withFullCubes));
        hints.describe("settings.full-cubes.note");
        hints.toggle("settings.fuse", AIDS.part(VisualAids::fuse, VisualAids::withFuse));
    }

    private static Setting<PipShape> shape(Player player) {
        return Setting.LOOK.part(look -> look.shape(player), (look, shape) -> look.withShape(player, shape));
    }
}
