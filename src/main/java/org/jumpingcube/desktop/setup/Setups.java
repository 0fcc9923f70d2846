package org.jumpingcube.desktop.setup;

import java.util.List;
import java.util.function.Function;
import javafx.scene.Node;
import org.jumpingcube.cube.CubeDraft;
import org.jumpingcube.desktop.look.SideWindow;
import org.jumpingcube.desktop.model.OpenGame;
import org.jumpingcube.desktop.model.PositionSetup;
import org.jumpingcube.desktop.shell.Program;
import org.jumpingcube.game.Draft;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Position;
import org.jumpingcube.jumpin.JumpinDraft;

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
                program, asked, (edit, names) -> extra(setup.draftOf().apply(now), edit, names));
    }

    /** What a game has besides. */
    @SuppressWarnings("unchecked") // the draft's class has been looked at
    private <D> SetupExtra<D> extra(D draft, SetupPanel.Edit<D> edit, Function<Player, String> names) {
        if (draft instanceof CubeDraft) {
            return (SetupExtra<D>) new CubeExtra(program, (SetupPanel.Edit<CubeDraft>) edit, names);
        }
        if (draft instanceof JumpinDraft) {
            return (SetupExtra<D>) new JumpinExtra(program, (SetupPanel.Edit<JumpinDraft>) edit);
        }
        return new SetupExtra<>() {
            @Override
            public List<Node> beside() {
                return List.of();
            }

            @Override
            public void show(D shown) {}
        };
    }
}
