package org.jumpingcube.desktop.start;

import org.jumpingcube.desktop.model.GameModel;
import org.jumpingcube.desktop.model.GameView;
import org.jumpingcube.game.GameOptions;
import org.jumpingcube.game.Seats;
import org.jumpingcube.settings.GameChoice;
import org.jumpingcube.settings.Play;

/**
 * What is chosen for a new game.
 *
 * @param isByTurns whether sides change after each game
 */
public record NewGame(GameView<?, ?> view, GameOptions options, Seats seats, boolean isByTurns) {
    /** The settings that ask for this game. */
    public Play in(Play play) {
        var chosen = view.withOptions(play.withSeats(seats), options);
        return chosen.withGame(new GameChoice(view.kind().name(), chosen.game().options(), isByTurns));
    }

    /** The game itself, with the pauses that the settings ask for. */
    public GameModel.Setup setup(Play play) {
        return new GameModel.Setup(options, seats, GameModel.pauses(play));
    }
}
