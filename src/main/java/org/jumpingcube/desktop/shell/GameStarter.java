package org.jumpingcube.desktop.shell;

import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.value.ObservableValue;
import org.jumpingcube.desktop.files.GameFiles;
import org.jumpingcube.desktop.model.GameEvent;
import org.jumpingcube.desktop.model.GameModel;
import org.jumpingcube.desktop.model.GameView;
import org.jumpingcube.desktop.model.OpenGames;
import org.jumpingcube.desktop.model.SettingsModel;
import org.jumpingcube.game.BestOf;
import org.jumpingcube.game.GameClock;
import org.jumpingcube.game.GameKind;
import org.jumpingcube.game.History;
import org.jumpingcube.game.Position;
import org.jumpingcube.game.Seat;
import org.jumpingcube.game.Seats;
import org.jumpingcube.game.Skill;
import org.jumpingcube.game.Style;
import org.jumpingcube.session.GameState;
import org.jumpingcube.session.Notice;
import org.jumpingcube.session.Pauses;
import org.jumpingcube.settings.MoveAnimation;
import org.jumpingcube.settings.Play;
import org.jumpingcube.storage.SaveFile;
import org.jumpingcube.storage.SavedGame;
import org.jumpingcube.storage.SeenFile;

/** All the ways in which a game begins in a window and replaces the previous one. */
public final class GameStarter {
    private static final double DEMO_STAGE_SECONDS = 1;
    private static final Seats DEMO_SEATS =
            new Seats(new Seat(true, Style.KEPLER, Skill.STRONG), new Seat(true, Style.NEWTON, Skill.STRONG));

    private final OpenGames games;
    private final GameFiles files;
    private final SettingsModel settings;
    private final MessageDialogs questions;
    private final Rivals rivals;
    private Play playing;
    private Optional<MoveAnimation> demo = Optional.empty();
    private final ReadOnlyObjectWrapper<Optional<Left>> left = new ReadOnlyObjectWrapper<>(Optional.empty());
    private Optional<Seats> pair =
            Optional.empty(); // two computers that were chosen for this game, not in the settings

    /**
     * A game that the user has left for the one on the screen.
     *
     * @param file that it belongs to
     * @param pair as {@link #pair} was
     * @param before what was chosen when it was left
     * @param after what has been chosen for the new one
     */
    private record Left(SavedGame<?, ?> game, Optional<SeenFile> file, Optional<Seats> pair, Play before, Play after) {}

    public GameStarter(
            OpenGames games, GameFiles files, SettingsModel settings, MessageDialogs questions, Rivals rivals) {
        this.games = games;
        this.files = files;
        this.settings = settings;
        this.questions = questions;
        this.rivals = rivals;
        playing = settings.get().play();
        games.follow(event -> {
            if (event instanceof GameEvent.Began began) {
                left.set(Optional.empty());
                if (began.from().isBrought()) {
                    endDemo();
                    pair = Optional.empty();
                }
            }
        });
    }

    // The game before

    /** Begins a game; the one on the screen is kept, and can be had back, if the user would not want to lose it. */
    private void leaveFor(Runnable beginning) {
        if (!questions.isKeptWhenLeft()) {
            beginning.run();
            return;
        }
        var game = games.toSave();
        var file = files.file().getValue().flatMap(SaveFile::seen);
        var before = settings.get().play();
        var pairBefore = pair;
        games.tell(new GameEvent.Left());
        beginning.run();
        left.set(Optional.of(
                new Left(game, file, pairBefore, before, settings.get().play())));
    }

    /** Whether the game that the user has left for the one on the screen can still be had back. */
    public ObservableValue<Boolean> canTakeBack() {
        return left.map(Optional::isPresent);
    }

    /** Shows the game that the user has left for the one on the screen, as it was; nothing is left of that one. */
    public void takeBack() {
        left.get().ifPresent(was -> {
            files.forgetFile();
            if (settings.get().play().equals(was.after())) {
                remember(was.before());
            }
            games.takeBack(was.game(), settings.get().play());
            pair = was.pair();
            was.file().ifPresent(files::belongAgain);
        });
    }

    /** The user goes on with the new game. */
    public void letGo() {
        left.set(Optional.empty());
    }

    /** How moves are shown, if the game is a demo. */
    public Optional<MoveAnimation> demo() {
        return demo;
    }

    /** How moves are shown now: as the settings say, or as the demo does. */
    public MoveAnimation animation() {
        return demo.orElse(settings.get().animation());
    }

    private void endDemo() {
        demo = Optional.empty();
    }

    /**
     * A game may have seats of its own: one that was loaded, a rematch, two computers to be watched. Only a change of the
     * seats in the settings counts, and a friend elsewhere stays.
     */
    public void takeUp(Play play) {
        Play before = playing;
        playing = play;
        if (!play.equals(before)) {
            var now = games.now().seats();
            boolean areOthersChosen = !play.seats().equals(before.seats()) && !now.haveFriend();
            pair = areOthersChosen ? Optional.empty() : pair;
            games.session().change(areOthersChosen ? play.seats() : now, GameModel.pauses(play));
            var kind = games.shown().get().view().kind();
            if (!before.game().options(kind).equals(play.game().options(kind))) {
                restartWithOtherOptions(before);
            }
        }
    }

    /** Lets the players whom the user has chosen play the game in the window; a friend elsewhere stays. */
    public void seat(Seats chosen) {
        var now = games.now().seats();
        if (!now.haveFriend() && !now.equals(chosen)) {
            pair = Optional.empty();
            games.session().change(chosen, GameModel.pauses(playing));
        }
    }

    /** Another board size, say, means another game; whoever would rather continue this one gets the old options back. */
    private void restartWithOtherOptions(Play before) {
        if (questions.mayAbandonGame("abandon.other-board")) {
            begin();
        } else {
            var kind = games.shown().get().view().kind();
            var old = playing.game().withOptions(kind, before.game().options(kind));
            playing = playing.withGame(old); // coming back is no change to ask about again
            settings.update(now -> now.withPlay(playing));
        }
    }

    /** The same game again, with the sides swapped if they change after each game. */
    public void startNewGame() {
        if (mayLeaveGame()) {
            leaveFor(this::beginNext);
        }
    }

    /** With the sides swapped if they change after each game. */
    private void beginNext() {
        boolean areSidesChanged = areSidesToChange();
        if (areSidesChanged) {
            swapSides(settings.get().play());
            swapFriends();
        }
        begin();
        if (areSidesChanged) {
            letComputerBegin();
        }
    }

    /** Each player keeps their clock, which is that of the last game. */
    private void swapSides(Play play) {
        var last = games.now();
        var swapped = last.seats().swapped();
        var clocks = last.seats().equals(seats(play)) ? play.clock().swapped() : play.clock();
        boolean isPair = pair.isPresent();
        pair = pair.map(two -> swapped);
        remember((isPair ? play : play.withSeats(swapped)).withClock(clocks));
    }

    /** Not after a loaded game, which has its own seats. */
    private boolean areSidesToChange() {
        var play = settings.get().play();
        Seats last = games.now().seats();
        return play.game().changeSides()
                && games.now().state() instanceof GameState.GameOver
                && (last.equals(seats(play)) || last.equals(seats(play).swapped()));
    }

    /** Who plays the next game if nothing else is chosen. */
    private Seats seats(Play play) {
        return pair.orElse(play.seats());
    }

    /** Remembers this without applying it: the caller begins a game with it at once. */
    private void remember(Play play) {
        playing = play;
        settings.update(now -> now.withPlay(play));
    }

    private void letComputerBegin() {
        if (games.now().state() instanceof GameState.ComputerHeld) {
            games.session().pressButton();
        }
    }

    private void begin() {
        var view = games.shown().get().view();
        var play = settings.get().play();
        if (play.game().isRival() && play.seats().isOneComputer() && pair.isEmpty()) { // who has moved with the rating
            remember(play.withSeats(asRival(play.seats())));
        }
        begin(view, setup(view, settings.get().play()));
    }

    private GameModel.Setup setup(GameView<?, ?> view, Play play) {
        return GameModel.Setup.of(view, play.withSeats(seats(play)));
    }

    private void begin(GameView<?, ?> view, GameModel.Setup setup) {
        endDemo();
        files.forgetFile();
        games.begin(view, setup);
    }

    /** Two computers that were chosen for the game in the window, and are not in the settings. */
    public Optional<Seats> pair() {
        return pair;
    }

    /** How strong the user's rival is in a game, which is found out now. */
    public ObservableValue<Rival> rival(GameKind<?, ?> kind) {
        return rivals.look(kind);
    }

    /** Whether a new game may replace the one in the window: asks the user if that is under way. */
    public boolean mayAbandonGame() {
        return questions.mayAbandonGame("abandon.new");
    }

    /** Whether the game in the window may go on in another way, without the friend who may be at it. */
    public boolean mayLeaveFriend() {
        return questions.mayLeaveFriend();
    }

    /** Whether a new game may take the place of the one in the window, which is kept if the settings say so. */
    public boolean mayLeaveGame() {
        return questions.mayLeaveGame("abandon.new");
    }

    /** Begins a game as the user has chosen it, and remembers the choice. A computer begins without being asked. */
    public void start(NewGame chosen) {
        leaveFor(() -> begin(chosen));
    }

    private void begin(NewGame chosen) {
        take(chosen);
        pair = chosen.pair();
        begin(chosen.view(), setup(chosen.view(), playing));
        letComputerBegin();
    }

    private void take(NewGame chosen) {
        remember(chosen.in(settings.get().play()));
        chosen.friends().ifPresent(friends -> settings.update(now -> now.withFriends(friends)));
    }

    /** The game that the user has chosen, before its first move. */
    public SavedGame<?, ?> toBegin(NewGame chosen) {
        return toBegin(chosen, chosen.view().kind());
    }

    private static <P extends Position<P, M>, M> SavedGame<P, M> toBegin(NewGame chosen, GameKind<P, M> kind) {
        return new SavedGame<>(
                kind,
                History.startingAt(kind.start(chosen.options())),
                chosen.seats(),
                BestOf.of(chosen.view().hasSeries() ? 1 : chosen.bestOf()),
                Optional.empty(),
                GameClock.at(chosen.clock()));
    }

    /** Begins the game that the user has chosen from a position with a head start. Only this game begins there. */
    public void start(NewGame chosen, SavedGame<?, ?> from) {
        leaveFor(() -> {
            take(chosen);
            begin(from, playing);
            pair = chosen.pair();
            letComputerBegin();
        });
    }

    /** The same game again, against a computer player that is about as strong as the user. */
    public void startRival() {
        if (!mayLeaveGame()) {
            return;
        }
        var view = games.shown().get().view();
        var play = settings.get().play();
        start(new NewGame(
                view,
                play.game().options(view.kind()),
                asRival(games.now().seats()),
                play.game().changeSides(),
                play.game().bestOf(),
                games.now().clock().controls(),
                Optional.empty(),
                true,
                Optional.empty()));
    }

    /** The same seats with a computer player as strong as the rival is now. */
    private Seats asRival(Seats seats) {
        return new Seats(asRival(seats.one()), asRival(seats.two()));
    }

    private Seat asRival(Seat seat) {
        var kind = games.shown().get().view().kind();
        return seat.isComputer()
                ? kind.elo().seat(seat.style(), rivals.now(kind).elo())
                : seat;
    }

    public void startRematch() {
        files.forgetFile();
        var game = games.shown().get().model();
        if (game.areSidesSwappedInRematch()) {
            swapFriends();
        }
        game.beginRematch();
    }

    /** Two people change sides with their names. */
    private void swapFriends() {
        if (games.now().seats().areBothHuman()) {
            settings.update(now -> now.withFriends(now.friends().swapped()));
        }
    }

    public void watchDemo() {
        if (questions.mayLeaveGame("abandon.demo")) {
            leaveFor(this::beginDemo);
        }
    }

    private void beginDemo() {
        files.forgetFile();
        pair = Optional.empty();
        demo = Optional.of(MoveAnimation.DEFAULT.withStageSeconds(DEMO_STAGE_SECONDS));
        var view = games.shown().get().view();
        games.begin(view, new GameModel.Setup(view.demo(), DEMO_SEATS, Pauses.NONE, 1), GameEvent.From.DEMO);
        games.session().pressButton();
    }

    /**
     * Begins a game from a position that has been set up. A computer begins without being asked.
     *
     * @return whether it has begun; the user may prefer to continue the old game
     */
    public boolean startFrom(SavedGame<?, ?> game) {
        if (!mayLeaveGame()) {
            return false;
        }
        leaveFor(() -> {
            begin(game, settings.get().play());
            letComputerBegin();
        });
        return true;
    }

    /** Begins a game from a position of its own. */
    private void begin(SavedGame<?, ?> from, Play play) {
        endDemo();
        pair = Optional.empty();
        files.forgetFile();
        games.load(from.with(from.seats().withoutFriend()), play, Notice.NEW_GAME);
    }

    /** Continues a game that was left unfinished; the user plays on for a friend who was elsewhere and has gone. */
    public void resume(SavedGame<?, ?> saved) {
        leaveFor(() -> {
            files.forgetFile();
            games.load(saved.with(saved.seats().withoutFriend()), settings.get().play(), Notice.GAME_CONTINUED);
        });
    }
}
