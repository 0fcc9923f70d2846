package org.jumpingcube.desktop.start;

import org.jumpingcube.desktop.model.GameView;
import org.jumpingcube.game.GameOptions;
import org.jumpingcube.game.Seats;
import org.jumpingcube.settings.GameChoice;
import org.jumpingcube.settings.Play;

/**
 * What is chosen for a new game.
 *
 * @param isByTurns whether sides change after each game
 * @param bestOf how many games make a series, where the rules make none
 */
public record NewGame(GameView<?, ?> view, GameOptions options, Seats seats, boolean isByTurns, int bestOf) {
    /** The settings that ask for this game. */
    public Play in(Play play) {
        var chosen = view.withOptions(play.withSeats(seats), options);
        return chosen.withGame(new GameChoice(view.kind().name(), chosen.game().options(), isByTurns, bestOf));
    }
}
