package org.jumpingcube.desktop.arena;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.jumpingcube.desktop.shell.Command;
import org.jumpingcube.desktop.shell.Feature;
import org.jumpingcube.desktop.shell.LazyWindow;
import org.jumpingcube.desktop.shell.Program;

/** Tournaments of computer players. */
public final class ArenaFeature implements Feature {
    private final LazyWindow<ArenaWindow> window;

    public ArenaFeature(Program program) {
        window = new LazyWindow<>(() -> new ArenaWindow(program));
    }

    @Override
    public List<Command> commands() {
        return List.of(Command.always("arena", "Shortcut+T", window::open));
    }

    /** Completes when nothing is played any more and all results are written. */
    @Override
    public CompletableFuture<Void> close() {
        return window.made().map(ArenaWindow::end).orElseGet(Feature.super::close);
    }
}
