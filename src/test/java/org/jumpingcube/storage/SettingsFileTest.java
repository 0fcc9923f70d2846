package org.jumpingcube.storage;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jumpingcube.CaughtLog;
import org.jumpingcube.game.Seat;
import org.jumpingcube.game.Seats;
import org.jumpingcube.game.Skill;
import org.jumpingcube.game.Style;
import org.jumpingcube.game.TimeControl;
import org.jumpingcube.game.TimeControls;
import org.jumpingcube.language.Language;
import org.jumpingcube.settings.Broker;
import org.jumpingcube.settings.CascadeDisplay;
import org.jumpingcube.settings.Colours;
import org.jumpingcube.settings.CubeSize;
import org.jumpingcube.settings.Friends;
import org.jumpingcube.settings.GameChoice;
import org.jumpingcube.settings.Look;
import org.jumpingcube.settings.MasterThinking;
import org.jumpingcube.settings.Motion;
import org.jumpingcube.settings.MoveAnimation;
import org.jumpingcube.settings.PipShape;
import org.jumpingcube.settings.Play;
import org.jumpingcube.settings.Points;
import org.jumpingcube.settings.Progress;
import org.jumpingcube.settings.PuzzleRecord;
import org.jumpingcube.settings.Settings;
import org.jumpingcube.settings.SolvedDays;
import org.jumpingcube.settings.Speech;
import org.jumpingcube.settings.SpeechVoice;
import org.jumpingcube.settings.StageUnit;
import org.jumpingcube.settings.TextSize;
import org.jumpingcube.settings.Theme;
import org.jumpingcube.settings.VisualAids;
import org.jumpingcube.settings.WindowBounds;
import org.jumpingcube.settings.WindowState;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SettingsFileTest {
    @RegisterExtension
    final CaughtLog log = new CaughtLog();

    /** No field has its default. */
    private static final Settings ALL_CHANGED = new Settings(
            new Play(
                    new Seats(
                            new Seat(true, Style.NEWTON, Skill.EXPERT), new Seat(false, Style.NEWTON, Skill.BEGINNER)),
                    true,
                    true,
                    new GameChoice(
                            "jumpin",
                            Map.of("cube.size", "9", "jumpin.goal", "CLASSIC"),
                            true,
                            5,
                            true,
                            new Seat(false, Style.NEWTON, Skill.NOVICE, OptionalInt.of(950))),
                    new MasterThinking(12, false),
                    new TimeControls(new TimeControl.Fischer(180, 2), new TimeControl.PerMove(20))),
            new Look(
                    new Colours("safe", "#e69f00", "#0072b2", "#f0f0f0"),
                    Theme.DARK,
                    TextSize.LARGER,
                    Points.NUMERALS,
                    PipShape.RING,
                    PipShape.CROSS,
                    VisualAids.NONE),
            new MoveAnimation(CascadeDisplay.BLINK, 0.15, StageUnit.CUBE, Motion.LESS),
            Language.GERMAN,
            Map.of("hint", "F2", "undo", ""),
            new WindowState(Optional.of(new WindowBounds(-20.5, 10, 800, 600.25)), true, false, false, false, false),
            List.of(Path.of("/games/b.jcube"), Path.of("/games/a.jcube")),
            new Progress(
                    Map.of("cube", 3),
                    Skill.STRONG,
                    -2,
                    Map.of("cube.newton.strong", "+-="),
                    new PuzzleRecord(1200, 7, new SolvedDays(20_000, 3, 0b1011)),
                    Set.of("race", "tempo")),
            new Friends("Anna", "Jürgen"),
            new Speech(true, -30, SpeechVoice.MALE_2, true),
            new Broker("broker.example:1884", false, "anna", "se cret"),
            false);

    private final Path path;
    private final SettingsFile file;

    /** The file is in a folder that is not there yet. */
    SettingsFileTest(@TempDir Path folder) {
        path = folder.resolve("jumping-cube").resolve("settings.json");
        file = new SettingsFile(path);
    }

    private SettingsFile.Found load(String text) throws IOException {
        Files.createDirectories(path.getParent());
        Files.writeString(path, text);
        return file.load();
    }

    @Test
    void withoutAFileTheDefaultsHoldAndNothingIsSaid() {
        assertThat(file.load()).isEqualTo(new SettingsFile.Found(Settings.DEFAULT, List.of()));
    }

    @Test
    void theDefaultsAreTheOriginalsButForTheLevels() {
        var play = Settings.DEFAULT.play();
        assertThat(CubeSize.of(play)).isEqualTo(6);
        assertThat(play.seats().one()).isEqualTo(new Seat(false, Style.KEPLER, Skill.STRONG));
        assertThat(play.seats().two()).isEqualTo(new Seat(true, Style.KEPLER, Skill.BEGINNER));
        assertThat(play.pauseBeforeMove() || play.pauseBeforeStep()).isFalse();
        assertThat(Settings.DEFAULT.animation().display()).isEqualTo(CascadeDisplay.SCATTER);
    }

    @Test
    void anOwnStrengthComesBackAndAnImpossibleOneIsNone() throws IOException {
        var rival = new Seat(true, Style.NEWTON, Skill.NOVICE, OptionalInt.of(1450));
        file.save(Settings.DEFAULT.withPlay(Settings.DEFAULT.play().withSeats(new Seats(Seat.HUMAN, rival))));
        assertThat(file.load().settings().play().seats().two()).isEqualTo(rival);

        var found = load(Files.readString(path).replace("1450", "99999"));
        assertThat(found.settings().play().seats().two()).isEqualTo(new Seat(true, Style.NEWTON, Skill.NOVICE));
        assertThat(found.problems()).isNotEmpty();
    }

    @Test
    void everySettingComesBackAsItWasSaved() throws IOException {
        file.save(ALL_CHANGED);
        assertThat(file.load()).isEqualTo(new SettingsFile.Found(ALL_CHANGED, List.of()));
    }

    /** What the older program did not know has its default, and is all that a save adds. */
    @Test
    void aFileOfAnOlderProgramIsReadAndWrittenAsItWas() throws IOException {
        Look look = ALL_CHANGED.look();
        var changed = ALL_CHANGED
                .withKeepGames(true)
                .withBroker(Broker.NONE)
                .withPlay(new Play(ALL_CHANGED.play().seats(), true, true, CubeSize.choice(9), MasterThinking.DEFAULT))
                .withLook(new Look(
                        look.colours(),
                        look.theme(),
                        TextSize.SYSTEM,
                        look.points(),
                        look.shapeOne(),
                        look.shapeTwo(),
                        VisualAids.DEFAULT))
                .withAnimation(
                        new MoveAnimation(CascadeDisplay.BLINK, 0.15, StageUnit.CUBE, MoveAnimation.DEFAULT.motion()))
                .withSpeech(Speech.DEFAULT)
                .withWindow(ALL_CHANGED.window().withSound(true))
                .withProgress(Progress.NO_NEWCOMER)
                .withFriends(Friends.DEFAULT);
        var defaults = Settings.DEFAULT
                .withPlay(Settings.DEFAULT.play().withSeats(Seats.USUAL))
                .withProgress(Progress.NO_NEWCOMER);
        var older = Map.of("v1-all-changed.json", changed, "v1-defaults.json", defaults);
        for (var entry : older.entrySet()) {
            String text = Files.readString(Path.of("src/test/resources/settings", entry.getKey()));
            assertThat(load(text)).isEqualTo(new SettingsFile.Found(entry.getValue(), List.of()));
            file.save(entry.getValue());
            String added = ",\n    \"showPreview\": true,\n    \"showFullCubes\": true,\n    \"showFuse\": true";
            String progress = """
                    ,
                      "progress": {
                        "firstSteps": {
                          "cube": 100
                        },
                        "level": "average",
                        "streak": 0,
                        "results": { },
                        "puzzles": {
                          "rating": 1000,
                          "streak": 0,
                          "solvedDay": 0,
                          "daysInRow": 0,
                          "daysBefore": 0
                        },
                        "lessons": []
                      },
                      "friends": {
                        "one": "",
                        "two": ""
                      },
                      "speech": {
                        "on": false,
                        "rate": 0,
                        "voice": "usual",
                        "offered": false
                      },
                      "broker": {
                        "address": "",
                        "encrypted": true,
                        "user": "",
                        "password": ""
                      },
                      "keepGames": true""";
            String game = """
                    ,
                        "game": {
                          "name": "",
                          "options": { },
                          "changeSides": false,
                          "bestOf": 1,
                          "rival": false,
                          "level": {
                            "computer": true,
                            "style": "kepler",
                            "skill": "beginner"
                          }
                        }""";
            String clock = """
                    ,
                        "clock": {
                          "one": {
                            "seconds": 0,
                            "increment": 0,
                            "perMove": 0
                          },
                          "two": {
                            "seconds": 0,
                            "increment": 0,
                            "perMove": 0
                          }
                        }""";
            String written = Files.readString(path)
                    .replace(added, "")
                    .replace(",\n    \"textSize\": \"system\"", "")
                    .replace(",\n    \"motion\": \"system\"", "")
                    .replace(",\n    \"sound\": true", "")
                    .replace(game, "")
                    .replace(",\n    \"master\": {\n      \"seconds\": 3,\n      \"inYourTime\": true\n    }", "")
                    .replace(clock, "")
                    .replace(progress, "");
            assertThat(written).isEqualTo(text);
        }
    }

    @Test
    void aFieldThatIsMissingHasItsDefault() throws IOException {
        var found = load("""
            {"format": "jumping-cube-settings", "version": 1, "play": {"boardSize": 8}, "someday": [1, 2]}
            """);
        assertThat(found.problems()).isEmpty();
        assertThat(found.settings())
                .isEqualTo(Settings.DEFAULT
                        .withPlay(CubeSize.set(Settings.DEFAULT.play(), 8))
                        .withProgress(Progress.NO_NEWCOMER));
    }

    /** So all versions of the program find it there. */
    @Test
    void theSizeOfTheBoardHasAFieldOfItsOwnInTheFile() throws IOException {
        var found = load("""
            {"format": "jumping-cube-settings", "version": 1,
             "play": {"boardSize": 9, "game": {"name": "jumpin", "options": {"cube.size": "4", "jumpin.goal": "CLASSIC"},
                                               "changeSides": false, "bestOf": 1}}}
            """);
        assertThat(found.problems()).isEmpty();
        assertThat(found.settings().play().game().options())
                .isEqualTo(Map.of("cube.size", "9", "jumpin.goal", "CLASSIC"));
        file.save(found.settings());
        assertThat(path).content().contains("\"boardSize\": 9,").doesNotContain("cube.size");
    }

    @Test
    void theSizeOfTheBoardIsReadBesideAsManyOptionsAsThereMayBe() throws IOException {
        String options =
                IntStream.range(0, 100).mapToObj(n -> "\"a." + n + "\": \"on\"").collect(Collectors.joining(","));
        var found = load("""
            {"format": "jumping-cube-settings", "version": 1, "play": {"boardSize": 9, "game": {"options": {%s}}}}
            """.formatted(options));
        assertThat(found.problems()).isEmpty();
        assertThat(CubeSize.of(found.settings().play())).isEqualTo(9);
        file.save(found.settings());
        assertThat(file.load()).isEqualTo(found);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "\"boardSize\": 9 | \"boardSize\": 99 | play.boardSize",
                "\"boardSize\": 9 | \"boardSize\": 9.5 | play.boardSize",
                "\"boardSize\": 9 | \"boardSize\": \"9\" | play.boardSize",
                "\"boardSize\": 9 | \"boardSize\": null | play.boardSize",
                "\"stageSeconds\": 0.15 | \"stageSeconds\": 1e999 | cascade.stageSeconds",
                "\"#e69f00\" | \"orange\" | look.player1",
                "\"numerals\" | \"letters\" | look.points",
                "\"newton\" | 1 | play.player1.style",
                "\"maximised\": true | \"maximised\": \"yes\" | window.maximised",
                "\"x\": -20.5 | \"x\": -1e9 | window.x",
                "\"F2\" | 2 | shortcuts.hint",
                "\"german\" | \"klingon\" | language",
                "\"/games/b.jcube\" | 7 | recentFiles[0]",
            })
    void oneBadFieldLosesOnlyItself(String good, String bad, String place) throws IOException {
        file.save(ALL_CHANGED);
        String text = Files.readString(path);
        assertThat(text).contains(good);
        var found = load(text.replaceFirst(java.util.regex.Pattern.quote(good), bad));
        assertThat(found.problems()).extracting(Problem::place).containsExactly(new FileLocation.Field(place));
        assertThat(found.settings()).isNotEqualTo(ALL_CHANGED);
        file.save(found.settings());
        long lines = Files.readString(path)
                .lines()
                .filter(line -> !text.contains(line))
                .count();
        assertThat(lines).as("lines that differ").isLessThanOrEqualTo(1);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "shortcuts.new | 'shortcuts': {'new': ' '}",
                "shortcuts.new | 'shortcuts': {'new': '\\ud800'}",
                "shortcuts.new | 'shortcuts': {'new': null}",
                "shortcuts.new | 'shortcuts': {'new': "
                        + "'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa'}",
                "shortcuts | 'shortcuts': ['F3']",
                "look.palette | 'look': {'palette': '\\udc00'}",
                "look.palette | 'look': {'palette': ''}",
                "look.palette | 'look': {'palette': 5}",
                "look.points | 'look': {'points': 1}",
                "look | 'look': null",
                "play | 'play': 'quick'",
                "play | 'play': null",
                "play.player1 | 'play': {'player1': true}",
                "play.boardSize | 'play': {'boardSize': 1e999}",
                "play.boardSize | 'play': {'boardSize': 99999999999999999999}",
                "play.pauseBeforeMove | 'play': {'pauseBeforeMove': 1}",
                "cascade.stageSeconds | 'cascade': {'stageSeconds': 'NaN'}",
                "cascade.stageSeconds | 'cascade': {'stageSeconds': -1e999}",
                "window.width | 'window': {'x': 1, 'y': 1, 'width': 0, 'height': 1}",
                "window.y | 'window': {'y': 'top'}",
                "recentFiles | 'recentFiles': {}",
                "recentFiles[0] | 'recentFiles': ['\\u0000']",
                "recentFiles[0] | 'recentFiles': ['\\ud800']",
                "recentFiles[0] | 'recentFiles': [null]",
            })
    void aHostileValueCostsOnlyItselfAndWhatIsLeftCanBeWritten(String place, String field) throws IOException {
        var found = load(("{'format': 'jumping-cube-settings', 'version': 1, 'progress': {}, 'language': 'german', "
                        + field + "}")
                .replace('\'', '"'));
        assertThat(found.problems()).extracting(Problem::place).containsExactly(new FileLocation.Field(place));
        assertThat(found.settings()).isEqualTo(Settings.DEFAULT.withLanguage(Language.GERMAN));
        file.save(found.settings());
        assertThat(file.load()).isEqualTo(new SettingsFile.Found(found.settings(), List.of()));
    }

    @Test
    void aValueThatCannotBeUsedIsToldInTheReadersLanguage() throws IOException {
        var problem = load("""
            {"format": "jumping-cube-settings", "version": 1, "look": {"theme": "pink"}}
            """).problems().get(0);
        assertThat(problem.text(Locale.ENGLISH)).isEqualTo("look.theme: \"pink\" cannot be used and is ignored");
        assertThat(problem.text(Locale.GERMAN))
                .isEqualTo("look.theme: \"pink\" ist nicht zu gebrauchen und wird übergangen");
    }

    @Test
    void theGoodShortcutsAndFilesAmongBadOnesAreKept() throws IOException {
        var found = load("""
            {"format": "jumping-cube-settings", "version": 1,
             "shortcuts": {"a": 1, "hint": "F2", "b": " ", "undo": ""}, "recentFiles": ["/g/a", 7, "/g/b", "/g/a"]}
            """);
        assertThat(found.settings().shortcuts()).isEqualTo(Map.of("hint", "F2", "undo", ""));
        assertThat(found.settings().recentFiles()).containsExactly(Path.of("/g/a"), Path.of("/g/b"));
        assertThat(found.problems()).hasSize(3);
    }

    @Test
    void boundsOfAWindowThatAreNotCompleteAreNone() throws IOException {
        var found = load("""
            {"format": "jumping-cube-settings", "version": 1, "progress": {}, "window": {"x": 1, "y": 2, "width": 300}}
            """);
        assertThat(found).isEqualTo(new SettingsFile.Found(Settings.DEFAULT, List.of()));
    }

    @Test
    @Timeout(20)
    void aFileFullOfRubbishIsReadInTime() throws IOException {
        String rubbish =
                IntStream.range(0, 20_000).mapToObj(n -> "\"" + n + "\": \" \"").collect(Collectors.joining(","));
        var found = load(
                "{\"format\": \"jumping-cube-settings\", \"version\": 1, \"progress\": {}, \"language\": \"german\","
                        + "\"shortcuts\": {" + rubbish + "}, " + rubbish + "}");
        assertThat(found.settings()).isEqualTo(Settings.DEFAULT.withLanguage(Language.GERMAN));
        assertThat(found.problems()).hasSize(Problems.MOST + 1);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "hello",
                "[]",
                "{\"format\": \"jumping-cube-settings\", \"version\": 1",
                "{\"format\": \"jumping-cube-settings\", \"version\": 2}",
                "{\"format\": \"something-else\", \"version\": 1}",
                "{\"version\": 1}",
                "{\"format\": \"jumping-cube-settings\", \"version\": 1, \"cascade\": {\"stageSeconds\": NaN}}",
                "{\"format\": \"jumping-cube-settings\", \"version\": 1, \"shortcuts\": {\"\\ud800\": \"F3\"}}",
                "\0\0\0\0"
            })
    void aBrokenFileIsSetAsideWithAMessageAndTheDefaultsAreUsed(String text) throws IOException {
        var found = load(text);
        Path aside = path.resolveSibling("settings.json.broken");
        assertThat(found.settings()).isEqualTo(Settings.DEFAULT);
        assertThat(found.problems())
                .last()
                .satisfies(problem ->
                        assertThat(problem.text(Locale.ENGLISH)).contains(path.toString(), "settings.json.broken"));
        assertThat(found.problems()).as("why, then what was done").hasSizeGreaterThan(1);
        assertThat(path).doesNotExist();
        assertThat(aside).hasContent(text);
    }

    @Test
    void whatWasDoneIsToldInASentenceBeforeTheReason() throws IOException {
        assertThat(load("hello").message(Locale.ENGLISH, 6))
                .isEqualTo(
                        "The settings in " + path + " cannot be used. The file was set aside as settings.json.broken,"
                                + " and the defaults are used.\nLine 1, column 1: this is not JSON.");
        var partly = load("""
            {"format": "jumping-cube-settings", "version": 1, "look": {"theme": "pink", "pip": 7}}
            """);
        assertThat(partly.message(Locale.ENGLISH, 2)).isEqualTo("""
            Some of the settings cannot be used. The defaults are used in their place.
            look.theme: "pink" cannot be used and is ignored.""");
        Files.delete(path);
        Files.createDirectories(path);
        assertThat(file.load().message(Locale.ENGLISH, 6))
                .isEqualTo("The settings in " + path + " cannot be read. The defaults are used.");
    }

    @Test
    void twoBrokenFilesAreBothKept() throws IOException {
        load("one");
        assertThat(load("two").problems())
                .last()
                .satisfies(problem -> assertThat(problem.text(Locale.ENGLISH)).contains("settings.json.broken-2"));
        assertThat(path.resolveSibling("settings.json.broken")).hasContent("one");
        assertThat(path.resolveSibling("settings.json.broken-2")).hasContent("two");
    }

    @Test
    void aFolderInTheFilesPlaceLeavesTheDefaults() throws IOException {
        Files.createDirectories(path);
        var found = file.load();
        assertThat(found.settings()).isEqualTo(Settings.DEFAULT);
        assertThat(found.problems()).hasSize(1);
        assertThat(log.faults()).singleElement().isInstanceOf(IOException.class);
    }

    @Test
    void onlyTheTenLatestFilesAreRememberedEachOnce() {
        var files = IntStream.range(0, 12).mapToObj(n -> Path.of("/g/" + n)).toList();
        var settings = Settings.DEFAULT;
        for (Path used : files) {
            settings = settings.withRecentFile(used);
        }
        settings = settings.withRecentFile(files.get(5));
        assertThat(settings.recentFiles())
                .hasSize(Settings.MAX_RECENT_FILES)
                .startsWith(files.get(5), files.get(11), files.get(10))
                .doesNotHaveDuplicates();
        assertThat(settings.withoutRecentFile(files.get(5)).recentFiles()).doesNotContain(files.get(5));
    }
}
