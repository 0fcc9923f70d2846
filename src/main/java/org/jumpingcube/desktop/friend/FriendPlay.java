package org.jumpingcube.desktop.friend;

import java.io.IOException;
import java.net.BindException;
import java.security.SecureRandom;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Executor;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Predicate;
import javafx.scene.Node;
import org.jumpingcube.desktop.controls.Cards;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.model.GameModel;
import org.jumpingcube.desktop.model.GameView;
import org.jumpingcube.desktop.model.OpenGames;
import org.jumpingcube.desktop.model.SettingsModel;
import org.jumpingcube.game.GameKind;
import org.jumpingcube.game.History;
import org.jumpingcube.game.Position;
import org.jumpingcube.game.Seat;
import org.jumpingcube.game.Seats;
import org.jumpingcube.remote.Addresses;
import org.jumpingcube.remote.BrokerInvitation;
import org.jumpingcube.remote.Code;
import org.jumpingcube.remote.Entry;
import org.jumpingcube.remote.GameLog;
import org.jumpingcube.remote.Host;
import org.jumpingcube.remote.Invitation;
import org.jumpingcube.remote.Limits;
import org.jumpingcube.remote.PartedException;
import org.jumpingcube.remote.Parting;
import org.jumpingcube.remote.RemoteGame;
import org.jumpingcube.remote.Role;
import org.jumpingcube.remote.Terms;
import org.jumpingcube.remote.broker.BrokerAddress;
import org.jumpingcube.settings.Play;
import org.jumpingcube.storage.FriendRecords;
import org.jumpingcube.storage.SavedGame;

/** Playing with a friend elsewhere: invites or joins them, and shows the game with the bar above it. */
public final class FriendPlay {
    private static final int USUAL_PORT = 4961; // so that a router can be told to let it through
    private static final Seats SEATS = new Seats(Seat.HUMAN, Seat.FRIEND); // until the log says who plays which

    private final Needs needs;
    private final MessagePlay messages;
    private final FriendBar bar;
    private final Neighbours neighbours;
    private final FriendMemory memory;
    private Optional<Runnable> goodbye = Optional.empty(); // ends the connection, which takes a moment
    private Optional<FriendGame<?, ?>> game = Optional.empty();
    private Optional<Return> returning = Optional.empty();

    /** A game that was interrupted and is to go on once the friend is found; then something is run. */
    private record Return(FriendRecord record, Runnable onShown) {}

    /**
     * What this needs of the window.
     *
     * @param background runs what takes a moment
     * @param later runs something on the JavaFX thread
     * @param mayAbandon asks whether the game in the window may be abandoned, if there is one
     * @param forget the game in the window has no file any more
     * @param takeLine takes in the line of a game, if the text holds one
     * @param cards where a card that wants an answer is shown
     * @param records where games that are not over are kept
     * @param onTrouble told on any thread when they cannot be read or written
     */
    public record Needs(
            OpenGames games,
            SettingsModel settings,
            Texts texts,
            Executor background,
            Executor later,
            BooleanSupplier mayAbandon,
            Runnable forget,
            Predicate<String> takeLine,
            Cards cards,
            FriendRecords records,
            Consumer<IOException> onTrouble) {}

    /**
     * @param messages the games by message
     * @param show puts a bar above the board
     */
    public FriendPlay(Needs needs, MessagePlay messages, Consumer<Node> show) {
        this.needs = needs;
        neighbours = new Neighbours(needs.background(), needs.later());
        memory = new FriendMemory(needs.records(), needs.onTrouble(), needs.later());
        this.messages = messages;
        bar = new FriendBar(needs.texts(), this::goOnAgainstComputer);
        show.accept(bar);
    }

    /**
     * Asks how and with whom to play.
     *
     * @param shown the game that is chosen at first
     * @param play what else is chosen at first
     * @param back called when the user gives it up
     */
    public void open(GameView<?, ?> shown, Play play, Runnable back) {
        openCard(shown, play, back);
    }

    private FriendCard openCard(GameView<?, ?> shown, Play play, Runnable back) {
        var card = new FriendCard(needs.texts(), needs.games(), shown, play, broker(), new FriendCard.Actions() {
            @Override
            public void host(FriendCard asking, InvitedGame invited, Optional<BrokerAddress> broker) {
                leave();
                returning = Optional.empty();
                FriendPlay.this.host(asking, invited.view(), invited, broker);
            }

            @Override
            public boolean mayBegin() {
                return needs.mayAbandon().getAsBoolean();
            }

            @Override
            public void join(FriendCard asking, Meeting meeting) {
                leave();
                FriendPlay.this.join(asking, meeting);
            }

            @Override
            public void look(FriendCard asking) {
                FriendPlay.this.look(asking);
            }

            @Override
            public void playByMessage(InvitedGame invited) {
                if (beginByMessage(invited.view(), invited)) {
                    needs.cards().close();
                }
            }

            @Override
            public boolean takeLine(String text) {
                boolean isLine = needs.takeLine().test(text);
                if (isLine) {
                    needs.cards().close();
                }
                return isLine;
            }

            @Override
            public void findGames(Consumer<List<SavedGame<?, ?>>> then) {
                messages.list(then);
            }

            @Override
            public String describe(SavedGame<?, ?> saved) {
                return messages.describe(saved);
            }

            @Override
            public void open(SavedGame<?, ?> saved) {
                if (messages.open(saved)) {
                    needs.cards().close();
                }
            }

            @Override
            public void forget(SavedGame<?, ?> saved) {
                messages.forget(saved);
            }

            @Override
            public void cancel() {
                FriendPlay.this.cancel(back);
            }
        });
        needs.cards().open(card, card::focus, () -> cancel(back));
        return card;
    }

    private Optional<BrokerAddress> broker() {
        return Meeting.address(needs.settings().get().broker());
    }

    /**
     * Looks for the friend of a game that was interrupted, in the way in which it was played, and goes on with it, if the
     * user agrees to give up the game in the window.
     *
     * @param onShown run once the game goes on
     * @param onLost run if it is not known any more where the friend is
     */
    public void rejoin(SavedGame<?, ?> saved, Runnable onShown, Runnable onLost) {
        if (needs.mayAbandon().getAsBoolean()) {
            memory.find(
                    saved,
                    broker(),
                    kinds(),
                    found -> found.ifPresentOrElse(record -> rejoin(new Return(record, onShown)), onLost));
        }
    }

    private void rejoin(Return wanted) {
        leave();
        returning = Optional.of(wanted);
        var record = wanted.record();
        view(record.log()).ifPresent(view -> {
            var card = openCard(view, needs.settings().get().play(), () -> {});
            card.resume(record.meeting());
            if (record.role() == Role.HOST) {
                hostAgain(card, view, record);
            } else {
                join(card, record.meeting());
            }
        });
    }

    /** Forgets where the friend of an interrupted game was. */
    public void forget(SavedGame<?, ?> saved) {
        memory.forget(saved, kinds());
    }

    private List<GameKind<?, ?>> kinds() {
        return needs.games().views().<GameKind<?, ?>>map(GameView::kind).toList();
    }

    private Optional<GameView<?, ?>> view(GameLog<?, ?> log) {
        String kind = log.kind().name();
        return needs.games()
                .views()
                .filter(view -> view.kind().name().equals(kind))
                .findFirst();
    }

    /** Closes the card and ends the attempt to connect; a friend who is already there stays. */
    private void cancel(Runnable back) {
        if (game.isEmpty()) {
            leave();
        }
        returning = Optional.empty();
        needs.cards().close();
        neighbours.stop();
        back.run();
    }

    private void look(FriendCard card) {
        neighbours.look(card::showNearby);
    }

    private <P extends Position<P, M>, M> boolean beginByMessage(GameView<P, M> view, InvitedGame invited) {
        GameKind<P, M> kind = view.kind();
        var history = invited.isGoingOn() ? history(view) : History.<P, M>startingAt(kind.start(invited.options()));
        return messages.begin(kind, history, invited.hostSide());
    }

    private <P extends Position<P, M>, M> void host(
            FriendCard card, GameView<P, M> view, InvitedGame invited, Optional<BrokerAddress> broker) {
        GameKind<P, M> kind = view.kind();
        var terms = new Terms(invited.options(), invited.hostSide(), invited.bestOf());
        var log = invited.isGoingOn()
                ? GameLog.of(kind, terms, history(view)).orElseThrow()
                : GameLog.startingAt(kind, terms);
        host(card, view, log, Code.random(new SecureRandom()), USUAL_PORT, broker);
    }

    @SuppressWarnings("unchecked") // a kind's name determines its types
    private <P extends Position<P, M>, M> void hostAgain(FriendCard card, GameView<P, M> view, FriendRecord record) {
        var log = (GameLog<P, M>) record.log();
        if (record.meeting() instanceof Meeting.AtBroker there) {
            var invitation = there.invitation();
            host(card, view, log, invitation.code(), USUAL_PORT, Optional.of(invitation.broker()));
        } else if (record.meeting() instanceof Meeting.Direct there) {
            var invitation = there.invitation();
            host(card, view, log, invitation.code(), invitation.port(), Optional.empty());
        }
    }

    private <P extends Position<P, M>, M> void host(
            FriendCard card,
            GameView<P, M> view,
            GameLog<P, M> log,
            Code code,
            int port,
            Optional<BrokerAddress> broker) {
        CompletionStage<Listening<P, M>> opening =
                CompletableFuture.supplyAsync(() -> listen(log, code, port, broker), needs.background());
        opening.whenCompleteAsync(
                (listening, failure) -> {
                    if (listening == null) {
                        card.fail(reason(failure));
                    } else if (!card.isWaiting()) {
                        needs.background()
                                .execute(listening.host()::close); // the user has changed their mind meanwhile
                    } else {
                        goodbye = Optional.of(listening.host()::close);
                        if (listening.meeting() instanceof Meeting.Direct direct) {
                            neighbours.announce(
                                    log.kind().name(), direct.invitation().port());
                        }
                        card.showInvitation(listening.meeting());
                        listening.host().game().follow(now -> {
                            if (now.isReady() && game.isEmpty()) {
                                begin(view, listening.host().game(), listening.meeting());
                            } else if (now.parting().isPresent()) {
                                card.fail(reason(now.parting().get()));
                            }
                        });
                    }
                },
                needs.later());
    }

    /** The game in the window. */
    private <P extends Position<P, M>, M> History<P, M> history(GameView<P, M> view) {
        return needs.games().of(view).model().now().history();
    }

    /** A host, and what to tell the friend. */
    private record Listening<P extends Position<P, M>, M>(Host<P, M> host, Meeting meeting) {}

    private <P extends Position<P, M>, M> Listening<P, M> listen(
            GameLog<P, M> log, Code code, int port, Optional<BrokerAddress> broker) {
        try {
            if (broker.isPresent()) {
                var host = Host.through(broker.get(), log, code, Limits.USUAL, needs.later());
                return new Listening<>(host, new Meeting.AtBroker(new BrokerInvitation(broker.get(), code)));
            }
            var host = open(log, code, port);
            return new Listening<>(host, new Meeting.Direct(new Invitation(Addresses.own(), host.port(), code)));
        } catch (IOException e) {
            throw new CompletionException(e);
        }
    }

    private <P extends Position<P, M>, M> Host<P, M> open(GameLog<P, M> log, Code code, int port) throws IOException {
        try {
            return Host.open(log, code, port, Limits.USUAL, needs.later());
        } catch (BindException e) { // another window hosts
            return Host.open(log, code, 0, Limits.USUAL, needs.later());
        }
    }

    private void join(FriendCard card, Meeting meeting) {
        var guest = meeting.seek(kinds(), known(meeting), needs.later());
        goodbye = Optional.of(guest::close);
        guest.joined()
                .whenCompleteAsync(
                        (joined, failure) -> {
                            if (joined != null) {
                                beginJoined(joined, meeting);
                            } else if (failure instanceof PartedException parted) {
                                leave();
                                card.fail(reason(parted.reason()));
                            }
                        },
                        needs.later());
    }

    /** The interrupted game, if it is this one that is joined. */
    private Optional<GameLog<?, ?>> known(Meeting meeting) {
        return returning
                .map(Return::record)
                .filter(record -> record.meeting().equals(meeting))
                .map(FriendRecord::log);
    }

    /** Why nobody can be waited for. */
    private String reason(Throwable failure) {
        return failure.getCause() instanceof PartedException parted
                ? reason(parted.reason())
                : needs.texts().get("friend.no-port");
    }

    private String reason(Parting parting) {
        return needs.texts().get("friend.parting." + Texts.word(parting));
    }

    private void beginJoined(RemoteGame<?, ?> joined, Meeting meeting) {
        view(joined.view().log()).ifPresent(view -> beginOwn(view, joined, meeting));
    }

    @SuppressWarnings("unchecked") // a kind's name determines its types
    private <P extends Position<P, M>, M> void beginOwn(GameView<P, M> view, RemoteGame<?, ?> joined, Meeting meeting) {
        begin(view, (RemoteGame<P, M>) joined, meeting);
    }

    private <P extends Position<P, M>, M> void begin(GameView<P, M> view, RemoteGame<P, M> remote, Meeting meeting) {
        neighbours.stop();
        needs.cards().close();
        needs.forget().run();
        var log = remote.view().log();
        var pauses = GameModel.pauses(needs.settings().get().play());
        needs.games()
                .begin(
                        view,
                        new GameModel.Setup(
                                log.terms().options(),
                                SEATS,
                                pauses,
                                log.terms().bestOf()));
        var begun = new FriendGame<>(remote, needs.games().of(view).model(), needs.later(), this::leave);
        game = Optional.of(begun);
        var back = returning.filter(wanted -> wanted.record().meeting().equals(meeting));
        returning = Optional.empty();
        memory.begin(back.map(Return::record), remote.view().me(), meeting, log);
        begun.begin(now -> {
            bar.show(begun, now);
            memory.note(now.log());
        });
        back.ifPresent(wanted -> wanted.onShown().run());
    }

    /**
     * Asks for another game if this one is with a friend.
     *
     * @return whether it is
     */
    public boolean askForRematch() {
        game.ifPresent(playing -> playing.remote().ask(new Entry.NextGame<>()));
        return game.isPresent();
    }

    private void goOnAgainstComputer() {
        game.ifPresent(playing -> playing.goOnAgainst(Seat.COMPUTER));
    }

    /** Leaves the game and says goodbye to the friend, if there is one. */
    public void leave() {
        neighbours.stop();
        var left = game;
        game = Optional.empty();
        bar.hide();
        left.ifPresent(FriendGame::release);
        left.ifPresent(last -> memory.forget());
        goodbye.ifPresent(needs.background()::execute);
        goodbye = Optional.empty();
    }

    /**
     * Says goodbye at the end of the program, for which there is half a second. The game can go on later.
     *
     * @return completes when the game is on the disk
     */
    public CompletableFuture<Void> close() {
        neighbours.stop();
        goodbye.ifPresent(Runnable::run);
        goodbye = Optional.empty();
        return memory.close();
    }
}
