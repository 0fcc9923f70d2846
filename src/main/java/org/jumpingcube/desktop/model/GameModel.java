package org.jumpingcube.desktop.model;

import java.util.concurrent.Executor;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.value.ObservableValue;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.cube.Square;
import org.jumpingcube.desktop.board.BoardView;
import org.jumpingcube.game.Seats;
import org.jumpingcube.session.Action;
import org.jumpingcube.session.GameSession;
import org.jumpingcube.session.MoveFinder;
import org.jumpingcube.session.MovePresenter;
import org.jumpingcube.session.Pauses;
import org.jumpingcube.session.SessionSetup;
import org.jumpingcube.session.SessionView;
import org.jumpingcube.settings.Play;
import org.jumpingcube.storage.SavedGame;

/** The session as something to observe, and the board that shows it. */
public final class GameModel {
    private final ReadOnlyObjectWrapper<SessionView<CubePosition, Square>> view = new ReadOnlyObjectWrapper<>();
    private final GameSession<CubePosition, Square> session;

    /**
     * A game as the settings say.
     *
     * @param board shows the session from now on
     */
    public GameModel(
            Play play,
            BoardView board,
            MoveFinder<CubePosition, Square> finder,
            MovePresenter<CubePosition, Square> presenter,
            Executor uiThread) {
        var setup = new SessionSetup<>(CubePosition.start(play.boardSize()), play.seats(), pauses(play));
        session = new GameSession<>(setup, finder, presenter, uiThread, view::set);
        view.set(session.view());
        view.subscribe(board::show);
    }

    public static Pauses pauses(Play play) {
        return new Pauses(play.pauseBeforeMove(), play.pauseBeforeStep());
    }

    /** A new game as the settings, or something like them, say. */
    public void begin(Play play) {
        session.newGame(CubePosition.start(play.boardSize()), play.seats());
        session.change(play.seats(), pauses(play));
    }

    public GameSession<CubePosition, Square> session() {
        return session;
    }

    public ReadOnlyObjectProperty<SessionView<CubePosition, Square>> view() {
        return view.getReadOnlyProperty();
    }

    public SessionView<CubePosition, Square> now() {
        return view.get();
    }

    public ObservableValue<Boolean> can(Action action) {
        return view.map(shown -> shown.can(action));
    }

    /** The game of the moment as it is kept in a file. */
    public SavedGame<CubePosition, Square> toSave() {
        Seats seats = now().seats();
        return new SavedGame<>(now().history(), seats.one(), seats.two());
    }

    /** Takes up a game from a file, in place of the one going on. The settings stay as they are, and so do its pauses. */
    public void load(SavedGame<CubePosition, Square> saved, Play play) {
        var seats = new Seats(saved.playerOne(), saved.playerTwo());
        session.load(saved.history(), seats);
        session.change(seats, pauses(play));
    }
}
