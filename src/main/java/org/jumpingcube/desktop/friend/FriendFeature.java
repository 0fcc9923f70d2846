package org.jumpingcube.desktop.friend;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.jumpingcube.desktop.model.GameView;
import org.jumpingcube.desktop.shell.Command;
import org.jumpingcube.desktop.shell.FarGames;
import org.jumpingcube.desktop.shell.Feature;
import org.jumpingcube.desktop.shell.Program;
import org.jumpingcube.desktop.shell.Suggestion;
import org.jumpingcube.session.Action;
import org.jumpingcube.settings.Play;
import org.jumpingcube.storage.SavedGame;

/** Games with a friend elsewhere. What they need is made the first time: before that, nothing of a network is loaded. */
public final class FriendFeature implements Feature, FarGames {
    private final Program program;
    private final Command friend;
    private Optional<FriendPlay> play = Optional.empty();

    public FriendFeature(Program program) {
        this.program = program;
        friend = Command.of("friend", "", "", this::open, program.games().can(Action.NEW));
    }

    @Override
    public List<Command> commands() {
        return List.of(friend);
    }

    @Override
    public List<Suggestion> suggestions() {
        var texts = program.texts();
        return List.of(Suggestion.of(texts, friend, "bi-people", texts.of("begin.friend")));
    }

    /** With the choices of the settings at first. */
    private void open() {
        var shown = program.games().shown().get().view();
        open(shown, program.settings().get().play(), () -> {});
    }

    private FriendPlay play() {
        if (play.isEmpty()) {
            play = Optional.of(new FriendPlay(program));
        }
        return play.get();
    }

    @Override
    public void open(GameView<?, ?> shown, Play first, Runnable back) {
        play().open(shown, first, back);
    }

    @Override
    public void receive(SavedGame<?, ?> game, Runnable onTaken) {
        play().messages().receive(game, onTaken);
    }

    @Override
    public void resume(SavedGame<?, ?> game, Runnable onShown) {
        play().messages().resume(game, onShown);
    }

    @Override
    public void rejoin(SavedGame<?, ?> game, Runnable onShown) {
        play().rejoin(game, onShown, () -> program.shell().tell(program.texts().get("offer.rejoin.lost")));
    }

    @Override
    public void offer(SavedGame<?, ?> interrupted, Runnable rejoin) {
        play().offer(new FriendPlay.InterruptedGame(interrupted, rejoin));
    }

    @Override
    public void withdraw() {
        play.ifPresent(FriendPlay::withdraw);
    }

    @Override
    public void forget(SavedGame<?, ?> game) {
        if (FarGames.isConnected(game)) {
            play().forget(game);
        }
    }

    @Override
    public boolean askForRematch() {
        return play.isPresent() && play.get().askForRematch();
    }

    @Override
    public CompletableFuture<Void> close() {
        return play.map(FriendPlay::close).orElse(CompletableFuture.completedFuture(null));
    }
}
