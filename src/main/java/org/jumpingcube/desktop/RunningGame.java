package org.jumpingcube.desktop;

import org.jumpingcube.desktop.files.GameKeeper;
import org.jumpingcube.desktop.model.OpenGames;
import org.jumpingcube.game.History;
import org.jumpingcube.game.Outcome;
import org.jumpingcube.session.SessionView;

/** Keeps the game in the window up to date on the disk, from its first move to its end. */
final class RunningGame {
    private final OpenGames games;
    private final GameStarter starter;
    private final GameKeeper keeper;
    private History<?, ?> last;
    private Outcome lastOutcome;

    RunningGame(OpenGames games, GameStarter starter, GameKeeper keeper) {
        this.games = games;
        this.starter = starter;
        this.keeper = keeper;
        last = games.now().history();
        lastOutcome = games.now().outcome();
    }

    /** Keeps the game from now on, whenever it changes. */
    void follow() {
        games.view().subscribe((before, now) -> keep(now));
    }

    private void keep(SessionView<?, ?> now) {
        if (now.history().equals(last) && now.outcome().equals(lastOutcome)) {
            return;
        }
        last = now.history();
        lastOutcome = now.outcome(); // a game may end without another move
        if (isWorthKeeping(now)) {
            keeper.keep(games.toSave());
        } else {
            keeper.forget();
        }
    }

    private boolean isWorthKeeping(SessionView<?, ?> now) {
        boolean isToGoOn =
                !now.outcome().isOver() || games.shown().get().model().isSeriesGoingOn();
        return isToGoOn && !now.history().turns().isEmpty() && starter.demo().isEmpty();
    }
}
