package org.jumpingcube.desktop.friend;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import javafx.application.Platform;
import javafx.scene.input.Clipboard;
import org.jumpingcube.desktop.model.GameModel;
import org.jumpingcube.desktop.model.GameView;
import org.jumpingcube.desktop.shell.Program;
import org.jumpingcube.game.GameKind;
import org.jumpingcube.game.History;
import org.jumpingcube.game.Position;
import org.jumpingcube.game.Seat;
import org.jumpingcube.game.Seats;
import org.jumpingcube.game.Turn;
import org.jumpingcube.remote.Code;
import org.jumpingcube.remote.Entry;
import org.jumpingcube.remote.GameLog;
import org.jumpingcube.remote.PartedException;
import org.jumpingcube.remote.Parting;
import org.jumpingcube.remote.Role;
import org.jumpingcube.remote.Terms;
import org.jumpingcube.remote.broker.BrokerAddress;
import org.jumpingcube.remote.meeting.FriendMemory;
import org.jumpingcube.remote.meeting.FriendRecord;
import org.jumpingcube.remote.meeting.Meeting;
import org.jumpingcube.remote.nearby.NearbyGame;
import org.jumpingcube.remote.nearby.Neighbours;
import org.jumpingcube.settings.Play;
import org.jumpingcube.storage.FriendRecords;
import org.jumpingcube.storage.SavedGame;
import org.jumpingcube.worker.HelperThreads;
import org.jumpingcube.worker.Threads;

/** Playing with a friend elsewhere: invites or joins them, and shows the game with the bar above it. */
final class FriendPlay {
    private static final Executor LATER = Platform::runLater;
    private static final Seats SEATS = new Seats(Seat.HUMAN, Seat.FRIEND); // until the log says who plays which

    private static final int LONGEST_INVITATION = 300;

    private final Program program;
    private final MessagePlay messages;
    private final FriendBar bar;
    private final Neighbours neighbours;
    private final FriendMemory memory;
    private final Connecting connecting;
    private Optional<Runnable> goodbye = Optional.empty(); // ends the connection, which takes a moment
    private Optional<FriendGame<?, ?>> game = Optional.empty();
    private Optional<InterruptedGame> interrupted = Optional.empty();
    private Optional<Return> returning = Optional.empty();
    private Optional<Code> ownCode = Optional.empty(); // of the latest invitation from here

    /** A game that was interrupted and is to go on once the friend is found; then something is run. */
    private record Return(FriendRecord record, Runnable onShown) {}

    /**
     * A game with a friend that was interrupted when the program ended.
     *
     * @param rejoin looks for the friend and goes on with it, if the user agrees to give up the game in the window
     */
    record InterruptedGame(SavedGame<?, ?> saved, Runnable rejoin) {}

    FriendPlay(Program program) {
        this.program = program;
        neighbours = new Neighbours(HelperThreads.THREADS, LATER);
        memory = new FriendMemory(
                new FriendRecords(program.folders()), program.troubles().toldAs("by-message.not-kept"), LATER);
        connecting =
                new Connecting(program.games(), program.texts(), HelperThreads.THREADS, LATER, neighbours, this::begin);
        messages = new MessagePlay(program, this::leave);
        bar = new FriendBar(program.texts(), new FriendBar.Actions() {
            @Override
            public void goOnAgainstComputer() {
                game.ifPresent(playing -> playing.goOnAgainst(Seat.COMPUTER));
            }

            @Override
            public void copyLine() {
                memory.meeting().ifPresent(FriendPlay.this::copyLine);
            }
        });
        program.shell().show(bar);
    }

    /**
     * Asks how and with whom to play.
     *
     * @param shown the game that is chosen at first
     * @param first what else is chosen at first
     * @param back called when the user gives it up
     */
    void open(GameView<?, ?> shown, Play first, Runnable back) {
        var card = new FriendCard(program, this, shown, first, back);
        onClipboard().ifPresent(card::offer);
        show(card, back);
    }

    private void show(FriendCard card, Runnable back) {
        program.shell().cards().open(card, card::focus, () -> cancel(back));
    }

    /** The invitation that a friend has sent and the user has copied; a code alone could be any word. */
    private Optional<Meeting> onClipboard() {
        return Optional.ofNullable(Clipboard.getSystemClipboard().getString())
                .filter(text ->
                        text.length() <= LONGEST_INVITATION && Code.parse(text).isEmpty())
                .flatMap(text -> Meeting.read(text, broker()))
                .filter(meeting -> ownCode.filter(meeting.code()::equals).isEmpty() && !memory.goesOn(meeting.code()));
    }

    /** The user has an invitation to send: it is not for themselves. */
    void invited(Meeting meeting) {
        ownCode = Optional.of(meeting.code());
    }

    /** The games by message. */
    MessagePlay messages() {
        return messages;
    }

    /** The game that the card offers to go on with. */
    Optional<InterruptedGame> interrupted() {
        return interrupted;
    }

    /** A game with a friend can go on that was interrupted when the program ended. */
    void offer(InterruptedGame offered) {
        interrupted = Optional.of(offered);
    }

    /** Nothing is offered any more. */
    void withdraw() {
        interrupted = Optional.empty();
    }

    /** The broker that is set, if there is one. */
    Optional<BrokerAddress> broker() {
        return Meeting.address(program.settings().get().broker());
    }

    /** Tells of the games that are hosted near here, until the card is left. */
    void lookNearby(Consumer<List<NearbyGame>> listener) {
        neighbours.look(listener);
    }

    /** Whether the game in the window may be given up for the one at this meeting, which may be the same. */
    boolean mayJoin(Meeting meeting) {
        return (memory.goesOn(meeting.code()) || program.starter().mayAbandonGame()) && mayMeet(meeting);
    }

    private boolean mayMeet(Meeting meeting) {
        return !(meeting instanceof Meeting.AtBroker at)
                || mayUse(Optional.of(at.invitation().broker()));
    }

    /** Whether a broker, if there is one, may be sent the password that is set for it. */
    boolean mayUse(Optional<BrokerAddress> wanted) {
        return wanted.filter(BrokerAddress::showsPassword).isEmpty()
                || program.questions().mayShowPassword(wanted.get().place());
    }

    /**
     * Looks for the friend of a game that was interrupted, in the way in which it was played, and goes on with it, if the
     * user agrees to give up the game in the window.
     *
     * @param onShown run once the game goes on
     * @param onLost run if it is not known any more where the friend is
     */
    void rejoin(SavedGame<?, ?> saved, Runnable onShown, Runnable onLost) {
        if (program.starter().mayAbandonGame()) {
            memory.find(
                    saved,
                    broker(),
                    connecting.kinds(),
                    found -> found.ifPresentOrElse(
                            record -> {
                                if (mayMeet(record.meeting())) {
                                    rejoin(new Return(record, onShown));
                                }
                            },
                            onLost));
        }
    }

    private void rejoin(Return wanted) {
        leave();
        program.shell().cards().close(); // the one where the user has asked for it
        returning = Optional.of(wanted);
        var record = wanted.record();
        connecting.view(record.log()).ifPresent(view -> {
            Runnable back = () -> {};
            var card =
                    new FriendCard(program, this, view, program.settings().get().play(), back);
            show(card, back);
            card.resume(record.meeting());
            if (record.role() == Role.HOST) {
                hostAgain(card, view, record);
            } else {
                join(card, record.meeting(), Optional.of(record));
            }
        });
    }

    /** Forgets where the friend of an interrupted game was. */
    void forget(SavedGame<?, ?> saved) {
        memory.forget(saved, connecting.kinds());
    }

    /** Closes the card and ends the attempt to connect; a friend who is already there stays. */
    void cancel(Runnable back) {
        connecting.cancel();
        returning = Optional.empty();
        program.shell().cards().close();
        back.run();
    }

    /**
     * Begins a game in which the moves go to and fro in messages.
     *
     * @return false if the user would rather keep the one in the window
     */
    <P extends Position<P, M>, M> boolean beginByMessage(GameView<P, M> view, InvitedGame invited) {
        GameKind<P, M> kind = view.kind();
        var history = invited.isGoingOn() ? history(view) : History.<P, M>startingAt(kind.start(invited.options()));
        return messages.begin(kind, history, invited.hostSide());
    }

    /**
     * Waits for a friend.
     *
     * @param broker where; empty for this computer
     */
    <P extends Position<P, M>, M> void host(
            FriendCard card, GameView<P, M> view, InvitedGame invited, Optional<BrokerAddress> broker) {
        leave();
        returning = Optional.empty();
        GameKind<P, M> kind = view.kind();
        var terms = new Terms(invited.options(), invited.hostSide(), invited.bestOf());
        var log = invited.isGoingOn()
                ? GameLog.of(kind, terms, history(view)).orElseThrow()
                : GameLog.startingAt(kind, terms);
        connecting.host(card, view, log, () -> Meeting.at(broker), Optional.empty());
    }

    @SuppressWarnings("unchecked") // a kind's name determines its types
    private <P extends Position<P, M>, M> GameLog<P, M> log(FriendRecord record) {
        return (GameLog<P, M>) record.log();
    }

    private <P extends Position<P, M>, M> void hostAgain(FriendCard card, GameView<P, M> view, FriendRecord record) {
        connecting.host(card, view, this.<P, M>log(record), record::meeting, Optional.of(record));
    }

    /** Joins a game, which goes on if it has begun before, wherever the friend was then. */
    void join(FriendCard card, Meeting meeting) {
        if (!memory.goesOn(meeting.code())) {
            leave();
        }
        memory.findJoined(meeting.code(), broker(), connecting.kinds(), kept -> {
            if (card.isWaiting()) {
                join(card, meeting, kept);
            }
        });
    }

    private void join(FriendCard card, Meeting meeting, Optional<FriendRecord> kept) {
        connecting.join(meeting, kept, reason -> card.tell(connecting.reason(reason)), failure -> {
            boolean isAnother = // with the same code
                    failure instanceof PartedException parted && parted.reason() == Parting.ANOTHER_GAME;
            if (isAnother && kept.isPresent() && returning.isEmpty()) {
                join(card, meeting, Optional.empty());
            } else {
                returning = returning.filter(wanted -> !isAnother); // the user may try again without it
                card.fail(connecting.reason(failure));
            }
        });
    }

    /** Whether the game in the window goes on as this one. */
    private <P extends Position<P, M>, M> boolean isOnBoard(GameView<P, M> view, GameLog<P, M> log) {
        boolean isShown = program.games().shown().get().view() == view;
        var shown = isShown ? history(view).played() : List.<Turn<P, M>>of();
        var played = log.history().turns();
        return !shown.isEmpty()
                && history(view).start().equals(log.history().start())
                && History.common(shown, played) == shown.size();
    }

    /** The game in the window. */
    private <P extends Position<P, M>, M> History<P, M> history(GameView<P, M> view) {
        return program.games().of(view).model().now().history();
    }

    private <P extends Position<P, M>, M> void begin(Connecting.Connected<P, M> connected) {
        var remote = connected.remote();
        var now = remote.view();
        Optional<GameLog<P, M>> kept = connected.kept().map(this::log);
        var log = kept.orElse(now.log());
        boolean goesOn = (kept.isPresent() || now.isReady()) && isOnBoard(connected.view(), log);
        part(); // from the friend where they were before
        goodbye = Optional.of(connected.goodbye());
        program.shell().cards().close();
        program.files().forgetFile();
        if (!goesOn) {
            var pauses = GameModel.pauses(program.settings().get().play());
            var terms = log.terms();
            program.games()
                    .begin(connected.view(), new GameModel.Setup(terms.options(), SEATS, pauses, terms.bestOf()));
        }
        var id = memory.begin(connected.kept(), now.me(), connected.meeting(), log);
        var model = program.games().of(connected.view()).model();
        var begun = new FriendGame<>(id, remote, model, LATER, this::leave);
        game = Optional.of(begun);
        begun.begin(kept, view -> {
            bar.show(begun, view);
            memory.note(view.log());
        });
        boolean isKept = connected.kept().isPresent();
        var back = returning.filter(wanted -> isKept && wanted.record().id().equals(id));
        returning = Optional.empty();
        back.ifPresent(wanted -> wanted.onShown().run());
    }

    /**
     * Asks for another game if this one is with a friend; by message it begins at once.
     *
     * @return whether it is
     */
    boolean askForRematch() {
        if (messages.beginRematch()) {
            return true;
        }
        game.ifPresent(playing -> playing.remote().ask(new Entry.NextGame<>()));
        return game.isPresent();
    }

    private void copyLine(Meeting meeting) {
        var now = Threads.supply(HelperThreads.THREADS, () -> meeting.now().line());
        Threads.whenDone(now, LATER, line -> {
            FriendCard.put(line);
            bar.showCopied();
        });
    }

    /** Leaves the game and says goodbye to the friend, if there is one. */
    void leave() {
        connecting.cancel();
        if (part()) {
            memory.forget();
        }
    }

    /**
     * Says goodbye to the friend. What is kept of the game stays.
     *
     * @return whether there was a game
     */
    private boolean part() {
        var left = game;
        game = Optional.empty();
        bar.hide();
        left.ifPresent(FriendGame::release);
        goodbye.ifPresent(HelperThreads.THREADS::execute);
        goodbye = Optional.empty();
        return left.isPresent();
    }

    /**
     * Says goodbye at the end of the program, for which there is half a second. The game can go on later.
     *
     * @return completes when all games are on the disk
     */
    CompletableFuture<Void> close() {
        connecting.close();
        goodbye.ifPresent(Runnable::run);
        goodbye = Optional.empty();
        return CompletableFuture.allOf(memory.close(), messages.close());
    }
}
