package org.jumpingcube.desktop;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javafx.scene.paint.Color;
import org.jumpingcube.desktop.cube.BoardStyle;
import org.jumpingcube.desktop.cube.Contrast;
import org.jumpingcube.settings.Look;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Text can be read: it stands out from what it is written on by 4.5:1, in both themes. */
class StylesheetTest {
    private static final Path RESOURCES = Path.of("src/main/resources/org/jumpingcube/desktop");
    private static final Pattern RULE = Pattern.compile("([^{}]+)\\{([^}]*)}");
    private static final Pattern DECLARATION = Pattern.compile("([-\\w]+)\\s*:\\s*([^;]+);");
    private static final List<String> SURFACES = List.of("-jc-surface", "-jc-board-area");

    private record Rule(String selector, Map<String, String> declarations) {
        Optional<String> value(String property) {
            return Optional.ofNullable(declarations.get(property));
        }
    }

    private static List<Rule> rules() {
        try (Stream<Path> files = Files.walk(RESOURCES)) {
            var rules = new ArrayList<Rule>();
            for (Path file : files.filter(path -> path.toString().endsWith(".css"))
                    .sorted()
                    .toList()) {
                String text = Files.readString(file).replaceAll("(?s)/\\*.*?\\*/", "");
                RULE.matcher(text).results().forEach(found -> {
                    var declarations = new HashMap<String, String>();
                    DECLARATION.matcher(found.group(2)).results().forEach(declaration -> {
                        declarations.put(
                                declaration.group(1), declaration.group(2).strip());
                    });
                    rules.add(new Rule(found.group(1).strip(), Map.copyOf(declarations)));
                });
            }
            return rules;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Map<String, String> names(boolean isDark) {
        var names = new HashMap<String, String>();
        for (Rule rule : rules()) {
            if (rule.selector().equals(".root") || (isDark && rule.selector().equals(".root:dark"))) {
                names.putAll(rule.declarations());
            }
        }
        return names;
    }

    private static Color colour(String text, boolean isDark) {
        return Color.web(names(isDark).getOrDefault(text, text));
    }

    @ParameterizedTest(name = "dark {0}")
    @ValueSource(booleans = {false, true})
    void everyTextColourCanBeReadOnItsBackground(boolean isDark) {
        var checked = new ArrayList<String>();
        for (Rule rule : rules()) {
            rule.value("-fx-text-fill").ifPresent(text -> {
                String own = rule.value("-fx-background-color").orElse("transparent");
                List<String> backgrounds = own.equals("transparent") ? SURFACES : List.of(own);
                for (String background : backgrounds) {
                    assertThat(Contrast.between(colour(text, isDark), colour(background, isDark)))
                            .as("%s: %s on %s", rule.selector(), text, background)
                            .isGreaterThanOrEqualTo(Contrast.OF_TEXT);
                }
                checked.add(rule.selector());
            });
        }
        assertThat(checked).as("rules that colour text").hasSizeGreaterThan(3);
    }

    @ParameterizedTest(name = "{0}, dark {1}")
    @CsvSource({
        "-jc-text, false",
        "-jc-text, true",
        "-jc-quiet, false",
        "-jc-quiet, true",
    })
    void textAndQuietTextCanBeReadOnAllSurfaces(String text, boolean isDark) {
        for (String surface : SURFACES) {
            assertThat(Contrast.between(colour(text, isDark), colour(surface, isDark)))
                    .as(surface)
                    .isGreaterThanOrEqualTo(Contrast.OF_TEXT);
        }
    }

    @ParameterizedTest(name = "{0}, dark {1}")
    @CsvSource({
        "-jc-blue, false",
        "-jc-blue, true",
        "-jc-green, false",
        "-jc-green, true",
        "-jc-red, false",
        "-jc-red, true",
    })
    void theLargeButtonCanBeReadInItsThreeColoursAlsoUnderTheMouse(String background, boolean isDark) {
        Color button = colour(background, isDark);
        assertThat(Contrast.between(Color.WHITE, button)).isGreaterThanOrEqualTo(Contrast.OF_TEXT);
        if (!background.equals("-jc-blue")) { // which is disabled
            Color under = colour(background + "-dark", isDark);
            assertThat(Contrast.between(Color.WHITE, under)).isGreaterThan(Contrast.between(Color.WHITE, button));
            assertThat(rules())
                    .filteredOn(rule -> rule.selector().contains(".action-button")
                            && rule.selector().endsWith(":hover"))
                    .extracting(rule -> rule.value("-fx-background-color").orElse(""))
                    .contains(background + "-dark");
        }
    }

    /** What cannot be used just now may be faint; everything else is only as faint as can be read. */
    @ParameterizedTest(name = "dark {0}")
    @ValueSource(booleans = {false, true})
    void faintTextCanStillBeRead(boolean isDark) {
        var checked = new ArrayList<String>();
        for (Rule rule : rules()) {
            boolean isText = rule.value("-fx-fill").isEmpty()
                    && !rule.selector().endsWith(".area")
                    && !rule.selector().contains(".scroll-bar")
                    && !rule.selector().contains(":disabled")
                    && !rule.selector().contains(":armed");
            if (isText && rule.value("-fx-opacity").isPresent()) {
                double opacity = Double.parseDouble(rule.value("-fx-opacity").orElseThrow());
                Color surface = colour("-jc-surface", isDark);
                Color faint = surface.interpolate(colour("-jc-text", isDark), opacity);
                assertThat(Contrast.between(faint, surface))
                        .as(rule.selector())
                        .isGreaterThanOrEqualTo(Contrast.OF_TEXT);
                checked.add(rule.selector());
            }
        }
        assertThat(checked).isNotEmpty();
    }

    @ParameterizedTest(name = "dark {0}")
    @ValueSource(booleans = {false, true})
    void theNamesOfRowsAndColumnsCanBeReadOnTheFrameOfTheBoard(boolean isDark) {
        var colours = BoardStyle.of(Look.DEFAULT, isDark).colours();
        assertThat(Contrast.between(colours.frameText(), colours.frame())).isGreaterThanOrEqualTo(Contrast.OF_TEXT);
    }

    @Test
    void theTwoThemesNameTheSameColours() {
        var light = rules().stream().filter(rule -> rule.selector().equals(".root"));
        var dark = rules().stream().filter(rule -> rule.selector().equals(".root:dark"));
        assertThat(ownNames(dark)).isNotEmpty().isEqualTo(ownNames(light));
    }

    private static List<String> ownNames(Stream<Rule> rules) {
        return rules.flatMap(rule -> rule.declarations().keySet().stream())
                .filter(name -> name.startsWith("-jc-"))
                .sorted()
                .toList();
    }
}
