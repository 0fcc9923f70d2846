package org.jumpingcube.desktop;

import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import javafx.stage.Stage;
import org.jumpingcube.desktop.files.GameFiles;
import org.jumpingcube.desktop.games.GamesNeeds;
import org.jumpingcube.desktop.games.MyGamesWindow;
import org.jumpingcube.storage.SavedGame;

/** The window of the user's games, which is made when it is first wanted, and its games in the main window. */
final class MyGames implements GamesNeeds.Opener {
    private final Stage stage;
    private final MainWindow main;
    private final GameFiles files;
    private final FinishedGames finished;
    private Optional<MyGamesWindow> made = Optional.empty();

    /** @param stage of the main window */
    MyGames(Stage stage, MainWindow main, GameFiles files, FinishedGames finished) {
        this.stage = stage;
        this.main = main;
        this.files = files;
        this.finished = finished;
    }

    MyGamesWindow window(GamesNeeds needs) {
        var window = new MyGamesWindow(needs);
        made = Optional.of(window);
        return window;
    }

    @Override
    public boolean open(SavedGame<?, ?> game, boolean isReviewed) {
        return come(files.openCollected(game), isReviewed ? main::review : main::replay);
    }

    /**
     * Shows a game of the arena, which keeps it itself, in the main window, if the user agrees.
     *
     * @return whether it is open
     */
    boolean watch(SavedGame<?, ?> game) {
        return come(files.open(game), main::replay);
    }

    private boolean come(boolean isOpen, Runnable look) {
        if (isOpen) {
            finished.openedFromCollection();
            stage.toFront();
            stage.requestFocus();
            look.run();
        }
        return isOpen;
    }

    @Override
    public void opened(boolean isKept) {
        files.collected(isKept);
    }

    /** Completes when all that the window has to write is written. */
    CompletableFuture<Void> close() {
        return made.map(MyGamesWindow::end).orElseGet(() -> CompletableFuture.completedFuture(null));
    }
}
