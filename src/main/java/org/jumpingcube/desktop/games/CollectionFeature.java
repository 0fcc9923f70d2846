package org.jumpingcube.desktop.games;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.jumpingcube.desktop.shell.Command;
import org.jumpingcube.desktop.shell.Feature;
import org.jumpingcube.desktop.shell.LazyWindow;
import org.jumpingcube.desktop.shell.LeftGames;
import org.jumpingcube.desktop.shell.Program;
import org.jumpingcube.desktop.shell.Suggestion;

/** The user's games: those that are played here are collected, and My Games shows them. */
public final class CollectionFeature implements Feature, LeftGames {
    private final Program program;
    private final LazyWindow<MyGamesWindow> window;
    private final Command games;

    public CollectionFeature(Program program) {
        window = new LazyWindow<>(() -> new MyGamesWindow(program));
        this.program = program;
        games = Command.always("games", "Shortcut+G", window::open);
        new FinishedGames(program).follow();
    }

    @Override
    public List<Command> commands() {
        return List.of(games);
    }

    @Override
    public List<Suggestion> suggestions() {
        var texts = program.texts();
        return List.of(Suggestion.of(texts, games, "bi-trophy", texts.of("begin.games")));
    }

    @Override
    public boolean areKept() {
        return program.settings().get().keepGames();
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
