package org.jumpingcube.desktop.model;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.value.ObservableValue;
import org.jumpingcube.desktop.model.GameEvent.From;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Position;
import org.jumpingcube.session.Action;
import org.jumpingcube.session.GameSession;
import org.jumpingcube.session.Notice;
import org.jumpingcube.session.SessionView;
import org.jumpingcube.settings.Play;
import org.jumpingcube.storage.SavedGame;

/**
 * The kinds of game of a window, and which of them is on the screen. A game is opened, with its board, when it is first
 * wanted; those not shown are idle.
 */
public final class OpenGames {
    private final List<GameView<?, ?>> views;
    private final Play play;
    private final GameModel.Services services;
    private final Map<GameView<?, ?>, OpenGame<?, ?>> opened = new LinkedHashMap<>();
    private final List<Consumer<OpenGame<?, ?>>> followers = new ArrayList<>();
    private final ReadOnlyObjectWrapper<OpenGame<?, ?>> shown;
    private final ObservableValue<SessionView<?, ?>> view;
    private final Set<Object> heldFor = new HashSet<>();
    private final GameEvents events;

    /**
     * Opens and shows the game that was chosen last, or the first.
     *
     * @param views of all kinds, at least one
     */
    public OpenGames(List<GameView<?, ?>> views, Play play, GameModel.Services services) {
        this.views = List.copyOf(views);
        this.play = play;
        this.services = services;
        shown = new ReadOnlyObjectWrapper<>(of(viewOf(play.game().name()).orElse(views.get(0))));
        view = shown.flatMap(game -> game.model().anyView());
        events = new GameEvents(shown.get().model());
        view.subscribe(now -> events.look(shown.get().model()));
    }

    /** Hands over each game that is open, and from then on each that is opened, before it is shown. */
    public void each(Consumer<OpenGame<?, ?>> follower) {
        followers.add(follower);
        opened.values().forEach(follower);
    }

    /** Tells a follower from now on what happens to the games. */
    public void follow(Consumer<GameEvent> follower) {
        events.follow(follower);
    }

    /** Tells all followers of something that has happened. */
    public void tell(GameEvent event) {
        events.tell(event);
    }

    public Stream<GameView<?, ?>> views() {
        return views.stream();
    }

    /** The view of the kind with this name. */
    private Optional<GameView<?, ?>> viewOf(String kind) {
        return views.stream().filter(game -> game.kind().name().equals(kind)).findFirst();
    }

    /** What a side of a kind of game is called by its pieces; empty for "Player 1" and "Player 2". */
    public String side(String kind, Player player) {
        return viewOf(kind).map(view -> view.wording().side(player)).orElse("");
    }

    /**
     * The game of a view, opened if it was not yet.
     *
     * @param view one of {@link #views()}
     */
    @SuppressWarnings("unchecked") // a view determines its types
    public <P extends Position<P, M>, M> OpenGame<P, M> of(GameView<P, M> view) {
        if (!opened.containsKey(view)) {
            var game = OpenGame.of(view, GameModel.Setup.of(view, play), services);
            opened.put(view, game);
            followers.forEach(follower -> follower.accept(game));
        }
        return (OpenGame<P, M>) opened.get(view);
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

    /** Begins a new game, possibly of another kind than the one that is shown. */
    public void begin(GameView<?, ?> view, GameModel.Setup setup) {
        begin(view, setup, setup.seats().haveFriend() ? From.FRIEND : From.NEW);
    }

    /** The same for a game that comes from elsewhere. */
    public void begin(GameView<?, ?> view, GameModel.Setup setup, From from) {
        OpenGame<?, ?> game = of(view);
        game.model().begin(setup, from);
        show(game);
    }

    /** Continues with a saved game in place of the current one; the board changes with the kind of game. */
    public void load(SavedGame<?, ?> saved, Play play) {
        load(saved, play, Notice.GAME_LOADED);
    }

    /**
     * The same as above for a game that does not come from a file.
     *
     * @param notice what the user is told: {@link Notice#NEW_GAME} of a game without a move
     */
    public void load(SavedGame<?, ?> saved, Play play, Notice notice) {
        load(saved, play, notice, saved.seats().haveFriend() ? From.FRIEND : From.of(notice));
    }

    /** Continues with a game that is kept somewhere, so that nothing of it is lost when another takes its place. */
    public void open(SavedGame<?, ?> kept, Play play) {
        load(kept, play, Notice.GAME_LOADED, From.COLLECTION);
    }

    /** Continues with a game that was on the screen before the one that is there. */
    public void takeBack(SavedGame<?, ?> left, Play play) {
        load(left, play, Notice.GAME_CONTINUED, From.TAKEN_BACK);
    }

    private void load(SavedGame<?, ?> saved, Play play, Notice notice, From from) {
        var game = of(viewOf(saved));
        game.load(saved, GameModel.pauses(play), notice, from);
        show(game);
    }

    /** The game of a saved game's kind, opened if it was not yet; it goes on with what it has. */
    public OpenGame<?, ?> of(SavedGame<?, ?> saved) {
        return of(viewOf(saved));
    }

    private GameView<?, ?> viewOf(SavedGame<?, ?> saved) {
        String kind = saved.kind().name();
        return viewOf(kind).orElseThrow(() -> new IllegalArgumentException("no view of " + kind));
    }

    private void show(OpenGame<?, ?> game) {
        if (!game.equals(shown.get())) {
            close();
            shown.get().model().hold(this, false);
            shown.set(game);
            game.model().hold(this, !heldFor.isEmpty());
        }
        events.look(game.model()); // a new game may look like the one before, which no view tells
    }

    /**
     * Lets the game on the screen, and any that takes its place, wait while the user is busy with something else.
     *
     * @param what keeps the user busy; there may be several such things, and the game waits for all of them
     */
    public void hold(Object what, boolean isHeld) {
        if (isHeld ? heldFor.add(what) : heldFor.remove(what)) {
            shown.get().model().hold(this, !heldFor.isEmpty());
        }
    }

    /** Abandons whatever is going on in the game on the screen, at the end of the program. */
    public void close() {
        shown.get().model().close();
    }

    /** The board of a saved game in a word. */
    public String boardName(SavedGame<?, ?> saved) {
        return boardName(of(viewOf(saved)), saved);
    }

    private static <P extends Position<P, M>, M> String boardName(OpenGame<P, M> game, SavedGame<?, ?> saved) {
        return game.view()
                .wording()
                .boardName(game.own(saved).orElseThrow().history().current());
    }
}
