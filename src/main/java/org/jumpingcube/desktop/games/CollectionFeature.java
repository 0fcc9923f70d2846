package org.jumpingcube.desktop.games;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.SimpleIntegerProperty;
import org.jumpingcube.collection.GameFilter;
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
    private final IntegerProperty number = new SimpleIntegerProperty();

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
        var about = texts.of(
                number,
                now -> now.intValue() == 0 ? texts.get("begin.games.none") : texts.get("begin.games", now.intValue()));
        return List.of(Suggestion.of(texts, games, "bi-trophy", about));
    }

    /** Asks how many games there are by now, on the collection's thread. */
    private void count() {
        program.collector().askIfAny(collection -> collection.count(GameFilter.ALL), number::set);
    }

    @Override
    public boolean areKept() {
        return program.settings().get().keepGames();
    }

    @Override
    public void begin(boolean isWithFile) {
        program.collector().addLeftOver();
        program.shell().isInviting().subscribe(is -> {
            if (is) {
                count();
            }
        });
    }

    @Override
    public CompletableFuture<Void> close() {
        window.made().ifPresent(MyGamesWindow::stop);
        return Feature.super.close(); // the collector waits for what is left
    }
}
