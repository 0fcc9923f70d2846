package org.jumpingcube.desktop.model;

import javafx.beans.value.ObservableValue;
import org.jumpingcube.game.Position;
import org.jumpingcube.session.Pauses;
import org.jumpingcube.storage.SavedGame;

/** One kind of game as it stands in the window: its view, and the game that is played. */
public record OpenGame<P extends Position<P, M>, M>(GameView<P, M> view, GameModel<P, M> model) {
    /** A view with a game to begin with. */
    public static <P extends Position<P, M>, M> OpenGame<P, M> of(
            GameView<P, M> view, GameModel.Setup setup, GameModel.Surroundings surroundings) {
        return new OpenGame<>(view, new GameModel<>(view.kind(), view.presenter(), setup, surroundings));
    }

    /** What is on the board just now, in figures. */
    public ObservableValue<Tally> tally() {
        return view.shown(model);
    }

    /**
     * Takes up a saved game, if it is of this kind.
     *
     * @return whether it is
     */
    public boolean load(SavedGame<?, ?> saved, Pauses pauses) {
        var own = view.own(saved);
        own.ifPresent(game -> model.load(game, pauses));
        return own.isPresent();
    }
}
