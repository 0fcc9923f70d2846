package org.jumpingcube.desktop.arena;

import javafx.scene.canvas.Canvas;
import org.jumpingcube.desktop.model.GameView;
import org.jumpingcube.game.GameOptions;
import org.jumpingcube.game.History;
import org.jumpingcube.game.Position;
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
    private volatile History<P, M> history;

    FollowedGame(GameView<P, M> view, GameOptions options, int number) {
        this.view = view;
        this.number = number;
        history = History.startingAt(view.kind().start(options));
    }

    /** The number of the game in the tournament. */
    int number() {
        return number;
    }

    /** Takes a move in the game's notation, which the rules allow. To be called on one thread. */
    void play(String move) {
        var now = history;
        M read = view.kind()
                .notation()
                .read(now.current(), move)
                .orElseThrow(() -> new IllegalArgumentException("no move: " + move));
        history = now.then(read);
    }

    /** What is painted: the same while nothing has changed. */
    Object state() {
        return history;
    }

    void paint(Canvas canvas) {
        view.paint(history.current(), canvas);
    }

    /** The game as far as it has come. */
    SavedGame<P, M> soFar(Seats seats) {
        return new SavedGame<>(view.kind(), history, seats);
    }
}
