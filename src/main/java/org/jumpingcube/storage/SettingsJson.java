package org.jumpingcube.storage;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jumpingcube.cube.BoardSize;
import org.jumpingcube.cube.CubeNotation;
import org.jumpingcube.game.GameOption;
import org.jumpingcube.game.GameOptions;
import org.jumpingcube.game.Seat;
import org.jumpingcube.game.Seats;
import org.jumpingcube.game.TimeControl;
import org.jumpingcube.game.TimeControls;
import org.jumpingcube.settings.Broker;
import org.jumpingcube.settings.Colours;
import org.jumpingcube.settings.Friends;
import org.jumpingcube.settings.GameChoice;
import org.jumpingcube.settings.Look;
import org.jumpingcube.settings.MasterThinking;
import org.jumpingcube.settings.MoveAnimation;
import org.jumpingcube.settings.Play;
import org.jumpingcube.settings.Progress;
import org.jumpingcube.settings.PuzzleRecord;
import org.jumpingcube.settings.Settings;
import org.jumpingcube.settings.SolvedDays;
import org.jumpingcube.settings.Speech;
import org.jumpingcube.settings.VisualAids;
import org.jumpingcube.settings.WindowBounds;
import org.jumpingcube.settings.WindowState;

/**
 * The names and kinds of all settings in their file, each written down once: the same methods read and write them.
 * Names in here are what files hold, in the order in which files have them.
 */
final class SettingsJson {
    private static final String CUBES = "cube";
    private static final List<GameOption> SIZE = List.of(BoardSize.OFFERED);

    private SettingsJson() {}

    /** All settings as the fields of a file, in their order. */
    static Map<String, Object> write(Settings settings) {
        return SettingsFields.write(settings, SettingsJson::settings);
    }

    /**
     * The settings in the fields of a file; what is missing has its default.
     *
     * @throws IllegalArgumentException if a value is impossible
     */
    static Settings read(Map<String, Object> fields) {
        return SettingsFields.read(fields, SettingsJson::settings, Settings.DEFAULT);
    }

    private static Settings settings(SettingsFields file, Settings usual) {
        return new Settings(
                file.object("play", usual.play(), SettingsJson::play),
                file.object("look", usual.look(), SettingsJson::look),
                file.object("cascade", usual.animation(), SettingsJson::animation),
                file.choice("language", usual.language()),
                file.map("shortcuts", usual.shortcuts(), SettingsForm.TEXT),
                file.object("window", usual.window(), SettingsJson::window),
                file.list("recentFiles", usual.recentFiles(), SettingsForm.PATH),
                file.object("progress", usual.progress(), SettingsJson::progress),
                file.object("friends", usual.friends(), SettingsJson::friends),
                file.object("speech", usual.speech(), SettingsJson::speech),
                file.object("broker", usual.broker(), SettingsJson::broker),
                file.flag("keepGames", usual.keepGames()));
    }

    /** The size of the cubes' board is where it was when there was no other game, so all versions find it there. */
    private static Play play(SettingsFields play, Play usual) {
        var seats = seats(play, usual.seats());
        boolean pauseBeforeMove = play.flag("pauseBeforeMove", usual.pauseBeforeMove());
        boolean pauseBeforeStep = play.flag("pauseBeforeStep", usual.pauseBeforeStep());
        int size = play.integer("boardSize", usual.game().options(CUBES, SIZE).number(CubeNotation.SIZE));
        var others = usual.game().withOptions(CUBES, SIZE, GameOptions.usual(SIZE));
        var game = play.object("game", others, SettingsJson::game);
        var master = play.object("master", usual.master(), SettingsJson::master);
        var clock = play.object("clock", usual.clock(), SettingsJson::clock);
        return new Play(seats, pauseBeforeMove, pauseBeforeStep, withSize(game, size), master, clock);
    }

    private static TimeControls clock(SettingsFields clock, TimeControls usual) {
        return new TimeControls(
                clock.object("one", usual.one(), SettingsJson::control),
                clock.object("two", usual.two(), SettingsJson::control));
    }

    /** Seconds for a game or for a move; 0 for none. */
    private static TimeControl control(SettingsFields control, TimeControl usual) {
        var game = usual instanceof TimeControl.Fischer fischer ? fischer : null;
        int seconds = control.integer("seconds", game == null ? 0 : game.seconds());
        int increment = control.integer("increment", game == null ? 0 : game.increment());
        int perMove = control.integer("perMove", usual instanceof TimeControl.PerMove move ? move.seconds() : 0);
        if (perMove != 0) {
            return new TimeControl.PerMove(perMove);
        }
        return seconds == 0 ? TimeControl.UNLIMITED : new TimeControl.Fischer(seconds, increment);
    }

    private static GameChoice withSize(GameChoice game, int size) {
        if (!BoardSize.OFFERED.allows(Integer.toString(size))) {
            throw new IllegalArgumentException("board size " + size);
        }
        return game.withOptions(CUBES, SIZE, GameOptions.of(CubeNotation.SIZE, size));
    }

    private static Seats seats(SettingsFields play, Seats usual) {
        return new Seats(
                play.object("player1", usual.one(), SettingsJson::seat),
                play.object("player2", usual.two(), SettingsJson::seat));
    }

    private static Seat seat(SettingsFields seat, Seat usual) {
        return new Seat(
                seat.flag("computer", usual.isComputer()),
                seat.choice("style", usual.style()),
                seat.choice("skill", usual.skill()),
                seat.optionalInteger("strength", usual.elo()));
    }

    private static GameChoice game(SettingsFields game, GameChoice usual) {
        return new GameChoice(
                game.text("name", usual.name()),
                game.map("options", usual.options(), SettingsForm.TEXT),
                game.flag("changeSides", usual.changeSides()),
                game.integer("bestOf", usual.bestOf()),
                game.flag("rival", usual.isRival()),
                game.object("level", usual.level(), SettingsJson::seat));
    }

    private static MasterThinking master(SettingsFields master, MasterThinking usual) {
        return new MasterThinking(
                master.integer("seconds", usual.seconds()), master.flag("inYourTime", usual.inYourTime()));
    }

    private static Look look(SettingsFields look, Look usual) {
        return new Look(
                colours(look, usual.colours()),
                look.choice("theme", usual.theme()),
                look.choice("textSize", usual.textSize()),
                look.choice("points", usual.points()),
                look.choice("shape1", usual.shapeOne()),
                look.choice("shape2", usual.shapeTwo()),
                aids(look, usual.aids()));
    }

    private static Colours colours(SettingsFields look, Colours usual) {
        return new Colours(
                look.text("palette", usual.palette()),
                look.text("player1", usual.playerOne()),
                look.text("player2", usual.playerTwo()),
                look.text("neutral", usual.neutral()));
    }

    private static VisualAids aids(SettingsFields look, VisualAids usual) {
        return new VisualAids(
                look.flag("showPreview", usual.preview()),
                look.flag("showFullCubes", usual.fullCubes()),
                look.flag("showFuse", usual.fuse()));
    }

    private static MoveAnimation animation(SettingsFields animation, MoveAnimation usual) {
        return new MoveAnimation(
                animation.choice("display", usual.display()),
                animation.number("stageSeconds", usual.stageSeconds()),
                animation.choice("stage", usual.stage()),
                animation.choice("motion", usual.motion()));
    }

    private static WindowState window(SettingsFields window, WindowState usual) {
        return new WindowState(
                bounds(window, usual.bounds()),
                window.flag("maximised", usual.maximised()),
                window.flag("toolbar", usual.toolbar()),
                window.flag("statusbar", usual.statusbar()),
                window.flag("sidePanel", usual.sidePanel()),
                window.flag("sound", usual.sound()));
    }

    /** Each of the four numbers must be possible, and they hold only when all are there. */
    private static Optional<WindowBounds> bounds(SettingsFields window, Optional<WindowBounds> usual) {
        var x = window.optionalNumber("x", usual.map(WindowBounds::x));
        var y = window.optionalNumber("y", usual.map(WindowBounds::y));
        var width = window.optionalNumber("width", usual.map(WindowBounds::width));
        var height = window.optionalNumber("height", usual.map(WindowBounds::height));
        var bounds = new WindowBounds(x.orElse(0.0), y.orElse(0.0), width.orElse(1.0), height.orElse(1.0));
        boolean isComplete = x.isPresent() && y.isPresent() && width.isPresent() && height.isPresent();
        return Optional.of(bounds).filter(complete -> isComplete);
    }

    private static Progress progress(SettingsFields progress, Progress usual) {
        return new Progress(
                progress.map("firstSteps", usual.firstSteps(), SettingsForm.INTEGER),
                progress.choice("level", usual.level()),
                progress.integer("streak", usual.streak()),
                progress.map("results", usual.results(), SettingsForm.TEXT),
                progress.object("puzzles", usual.puzzles(), SettingsJson::puzzles),
                Set.copyOf(progress.list("lessons", List.copyOf(usual.lessons()), SettingsForm.TEXT)));
    }

    private static PuzzleRecord puzzles(SettingsFields puzzles, PuzzleRecord usual) {
        return new PuzzleRecord(
                puzzles.integer("rating", usual.rating()),
                puzzles.integer("streak", usual.streak()),
                days(puzzles, usual.days()));
    }

    private static SolvedDays days(SettingsFields puzzles, SolvedDays usual) {
        return new SolvedDays(
                puzzles.whole("solvedDay", usual.latest()),
                puzzles.integer("daysInRow", usual.inRow()),
                puzzles.whole("daysBefore", usual.earlier()));
    }

    private static Friends friends(SettingsFields friends, Friends usual) {
        return new Friends(friends.text("one", usual.one()), friends.text("two", usual.two()));
    }

    private static Speech speech(SettingsFields speech, Speech usual) {
        return new Speech(
                speech.flag("on", usual.on()),
                speech.integer("rate", usual.rate()),
                speech.choice("voice", usual.voice()),
                speech.flag("offered", usual.offered()));
    }

    private static Broker broker(SettingsFields broker, Broker usual) {
        return new Broker(
                broker.text("address", usual.address()),
                broker.flag("encrypted", usual.encrypted()),
                broker.text("user", usual.user()),
                broker.text("password", usual.password()));
    }
}
