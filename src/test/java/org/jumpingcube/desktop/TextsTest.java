package org.jumpingcube.desktop;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Properties;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jumpingcube.Slow;
import org.jumpingcube.desktop.SourceTexts.Found;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.cube.ColourVision;
import org.jumpingcube.desktop.cube.Palette;
import org.jumpingcube.game.Skill;
import org.jumpingcube.game.Style;
import org.jumpingcube.session.Notice;
import org.jumpingcube.settings.CascadeDisplay;
import org.jumpingcube.settings.PipShape;
import org.jumpingcube.settings.Points;
import org.jumpingcube.settings.StageUnit;
import org.jumpingcube.settings.Theme;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Everything that the user reads comes from the bundles of texts, and all of it is there in every language. */
@Slow
class TextsTest {
    private static final Path SOURCES = Path.of("src/main/java/org/jumpingcube");
    private static final Set<String> ENGLISH = keys();

    /** Calls that show their text to the user. */
    private static final Pattern SHOWN = Pattern.compile(
            "(.*\\.)?(setText|setTitle|setHeaderText|setContentText|setPromptText|setAccessibleText|setAccessibleHelp"
                    + "|setAccessibleRoleDescription|fillText|strokeText|say|println|print)|new"
                    + " (Label|Button|Text|Tooltip|Hyperlink|CheckBox|RadioButton|ToggleButton|ToggleSwitch|MenuItem|Menu"
                    + "|CheckMenuItem|RadioMenuItem|Alert|ButtonType|Tab|TitledPane|ExtensionFilter"
                    + "|FileChooser\\.ExtensionFilter)");

    private static final Pattern LETTERS = Pattern.compile("\\p{L}{2}");
    private static final Pattern PROSE = Pattern.compile("\\p{L}{2,}[,.:;]? \\p{L}{2,}");
    private static final Pattern KEY = Pattern.compile("[a-z][a-z0-9-]*(\\.[a-z0-9-]+)+\\.?|[a-z][a-z0-9-]*\\.");

    /** Those of the window, and of each game that has texts of its own beside its view. */
    private static Set<String> keys() {
        try (var files = Files.walk(Path.of("src/main/resources/org/jumpingcube/desktop"))) {
            var keys = new Properties();
            for (Path file : files.filter(path -> path.toString().matches("[^_]+\\.properties"))
                    .toList()) {
                try (var texts = Files.newBufferedReader(file)) {
                    keys.load(texts);
                }
            }
            return keys.stringPropertyNames();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    void noTextThatTheUserReadsStandsInTheSources() {
        assertThat(SourceTexts.inFolder(SOURCES.resolve("desktop")))
                .hasSizeGreaterThan(100)
                .filteredOn(TextsTest::isHardCoded)
                .isEmpty();
    }

    private static boolean isHardCoded(Found found) {
        boolean isShown = SHOWN.matcher(found.call()).matches()
                && !found.text().startsWith("*.") // what the files are called that a chooser offers
                && LETTERS.matcher(found.text()).find();
        boolean isForProgram = found.isFailure()
                || found.call().endsWith(".setStyle")
                || found.file().equals("Typeface.java") // names of fonts
                || found.call().equals("LOG.log");
        return isShown || (!isForProgram && PROSE.matcher(found.text()).find());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "label.setText(\"Hello\")",
                "var label = new Label(\"Hello\")",
                "var label = new Label(\"Player \" + 1)",
                "button.setAccessibleText(isOn ? \"On\" : off)",
                "var alert = new Alert(Alert.AlertType.ERROR, \"Gone\")",
                "show(\"This is a sentence\")",
            })
    void theSearchFindsTextsInSources(String statement) {
        assertThat(inMethod(statement)).anyMatch(TextsTest::isHardCoded);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "label.setText(texts.get(\"window.title\"))",
                "var label = new Label(\"\\u00b7\")",
                "box.getStyleClass().add(\"tool-bar\")",
                "throw new IllegalStateException(\"no such page\")",
                "root.setStyle(\"-jc-player-one: red\")",
                "LOG.log(Level.ERROR, \"the toolkit does not start\", e)",
            })
    void theSearchPassesOverWhatTheUserDoesNotRead(String statement) {
        assertThat(inMethod(statement)).isNotEmpty().noneMatch(TextsTest::isHardCoded);
    }

    private static List<Found> inMethod(String statement) {
        return SourceTexts.inSource("Example.java", "class Example { void run() { " + statement + "; } }");
    }

    @Test
    void everyTextThatTheProgramAsksForExists() {
        Set<String> kinds = ENGLISH.stream().map(TextsTest::kind).collect(Collectors.toSet());
        List<Found> keys = Stream.of("desktop", "session")
                .flatMap(folder -> SourceTexts.inFolder(SOURCES.resolve(folder)).stream())
                .filter(found -> !found.text().endsWith(".css"))
                .filter(found ->
                        isLookUp(found) || (KEY.matcher(found.text()).matches() && kinds.contains(kind(found.text()))))
                .toList();
        assertThat(keys)
                .hasSizeGreaterThan(60)
                .filteredOn(found -> !exists(found))
                .isEmpty();
    }

    private static boolean isLookUp(Found found) {
        return found.argument() == 0 && List.of("texts.get", "texts.of").contains(found.call());
    }

    private static boolean exists(Found found) {
        String key = found.text();
        boolean isBegun = key.endsWith(".") || key.endsWith("-");
        return isBegun ? ENGLISH.stream().anyMatch(other -> other.startsWith(key)) : ENGLISH.contains(key);
    }

    private static String kind(String key) {
        return key.replaceFirst("\\..*", "");
    }

    static Stream<String> builtKeys() {
        Stream<String> commands = SourceTexts.inFolder(SOURCES.resolve("desktop")).stream()
                .filter(found -> found.argument() == 0 && found.call().matches("Command\\.of|always"))
                .map(found -> "command." + found.text());
        return Stream.of(
                        commands,
                        Arrays.stream(Skill.values()).map(skill -> "skill." + lower(skill)),
                        Arrays.stream(Skill.values()).map(skill -> "skill.about." + lower(skill)),
                        Arrays.stream(Style.values()).map(style -> "style." + lower(style)),
                        Arrays.stream(Theme.values()).map(theme -> "theme." + lower(theme)),
                        Arrays.stream(Theme.values()).map(theme -> "settings.theme." + lower(theme)),
                        Arrays.stream(Points.values()).map(points -> "settings.points." + lower(points)),
                        Arrays.stream(PipShape.values()).map(shape -> "settings.shape." + lower(shape)),
                        Arrays.stream(CascadeDisplay.values()).map(display -> "settings.display." + lower(display)),
                        Arrays.stream(StageUnit.values()).map(stage -> "settings.stage." + lower(stage)),
                        Arrays.stream(Notice.values())
                                .filter(notice -> notice != Notice.NONE)
                                .map(notice -> "notice." + Texts.word(notice)),
                        Arrays.stream(ColourVision.values()).map(ColourVision::textKey),
                        Arrays.stream(Palette.values()).map(Palette::textKey))
                .flatMap(keys -> keys);
    }

    private static String lower(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    @ParameterizedTest
    @MethodSource("builtKeys")
    void everyNameThatIsPutTogetherHasAText(String key) {
        assertThat(ENGLISH).contains(key);
    }
}
