package org.jumpingcube.storage;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jumpingcube.game.Player;
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
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SettingsFileTest {
    /** No field has its default. */
    private static final Settings ALL_CHANGED = new Settings(
            new Play(
                    new Seat(true, Style.NEWTON, Skill.EXPERT),
                    new Seat(false, Style.NEWTON, Skill.BEGINNER),
                    true,
                    true,
                    9),
            new Look(
                    new Colours("safe", "#e69f00", "#0072b2", "#f0f0f0"),
                    Theme.DARK,
                    Points.NUMERALS,
                    PipShape.RING,
                    PipShape.CROSS),
            new CascadeShow(CascadeDisplay.BLINK, 0.15, StageUnit.CUBE),
            Language.GERMAN,
            Map.of("hint", "F2", "undo", ""),
            new WindowState(Optional.of(new WindowBounds(-20.5, 10, 800, 600.25)), true, false, false, false),
            List.of(Path.of("/games/b.jcube"), Path.of("/games/a.jcube")));

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
    void theDefaultsAreTheOriginals() {
        var play = Settings.DEFAULT.play();
        assertThat(play.boardSize()).isEqualTo(6);
        assertThat(play.seat(Player.ONE).isComputer()).isFalse();
        assertThat(play.seat(Player.TWO)).isEqualTo(new Seat(true, Style.KEPLER, Skill.AVERAGE));
        assertThat(play.pauseBeforeMove() || play.pauseBeforeStep()).isFalse();
        assertThat(Settings.DEFAULT.cascade().display()).isEqualTo(CascadeDisplay.SCATTER);
    }

    @Test
    void everySettingComesBackAsItWasSaved() throws IOException {
        file.save(ALL_CHANGED);
        assertThat(file.load()).isEqualTo(new SettingsFile.Found(ALL_CHANGED, List.of()));
    }

    @Test
    void aFieldThatIsMissingHasItsDefault() throws IOException {
        var found = load("""
                {"format": "jumping-cube-settings", "version": 1, "play": {"boardSize": 8}, "someday": [1, 2]}
                """);
        assertThat(found.problems()).isEmpty();
        assertThat(found.settings())
                .isEqualTo(Settings.DEFAULT.withPlay(Settings.DEFAULT.play().withBoardSize(8)));
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
    @ValueSource(
            strings = {
                "",
                "hello",
                "[]",
                "{\"format\": \"jumping-cube-settings\", \"version\": 1",
                "{\"format\": \"jumping-cube-settings\", \"version\": 2}",
                "{\"format\": \"something-else\", \"version\": 1}",
                "{\"version\": 1}",
                "\0\0\0\0"
            })
    void aBrokenFileIsSetAsideWithAMessageAndTheDefaultsAreUsed(String text) throws IOException {
        var found = load(text);
        Path aside = path.resolveSibling("settings.json.broken");
        assertThat(found.settings()).isEqualTo(Settings.DEFAULT);
        assertThat(found.problems())
                .last()
                .satisfies(problem ->
                        assertThat(problem.text(Locale.ENGLISH)).contains(path.toString(), aside.toString()));
        assertThat(found.problems()).as("why, then what was done").hasSizeGreaterThan(1);
        assertThat(path).doesNotExist();
        assertThat(aside).hasContent(text);
    }

    @Test
    void aFolderInTheFilesPlaceLeavesTheDefaults() throws IOException {
        Files.createDirectories(path);
        var found = file.load();
        assertThat(found.settings()).isEqualTo(Settings.DEFAULT);
        assertThat(found.problems()).hasSize(1);
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
