package org.jumpingcube.desktop.games;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.jumpingcube.desktop.shell.Command;
import org.jumpingcube.desktop.shell.Feature;
import org.jumpingcube.desktop.shell.LazyWindow;
import org.jumpingcube.desktop.shell.Program;

/** The user's games: those that are played here are collected, and My Games shows them. */
public final class CollectionFeature implements Feature {
    private final Program program;
    private final LazyWindow<MyGamesWindow> window;

    public CollectionFeature(Program program) {
        window = new LazyWindow<>(() -> new MyGamesWindow(program));
        this.program = program;
        new FinishedGames(program).follow();
    }

    @Override
    public List<Command> commands() {
        return List.of(Command.always("games", "Shortcut+G", window::open));
    }

    @Override
    public void begin(boolean isWithFile) {
        program.collector().addLeftOver();
    }

    @Override
    public CompletableFuture<Void> close() {
        window.made().ifPresent(MyGamesWindow::stop);
        return Feature.super.close(); // the collector waits for what is left
    }
}
