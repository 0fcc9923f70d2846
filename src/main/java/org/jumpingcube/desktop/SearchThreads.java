package org.jumpingcube.desktop;

import java.util.concurrent.ThreadLocalRandom;
import java.util.function.IntSupplier;
import javafx.application.Platform;
import org.jumpingcube.desktop.model.GameModel;
import org.jumpingcube.game.GameKind;
import org.jumpingcube.game.GameOptions;
import org.jumpingcube.session.SpareTime;
import org.jumpingcube.worker.HelperThreads;
import org.jumpingcube.worker.SearchWorker;

/** The threads on which a window searches: lanes for the players, for what the user waits for, and for what takes long. */
final class SearchThreads {
    private final SearchWorker players = new SearchWorker("players", 1);
    private final SearchWorker studies = new SearchWorker("studies", SearchWorker.STUDIES);
    private final SearchWorker batches = new SearchWorker("batches", SearchWorker.STUDIES);

    /**
     * What the games of the window need.
     *
     * @param masterSeconds how long a Master thinks about one move at most
     */
    GameModel.Services services(IntSupplier masterSeconds) {
        return new GameModel.Services(
                players,
                studies,
                batches,
                Platform::runLater,
                () -> ThreadLocalRandom.current().nextLong(),
                new GameModel.Master(
                        HelperThreads.of(HelperThreads.allButOne()),
                        masterSeconds,
                        new SpareTime(HelperThreads.THREADS, () -> studies.isBusy() || batches.isBusy())));
    }

    /** Lets the players of a game warm up until one of them is asked for a move. */
    void warmUp(GameKind<?, ?> kind, GameOptions options) {
        players.practise(stop -> kind.warmUp(options, stop));
    }

    /** Whether a player is thinking, or has not noticed yet that nobody is waiting for it. */
    boolean arePlaying() {
        return players.isBusy();
    }

    void close() {
        players.close();
        studies.close();
        batches.close();
    }
}
