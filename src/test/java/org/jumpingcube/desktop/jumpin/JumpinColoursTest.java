package org.jumpingcube.desktop.jumpin;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import javafx.scene.paint.Color;
import org.jumpingcube.desktop.look.Appearance;
import org.jumpingcube.desktop.look.Contrast;
import org.jumpingcube.game.Player;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** All that the board of Jumpin tells can be seen by eyes that need contrast, in all appearances. */
class JumpinColoursTest {
    private static List<Color> squares(JumpinColours colours) {
        return List.of(colours.square(), colours.goldHome(), colours.silverHome());
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
        var colours = JumpinColours.of(appearance);
        for (Color square : squares(colours)) {
            for (Player player : Player.values()) {
                var face = Stream.of(JumpinColours.top(player), JumpinColours.bottom(player));
                double byFace = face.mapToDouble(part -> Contrast.between(part, square))
                        .min()
                        .orElseThrow();
                double byEdge = Contrast.between(colours.pawnEdge(), square);
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
        for (Color square : squares(colours)) {
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
        assertStandsOut("rows and columns", colours.label(), colours.frame(), Contrast.OF_TEXT);
        assertStandsOut("jumps of a landing", colours.onChoice(), colours.choice(), Contrast.OF_TEXT);
        assertStandsOut("landing that loses", colours.onChoice(), colours.danger(), Contrast.OF_TEXT);
    }

    /** So that nothing but their own colours stands for them beside the board. */
    @ParameterizedTest
    @EnumSource
    void goldAndSilverStandOutFromTheWindow(Appearance appearance) {
        for (Player player : Player.values()) {
            for (Color ground : appearance.grounds()) {
                assertStandsOut("side", JumpinColours.of(appearance).side(player), ground, Contrast.OF_PICTURES);
            }
        }
    }
}
