package org.jumpingcube.desktop;

import java.util.concurrent.Executor;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.value.ObservableValue;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.cube.Square;
import org.jumpingcube.desktop.board.BoardView;
import org.jumpingcube.session.Action;
import org.jumpingcube.session.GameSession;
import org.jumpingcube.session.MoveFinder;
import org.jumpingcube.session.MovePresenter;
import org.jumpingcube.session.Pauses;
import org.jumpingcube.session.Seat;
import org.jumpingcube.session.Seats;
import org.jumpingcube.session.SessionSetup;
import org.jumpingcube.session.SessionView;
import org.jumpingcube.storage.settings.Play;
import org.jumpingcube.storage.settings.SeatSetup;

/** The session as something to observe, and the board that shows it. */
final class GameModel {
    private final ReadOnlyObjectWrapper<SessionView<CubePosition, Square>> view = new ReadOnlyObjectWrapper<>();
    private final GameSession<CubePosition, Square> session;

    /**
     * A game as the settings say.
     *
     * @param board shows the session from now on
     */
    GameModel(
            Play play,
            BoardView board,
            MoveFinder<CubePosition, Square> finder,
            MovePresenter<CubePosition, Square> presenter,
            Executor uiThread) {
        var setup = new SessionSetup<>(CubePosition.start(play.boardSize()), seats(play), pauses(play));
        session = new GameSession<>(setup, finder, presenter, uiThread, view::set);
        view.set(session.view());
        view.subscribe(board::show);
    }

    static Seats seats(Play play) {
        return new Seats(seat(play.playerOne()), seat(play.playerTwo()));
    }

    private static Seat seat(SeatSetup setup) {
        return new Seat(setup.computer(), setup.style(), setup.skill());
    }

    static Pauses pauses(Play play) {
        return new Pauses(play.pauseBeforeMove(), play.pauseBeforeStep());
    }

    GameSession<CubePosition, Square> session() {
        return session;
    }

    ReadOnlyObjectProperty<SessionView<CubePosition, Square>> view() {
        return view.getReadOnlyProperty();
    }

    SessionView<CubePosition, Square> now() {
        return view.get();
    }

    ObservableValue<Boolean> can(Action action) {
        return view.map(shown -> shown.can(action));
    }
}
