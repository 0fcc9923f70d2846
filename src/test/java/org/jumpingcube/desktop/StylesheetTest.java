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
import org.jumpingcube.Slow;
import org.jumpingcube.desktop.cube.BoardStyle;
import org.jumpingcube.desktop.look.Appearance;
import org.jumpingcube.desktop.look.Contrast;
import org.jumpingcube.settings.Look;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Text can be read: it stands out from what it is written on by 4.5:1, in all appearances. */
@Slow
class StylesheetTest {
    private static final Path RESOURCES = Path.of("src/main/resources/org/jumpingcube/desktop");
    private static final Pattern RULE = Pattern.compile("([^{}]+)\\{([^}]*)}");
    private static final Pattern DECLARATION = Pattern.compile("([-\\w]+)\\s*:\\s*([^;]+);");
    private static final Pattern STATE =
            Pattern.compile(":(current|latest|selected|hover|focused|to-move)$", Pattern.MULTILINE);
    private static final Pattern WHITE_ON_COLOUR = Pattern.compile("\\.action-button|#new-game-start");
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

    /** The names of colours, from the rule for all appearances to the one for this alone. */
    private static Map<String, String> names(Appearance appearance) {
        var selectors = new ArrayList<String>(List.of(".root"));
        if (appearance.isDark()) {
            selectors.add(".root:dark");
        }
        if (appearance.isHighContrast()) {
            selectors.add(".root:contrast");
        }
        if (appearance.isDark() && appearance.isHighContrast()) {
            selectors.add(".root:dark:contrast");
        }
        var names = new HashMap<String, String>();
        for (String selector : selectors) {
            rules().stream()
                    .filter(rule -> rule.selector().equals(selector))
                    .forEach(rule -> names.putAll(rule.declarations()));
        }
        return names;
    }

    private static Color colour(String text, Appearance appearance) {
        return Color.web(names(appearance).getOrDefault(text, text));
    }

    /** The uppermost of several layers. */
    private static String top(String background) {
        String[] layers = background.split(",(?![^(]*\\))", -1); // not within rgba(...)
        return layers[layers.length - 1].strip();
    }

    @ParameterizedTest
    @EnumSource
    void everyTextColourCanBeReadOnItsBackground(Appearance appearance) {
        var checked = new ArrayList<String>();
        for (Rule rule : rules()) {
            rule.value("-fx-text-fill")
                    .filter(text -> !text.contains("-player-"))
                    .ifPresent(text -> {
                        String own = rule.value("-fx-background-color").orElse("transparent");
                        List<String> backgrounds = own.equals("transparent") ? SURFACES : List.of(top(own));
                        for (String background : backgrounds) {
                            assertThat(Contrast.between(colour(text, appearance), colour(background, appearance)))
                                    .as("%s: %s on %s", rule.selector(), text, background)
                                    .isGreaterThanOrEqualTo(Contrast.OF_TEXT);
                        }
                        checked.add(rule.selector());
                    });
        }
        assertThat(checked).as("rules that colour text").hasSizeGreaterThan(3);
    }

    /** Their texts are mostly labels inside, which keep the colour of all text. */
    @ParameterizedTest
    @EnumSource
    void whatIsChosenOrPointedAtCanStillBeRead(Appearance appearance) {
        var checked = new ArrayList<String>();
        for (Rule rule : rules()) {
            Optional<String> ground = rule.value("-fx-background-color").map(StylesheetTest::top);
            boolean isState = STATE.matcher(rule.selector()).find();
            if (isState && ground.filter(name -> name.startsWith("-jc-")).isPresent()) {
                String text = rule.value("-fx-text-fill")
                        .orElse(WHITE_ON_COLOUR.matcher(rule.selector()).find() ? "white" : "-jc-text");
                assertThat(Contrast.between(colour(text, appearance), colour(ground.orElseThrow(), appearance)))
                        .as(rule.selector())
                        .isGreaterThanOrEqualTo(Contrast.OF_TEXT);
                checked.add(rule.selector());
            }
        }
        assertThat(checked).hasSizeGreaterThan(5);
    }

    @ParameterizedTest(name = "{0}, {1}")
    @CsvSource({
        "-jc-text, LIGHT",
        "-jc-text, DARK",
        "-jc-text, HIGH_CONTRAST",
        "-jc-text, HIGH_CONTRAST_DARK",
        "-jc-quiet, LIGHT",
        "-jc-quiet, DARK",
        "-jc-quiet, HIGH_CONTRAST",
        "-jc-quiet, HIGH_CONTRAST_DARK",
    })
    void textAndQuietTextCanBeReadOnAllSurfaces(String text, Appearance appearance) {
        for (String surface : SURFACES) {
            assertThat(Contrast.between(colour(text, appearance), colour(surface, appearance)))
                    .as(surface)
                    .isGreaterThanOrEqualTo(Contrast.OF_TEXT);
        }
    }

    @ParameterizedTest(name = "{0}, {1}")
    @CsvSource({
        "-jc-blue, LIGHT",
        "-jc-blue, DARK",
        "-jc-blue, HIGH_CONTRAST",
        "-jc-blue, HIGH_CONTRAST_DARK",
        "-jc-green, LIGHT",
        "-jc-green, DARK",
        "-jc-green, HIGH_CONTRAST",
        "-jc-green, HIGH_CONTRAST_DARK",
        "-jc-red, LIGHT",
        "-jc-red, DARK",
        "-jc-red, HIGH_CONTRAST",
        "-jc-red, HIGH_CONTRAST_DARK",
    })
    void theLargeButtonCanBeReadInItsThreeColoursAlsoUnderTheMouse(String background, Appearance appearance) {
        Color button = colour(background, appearance);
        assertThat(Contrast.between(Color.WHITE, button)).isGreaterThanOrEqualTo(Contrast.OF_TEXT);
        if (!background.equals("-jc-blue")) { // which is disabled
            Color under = colour(background + "-dark", appearance);
            assertThat(Contrast.between(Color.WHITE, under)).isGreaterThan(Contrast.between(Color.WHITE, button));
            assertThat(rules())
                    .filteredOn(rule -> rule.selector().contains(".action-button")
                            && rule.selector().endsWith(":hover"))
                    .extracting(rule -> top(rule.value("-fx-background-color").orElse("")))
                    .contains(background + "-dark");
        }
    }

    /** What cannot be used just now may be faint; everything else is only as faint as can be read. */
    @ParameterizedTest
    @EnumSource
    void faintTextCanStillBeRead(Appearance appearance) {
        var checked = new ArrayList<String>();
        for (Rule rule : rules()) {
            boolean isText = rule.value("-fx-fill").isEmpty()
                    && !rule.selector().endsWith(".area")
                    && !rule.selector().contains(".scroll-bar")
                    && !rule.selector().contains(":disabled")
                    && !rule.selector().contains(":armed");
            if (isText && rule.value("-fx-opacity").isPresent()) {
                double opacity = Double.parseDouble(rule.value("-fx-opacity").orElseThrow());
                Color surface = colour("-jc-surface", appearance);
                Color faint = surface.interpolate(colour("-jc-text", appearance), opacity);
                assertThat(Contrast.between(faint, surface))
                        .as(rule.selector())
                        .isGreaterThanOrEqualTo(Contrast.OF_TEXT);
                checked.add(rule.selector());
            }
        }
        assertThat(checked).isNotEmpty();
    }

    @ParameterizedTest
    @EnumSource
    void theNamesOfRowsAndColumnsCanBeReadOnTheFrameOfTheBoard(Appearance appearance) {
        var colours = BoardStyle.of(Look.DEFAULT, appearance).colours();
        assertThat(Contrast.between(colours.frameText(), colours.frame())).isGreaterThanOrEqualTo(Contrast.OF_TEXT);
    }

    @ParameterizedTest
    @EnumSource
    void theRingOfTheFocusStandsOutFromAllSurfacesAndIsTwoPixelsWide(Appearance appearance) {
        for (String surface : SURFACES) {
            assertThat(Contrast.between(colour("-jc-focus", appearance), colour(surface, appearance)))
                    .isGreaterThanOrEqualTo(Contrast.OF_PICTURES);
        }
        assertThat(rules())
                .filteredOn(rule -> rule.selector().contains(":focus-visible"))
                .filteredOn(rule -> rule.value("-fx-border-color").isPresent())
                .isNotEmpty()
                .allSatisfy(rule -> {
                    assertThat(rule.value("-fx-border-color").orElse("")).endsWith("-jc-focus");
                    assertThat(rule.value("-fx-border-width").orElse("")).endsWith("2");
                });
    }

    @Test
    void allAppearancesNameTheSameColours() {
        var light = rules().stream().filter(rule -> rule.selector().equals(".root"));
        var dark = rules().stream().filter(rule -> rule.selector().equals(".root:dark"));
        var contrast = rules().stream().filter(rule -> rule.selector().equals(".root:contrast"));
        var both = rules().stream().filter(rule -> rule.selector().equals(".root:dark:contrast"));
        List<String> names = ownNames(light);
        assertThat(names).isNotEmpty().isEqualTo(ownNames(dark));
        assertThat(names).isEqualTo(ownNames(contrast)).isEqualTo(ownNames(both));
    }

    @ParameterizedTest
    @EnumSource
    void theGroundsOfAnAppearanceAreThoseOfTheStylesheet(Appearance appearance) {
        assertThat(appearance.grounds())
                .isEqualTo(
                        SURFACES.stream().map(name -> colour(name, appearance)).toList());
    }

    private static List<String> ownNames(Stream<Rule> rules) {
        return rules.flatMap(rule -> rule.declarations().keySet().stream())
                .filter(name -> name.startsWith("-jc-"))
                .sorted()
                .toList();
    }
}
