package org.jumpingcube.desktop.arena;

import javafx.scene.canvas.Canvas;
import org.jumpingcube.arena.PlayedGame;
import org.jumpingcube.desktop.model.GameView;
import org.jumpingcube.game.BestOf;
import org.jumpingcube.game.GameOptions;
import org.jumpingcube.game.History;
import org.jumpingcube.game.Position;
import org.jumpingcube.game.Seat;
import org.jumpingcube.game.Seats;
import org.jumpingcube.storage.SavedGame;

/**
 * A game of the tournament, move by move: made on the thread that plays it, painted on that of JavaFX.
 *
 * @param <P> the game's own type of position
 * @param <M> the game's own type of move
 */
final class FollowedGame<P extends Position<P, M>, M> {
    private final GameView<P, M> view;
    private final int number;
    private volatile P position;

    FollowedGame(GameView<P, M> view, GameOptions options, int number) {
        this.view = view;
        this.number = number;
        position = view.kind().start(options);
    }

    /** The number of the game in the tournament. */
    int number() {
        return number;
    }

    /** Takes a move in the game's notation, which the rules allow. */
    void play(String move) {
        position = position.play(read(view, position, move)).after();
    }

    private static <P extends Position<P, M>, M> M read(GameView<P, M> view, P position, String move) {
        return view.kind()
                .notation()
                .read(position, move)
                .orElseThrow(() -> new IllegalArgumentException("no move: " + move));
    }

    /** What is painted: equal while nothing has changed. */
    Object state() {
        return position;
    }

    void paint(Canvas canvas) {
        view.paint(position, canvas);
    }

    /** A game that is over, to be looked at. */
    static <P extends Position<P, M>, M> SavedGame<P, M> saved(
            GameView<P, M> view, GameOptions options, PlayedGame game, Seat first, Seat second) {
        var history = History.<P, M>startingAt(view.kind().start(options));
        for (String move : game.moves()) {
            history = history.then(read(view, history.current(), move));
        }
        return new SavedGame<>(view.kind(), history, new Seats(first, second), BestOf.ONE);
    }
}
