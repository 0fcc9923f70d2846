package org.jumpingcube.desktop.cube;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.scene.paint.Color;
import org.jumpingcube.Law;
import org.jumpingcube.cube.Cube;
import org.jumpingcube.cube.look.FaceShades;
import org.jumpingcube.desktop.board.CanvasBrush;
import org.jumpingcube.desktop.look.Appearance;
import org.jumpingcube.desktop.look.Contrast;
import org.jumpingcube.game.Player;
import org.jumpingcube.grid.Shade;
import org.jumpingcube.settings.Colours;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

class PaletteTest {
    /** CIEDE2000. Between red and orange of a traffic light it is about 25, between red and blue of the classic 45. */
    private static final double CLEARLY_DIFFERENT = 30;

    /** A neutral cube has one small grey point and owned cubes mostly have more, so less is enough. */
    private static final double DIFFERENT = 15;

    /** Two faces of which the one changes into the other under the eye. Two grey levels of difference are about 1. */
    private static final double SEEN_AT_A_GLANCE = 8;

    /** Where pips and their corners lie on a face: the topmost begin here, the lowest end at the opposite place. */
    private static final double TOPMOST_PIP = 0.12;

    private static final Cube NEUTRAL = Cube.NEUTRAL;
    private static final List<Cube> CUBES = List.of(Cube.of(Player.ONE, 3), Cube.of(Player.TWO, 3), NEUTRAL);

    static Stream<Arguments> palettesInAllAppearances() {
        return Arrays.stream(Palette.values())
                .flatMap(
                        palette -> Stream.of(Appearance.values()).map(appearance -> Arguments.of(palette, appearance)));
    }

    @ParameterizedTest(name = "{0}, {1}")
    @MethodSource("palettesInAllAppearances")
    void pointsStandOutFromTheFacesOfAllThreeKindsOfCube(Palette palette, Appearance appearance) {
        var colours = BoardColours.of(palette.colours(), appearance);
        for (Cube cube : CUBES) {
            var shades = FaceShades.of(colours.rgb(cube), cube.owner().isPresent());
            for (ColourVision vision : ColourVision.values()) {
                assertThat(lowestContrast(shades, vision))
                        .as("%s, %s cube, %s", vision, cube.owner(), shades)
                        .isGreaterThanOrEqualTo(Contrast.OF_PICTURES);
            }
            hovered(cube, shades, colours)
                    .forEach(hovered -> assertThat(lowestContrast(hovered, ColourVision.USUAL))
                            .as("%s cube under the mouse", cube.owner())
                            .isGreaterThanOrEqualTo(Contrast.OF_PICTURES));
        }
    }

    @ParameterizedTest(name = "{0}, {1}")
    @MethodSource("palettesInAllAppearances")
    void inHighContrastPointsStandOutFromOwnedCubesAsTextsDo(Palette palette, Appearance appearance) {
        Assumptions.assumeTrue(appearance.isHighContrast());
        var colours = BoardColours.of(palette.colours(), appearance);
        for (Player player : Player.values()) {
            var shades = FaceShades.of(CanvasBrush.rgb(colours.of(player)), true);
            assertThat(lowestContrast(shades, ColourVision.USUAL))
                    .as("cube of %s, %s", player, shades)
                    .isGreaterThanOrEqualTo(Contrast.OF_TEXT);
        }
    }

    /** Only neutral cubes have another face under the mouse. */
    private static Stream<FaceShades> hovered(Cube cube, FaceShades shades, BoardColours colours) {
        return cube.isNeutral()
                ? Stream.of(Player.values()).map(player -> shades.touchedBy(CanvasBrush.rgb(colours.of(player))))
                : Stream.empty();
    }

    @ParameterizedTest(name = "{0}, {1}")
    @MethodSource("palettesInAllAppearances")
    void theRimOfAFullCubeStandsOutFromItsFace(Palette palette, Appearance appearance) {
        var colours = BoardColours.of(palette.colours(), appearance);
        for (Player player : Player.values()) {
            var shades = FaceShades.of(CanvasBrush.rgb(colours.of(player)), true);
            for (double height = 0; height <= 1; height += 0.02) {
                assertThat(Shade.contrast(shades.rim(), shades.at(height)))
                        .as("cube of %s, %s", player, shades)
                        .isGreaterThanOrEqualTo(Contrast.OF_PICTURES);
            }
        }
    }

    @ParameterizedTest(name = "{0}, {1}")
    @MethodSource("palettesInAllAppearances")
    void aNeutralCubeUnderTheMouseIsSeenAtAGlance(Palette palette, Appearance appearance) {
        var colours = BoardColours.of(palette.colours(), appearance);
        for (Cube cube : CUBES) {
            var shades = FaceShades.of(colours.rgb(cube), cube.owner().isPresent());
            hovered(cube, shades, colours)
                    .forEach(hovered -> assertThat(colour(shades.at(0.7)).differenceTo(colour(hovered.at(0.7))))
                            .as("%s cube under the mouse", cube.owner())
                            .isGreaterThan(SEEN_AT_A_GLANCE));
        }
    }

    @Law
    void pointsStandOutFromAFaceOfAnyColourTheUserMayChoose(Random random) {
        var shades = FaceShades.of(random.nextInt(0x1000000), random.nextBoolean());
        assertThat(lowestContrast(shades, ColourVision.USUAL)).isGreaterThanOrEqualTo(Contrast.OF_PICTURES);
    }

    private static LabColour colour(int rgb) {
        return LabColour.of(CanvasBrush.colour(rgb));
    }

    private static double lowestContrast(FaceShades shades, ColourVision vision) {
        double lowest = Double.MAX_VALUE;
        for (double height = TOPMOST_PIP; height <= 1 - TOPMOST_PIP; height += 0.02) {
            double contrast = Contrast.between(
                    vision.of(CanvasBrush.colour(shades.pips())), vision.of(CanvasBrush.colour(shades.at(height))));
            lowest = Math.min(lowest, contrast);
        }
        return lowest;
    }

    @ParameterizedTest
    @EnumSource
    void aPaletteSaysItIsSafeExactlyIfCubesAreToldApartWithEveryColourBlindness(Palette palette) {
        boolean isSafe = Arrays.stream(ColourVision.values()).allMatch(vision -> areToldApart(palette, vision));
        assertThat(palette.isSafeForColourBlindness()).isEqualTo(isSafe);
    }

    @ParameterizedTest
    @EnumSource
    void everyPaletteKeepsCubesApartForUsualEyes(Palette palette) {
        assertThat(areToldApart(palette, ColourVision.USUAL)).isTrue();
    }

    @Test
    void theClassicPaletteIsTheDefaultAndOneOfSeveralSafeOnes() {
        assertThat(Palette.CLASSIC.colours()).isEqualTo(Colours.DEFAULT);
        assertThat(Palette.values()).hasSizeGreaterThanOrEqualTo(5);
        assertThat(Palette.values())
                .filteredOn(Palette::isSafeForColourBlindness)
                .hasSizeGreaterThan(1);
    }

    @Test
    void coloursKnowTheirPaletteAgainUnlessOneOfThemIsChanged() {
        assertThat(Palette.of(Palette.PASTEL.colours())).contains(Palette.PASTEL);
        assertThat(Palette.of(new Colours(Colours.OWN_CHOICE, "#d64f3f", "#3b7fcd", "#e4e7ea")))
                .isEmpty();
    }

    @ParameterizedTest
    @EnumSource
    void theMarksOfLastMoveHintAndFocusStandOutFromTheFrame(Appearance appearance) {
        var colours = BoardColours.of(Colours.DEFAULT, appearance);
        assertThat(Contrast.between(colours.focus(), colours.frame())).isGreaterThanOrEqualTo(Contrast.OF_PICTURES);
        assertThat(Contrast.between(colours.lastMove(), colours.frame())).isGreaterThanOrEqualTo(Contrast.OF_PICTURES);
        double ofSign =
                Math.max(Contrast.between(colours.hint(), Color.WHITE), Contrast.between(colours.hint(), Color.BLACK));
        assertThat(ofSign).as("its sign is white or black").isGreaterThanOrEqualTo(Contrast.OF_TEXT);
    }

    @ParameterizedTest
    @EnumSource(Palette.class)
    void threeColoursOfAPaletteHaveItsName(Palette palette) {
        Colours colours = palette.colours();
        assertThat(Palette.named(colours.playerOne(), colours.playerTwo(), colours.neutral()))
                .isEqualTo(colours);
        assertThat(Palette.named(colours.playerTwo(), colours.playerOne(), colours.neutral())
                        .palette())
                .isEqualTo(Colours.OWN_CHOICE);
    }

    private static boolean areToldApart(Palette palette, ColourVision vision) {
        return Stream.of(Appearance.values()).allMatch(appearance -> {
            var colours = BoardColours.of(palette.colours(), appearance);
            List<LabColour> seen = CUBES.stream()
                    .map(colours::of)
                    .map(vision::of)
                    .map(LabColour::of)
                    .collect(Collectors.toList());
            return seen.get(0).differenceTo(seen.get(1)) >= CLEARLY_DIFFERENT
                    && seen.get(0).differenceTo(seen.get(2)) >= DIFFERENT
                    && seen.get(1).differenceTo(seen.get(2)) >= DIFFERENT;
        });
    }

    @ParameterizedTest
    @CsvSource({"#ffffff, #000000, 21", "#767676, #ffffff, 4.54", "#ff0000, #ffffff, 4.0", "#336699, #336699, 1"})
    void contrastIsThatOfTheGuidelines(String one, String other, double contrast) {
        assertThat(Contrast.between(Color.web(one), Color.web(other))).isCloseTo(contrast, within(0.005));
    }

    /** Pairs from the table that Sharma, Wu and Dalal published to check programs by. */
    @ParameterizedTest
    @CsvSource({
        "50, 2.6772, -79.7751, 50, 0, -82.7485, 2.0425",
        "50, 2.49, -0.001, 50, -2.49, 0.0009, 7.1792",
        "50, 2.5, 0, 73, 25, -18, 27.1492",
        "60.2574, -34.0099, 36.2677, 60.4626, -34.1751, 39.4387, 1.2644",
        "22.7233, 20.0904, -46.6940, 23.0331, 14.9730, -42.5619, 2.0373",
        "2.0776, 0.0795, -1.1350, 0.9033, -0.0636, -0.5514, 0.9082"
    })
    void colourDifferencesAreThosePublished(
            double l1, double a1, double b1, double l2, double a2, double b2, double difference) {
        assertThat(new LabColour(l1, a1, b1).differenceTo(new LabColour(l2, a2, b2)))
                .isCloseTo(difference, within(0.0001));
    }
}
