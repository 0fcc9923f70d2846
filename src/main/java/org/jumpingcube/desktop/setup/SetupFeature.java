package org.jumpingcube.desktop.setup;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jumpingcube.desktop.look.SideWindow;
import org.jumpingcube.desktop.shell.Command;
import org.jumpingcube.desktop.shell.Feature;
import org.jumpingcube.desktop.shell.Program;
import org.jumpingcube.game.GameKind;

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
        windows.computeIfAbsent(game.view().kind(), kind -> new Setups(program).window(game))
                .open();
    }
}
