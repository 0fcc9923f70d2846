package org.jumpingcube.desktop.friend;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import javafx.util.Subscription;
import org.jumpingcube.desktop.model.GameModel;
import org.jumpingcube.game.History;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Position;
import org.jumpingcube.game.Seat;
import org.jumpingcube.game.Seats;
import org.jumpingcube.game.Turn;
import org.jumpingcube.remote.Entry;
import org.jumpingcube.remote.GameLog;
import org.jumpingcube.remote.Presence;
import org.jumpingcube.remote.RemoteGame;
import org.jumpingcube.remote.RemoteView;
import org.jumpingcube.session.FarPlayer;
import org.jumpingcube.session.SessionView;
import org.jumpingcube.storage.GameId;

/**
 * Connects a game in the window with the log that is shared with a friend elsewhere. The user's moves are added to the
 * log, the friend's moves are given to the session, and the window follows what both have agreed on. Used on the JavaFX
 * thread.
 */
final class FriendGame<P extends Position<P, M>, M> implements FarPlayer<P, M> {
    private static final Set<Presence> HAVE_GONE = EnumSet.of(Presence.AWAY, Presence.GONE);

    private final GameId id;
    private final RemoteGame<P, M> remote;
    private final GameModel<P, M> model;
    private final Executor later;
    private final Runnable onEnd;
    private RemoteView<P, M> known;
    private Optional<CompletableFuture<M>> asked = Optional.empty();
    private Subscription following = Subscription.EMPTY;
    private boolean isEnded;

    /**
     * @param id as what the games of these two are kept
     * @param later runs something on this thread after what is running now
     * @param onEnd called once the window shows another game, or this one without the friend
     */
    FriendGame(GameId id, RemoteGame<P, M> remote, GameModel<P, M> model, Executor later, Runnable onEnd) {
        this.id = id;
        this.remote = remote;
        this.model = model;
        this.later = later;
        this.onEnd = onEnd;
        known = remote.view();
    }

    /**
     * Shows the game, and from then on each change of it.
     *
     * @param kept the game as this side has kept it, which is shown first; so what has happened since is seen to happen.
     *     Without it nothing is shown before both have the same
     * @param listener told the state of the game, now and after each change
     */
    void begin(Optional<GameLog<P, M>> kept, Consumer<RemoteView<P, M>> listener) {
        model.session().invite(this);
        kept.ifPresentOrElse(this::show, this::takeOver);
        following = model.view().subscribe((before, now) -> follow(now));
        remote.follow(view -> {
            if (!isEnded) {
                known = view;
                if (view.isReady()) {
                    compare(model.now());
                }
                model.session().noteFriend(!HAVE_GONE.contains(view.presence()));
                listener.accept(view);
            }
        });
    }

    RemoteGame<P, M> remote() {
        return remote;
    }

    RemoteView<P, M> known() {
        return known;
    }

    /** Asks to take back the user's latest move and the friend's reply. Both must want it. */
    void askToTakeBack() {
        known.log().movesBeforeLatest(known.me()).ifPresent(moves -> remote.ask(new Entry.TakeBack<>(moves)));
    }

    /** Follows it no longer. The user plays both sides, if the friend has not been replaced yet. */
    void release() {
        stop();
        if (model.now().seats().haveFriend()) {
            goOnAgainst(Seat.HUMAN);
        }
    }

    /** The game goes on without the friend. */
    void goOnAgainst(Seat seat) {
        Seats seats = seats(known.log(), seat);
        model.session().change(seats, model.now().pauses());
    }

    @Override
    public CompletionStage<M> answer(History<P, M> history) {
        var answer = new CompletableFuture<M>();
        asked = Optional.of(answer);
        answer(history.cursor());
        return answer;
    }

    private void answer(int played) {
        var moves = known.log().history().turns();
        if (moves.size() > played) {
            asked.ifPresent(answer -> answer.complete(moves.get(played).move()));
            asked = Optional.empty();
        }
    }

    /** Something has happened in the window. What goes on from anything else than the log has is not sent. */
    private void follow(SessionView<P, M> now) {
        if (!now.seats().haveFriend()) {
            end();
            return;
        }
        List<Turn<P, M>> played = now.history().played();
        List<Turn<P, M>> agreed = known.log().history().turns();
        int common = History.common(agreed, played);
        boolean isNext = common == agreed.size() && played.size() == common + 1 && isTheUsers(played.get(common));
        if (isNext) {
            var refusal = remote.play(played.get(common).move());
            known = remote.view();
            isNext = refusal.isEmpty();
        }
        if (common < played.size() && !isNext) {
            later.execute(this::takeOver);
        }
    }

    private boolean isTheUsers(Turn<P, M> turn) {
        return turn.player() == known.mySide();
    }

    private void end() {
        if (!isEnded) {
            stop();
            onEnd.run();
        }
    }

    private void stop() {
        isEnded = true;
        following.unsubscribe();
    }

    /** Moves are shown one by one; any other change of the log is shown at once. */
    private void compare(SessionView<P, M> now) {
        var log = known.log();
        var shown = now.history().played();
        var played = log.history().turns();
        boolean isNext = played.size() == shown.size() + 1 && !isTheUsers(played.get(shown.size()));
        boolean isSame = History.common(shown, played) == shown.size() && (played.size() == shown.size() || isNext);
        if (!isSame
                || !now.seats().equals(seats(log, Seat.FRIEND))
                || !now.agreed().equals(log.agreed())) {
            takeOver();
        } else {
            answer(shown.size());
        }
    }

    private void takeOver() {
        if (!isEnded && known.isReady()) {
            show(known.log());
        }
    }

    private void show(GameLog<P, M> log) {
        asked = Optional.empty();
        String name = "friend " + id.text() + " " + log.number();
        model.follow(log.history(), seats(log, Seat.FRIEND), log.before(), log.agreed(), name);
    }

    private Seats seats(GameLog<P, M> log, Seat friend) {
        return log.side(known.me()) == Player.ONE ? new Seats(Seat.HUMAN, friend) : new Seats(friend, Seat.HUMAN);
    }
}
