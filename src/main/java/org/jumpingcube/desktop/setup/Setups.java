package org.jumpingcube.desktop.setup;

import java.util.function.Function;
import org.jumpingcube.cube.CubeDraft;
import org.jumpingcube.desktop.look.SideWindow;
import org.jumpingcube.desktop.model.OpenGame;
import org.jumpingcube.desktop.model.PositionSetup;
import org.jumpingcube.desktop.model.SetupExtra;
import org.jumpingcube.desktop.shell.Program;
import org.jumpingcube.game.Draft;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Position;

/** Makes the windows in which positions are set up, one for each game. */
record Setups(Program program) {
    /** A window for a game whose view says how its positions are set up. */
    <P extends Position<P, M>, M> SideWindow window(OpenGame<P, M> game) {
        return window(game, game.view().setup().orElseThrow());
    }

    private <P extends Position<P, M>, M, D extends Draft<D, P>> SideWindow window(
            OpenGame<P, M> game, PositionSetup<P, D> setup) {
        var now = game.model().now().position();
        var asked = new SetupGame<>(game, setup.newBoard().apply(now), setup);
        return new SetupWindow<>(
                program, asked, (edit, names) -> extra(setup, setup.draftOf().apply(now), edit, names));
    }

    /** What a game has besides. Puzzles, which need more than a view knows, are the cubes' alone. */
    @SuppressWarnings("unchecked") // the draft's class has been looked at
    private <P, D extends Draft<D, P>> SetupExtra<D> extra(
            PositionSetup<P, D> setup, D draft, SetupExtra.Edit<D> edit, Function<Player, String> names) {
        return draft instanceof CubeDraft
                ? (SetupExtra<D>) new CubeExtra(program, (SetupExtra.Edit<CubeDraft>) edit, names)
                : setup.extra().apply(edit);
    }
}
