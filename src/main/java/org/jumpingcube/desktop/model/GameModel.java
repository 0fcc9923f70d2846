package org.jumpingcube.desktop.model;

import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.IntSupplier;
import java.util.function.LongSupplier;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.value.ObservableValue;
import org.jumpingcube.game.Analysis;
import org.jumpingcube.game.BestOf;
import org.jumpingcube.game.Engine;
import org.jumpingcube.game.GameKind;
import org.jumpingcube.game.GameOptions;
import org.jumpingcube.game.Helpers;
import org.jumpingcube.game.Position;
import org.jumpingcube.game.SearchBudget;
import org.jumpingcube.game.Seat;
import org.jumpingcube.game.Seats;
import org.jumpingcube.game.Skill;
import org.jumpingcube.review.Review;
import org.jumpingcube.review.ReviewServices;
import org.jumpingcube.review.Reviewer;
import org.jumpingcube.search.TimedEngine;
import org.jumpingcube.session.ComputerPlayers;
import org.jumpingcube.session.GameSession;
import org.jumpingcube.session.MovePresenter;
import org.jumpingcube.session.Pauses;
import org.jumpingcube.session.SessionServices;
import org.jumpingcube.session.SessionSetup;
import org.jumpingcube.session.SessionView;
import org.jumpingcube.session.SpareTime;
import org.jumpingcube.settings.Play;
import org.jumpingcube.storage.SavedGame;
import org.jumpingcube.worker.SearchWorker;

/** A session of one kind of game as something to observe. */
public final class GameModel<P extends Position<P, M>, M> {
    private final GameKind<P, M> kind;
    private final Services services;
    private final ReadOnlyObjectWrapper<SessionView<P, M>> view = new ReadOnlyObjectWrapper<>();
    private final GameSession<P, M> session;
    private final Study<P, M> previews;
    private BestOf before; // how the series stood when the game of the moment began

    /**
     * What a game begins with.
     *
     * @param bestOf how many games make a series
     */
    public record Setup(GameOptions options, Seats seats, Pauses pauses, int bestOf) {
        /** What the settings ask for. */
        public static Setup of(GameView<?, ?> game, Play play) {
            int bestOf = game.hasSeries() ? 1 : play.game().bestOf();
            return new Setup(game.options(play), play.seats(), GameModel.pauses(play), bestOf);
        }
    }

    /** Where the settings let a game pause. */
    public static Pauses pauses(Play play) {
        return new Pauses(play.pauseBeforeMove(), play.pauseBeforeStep());
    }

    /**
     * What games need of the program: threads for the players to search on, others for whoever studies a game, the one
     * to show on, and seeds for the computer players.
     */
    public record Services(Executor searches, Executor studies, Executor uiThread, LongSupplier seeds, Master master) {}

    /**
     * What a Master has to think with.
     *
     * @param seconds for one move at most
     * @param spare to think in while its opponent does
     */
    public record Master(Helpers helpers, IntSupplier seconds, SpareTime spare) {}

    public GameModel(GameKind<P, M> kind, MovePresenter<P, M> presenter, Setup setup, Services services) {
        this.kind = kind;
        before = BestOf.of(setup.bestOf());
        this.services = services;
        previews = new Study<>(kind, services.studies(), services.uiThread());
        var players = new ComputerPlayers<>(this::player, this::budget);
        session = new GameSession<>(
                new SessionSetup<>(kind.start(setup.options()), setup.seats(), setup.pauses()),
                new SessionServices<>(
                        players, services.searches(), services.master().spare(), presenter, services.uiThread()),
                view::set);
        view.set(session.view());
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

    /** The same for those who need not know which kind of game it is. */
    public ObservableValue<SessionView<?, ?>> anyView() {
        return view.map(shown -> shown);
    }

    public SessionView<P, M> now() {
        return view.get();
    }

    /** A new game. */
    public void begin(Setup setup) {
        before = BestOf.of(setup.bestOf());
        session.newGame(kind.start(setup.options()), setup.seats());
        session.change(setup.seats(), setup.pauses());
    }

    /** The same two once more, with sides changed, so that the other one begins; or the next game of their series. */
    public void beginRematch() {
        before = isSeriesGoingOn() ? series().swapped() : BestOf.of(before.games());
        kind.next(now().position())
                .ifPresentOrElse(
                        next -> session.newGame(next, now().seats()),
                        () -> session.newGame(
                                kind.start(kind.options(now().history().start())),
                                now().seats().swapped()));
    }

    /** How the series stands that the game belongs to, with this game once it is over. */
    public BestOf series() {
        return before.after(now().position().outcome());
    }

    /** Whether the game that is over is followed by another of its series. */
    public boolean isSeriesGoingOn() {
        return kind.next(now().position()).isPresent() || (series().isSeries() && !series().isDecided());
    }

    /**
     * Asks a player without style what it would do in some position, beside the game; another question replaces this
     * one.
     *
     * @param listener told what is found, the deeper the later, on the thread of the session
     */
    public void study(P position, Consumer<Analysis<M>> listener) {
        previews.ask(position, kind.budget(position), listener, listener);
    }

    /** Another study of this kind of game, beside that of {@link #study}. */
    public Study<P, M> newStudy() {
        return new Study<>(kind, services.studies(), services.uiThread());
    }

    /**
     * Reviews the game beside it.
     *
     * @param listener told what is known, on the thread of the session
     */
    public Reviewer<P, M> reviewer(Consumer<Review<P, M>> listener) {
        var needs = new ReviewServices<>(kind::analyst, services.studies(), services.uiThread(), SearchWorker.STUDIES);
        return new Reviewer<>(kind, now().history(), needs, listener);
    }

    /** Forgets what was to be studied. */
    public void endStudy() {
        previews.end();
    }

    /** The game of the moment as it is kept in a file. */
    public SavedGame<P, M> toSave() {
        return new SavedGame<>(kind, now().history(), now().seats(), before);
    }

    /** Takes up a game from a file, in place of the one going on; the pauses are the user's own. */
    public void load(SavedGame<P, M> saved, Pauses pauses) {
        before = saved.series();
        session.load(saved.history(), saved.seats());
        session.change(saved.seats(), pauses);
    }
}
