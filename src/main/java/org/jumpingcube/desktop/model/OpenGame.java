package org.jumpingcube.desktop.model;

import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.value.ObservableValue;
import org.jumpingcube.game.Position;
import org.jumpingcube.session.Pauses;
import org.jumpingcube.storage.SavedGame;

/** One kind of game as it stands in the window: its view, and the game that is played. */
public record OpenGame<P extends Position<P, M>, M>(GameView<P, M> view, GameModel<P, M> model) {
    /** A view with a game to begin with. */
    public static <P extends Position<P, M>, M> OpenGame<P, M> of(
            GameView<P, M> view, GameModel.Setup setup, GameModel.Services services) {
        return new OpenGame<>(view, new GameModel<>(view.kind(), view.presenter(), setup, services));
    }

    /**
     * What is shown just now. To be asked for after the board, which is then told of a change of the game first: so all
     * there is to say of it is said at once.
     */
    public ObservableValue<Moment<P, M>> moments() {
        var moments = new ReadOnlyObjectWrapper<Moment<P, M>>();
        var tally = view.shown(model);
        Runnable show = () -> moments.set(new Moment<>(model.now(), tally.getValue()));
        tally.subscribe(seen -> show.run());
        model.view().subscribe(now -> show.run());
        return moments.getReadOnlyProperty();
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
