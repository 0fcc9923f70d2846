package org.jumpingcube.desktop.jumpin;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import javafx.scene.paint.Color;
import org.jumpingcube.desktop.board.CanvasBrush;
import org.jumpingcube.desktop.look.Appearance;
import org.jumpingcube.desktop.look.Contrast;
import org.jumpingcube.game.Player;
import org.jumpingcube.jumpin.JumpinPalette;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** All that the board of Jumpin tells can be seen by eyes that need contrast, in all appearances. */
class JumpinColoursTest {
    private static JumpinPalette palette(Appearance appearance) {
        return JumpinPalette.of(appearance.isDark(), appearance.isHighContrast());
    }

    private static List<Color> squares(Appearance appearance) {
        var palette = palette(appearance);
        return Stream.of(palette.square(), palette.goldHome(), palette.silverHome())
                .map(CanvasBrush::colour)
                .toList();
    }

    private static void assertStandsOut(String what, Color colour, Color ground, double contrast) {
        assertThat(Contrast.between(colour, ground))
                .as("%s: %s on %s", what, colour, ground)
                .isGreaterThanOrEqualTo(contrast);
    }

    /** By its edge on a light square, by all of its face on a dark one. */
    @ParameterizedTest
    @EnumSource
    void pawnsStandOutFromEverySquare(Appearance appearance) {
        var edge = CanvasBrush.colour(palette(appearance).pawnEdge());
        for (Color square : squares(appearance)) {
            for (Player player : Player.values()) {
                var face = Stream.of(JumpinPalette.faceTop(player), JumpinPalette.faceBottom(player))
                        .map(CanvasBrush::colour);
                double byFace = face.mapToDouble(part -> Contrast.between(part, square))
                        .min()
                        .orElseThrow();
                double byEdge = Contrast.between(edge, square);
                assertThat(Math.max(byFace, byEdge))
                        .as("%s on %s", player, square)
                        .isGreaterThanOrEqualTo(Contrast.OF_PICTURES);
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void marksStandOutFromEverySquare(Appearance appearance) {
        var colours = JumpinColours.of(appearance);
        for (Color square : squares(appearance)) {
            assertStandsOut("choice", colours.choice(), square, Contrast.OF_PICTURES);
            for (Player player : Player.values()) {
                assertStandsOut("last turn", colours.last(player), square, Contrast.OF_PICTURES);
            }
            assertStandsOut("danger", colours.danger(), square, Contrast.OF_PICTURES);
        }
    }

    @ParameterizedTest
    @EnumSource
    void namesAndNumbersCanBeRead(Appearance appearance) {
        var colours = JumpinColours.of(appearance);
        assertStandsOut(
                "rows and columns",
                colours.label(),
                CanvasBrush.colour(palette(appearance).frame()),
                Contrast.OF_TEXT);
        assertStandsOut("jumps of a landing", colours.onChoice(), colours.choice(), Contrast.OF_TEXT);
        assertStandsOut("landing that loses", colours.onChoice(), colours.danger(), Contrast.OF_TEXT);
    }

    /** So that nothing but their own colours stands for them beside the board. */
    @ParameterizedTest
    @EnumSource
    void goldAndSilverStandOutFromTheWindow(Appearance appearance) {
        for (Player player : Player.values()) {
            for (Color ground : appearance.grounds()) {
                assertStandsOut(
                        "side", CanvasBrush.colour(palette(appearance).side(player)), ground, Contrast.OF_PICTURES);
            }
        }
    }
}
