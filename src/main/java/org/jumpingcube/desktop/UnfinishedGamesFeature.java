package org.jumpingcube.desktop;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import javafx.beans.binding.Bindings;
import org.jumpingcube.desktop.shell.Command;
import org.jumpingcube.desktop.shell.Feature;
import org.jumpingcube.desktop.shell.Program;
import org.jumpingcube.desktop.shell.Shell.Turn;
import org.jumpingcube.desktop.shell.Suggestion;
import org.jumpingcube.storage.GameKeeper;

/** Keeps the game in the window on the disk while it is not over, and offers it again at the next start. */
final class UnfinishedGamesFeature implements Feature {
    private final Program program;
    private final GameKeeper keeper;
    private final RunningGame running;
    private final LeftOverGames leftOvers; // none are offered beside a file
    private final Command goOn;

    UnfinishedGamesFeature(Program program) {
        this.program = program;
        keeper = program.keeper();
        running = new RunningGame(program, keeper);
        running.follow();
        leftOvers = new LeftOverGames(program, keeper);
        goOn = Command.of("continue", "", "", leftOvers::goOn, leftOvers.canGoOn());
    }

    @Override
    public List<Command> commands() {
        return List.of(goOn);
    }

    @Override
    public List<Suggestion> suggestions() {
        return List.of(leftOvers.invitation(goOn));
    }

    @Override
    public void begin(boolean isWithFile) {
        if (!isWithFile) {
            program.shell().show(Turn.OFFER, leftOvers, Bindings.isNotEmpty(leftOvers.getChildren()));
            leftOvers.offerNext();
            program.games().follow(leftOvers::follow);
        }
    }

    @Override
    public CompletableFuture<Void> close() {
        leftOvers.close();
        running.close();
        return Feature.super.close();
    }
}
