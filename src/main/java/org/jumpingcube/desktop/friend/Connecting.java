package org.jumpingcube.desktop.friend;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletionException;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.model.GameView;
import org.jumpingcube.desktop.model.OpenGames;
import org.jumpingcube.game.GameKind;
import org.jumpingcube.game.Position;
import org.jumpingcube.remote.GameLog;
import org.jumpingcube.remote.News;
import org.jumpingcube.remote.PartedException;
import org.jumpingcube.remote.Parting;
import org.jumpingcube.remote.Past;
import org.jumpingcube.remote.RemoteGame;
import org.jumpingcube.remote.meeting.FriendRecord;
import org.jumpingcube.remote.meeting.Meeting;
import org.jumpingcube.remote.nearby.Neighbours;
import org.jumpingcube.worker.Threads;

/**
 * Waits for a friend, or looks for the friend who waits, until the two have met or the user gives up. One attempt at a
 * time. Used on the JavaFX thread.
 */
final class Connecting {
    private final OpenGames games;
    private final Texts texts;
    private final Executor background;
    private final Executor later;
    private final Neighbours neighbours;
    private final Consumer<Connected<?, ?>> onConnected;
    private Optional<Runnable> attempt = Optional.empty(); // ends it, which takes a moment

    /**
     * Two friends have met, and their game begins or goes on.
     *
     * @param kept as what the game is kept; empty if it is new
     * @param goodbye ends the connection, which takes a moment
     */
    record Connected<P extends Position<P, M>, M>(
            GameView<P, M> view,
            RemoteGame<P, M> remote,
            Meeting meeting,
            Optional<FriendRecord> kept,
            Runnable goodbye) {}

    /**
     * @param background runs what takes a moment
     * @param later runs something on the JavaFX thread
     * @param onConnected takes over the game and its connection
     */
    Connecting(
            OpenGames games,
            Texts texts,
            Executor background,
            Executor later,
            Neighbours neighbours,
            Consumer<Connected<?, ?>> onConnected) {
        this.games = games;
        this.texts = texts;
        this.background = background;
        this.later = later;
        this.neighbours = neighbours;
        this.onConnected = onConnected;
    }

    /** All kinds of games that can be played. */
    List<GameKind<?, ?>> kinds() {
        return games.views().<GameKind<?, ?>>map(GameView::kind).toList();
    }

    /** The view of the game that a log is about. */
    Optional<GameView<?, ?>> view(GameLog<?, ?> log) {
        String kind = log.kind().name();
        return games.views().filter(view -> view.kind().name().equals(kind)).findFirst();
    }

    /**
     * Waits for a friend.
     *
     * @param log the game as far as it has been played
     * @param meeting where; asked in the background
     * @param kept as what the game is kept; empty if it is new
     */
    <P extends Position<P, M>, M> void host(
            FriendCard card,
            GameView<P, M> view,
            GameLog<P, M> log,
            Supplier<Meeting> meeting,
            Optional<FriendRecord> kept) {
        var past = kept.isPresent() ? Past.FORGOTTEN : Past.NONE;
        Threads.whenDone(
                Threads.supply(background, () -> open(log, past, meeting.get())),
                later,
                hosted -> {
                    if (card.isWaiting()) {
                        await(card, view, hosted, kept);
                    } else {
                        background.execute(hosted.host()::close); // the user has changed their mind meanwhile
                    }
                },
                failure -> card.fail(reason(failure)));
    }

    private <P extends Position<P, M>, M> Meeting.HostedGame<P, M> open(GameLog<P, M> log, Past past, Meeting meeting) {
        try {
            return meeting.host(log, past, later);
        } catch (IOException e) {
            throw new CompletionException(e);
        }
    }

    private <P extends Position<P, M>, M> void await(
            FriendCard card, GameView<P, M> view, Meeting.HostedGame<P, M> hosted, Optional<FriendRecord> kept) {
        Runnable goodbye = begin(hosted.host()::close);
        if (hosted.meeting() instanceof Meeting.Direct direct) {
            neighbours.announce(view.kind().name(), direct.invitation().port());
        }
        var shown = new ShownInvitation(hosted.meeting(), hosted.addresses());
        card.show(shown);
        var game = hosted.host().game();
        game.follow(now -> {
            if (now.isReady() && isCurrent(goodbye)) {
                meet(new Connected<>(view, game, shown.meeting(), kept, goodbye));
            } else if (now.news() instanceof News.Warned warned) {
                card.tell(texts.get("friend.warning." + Texts.word(warned.warning())));
            } else if (now.parting().isPresent()) {
                card.fail(reason(now.parting().get()));
            }
        });
    }

    /**
     * Looks for the friend who waits.
     *
     * @param kept the game as this side knows it, if it has begun before
     * @param onDelay told why they do not meet yet
     * @param onFailure told why they do not meet; a {@link PartedException}, or a fault of the program
     */
    void join(Meeting meeting, Optional<FriendRecord> kept, Consumer<Parting> onDelay, Consumer<Throwable> onFailure) {
        var guest = meeting.seek(kinds(), kept.map(FriendRecord::log), later);
        Runnable goodbye = begin(guest::close);
        Threads.whenDone(guest.delayed(), later, reason -> {
            if (isCurrent(goodbye)) {
                onDelay.accept(reason);
            }
        });
        Threads.whenDone(
                guest.joined(),
                later,
                joined -> {
                    if (isCurrent(goodbye)) { // else the user has given up
                        view(joined.view().log()).ifPresent(view -> meet(view, joined, meeting, kept, goodbye));
                    }
                },
                failure -> {
                    if (isCurrent(goodbye)) {
                        cancel();
                        onFailure.accept(failure);
                    }
                });
    }

    @SuppressWarnings("unchecked") // a kind's name determines its types
    private <P extends Position<P, M>, M> void meet(
            GameView<P, M> view,
            RemoteGame<?, ?> joined,
            Meeting meeting,
            Optional<FriendRecord> kept,
            Runnable goodbye) {
        meet(new Connected<>(view, (RemoteGame<P, M>) joined, meeting, kept, goodbye));
    }

    private void meet(Connected<?, ?> connected) {
        attempt = Optional.empty();
        neighbours.stop();
        onConnected.accept(connected);
    }

    private Runnable begin(Runnable goodbye) {
        cancel();
        attempt = Optional.of(goodbye);
        return goodbye;
    }

    private boolean isCurrent(Runnable goodbye) {
        return attempt.filter(now -> now == goodbye).isPresent();
    }

    /** Gives up the attempt, if there is one. */
    void cancel() {
        neighbours.stop();
        attempt.ifPresent(background::execute);
        attempt = Optional.empty();
    }

    /** Gives it up at the end of the program, for which there is half a second. */
    void close() {
        neighbours.stop();
        attempt.ifPresent(Runnable::run);
        attempt = Optional.empty();
    }

    /** Why nobody can be met, for the user; what is no fault of the network is reported. */
    String reason(Throwable failure) {
        if (failure instanceof PartedException parted) {
            return reason(parted.reason());
        }
        if (failure instanceof IOException) {
            return texts.get("friend.no-port");
        }
        Threads.report(failure);
        return texts.get("fault.try-again");
    }

    /** Why the two do not meet, for the user. */
    String reason(Parting parting) {
        return texts.get("friend.parting." + Texts.word(parting));
    }
}
