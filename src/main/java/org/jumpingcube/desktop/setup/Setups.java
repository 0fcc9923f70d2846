package org.jumpingcube.desktop.setup;

import java.util.Set;
import org.jumpingcube.cube.CubeDraft;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.cube.Square;
import org.jumpingcube.desktop.cube.CubeSetupBoard;
import org.jumpingcube.desktop.jumpin.JumpinSetupBoard;
import org.jumpingcube.desktop.look.SideWindow;
import org.jumpingcube.desktop.model.OpenGame;
import org.jumpingcube.desktop.shell.Program;
import org.jumpingcube.game.GameKind;
import org.jumpingcube.games.Games;
import org.jumpingcube.jumpin.JumpinDraft;
import org.jumpingcube.jumpin.JumpinMove;
import org.jumpingcube.jumpin.JumpinPosition;

/** Makes the windows in which positions are set up, one for each game. */
public record Setups(Program program) {
    private static final Set<String> ABOUT_SERIES = Set.of("series", "games", "first");

    /** Whether positions of a game can be set up. */
    public static boolean isFor(GameKind<?, ?> kind) {
        return isSame(kind, Games.CUBE) || isSame(kind, Games.JUMPIN);
    }

    private static boolean isSame(GameKind<?, ?> kind, GameKind<?, ?> known) {
        return kind.name().equals(known.name());
    }

    /** A window for a game of a kind that {@link #isFor} accepts. */
    @SuppressWarnings("unchecked") // a kind's name determines its types
    public SideWindow window(OpenGame<?, ?> game) {
        return isSame(game.view().kind(), Games.JUMPIN)
                ? jumpin((OpenGame<JumpinPosition, JumpinMove>) game)
                : cubes((OpenGame<CubePosition, Square>) game);
    }

    private SideWindow cubes(OpenGame<CubePosition, Square> game) {
        int side = game.model().now().position().board().side();
        var setup = new SetupGame<>(
                game,
                new CubeSetupBoard(side, program.texts()),
                CubeDraft::of,
                (text, now) -> CubeDraft.parse(text, now.toMove()),
                Set.of());
        return new SetupWindow<>(program, setup, (edit, names) -> new CubeExtra(program, edit, names));
    }

    private SideWindow jumpin(OpenGame<JumpinPosition, JumpinMove> game) {
        var setup = new SetupGame<>(
                game,
                new JumpinSetupBoard(program.texts()),
                JumpinDraft::of,
                (text, now) -> JumpinDraft.parse(text, now.rules()),
                ABOUT_SERIES);
        return new SetupWindow<>(program, setup, (edit, names) -> new JumpinExtra(program, edit));
    }
}
