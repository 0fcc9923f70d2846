package org.jumpingcube.desktop;

import org.jumpingcube.desktop.files.GameFiles;
import org.jumpingcube.desktop.model.GameEvent;
import org.jumpingcube.desktop.model.OpenGames;
import org.jumpingcube.desktop.shell.GameStarter;
import org.jumpingcube.desktop.shell.Program;
import org.jumpingcube.session.GameState.GameOver;
import org.jumpingcube.session.SessionView;
import org.jumpingcube.storage.GameKeeper;
import org.jumpingcube.storage.SaveFile;

/** Keeps the game in the window, and the name of its file, up to date on the disk, from its first move to its end. */
final class RunningGame {
    private final OpenGames games;
    private final GameStarter starter;
    private final GameFiles files;
    private final GameKeeper keeper;

    RunningGame(Program program, GameKeeper keeper) {
        games = program.games();
        starter = program.starter();
        files = program.files();
        this.keeper = keeper;
    }

    /** Keeps the game from now on, whenever it changes. */
    void follow() {
        games.follow(event -> {
            boolean isEndToCome =
                    event instanceof GameEvent.TurnMade && games.now().outcome().isOver();
            if (!isEndToCome) {
                keep(games.now());
            }
        });
        files.file().subscribe((before, now) -> keep(games.now()));
    }

    /** Keeps it for the last time, with what the side to move has spent on its next move. */
    void close() {
        keep(games.now());
    }

    private void keep(SessionView<?, ?> now) {
        boolean isEndBeingShown = now.outcome().isOver() && !(now.state() instanceof GameOver);
        if (isEndBeingShown) {
            return; // the move before stays, until the whole game is kept where games that are over are
        }
        if (isWorthKeeping(now)) {
            keeper.keep(games.toSave(), files.file().getValue().flatMap(SaveFile::seen));
        } else if (!now.outcome().isOver() && !games.shown().get().model().beginsUsually()) {
            keeper.expect(); // it may be near its end
        } else {
            keeper.forget();
        }
    }

    private boolean isWorthKeeping(SessionView<?, ?> now) {
        boolean isToGoOn = !now.outcome().isOver()
                || (games.shown().get().model().isSeriesGoingOn()
                        && !now.seats().haveFriend());
        return isToGoOn && !now.history().turns().isEmpty() && starter.demo().isEmpty();
    }
}
