package org.jumpingcube.desktop.arena;

import org.jumpingcube.desktop.model.GameView;
import org.jumpingcube.game.GameOptions;
import org.jumpingcube.game.History;
import org.jumpingcube.game.Position;
import org.jumpingcube.game.Seats;
import org.jumpingcube.storage.SavedGame;

/**
 * A game of the tournament, move by move: made on the thread that plays it, shown on that of JavaFX.
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

    /** The game as far as it has come; the same while nothing has changed. */
    History<P, M> history() {
        return history;
    }

    /** This game, as one of those that a view shows. */
    @SuppressWarnings("unchecked") // a view has one type of position, and one of move
    <Q extends Position<Q, N>, N> FollowedGame<Q, N> of(GameView<Q, N> shownBy) {
        if (view != (GameView<?, ?>) shownBy) {
            throw new IllegalArgumentException("a game of " + view.kind().name());
        }
        return (FollowedGame<Q, N>) this;
    }

    /** The game as far as it has come, as it is saved. */
    SavedGame<P, M> soFar(Seats seats) {
        return new SavedGame<>(view.kind(), history, seats);
    }
}
