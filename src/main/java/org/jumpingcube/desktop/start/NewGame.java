package org.jumpingcube.desktop.start;

import java.util.Optional;
import org.jumpingcube.desktop.model.GameView;
import org.jumpingcube.game.GameOptions;
import org.jumpingcube.game.Seats;
import org.jumpingcube.settings.Friends;
import org.jumpingcube.settings.GameChoice;
import org.jumpingcube.settings.Play;

/**
 * The choices for a new game.
 *
 * @param isByTurns whether sides change after each game
 * @param bestOf the number of games in a series, for games whose rules have no series
 * @param friends the names of two people; empty to leave them as they are
 */
public record NewGame(
        GameView<?, ?> view,
        GameOptions options,
        Seats seats,
        boolean isByTurns,
        int bestOf,
        Optional<Friends> friends) {
    /** The settings for this game. */
    public Play in(Play play) {
        var chosen = play.game().withOptions(view.kind(), options).options();
        return play.withSeats(seats).withGame(new GameChoice(view.kind().name(), chosen, isByTurns, bestOf));
    }
}
