package org.jumpingcube.storage;

import static org.jumpingcube.storage.Fields.word;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jumpingcube.game.Seat;
import org.jumpingcube.game.Skill;
import org.jumpingcube.game.Style;
import org.jumpingcube.settings.CascadeDisplay;
import org.jumpingcube.settings.CascadeShow;
import org.jumpingcube.settings.Colours;
import org.jumpingcube.settings.Language;
import org.jumpingcube.settings.Look;
import org.jumpingcube.settings.PipShape;
import org.jumpingcube.settings.Play;
import org.jumpingcube.settings.Points;
import org.jumpingcube.settings.Settings;
import org.jumpingcube.settings.StageUnit;
import org.jumpingcube.settings.Theme;
import org.jumpingcube.settings.WindowBounds;
import org.jumpingcube.settings.WindowState;
import org.jumpingcube.storage.Problem.Kind;

/** The settings as JSON. Each part is written and read side by side; a field that is missing or wrong is its default. */
final class SettingsJson {
    private static final int MAX_SHORTCUTS = 200;
    private static final int MAX_KEY_TEXT = 60;
    private static final int MAX_PATH = 4096;

    private SettingsJson() {}

    static Map<String, Object> write(Settings settings) {
        var fields = new LinkedHashMap<String, Object>();
        fields.put("play", write(settings.play()));
        fields.put("look", write(settings.look()));
        fields.put("cascade", write(settings.cascade()));
        fields.put("language", word(settings.language()));
        fields.put("shortcuts", settings.shortcuts());
        fields.put("window", write(settings.window()));
        fields.put(
                "recentFiles",
                settings.recentFiles().stream().map(Path::toString).toList());
        return fields;
    }

    static Settings read(Fields fields) {
        return new Settings(
                readPlay(fields.object("play")),
                readLook(fields.object("look")),
                readCascade(fields.object("cascade")),
                fields.choice("language", Language.class).orElse(Settings.DEFAULT.language()),
                readShortcuts(fields),
                readWindow(fields.object("window")),
                readRecentFiles(fields));
    }

    private static Map<String, Object> write(Play play) {
        var fields = new LinkedHashMap<String, Object>();
        fields.put("player1", write(play.playerOne()));
        fields.put("player2", write(play.playerTwo()));
        fields.put("pauseBeforeMove", play.pauseBeforeMove());
        fields.put("pauseBeforeStep", play.pauseBeforeStep());
        fields.put("boardSize", play.boardSize());
        return fields;
    }

    private static Play readPlay(Fields fields) {
        var usual = Play.DEFAULT;
        return new Play(
                readSeat(fields.object("player1"), usual.playerOne()),
                readSeat(fields.object("player2"), usual.playerTwo()),
                fields.flag("pauseBeforeMove").orElse(usual.pauseBeforeMove()),
                fields.flag("pauseBeforeStep").orElse(usual.pauseBeforeStep()),
                fields.integer("boardSize", Play.MIN_BOARD_SIZE, Play.MAX_BOARD_SIZE)
                        .orElse(usual.boardSize()));
    }

    private static Map<String, Object> write(Seat seat) {
        var fields = new LinkedHashMap<String, Object>();
        fields.put("computer", seat.isComputer());
        fields.put("style", word(seat.style()));
        fields.put("skill", word(seat.skill()));
        return fields;
    }

    private static Seat readSeat(Fields fields, Seat usual) {
        return new Seat(
                fields.flag("computer").orElse(usual.isComputer()),
                fields.choice("style", Style.class).orElse(usual.style()),
                fields.choice("skill", Skill.class).orElse(usual.skill()));
    }

    private static Map<String, Object> write(Look look) {
        var fields = new LinkedHashMap<String, Object>();
        fields.put("palette", look.colours().palette());
        fields.put("player1", look.colours().playerOne());
        fields.put("player2", look.colours().playerTwo());
        fields.put("neutral", look.colours().neutral());
        fields.put("theme", word(look.theme()));
        fields.put("points", word(look.points()));
        fields.put("shape1", word(look.shapeOne()));
        fields.put("shape2", word(look.shapeTwo()));
        return fields;
    }

    private static Look readLook(Fields fields) {
        var usual = Look.DEFAULT;
        return new Look(
                readColours(fields),
                fields.choice("theme", Theme.class).orElse(usual.theme()),
                fields.choice("points", Points.class).orElse(usual.points()),
                fields.choice("shape1", PipShape.class).orElse(usual.shapeOne()),
                fields.choice("shape2", PipShape.class).orElse(usual.shapeTwo()));
    }

    private static Colours readColours(Fields fields) {
        var usual = Colours.DEFAULT;
        return new Colours(
                fields.text("palette", Colours.MAX_NAME)
                        .filter(name -> !name.isEmpty())
                        .orElse(usual.palette()),
                readColour(fields, "player1").orElse(usual.playerOne()),
                readColour(fields, "player2").orElse(usual.playerTwo()),
                readColour(fields, "neutral").orElse(usual.neutral()));
    }

    private static Optional<String> readColour(Fields fields, String name) {
        var text = fields.text(name, MAX_KEY_TEXT);
        if (text.isPresent() && !Colours.isColour(text.get())) {
            fields.add(name, Kind.NOT_A_COLOUR, Problems.shorten(text.get()));
        }
        return text.filter(Colours::isColour);
    }

    private static Map<String, Object> write(CascadeShow cascade) {
        var fields = new LinkedHashMap<String, Object>();
        fields.put("display", word(cascade.display()));
        fields.put("stageSeconds", cascade.stageSeconds());
        fields.put("stage", word(cascade.stage()));
        return fields;
    }

    private static CascadeShow readCascade(Fields fields) {
        var usual = CascadeShow.DEFAULT;
        return new CascadeShow(
                fields.choice("display", CascadeDisplay.class).orElse(usual.display()),
                fields.number("stageSeconds", CascadeShow.MIN_SECONDS, CascadeShow.MAX_SECONDS)
                        .orElse(usual.stageSeconds()),
                fields.choice("stage", StageUnit.class).orElse(usual.stage()));
    }

    private static Map<String, String> readShortcuts(Fields fields) {
        var shortcuts = fields.object("shortcuts").textsByName(MAX_KEY_TEXT);
        if (shortcuts.size() <= MAX_SHORTCUTS) {
            return shortcuts;
        }
        fields.add("shortcuts", Kind.TOO_MANY, Integer.toString(MAX_SHORTCUTS));
        return Map.of();
    }

    private static Map<String, Object> write(WindowState window) {
        var fields = new LinkedHashMap<String, Object>();
        window.bounds().ifPresent(bounds -> {
            fields.put("x", bounds.x());
            fields.put("y", bounds.y());
            fields.put("width", bounds.width());
            fields.put("height", bounds.height());
        });
        fields.put("maximised", window.maximised());
        fields.put("toolbar", window.toolbar());
        fields.put("statusbar", window.statusbar());
        fields.put("sidePanel", window.sidePanel());
        return fields;
    }

    private static WindowState readWindow(Fields fields) {
        var usual = WindowState.DEFAULT;
        return new WindowState(
                readBounds(fields),
                fields.flag("maximised").orElse(usual.maximised()),
                fields.flag("toolbar").orElse(usual.toolbar()),
                fields.flag("statusbar").orElse(usual.statusbar()),
                fields.flag("sidePanel").orElse(usual.sidePanel()));
    }

    private static Optional<WindowBounds> readBounds(Fields fields) {
        var x = fields.number("x", -WindowBounds.MAX, WindowBounds.MAX);
        var y = fields.number("y", -WindowBounds.MAX, WindowBounds.MAX);
        var width = fields.number("width", 1, WindowBounds.MAX);
        var height = fields.number("height", 1, WindowBounds.MAX);
        boolean complete = x.isPresent() && y.isPresent() && width.isPresent() && height.isPresent();
        return complete
                ? Optional.of(
                        new WindowBounds(x.getAsDouble(), y.getAsDouble(), width.getAsDouble(), height.getAsDouble()))
                : Optional.empty();
    }

    private static List<Path> readRecentFiles(Fields fields) {
        var files = new ArrayList<Path>();
        for (String text : fields.texts("recentFiles", MAX_PATH).stream()
                .flatMap(Optional::stream)
                .toList()) {
            try {
                files.add(Path.of(text));
            } catch (InvalidPathException e) {
                fields.add("recentFiles", Kind.NOT_A_PATH, Problems.shorten(text));
            }
        }
        return files.stream().distinct().limit(Settings.MAX_RECENT_FILES).toList();
    }
}
