package org.jumpingcube.desktop.model;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.value.ObservableValue;
import org.jumpingcube.game.Position;
import org.jumpingcube.session.Action;
import org.jumpingcube.session.GameSession;
import org.jumpingcube.session.SessionView;
import org.jumpingcube.settings.Play;
import org.jumpingcube.storage.SavedGame;

/**
 * The kinds of game of a window, and which of them is on the screen. Each is created once; those not shown are idle.
 */
public final class OpenGames {
    private final List<OpenGame<?, ?>> games;
    private final ReadOnlyObjectWrapper<OpenGame<?, ?>> shown;
    private final ObservableValue<SessionView<?, ?>> view;

    /**
     * Opens a game of each kind and shows the one that was chosen last, or the first.
     *
     * @param views of all kinds, at least one
     */
    public OpenGames(List<GameView<?, ?>> views, Play play, GameModel.Services services) {
        games = views.stream()
                .<OpenGame<?, ?>>map(game -> OpenGame.of(game, GameModel.Setup.of(game, play), services))
                .toList();
        shown = new ReadOnlyObjectWrapper<>(games.stream()
                .filter(game -> game.view().kind().name().equals(play.game().name()))
                .findFirst()
                .orElse(games.get(0)));
        view = shown.flatMap(game -> game.model().anyView());
    }

    public Stream<OpenGame<?, ?>> all() {
        return games.stream();
    }

    public Stream<GameView<?, ?>> views() {
        return games.stream().map(OpenGame::view);
    }

    public ReadOnlyObjectProperty<OpenGame<?, ?>> shown() {
        return shown.getReadOnlyProperty();
    }

    /** What the session of the game on the screen shows. */
    public ObservableValue<SessionView<?, ?>> view() {
        return view;
    }

    public SessionView<?, ?> now() {
        return shown.get().model().now();
    }

    public GameSession<?, ?> session() {
        return shown.get().model().session();
    }

    /** Whether the action is possible, now and after each change. */
    public ObservableValue<Boolean> can(Action action) {
        return view.map(now -> now.can(action));
    }

    /** The current game as it is saved in a file. */
    public SavedGame<?, ?> toSave() {
        return shown.get().model().toSave();
    }

    /** Begins a game, possibly of another kind than the one that is shown. */
    public void begin(GameView<?, ?> view, GameModel.Setup setup) {
        OpenGame<?, ?> game =
                games.stream().filter(open -> open.view() == view).findFirst().orElseThrow();
        game.model().begin(setup);
        show(game);
    }

    /** Continues with a saved game in place of the current one; the board changes with the kind of game. */
    public void load(SavedGame<?, ?> saved, Play play) {
        var pauses = GameModel.pauses(play);
        OpenGame<?, ?> loaded = games.stream()
                .filter(game -> game.load(saved, pauses))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(
                        "no view of " + saved.kind().name()));
        show(loaded);
    }

    private void show(OpenGame<?, ?> game) {
        if (!game.equals(shown.get())) {
            session().close();
            shown.set(game);
        }
    }

    /** The board of a saved game in a word. */
    public String boardName(SavedGame<?, ?> saved) {
        return games.stream()
                .flatMap(game -> boardName(game, saved).stream())
                .findFirst()
                .orElseThrow();
    }

    private static <P extends Position<P, M>, M> Optional<String> boardName(
            OpenGame<P, M> game, SavedGame<?, ?> saved) {
        return game.own(saved)
                .map(own -> game.view().wording().boardName(own.history().current()));
    }
}
