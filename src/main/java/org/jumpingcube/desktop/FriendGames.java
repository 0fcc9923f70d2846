package org.jumpingcube.desktop;

import java.io.IOException;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.BiPredicate;
import java.util.function.Consumer;
import javafx.application.Platform;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.files.GameFiles;
import org.jumpingcube.desktop.friend.FriendPlay;
import org.jumpingcube.desktop.friend.Interruption;
import org.jumpingcube.desktop.friend.MessagePlay;
import org.jumpingcube.desktop.model.GameView;
import org.jumpingcube.desktop.model.OpenGames;
import org.jumpingcube.desktop.model.SettingsModel;
import org.jumpingcube.settings.Play;
import org.jumpingcube.storage.FriendRecords;
import org.jumpingcube.storage.MessageGames;
import org.jumpingcube.storage.SavedGame;
import org.jumpingcube.worker.HelperThreads;

/** Games with a friend elsewhere. What they need is made the first time: before that, nothing of a network is loaded. */
final class FriendGames {
    private final Needs needs;
    private Optional<FriendPlay> play = Optional.empty();
    private Optional<MessagePlay> messages = Optional.empty();
    private Optional<Interruption> interruption = Optional.empty();

    /**
     * What these games need from the program.
     *
     * @param takeLine takes a game out of a text, and runs something if the user agrees; returns false if there is none
     *     in it
     * @param kept the games by message
     * @param records games with a friend that are not over
     * @param onTrouble called when these cannot be written
     */
    record Needs(
            OpenGames games,
            SettingsModel settings,
            Texts texts,
            MessageDialogs questions,
            GameFiles files,
            CardLayer cards,
            MainWindow window,
            BiPredicate<String, Runnable> takeLine,
            MessageGames kept,
            FriendRecords records,
            Consumer<IOException> onTrouble) {}

    FriendGames(Needs needs) {
        this.needs = needs;
    }

    private FriendPlay newPlay() {
        var playNeeds = new FriendPlay.Needs(
                needs.games(),
                needs.settings(),
                needs.texts(),
                HelperThreads.THREADS,
                Platform::runLater,
                () -> needs.questions().mayAbandonGame("abandon.new"),
                needs.files()::forgetFile,
                needs.takeLine(),
                () -> interruption,
                needs.cards(),
                needs.records(),
                needs.onTrouble());
        return new FriendPlay(playNeeds, messages(), needs.window()::show);
    }

    private MessagePlay messages() {
        if (messages.isEmpty()) {
            var messageNeeds = new MessagePlay.Needs(
                    needs.games(),
                    needs.settings(),
                    needs.texts(),
                    needs.kept(),
                    needs.onTrouble(),
                    needs.questions()::whenAnswered,
                    user(),
                    this::leave,
                    needs.files()::forgetFile);
            messages = Optional.of(new MessagePlay(messageNeeds, needs.window()::show));
        }
        return messages.get();
    }

    private MessagePlay.User user() {
        return new MessagePlay.User() {
            @Override
            public boolean mayBegin() {
                return needs.questions().mayAbandonGame("abandon.new");
            }

            @Override
            public boolean mayAbandon() {
                return needs.questions().mayAbandonGame("files.load.title");
            }

            @Override
            public boolean wantsOwnGame(String reason) {
                return needs.questions().wantsOwnGame(reason);
            }

            @Override
            public void say(String text) {
                needs.window().say(text);
            }
        };
    }

    /** Asks how and with whom to play, with the choices of the settings at first. */
    void open() {
        var play = needs.settings().get().play();
        open(needs.games().shown().get().view(), play, () -> {});
    }

    /**
     * Asks how and with whom to play.
     *
     * @param shown the game that is chosen at first
     * @param first what else is chosen at first
     * @param back called when the user gives it up
     */
    void open(GameView<?, ?> shown, Play first, Runnable back) {
        play().open(shown, first, back);
    }

    private FriendPlay play() {
        if (play.isEmpty()) {
            play = Optional.of(newPlay());
        }
        return play.get();
    }

    /** From now on the card of a game with a friend offers this one, too. */
    void offer(Interruption interrupted) {
        interruption = Optional.of(interrupted);
    }

    /** The game that was offered goes on, or is not wanted. */
    void withdraw() {
        interruption = Optional.empty();
    }

    /** Looks for the friend of an interrupted game, and runs something once it goes on. */
    void rejoin(SavedGame<?, ?> game, Runnable onShown) {
        play().rejoin(game, onShown, () -> needs.window().tell(needs.texts().get("offer.rejoin.lost")));
    }

    /** The user does not want an interrupted game any more. */
    void forget(SavedGame<?, ?> game) {
        if (isWithFriend(game)) {
            play().forget(game);
        }
    }

    /** Whether the friend of a game may be at the other end of a connection. */
    static boolean isWithFriend(SavedGame<?, ?> game) {
        return game.seats().haveFriend() && game.id().isEmpty();
    }

    /** Takes in a game by message, and runs something once it is sure that it is shown. */
    void receive(SavedGame<?, ?> game, Runnable onTaken) {
        messages().receive(game, onTaken);
    }

    /** Goes on with a game by message that was left, and runs something once it is shown. */
    void resume(SavedGame<?, ?> game, Runnable onShown) {
        messages().resume(game, onShown);
    }

    /** Asks the friend for a rematch, or begins one by message; returns false if no friend is at the board. */
    boolean askForRematch() {
        boolean isByMessage = messages.isPresent() && messages.get().beginRematch();
        return isByMessage || (play.isPresent() && play.get().askForRematch());
    }

    /** Says goodbye to a friend at the other end of a connection. */
    private void leave() {
        play.ifPresent(FriendPlay::leave);
    }

    /** Ends all of it; the result completes when the games are on the disk. */
    CompletableFuture<Void> close() {
        var done = CompletableFuture.<Void>completedFuture(null);
        return CompletableFuture.allOf(
                play.map(FriendPlay::close).orElse(done),
                messages.map(MessagePlay::close).orElse(done));
    }
}
