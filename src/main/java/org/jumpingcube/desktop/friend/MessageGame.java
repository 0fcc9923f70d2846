package org.jumpingcube.desktop.friend;

import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.jumpingcube.desktop.model.GameModel;
import org.jumpingcube.game.History;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Position;
import org.jumpingcube.game.Turn;
import org.jumpingcube.session.FarPlayer;
import org.jumpingcube.storage.GameId;
import org.jumpingcube.storage.SavedGame;

/**
 * A game by message in the window. The friend's moves answer the session's questions. It is no {@link FriendGame}: there
 * the log that both share leads and the window follows it, here the window leads and what is kept follows. Used on the
 * JavaFX thread.
 */
final class MessageGame<P extends Position<P, M>, M> implements FarPlayer<P, M> {
    private final GameModel<P, M> model;
    private final GameId id;
    private final Player friend;
    private SavedGame<P, M> known;
    private Optional<Turn<P, M>> arrived = Optional.empty();
    private CompletableFuture<M> asked = new CompletableFuture<>();

    /** @param known the game, with its id and with a friend on one side */
    MessageGame(GameModel<P, M> model, SavedGame<P, M> known) {
        this.model = model;
        this.known = known;
        id = known.id().orElseThrow();
        friend = known.seats().one().isFriend() ? Player.ONE : Player.TWO;
    }

    GameId id() {
        return id;
    }

    boolean isPlayedIn(GameModel<?, ?> other) {
        return model == other;
    }

    Player friend() {
        return friend;
    }

    SavedGame<P, M> known() {
        return known;
    }

    /**
     * Takes in what has been played in the window.
     *
     * @return whether there is anything new
     */
    boolean hasGoneOn() {
        boolean hasGoneOn = model.now().history().cursor() > known.history().cursor();
        if (hasGoneOn) {
            known = model.toSave();
        }
        return hasGoneOn;
    }

    /** Whether the user has made the latest move, or there is none and the friend begins: so it is to be sent. */
    boolean isToBeSent() {
        return known.history()
                .lastTurn()
                .map(turn -> turn.player() != friend)
                .orElse(known.history().current().toMove() == friend);
    }

    boolean isOver() {
        return known.history().current().outcome().isOver();
    }

    /** The friend's next move has come. */
    void arrive(M move) {
        arrived = Optional.of(known.history().current().play(move));
        complete(known.history());
    }

    @Override
    public CompletionStage<M> answer(History<P, M> history) {
        asked = new CompletableFuture<>(); // an earlier question counts for nothing any more
        complete(history);
        return asked;
    }

    private void complete(History<P, M> history) {
        arrived.filter(turn -> turn.before().equals(history.current())).ifPresent(turn -> asked.complete(turn.move()));
    }
}
