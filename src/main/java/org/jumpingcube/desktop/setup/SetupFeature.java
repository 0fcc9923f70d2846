package org.jumpingcube.desktop.setup;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jumpingcube.desktop.look.SideWindow;
import org.jumpingcube.desktop.model.OpenGame;
import org.jumpingcube.desktop.model.PositionSetup;
import org.jumpingcube.desktop.shell.Command;
import org.jumpingcube.desktop.shell.Feature;
import org.jumpingcube.desktop.shell.Program;
import org.jumpingcube.game.Draft;
import org.jumpingcube.game.GameKind;
import org.jumpingcube.game.Position;

/** Setting up a position and playing from it, in a window for each game. */
public final class SetupFeature implements Feature {
    private final Program program;
    private final Map<GameKind<?, ?>, SideWindow> windows = new HashMap<>();

    public SetupFeature(Program program) {
        this.program = program;
    }

    @Override
    public List<Command> commands() {
        var isPossible = program.games().shown().map(game -> game.view().setup().isPresent());
        return List.of(Command.of("setup", "Shortcut+E", "", this::open, isPossible));
    }

    private void open() {
        var game = program.games().shown().get();
        windows.computeIfAbsent(game.view().kind(), kind -> window(game)).open();
    }

    private <P extends Position<P, M>, M> SideWindow window(OpenGame<P, M> game) {
        return window(game, game.view().setup().orElseThrow());
    }

    private <P extends Position<P, M>, M, D extends Draft<D, P>> SideWindow window(
            OpenGame<P, M> game, PositionSetup<P, D> setup) {
        var board = setup.newBoard().apply(game.model().now().position());
        return new SetupWindow<>(program, new SetupGame<>(game, board, setup));
    }
}
