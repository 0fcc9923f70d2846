package org.jumpingcube.desktop.friend;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.jumpingcube.desktop.controls.Command;
import org.jumpingcube.desktop.model.GameView;
import org.jumpingcube.desktop.shell.FarGames;
import org.jumpingcube.desktop.shell.Feature;
import org.jumpingcube.desktop.shell.Program;
import org.jumpingcube.session.Action;
import org.jumpingcube.settings.Play;
import org.jumpingcube.storage.SavedGame;

/** Games with a friend elsewhere. What they need is made the first time: before that, nothing of a network is loaded. */
public final class FriendFeature implements Feature, FarGames {
    private final Program program;
    private Optional<FriendPlay> play = Optional.empty();
    private Optional<MessagePlay> messages = Optional.empty();
    private Optional<Interruption> interruption = Optional.empty();

    public FriendFeature(Program program) {
        this.program = program;
    }

    @Override
    public List<Command> commands() {
        return List.of(Command.of("friend", "", "", this::open, program.games().can(Action.NEW)));
    }

    /** With the choices of the settings at first. */
    private void open() {
        var shown = program.games().shown().get().view();
        open(shown, program.settings().get().play(), () -> {});
    }

    @Override
    public void open(GameView<?, ?> shown, Play first, Runnable back) {
        play().open(shown, first, back);
    }

    private FriendPlay play() {
        if (play.isEmpty()) {
            play = Optional.of(new FriendPlay(program, messages(), () -> interruption));
        }
        return play.get();
    }

    private MessagePlay messages() {
        if (messages.isEmpty()) {
            messages = Optional.of(new MessagePlay(program, () -> play.ifPresent(FriendPlay::leave)));
        }
        return messages.get();
    }

    @Override
    public void receive(SavedGame<?, ?> game, Runnable onTaken) {
        messages().receive(game, onTaken);
    }

    @Override
    public void resume(SavedGame<?, ?> game, Runnable onShown) {
        messages().resume(game, onShown);
    }

    @Override
    public void rejoin(SavedGame<?, ?> game, Runnable onShown) {
        play().rejoin(game, onShown, () -> program.shell().tell(program.texts().get("offer.rejoin.lost")));
    }

    @Override
    public void offer(SavedGame<?, ?> interrupted, Runnable rejoin) {
        interruption = Optional.of(new Interruption(interrupted, rejoin));
    }

    @Override
    public void withdraw() {
        interruption = Optional.empty();
    }

    @Override
    public void forget(SavedGame<?, ?> game) {
        if (FarGames.isConnected(game)) {
            play().forget(game);
        }
    }

    @Override
    public boolean askForRematch() {
        boolean isByMessage = messages.isPresent() && messages.get().beginRematch();
        return isByMessage || (play.isPresent() && play.get().askForRematch());
    }

    @Override
    public CompletableFuture<Void> close() {
        var done = CompletableFuture.<Void>completedFuture(null);
        return CompletableFuture.allOf(
                play.map(FriendPlay::close).orElse(done),
                messages.map(MessagePlay::close).orElse(done));
    }
}
