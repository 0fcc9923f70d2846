package org.jumpingcube.desktop;

import org.jumpingcube.desktop.files.GameFiles;
import org.jumpingcube.desktop.files.GameKeeper;
import org.jumpingcube.desktop.model.OpenGames;
import org.jumpingcube.desktop.shell.GameStarter;
import org.jumpingcube.desktop.shell.Program;
import org.jumpingcube.game.History;
import org.jumpingcube.game.Outcome;
import org.jumpingcube.session.SessionView;
import org.jumpingcube.storage.SaveFile;

/** Keeps the game in the window, and the name of its file, up to date on the disk, from its first move to its end. */
final class RunningGame {
    private final OpenGames games;
    private final GameStarter starter;
    private final GameFiles files;
    private final GameKeeper keeper;
    private History<?, ?> last;
    private Outcome lastOutcome;

    RunningGame(Program program, GameKeeper keeper) {
        games = program.games();
        starter = program.starter();
        files = program.files();
        this.keeper = keeper;
        last = games.now().history();
        lastOutcome = games.now().outcome();
    }

    /** Keeps the game from now on, whenever it changes. */
    void follow() {
        games.view().subscribe((before, now) -> {
            if (!now.history().equals(last) || !now.outcome().equals(lastOutcome)) { // it may end without a move
                keep(now);
            }
        });
        files.file().subscribe((before, now) -> keep(games.now()));
    }

    /** Keeps it for the last time, with what the side to move has spent on its next move. */
    void close() {
        keep(games.now());
    }

    private void keep(SessionView<?, ?> now) {
        last = now.history();
        lastOutcome = now.outcome();
        if (isWorthKeeping(now)) {
            keeper.keep(games.toSave(), files.file().getValue().flatMap(SaveFile::seen));
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
