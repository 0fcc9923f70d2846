package org.jumpingcube.desktop;

import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import javafx.beans.binding.Bindings;
import org.jumpingcube.desktop.shell.Feature;
import org.jumpingcube.desktop.shell.Program;
import org.jumpingcube.desktop.shell.Shell.Turn;
import org.jumpingcube.storage.GameKeeper;

/** Keeps the game in the window on the disk while it is not over, and offers it again at the next start. */
final class UnfinishedGamesFeature implements Feature {
    private final Program program;
    private final GameKeeper keeper;
    private final RunningGame running;
    private Optional<LeftOverGames> leftOvers = Optional.empty(); // none are offered beside a file

    UnfinishedGamesFeature(Program program) {
        this.program = program;
        keeper = program.keeper();
        running = new RunningGame(program, keeper);
        running.follow();
    }

    @Override
    public void begin(boolean isWithFile) {
        if (!isWithFile) {
            var offers = new LeftOverGames(program, keeper);
            program.shell().show(Turn.OFFER, offers, Bindings.isNotEmpty(offers.getChildren()));
            offers.offerNext();
            program.games().follow(offers::follow);
            leftOvers = Optional.of(offers);
        }
    }

    @Override
    public CompletableFuture<Void> close() {
        leftOvers.ifPresent(LeftOverGames::close);
        running.close();
        return Feature.super.close();
    }
}
