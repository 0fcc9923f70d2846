package org.jumpingcube.desktop.friend;

import java.security.SecureRandom;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.friend.MessageGameBar.State;
import org.jumpingcube.desktop.model.OpenGame;
import org.jumpingcube.desktop.shell.Program;
import org.jumpingcube.game.BestOf;
import org.jumpingcube.game.GameKind;
import org.jumpingcube.game.History;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Position;
import org.jumpingcube.game.Seat;
import org.jumpingcube.game.Seats;
import org.jumpingcube.game.Turn;
import org.jumpingcube.session.Action;
import org.jumpingcube.session.Notice;
import org.jumpingcube.storage.GameId;
import org.jumpingcube.storage.GameLink;
import org.jumpingcube.storage.LineFormat;
import org.jumpingcube.storage.MessageGames;
import org.jumpingcube.storage.SavedGame;
import org.jumpingcube.worker.DiskWorker;

/**
 * Games by message: shows them, keeps them, and puts the user's moves on the clipboard; {@link Arrivals} takes in the
 * friend's. Used on the JavaFX thread.
 */
final class MessagePlay {
    private final Program program;
    private final MessageGames kept;
    private final Runnable leave;
    private final Texts texts;
    private final DiskWorker disk;
    private final MessageGameBar bar;
    private final Arrivals arrivals;
    private Optional<MessageGame<?, ?>> game = Optional.empty();

    /** @param leave says goodbye to a friend at the other end of a connection */
    MessagePlay(Program program, Runnable leave) {
        this.program = program;
        this.leave = leave;
        texts = program.texts();
        kept = new MessageGames(program.folders(), program.formats().own());
        disk = new DiskWorker("message-games", program.troubles().toldAs("by-message.not-kept"));
        bar = new MessageGameBar(texts, this::copy, this::copyLink);
        arrivals = new Arrivals(program, this, leave);
        program.shell().show(bar);
        program.games().view().subscribe((before, now) -> follow());
        texts.language().subscribe(() -> game.ifPresent(this::show));
    }

    /** The game by message in the window, if it is one. */
    Optional<MessageGame<?, ?>> game() {
        return game;
    }

    // Beginning

    /**
     * Begins a game by message, or goes on in this way with the one in the window.
     *
     * @return false if the user would rather keep the one in the window
     */
    <P extends Position<P, M>, M> boolean begin(GameKind<P, M> kind, History<P, M> history, Player me) {
        var played = new History<>(history.start(), history.played(), history.cursor());
        var starter = program.starter();
        boolean may = played.isUnderWay() ? starter.mayLeaveFriend() : may(starter::mayAbandonGame);
        if (may) {
            var id = GameId.random(new SecureRandom());
            keepAndShow(new SavedGame<>(kind, played, seats(me), BestOf.ONE, Optional.of(id)), this::copyIfToBeSent);
        }
        return may;
    }

    /** The user plays this side. */
    static Seats seats(Player me) {
        return me == Player.ONE ? new Seats(Seat.HUMAN, Seat.FRIEND) : new Seats(Seat.FRIEND, Seat.HUMAN);
    }

    /**
     * Begins another game with sides swapped if this one is by message.
     *
     * @return whether it is
     */
    boolean beginRematch() {
        game.ifPresent(this::beginRematch);
        return game.isPresent();
    }

    private <P extends Position<P, M>, M> void beginRematch(MessageGame<P, M> last) {
        var kind = last.known().kind();
        var options = kind.options(last.known().history().start());
        begin(kind, History.startingAt(kind.start(options)), last.friend());
    }

    private void copyIfToBeSent() {
        if (game.filter(MessageGame::isToBeSent).isPresent()) {
            copyAs(State.COPIED);
        }
    }

    private void keepAndShow(SavedGame<?, ?> saved, Runnable onShown) {
        History<?, ?> agreed = program.games().now().history();
        disk.run(() -> {
            boolean isKnown = kept.find(saved.id().orElseThrow()).isPresent();
            var now = kept.keep(saved);
            program.questions().whenAnswered(() -> {
                // The disk may have taken seconds, and the game in the window may have gone on meanwhile.
                if (agreed.equals(program.games().now().history()) || mayShow()) {
                    show(now, isKnown ? Notice.GAME_CONTINUED : Notice.GAME_LOADED);
                    onShown.run();
                }
            });
        });
    }

    /** Whether the game in the window may be replaced; asks if it would be lost. */
    boolean mayShow() {
        return may(() -> program.questions().mayAbandonGame("files.load.title"));
    }

    private boolean may(BooleanSupplier question) {
        if (!program.games().now().can(Action.LOAD)) {
            program.shell().say(texts.get("files.not-now"));
            return false;
        }
        return question.getAsBoolean();
    }

    /** Shows a game that is kept. */
    void show(SavedGame<?, ?> known) {
        show(known, Notice.GAME_CONTINUED);
    }

    /** @param ofOthers what the user is told of a game with moves that is not the one in the window */
    private void show(SavedGame<?, ?> saved, Notice ofOthers) {
        leave.run();
        program.files().forgetFile();
        show(program.games().of(saved), saved, ofOthers);
    }

    private <P extends Position<P, M>, M> void show(OpenGame<P, M> open, SavedGame<?, ?> saved, Notice ofOthers) {
        var shown = new MessageGame<>(open.model(), open.own(saved).orElseThrow());
        game = Optional.of(shown);
        open.model().session().invite(shown);
        program.games().load(saved, program.settings().get().play(), notice(saved.history(), ofOthers));
        show(shown);
    }

    /** A game that goes on by message with the moves on the board is no news. */
    private Notice notice(History<?, ?> history, Notice ofOthers) {
        if (history.turns().isEmpty()) {
            return Notice.NEW_GAME;
        }
        return history.equals(program.games().now().history()) ? Notice.NONE : ofOthers;
    }

    // Receiving

    /**
     * Takes in a game with an id: a friend's line, or a file, which may be the user's own or have been saved by the
     * friend, who has the other side in it.
     *
     * @param onTaken run if the user agrees to it, and only then
     */
    void receive(SavedGame<?, ?> arrived, Runnable onTaken) {
        disk.run(() -> {
            var held = kept.find(arrived.id().orElseThrow());
            program.questions().whenAnswered(() -> {
                if (arrivals.take(arrived, held)) {
                    onTaken.run();
                }
            });
        });
    }

    /** Whether the window has the game as it is known. */
    private boolean isShown(SavedGame<?, ?> known) {
        return game.filter(shown -> shown.known().equals(known)).isPresent();
    }

    // Playing

    private void follow() {
        game.ifPresent(this::follow);
    }

    private <P extends Position<P, M>, M> void follow(MessageGame<P, M> shown) {
        boolean isOnScreen = program.games().shown().get().model().id().equals(Optional.of(shown.id()));
        if (!isOnScreen) {
            game = Optional.empty();
            bar.hide();
        } else if (shown.hasGoneOn()) {
            keep(shown.known());
            if (shown.isToBeSent()) {
                copyAs(State.COPIED);
            } else {
                show(shown);
            }
        }
    }

    private void keep(SavedGame<?, ?> known) {
        disk.run(() -> {
            var now = kept.keep(known);
            if (!now.equals(known)) {
                program.questions().whenAnswered(() -> takeOver(known, now));
            }
        });
    }

    /** Another window has gone on with the game. */
    private void takeOver(SavedGame<?, ?> here, SavedGame<?, ?> there) {
        if (isShown(here)) {
            show(there);
            program.shell().say(texts.get("by-message.elsewhere"));
        }
    }

    private void show(MessageGame<?, ?> shown) {
        if (shown.isOver()) {
            show(shown, State.OVER);
        } else {
            show(shown, shown.isToBeSent() ? State.FRIENDS_TURN : State.YOUR_TURN);
        }
    }

    private void show(MessageGame<?, ?> shown, State state) {
        bar.show(texts.get("by-message.state." + Texts.word(state)), shown.isToBeSent());
    }

    private void copy() {
        copyAs(State.COPIED);
    }

    private void copyAs(State state) {
        game.ifPresent(shown -> {
            FriendCard.put(LineFormat.line(shown.known()));
            boolean isBegun = shown.known().history().canUndo();
            show(shown, isBegun ? state : State.INVITATION_COPIED);
        });
    }

    private void copyLink() {
        game.ifPresent(shown -> {
            FriendCard.put(GameLink.of(shown.known()));
            show(shown, State.LINK_COPIED);
        });
    }

    // The list

    /** Reads the games that are kept, and hands them over on the JavaFX thread. */
    void list(Consumer<List<SavedGame<?, ?>>> then) {
        disk.run(() -> {
            var all = kept.all();
            program.questions().whenAnswered(() -> then.accept(all));
        });
    }

    /** One of the games in a few words. */
    String describe(SavedGame<?, ?> saved) {
        var history = saved.history();
        String turn = "friend";
        if (history.current().outcome().isOver()) {
            turn = "over";
        } else if (saved.seats().isHuman(history.current().toMove())) {
            turn = "me";
        }
        String title = program.games()
                .views()
                .filter(view -> view.kind().name().equals(saved.kind().name()))
                .map(view -> view.title())
                .findFirst()
                .orElse("");
        return texts.get(
                "by-message.entry",
                title,
                program.games().boardName(saved),
                history.cursor(),
                texts.get("by-message.turn." + turn),
                lastMove(saved));
    }

    /** The latest move as it is written; of two games on boards of one size it tells which is which. Empty if none. */
    private static <P extends Position<P, M>, M> String lastMove(SavedGame<P, M> saved) {
        return saved.history()
                .lastTurn()
                .map(Turn::move)
                .map(saved.kind().notation()::write)
                .orElse("");
    }

    /**
     * Shows a game of the user's own, as far as it has gone on.
     *
     * @param onShown run once it is in the window; not if the user does not want it there, or it cannot be kept
     * @return false if the user would rather keep the one in the window
     */
    boolean resume(SavedGame<?, ?> saved, Runnable onShown) {
        boolean may = mayShow();
        if (may) {
            keepAndShow(saved, onShown);
        }
        return may;
    }

    /** Forgets one of them, until its next move in the window. */
    void forget(SavedGame<?, ?> saved) {
        GameId id = saved.id().orElseThrow();
        disk.run(() -> kept.forget(id));
    }

    /**
     * Takes no more work.
     *
     * @return completes when all games are on the disk
     */
    CompletableFuture<Void> close() {
        return disk.close();
    }
}
