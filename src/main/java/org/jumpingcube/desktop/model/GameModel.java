package org.jumpingcube.desktop.model;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.IntSupplier;
import java.util.function.LongSupplier;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ObservableValue;
import org.jumpingcube.desktop.model.GameEvent.From;
import org.jumpingcube.game.Analysis;
import org.jumpingcube.game.BestOf;
import org.jumpingcube.game.Engine;
import org.jumpingcube.game.GameKind;
import org.jumpingcube.game.GameOptions;
import org.jumpingcube.game.Helpers;
import org.jumpingcube.game.History;
import org.jumpingcube.game.Outcome;
import org.jumpingcube.game.Position;
import org.jumpingcube.game.SearchBudget;
import org.jumpingcube.game.Seat;
import org.jumpingcube.game.Seats;
import org.jumpingcube.game.Skill;
import org.jumpingcube.game.TimeControls;
import org.jumpingcube.review.Review;
import org.jumpingcube.review.ReviewServices;
import org.jumpingcube.review.Reviewer;
import org.jumpingcube.search.TimedEngine;
import org.jumpingcube.session.ComputerPlayers;
import org.jumpingcube.session.GameSession;
import org.jumpingcube.session.MovePresenter;
import org.jumpingcube.session.Notice;
import org.jumpingcube.session.Pauses;
import org.jumpingcube.session.SessionServices;
import org.jumpingcube.session.SessionSetup;
import org.jumpingcube.session.SessionTime;
import org.jumpingcube.session.SessionView;
import org.jumpingcube.session.SpareTime;
import org.jumpingcube.settings.Play;
import org.jumpingcube.storage.GameId;
import org.jumpingcube.storage.SavedGame;
import org.jumpingcube.worker.SearchWorker;
import org.jumpingcube.worker.Threads;

/** Makes a session of one kind of game observable. */
public final class GameModel<P extends Position<P, M>, M> {
    private final GameKind<P, M> kind;
    private final Services services;
    private final ReadOnlyObjectWrapper<SessionView<P, M>> view = new ReadOnlyObjectWrapper<>();
    private final GameSession<P, M> session;
    private final Study<P, M> previews;
    private final TickingClock clock;
    private final BooleanProperty isAnalysed = new SimpleBooleanProperty();
    private final Set<Object> heldFor = new HashSet<>();
    private BestOf before; // the score of the series when the current game began
    private Optional<GameId> id = Optional.empty(); // if the current game has begun as one by message
    private Optional<String> shared = Optional.empty(); // if it is shared with a friend through a connection
    private int number;
    private From from = From.NEW;

    /**
     * What a game begins with.
     *
     * @param bestOf how many games make a series
     * @param times how much time each side has
     */
    public record Setup(GameOptions options, Seats seats, Pauses pauses, int bestOf, TimeControls times) {
        /** Without clocks. */
        public Setup(GameOptions options, Seats seats, Pauses pauses, int bestOf) {
            this(options, seats, pauses, bestOf, TimeControls.OFF);
        }

        /** What the settings ask for. */
        public static Setup of(GameView<?, ?> game, Play play) {
            int bestOf = game.hasSeries() ? 1 : play.game().bestOf();
            return new Setup(
                    play.game().options(game.kind()), play.seats(), GameModel.pauses(play), bestOf, play.clock());
        }
    }

    /** Where a game pauses, according to the settings. */
    public static Pauses pauses(Play play) {
        return new Pauses(play.pauseBeforeMove(), play.pauseBeforeStep());
    }

    /**
     * What games need from the program.
     *
     * @param searches the lane of the players
     * @param studies the lane of analyses that the user waits for
     * @param batches the lane of what may take long, such as the review of a whole game, for which no study waits
     * @param uiThread the thread of the window
     * @param time for clocks
     * @param seeds for the computer players
     */
    public record Services(
            Executor searches,
            Executor studies,
            Executor batches,
            Executor uiThread,
            SessionTime time,
            LongSupplier seeds,
            Master master) {
        /** The same with the real time. */
        public Services(
                Executor searches,
                Executor studies,
                Executor batches,
                Executor uiThread,
                LongSupplier seeds,
                Master master) {
            this(searches, studies, batches, uiThread, realTime(uiThread), seeds, master);
        }

        private static SessionTime realTime(Executor uiThread) {
            return new SessionTime(System::nanoTime, (nanos, action) -> Threads.later(nanos, uiThread, action));
        }
    }

    /**
     * The resources of a Master.
     *
     * @param seconds for one move at most
     * @param spare to think on in the opponent's time
     */
    public record Master(Helpers helpers, IntSupplier seconds, SpareTime spare) {}

    public GameModel(GameKind<P, M> kind, MovePresenter<P, M> presenter, Setup setup, Services services) {
        this.kind = kind;
        before = BestOf.of(setup.bestOf());
        this.services = services;
        previews = new Study<>(kind, services.studies(), services.uiThread());
        var players = new ComputerPlayers<>(this::player, this::budget);
        session = new GameSession<>(
                new SessionSetup<>(kind.start(setup.options()), setup.seats(), setup.pauses(), setup.times()),
                new SessionServices<>(
                        players,
                        services.searches(),
                        services.master().spare(),
                        presenter,
                        services.time(),
                        services.uiThread()),
                view::set);
        view.set(session.view());
        clock = new TickingClock(view, services.time());
    }

    private Engine<P, M> player(Seat seat) {
        long seed = services.seeds().getAsLong();
        return new TimedEngine<>(kind.engine(seat, seed, services.master().helpers()), System::nanoTime);
    }

    private SearchBudget budget(Seat seat, P position) {
        return seat.skill() == Skill.MASTER
                ? SearchBudget.USUAL.withMillis(
                        TimeUnit.SECONDS.toMillis(services.master().seconds().getAsInt()))
                : kind.budget(position);
    }

    public GameSession<P, M> session() {
        return session;
    }

    public ReadOnlyObjectProperty<SessionView<P, M>> view() {
        return view.getReadOnlyProperty();
    }

    /**
     * Lets the game wait while the user is busy with something else, or go on as before.
     *
     * @param what keeps the user busy; there may be several such things, and the game waits for all of them
     */
    public void hold(Object what, boolean isHeld) {
        if (isHeld ? heldFor.add(what) : heldFor.remove(what)) {
            session.hold(!heldFor.isEmpty());
        }
    }

    /** The same for callers that do not depend on the kind of game. */
    public ObservableValue<SessionView<?, ?>> anyView() {
        return view.map(shown -> shown);
    }

    /** What the clocks show, now and after each change. */
    public ReadOnlyObjectProperty<ClockReading> clock() {
        return clock.reading();
    }

    public SessionView<P, M> now() {
        return view.get();
    }

    /**
     * The current game is left: the next one that the session shows is another, and nothing of this one is left beside it.
     */
    public void leave() {
        number++;
        isAnalysed.set(false);
        id = Optional.empty();
        shared = Optional.empty();
    }

    /**
     * Which of the games that have been here the current one is. When the view changes and this number with it, another
     * game has been opened; else the same game has gone on, or somebody has gone back in it.
     */
    public int number() {
        return number;
    }

    /** Where the current game has come from. */
    From from() {
        return from;
    }

    /** A new game. */
    public void begin(Setup setup) {
        begin(setup, From.NEW);
    }

    /** The same from elsewhere, such as a friend's invitation. */
    void begin(Setup setup, From cameFrom) {
        leave();
        from = cameFrom;
        before = BestOf.of(setup.bestOf());
        session.newGame(kind.start(setup.options()), setup.seats(), setup.times());
        session.change(setup.seats(), setup.pauses());
    }

    /** Whether the game began at an ordinary position, and not at one that was set up. */
    public boolean beginsUsually() {
        P start = now().history().start();
        return start.equals(kind.start(kind.options(start)));
    }

    /** Whether sides change in a rematch; not where the game goes on with its next part, as a match does. */
    public boolean areSidesSwappedInRematch() {
        return kind.next(now().position()).isEmpty();
    }

    /** A rematch with the sides swapped, so that the other player begins; or the next game of their series. */
    public void beginRematch() {
        leave();
        from = From.NEW;
        before = isSeriesGoingOn() ? series().swapped() : BestOf.of(before.games());
        var times = now().clock().controls();
        kind.next(now().position())
                .ifPresentOrElse(
                        next -> session.newGame(next, now().seats(), times),
                        () -> session.newGame(
                                kind.start(kind.options(now().history().start())),
                                now().seats().swapped(),
                                times.swapped()));
    }

    /**
     * Continues with what two players agree on who are not at the same screen. It is another game if nothing is played
     * in it, or if the one before has been {@linkplain #leave left}.
     *
     * @param series the score when this game began
     * @param end how the game has ended, if not by its rules
     * @param name tells this game from all others, also on the day when it goes on
     */
    public void follow(History<P, M> history, Seats seats, BestOf series, Optional<Outcome> end, String name) {
        if (!shared.equals(Optional.of(name))) {
            leave();
            from = From.FRIEND;
        }
        before = series;
        shared = Optional.of(name);
        session.follow(history, seats, end);
    }

    /** The score of the series that the game belongs to, including this game once it is over. */
    public BestOf series() {
        return before.after(now().outcome());
    }

    /** Whether the game that is over is followed by another of its series. */
    public boolean isSeriesGoingOn() {
        return kind.next(now().position()).isPresent() || (series().isSeries() && !series().isDecided());
    }

    /**
     * Asks a player without style for its move in a position, without disturbing the game; another question replaces
     * this one.
     *
     * @param listener called with each deeper analysis, on the session's thread
     */
    public void study(P position, Consumer<Analysis<M>> listener) {
        previews.ask(position, kind.budget(position), listener, listener);
    }

    /** Whether the best move is shown beside the game while it is played; at first, and in each new game, it is not. */
    public BooleanProperty isAnalysed() {
        return isAnalysed;
    }

    /** Another study of this kind of game, independent of that of {@link #study}. */
    public Study<P, M> newStudy() {
        return new Study<>(kind, services.studies(), services.uiThread());
    }

    /**
     * Reviews the game without disturbing it.
     *
     * @param listener called with each new review, on the session's thread
     */
    public Reviewer<P, M> reviewer(Consumer<Review<P, M>> listener) {
        var needs = new ReviewServices<>(kind::analyst, services.batches(), services.uiThread(), SearchWorker.STUDIES);
        return new Reviewer<>(kind, now().history(), needs, listener);
    }

    /** Cancels the study. */
    public void endStudy() {
        previews.rest();
    }

    /**
     * Abandons whatever is going on, at the end of the program or when another game takes this one's place on the screen:
     * nothing runs any more, and the players' memory is given back. Another game may begin here later.
     */
    public void close() {
        session.close();
        clock.stop();
        endStudy();
        isAnalysed.set(false);
    }

    /** The current game as it is saved in a file. */
    public SavedGame<P, M> toSave() {
        var game = now().history();
        var stopped = now().clock().stopped(game, services.time().nanos().getAsLong());
        return new SavedGame<>(kind, game, now().seats(), before, id(), stopped);
    }

    /** The id of a game that is played with a friend by message; empty for any other. */
    public Optional<GameId> id() {
        return id.filter(found -> now().seats().haveFriend());
    }

    /** Whether a friend at the other end of a connection would be left if the game were given up. */
    public boolean isWithFriend() {
        return id.isEmpty() && session.isWithFriend();
    }

    /** What tells a game with a friend elsewhere from all others, on whichever day it goes on; empty for any other. */
    public Optional<String> sharedName() {
        return id.map(found -> "message " + found.text())
                .or(() -> shared)
                .filter(found -> now().seats().haveFriend());
    }

    /** Continues with a game from a file, in place of the current one; the pauses are those of the settings. */
    public void load(SavedGame<P, M> saved, Pauses pauses) {
        load(saved, pauses, Notice.GAME_LOADED, From.FILE);
    }

    /**
     * The same as above for a game that does not come from a file.
     *
     * @param notice what the user is told
     * @param cameFrom where it has come from
     */
    void load(SavedGame<P, M> saved, Pauses pauses, Notice notice, From cameFrom) {
        leave();
        from = cameFrom;
        before = saved.series();
        id = saved.id();
        session.load(saved.history(), saved.seats(), saved.clock(), notice);
        session.change(saved.seats(), pauses);
    }
}
