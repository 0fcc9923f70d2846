package org.jumpingcube.desktop.model;

import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.value.ObservableValue;
import org.jumpingcube.desktop.model.GameEvent.From;
import org.jumpingcube.game.Position;
import org.jumpingcube.session.Notice;
import org.jumpingcube.session.Pauses;
import org.jumpingcube.session.SessionView;
import org.jumpingcube.storage.SavedGame;

/** One kind of game in the window: its view, the game that is played, and the board that follows it. */
public record OpenGame<P extends Position<P, M>, M>(GameView<P, M> view, GameModel<P, M> model, GameBoard<P, M> board) {
    /** What is shown at one instant: a session, and the tallies of the board at that instant. */
    public record Moment<P extends Position<P, M>, M>(SessionView<P, M> view, Tally tally) {}

    /** A view with a game to begin with. */
    public static <P extends Position<P, M>, M> OpenGame<P, M> of(
            GameView<P, M> view, GameModel.Setup setup, GameModel.Services services) {
        var board = view.newBoard();
        var model = new GameModel<>(view.kind(), board.presenter(), setup, services);
        board.attach(model);
        return new OpenGame<>(view, model, board);
    }

    /**
     * What is shown now. The board hears of a change of the game first, so that session and tallies change together.
     */
    public ObservableValue<Moment<P, M>> moments() {
        var moments = new ReadOnlyObjectWrapper<Moment<P, M>>();
        var tally = board.shown();
        Runnable show = () -> moments.set(new Moment<>(model.now(), tally.getValue()));
        tally.subscribe(seen -> show.run());
        model.view().subscribe(now -> show.run());
        return moments.getReadOnlyProperty();
    }

    /**
     * Continues with a saved game, if it is of this kind.
     *
     * @param notice what the user is told
     * @param from where it has come from
     * @return whether it is
     */
    public boolean load(SavedGame<?, ?> saved, Pauses pauses, Notice notice, From from) {
        var own = own(saved);
        own.ifPresent(game -> model.load(game, pauses, notice, from));
        return own.isPresent();
    }

    /** The saved game, if it is of this kind. */
    @SuppressWarnings("unchecked") // a kind's name determines its types
    public Optional<SavedGame<P, M>> own(SavedGame<?, ?> saved) {
        boolean isOwn = saved.kind().name().equals(view.kind().name());
        return isOwn ? Optional.of((SavedGame<P, M>) saved) : Optional.empty();
    }
}
