package org.jumpingcube.desktop.cube;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import javafx.scene.canvas.Canvas;
import javafx.scene.paint.Color;
import org.jumpingcube.cube.Boards;
import org.jumpingcube.cube.Cube;
import org.jumpingcube.cube.look.CubePaint;
import org.jumpingcube.desktop.Picture;
import org.jumpingcube.desktop.WindowLibraries;
import org.jumpingcube.desktop.controls.Pointing;
import org.jumpingcube.desktop.look.Appearance;
import org.jumpingcube.desktop.look.Contrast;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Square;
import org.jumpingcube.settings.Look;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What a cube is marked with can be told by where there is something: corners for the cube that is pointed at, a ring
 * around the last move, a rim within a full cube. So they are told apart without colours.
 */
@Tag("window")
@ExtendWith({WindowLibraries.class, OnFxThread.class})
class MarksTest {
    /** CIEDE2000: as far apart as the same paint may be for its softened edges. */
    private static final double ALIKE = 6;

    private enum Seen {
        POINTED_AT,
        LAST_MOVE,
        FULL
    }

    static Stream<Arguments> boards() {
        return Stream.of(Palette.values())
                .flatMap(palette -> Stream.of(Appearance.values())
                        .flatMap(appearance ->
                                Stream.of(64.0, 85.0, 110.0).map(pitch -> Arguments.of(palette, appearance, pitch))));
    }

    @ParameterizedTest(name = "{0}, {1}, {2} pixels")
    @MethodSource("boards")
    void eachMarkIsSeenWhateverElseTheCubeHasAndNoCubeHasMoreThanTwo(
            Palette palette, Appearance appearance, double pitch) {
        var style = style(palette, appearance);
        for (Player player : Player.values()) {
            for (Set<Seen> marks : combinations()) {
                assertThat(read(look(Cube.of(player, 4), marks), style, pitch))
                        .as("cube of %s", player)
                        .isEqualTo(seen(marks));
            }
        }
    }

    /** The place that is pointed at takes over the ring's gap: no cube has more than two marks. */
    private static Set<Seen> seen(Set<Seen> marks) {
        Set<Seen> seen = EnumSet.copyOf(marks);
        if (marks.contains(Seen.POINTED_AT)) {
            seen.remove(Seen.LAST_MOVE);
        }
        return seen;
    }

    private static BoardStyle style(Palette palette, Appearance appearance) {
        var usual = Look.DEFAULT;
        return BoardStyle.of(
                new Look(
                        palette.colours(),
                        usual.theme(),
                        usual.textSize(),
                        usual.points(),
                        usual.shapeOne(),
                        usual.shapeTwo(),
                        usual.aids()),
                appearance);
    }

    /** All sets of marks. */
    private static List<Set<Seen>> combinations() {
        List<Set<Seen>> sets = new ArrayList<>(List.of(EnumSet.noneOf(Seen.class)));
        for (Seen seen : Seen.values()) {
            for (Set<Seen> without : List.copyOf(sets)) {
                Set<Seen> with = EnumSet.copyOf(without);
                with.add(seen);
                sets.add(with);
            }
        }
        return sets;
    }

    private static CellLook look(Cube cube, Set<Seen> marks) {
        boolean isPointedAt = marks.contains(Seen.POINTED_AT);
        return new CellLook(
                cube,
                false,
                isPointedAt ? cube.owner() : Optional.empty(),
                isPointedAt,
                marks.contains(Seen.LAST_MOVE) ? Mark.LAST_MOVE : Mark.NONE,
                CellLook.Foresight.NONE,
                CubeMotion.NONE,
                marks.contains(Seen.FULL) ? Optional.of(Set.of()) : Optional.empty());
    }

    private static Picture painted(CellLook look, BoardStyle style, double pitch) {
        var canvas = new Canvas(pitch, pitch);
        new CubePainter(canvas.getGraphicsContext2D(), style).paint(look, 0, 0, pitch);
        return Picture.of(canvas);
    }

    /** The marks there are, by the colours at the places where each would be. */
    private static Set<Seen> read(CellLook look, BoardStyle style, double pitch) {
        var picture = painted(look, style, pitch);
        var colours = style.colours();
        double onRing = 2; // pixels from the edge of the cell, within the gap between the cubes
        double onRim = CubePainter.rimStart(pitch) + pitch * 0.015; // in the middle of it
        Set<Seen> seen = EnumSet.noneOf(Seen.class);
        if (areAlike(picture.at(onRing, pitch / 2), colours.lastMove())) {
            seen.add(Seen.LAST_MOVE); // all around
        } else if (areAlike(picture.at(onRing, pitch * 0.2), colours.focus())) {
            seen.add(Seen.POINTED_AT); // at the corners only
        }
        Color face = picture.at(onRim + 5, pitch / 2);
        if (Stream.of(onRim, onRim + 1)
                .anyMatch(x -> Contrast.between(picture.at(x, pitch / 2), face) >= Contrast.OF_PICTURES)) {
            seen.add(Seen.FULL);
        }
        return seen;
    }

    private static boolean areAlike(Color one, Color other) {
        return LabColour.of(one).differenceTo(LabColour.of(other)) < ALIKE;
    }

    @Test
    void fullCubesStandOutNoMoreOnceTheGameIsWon() {
        var corner = new Square(0, 0);
        var pointing = new Pointing<>(corner, () -> {});
        var going = new BoardScene(Boards.board("2r 1r 1-  1r 1r 1r  1r 1r 1r"));
        var won = new BoardScene(Boards.board("2r 1r 1r  1r 1r 1r  1r 1r 1r"));
        assertThat(going.look(corner, pointing, true).fullSides()).isPresent();
        assertThat(won.look(corner, pointing, true).fullSides()).isEmpty();
    }

    /** On the smallest cells of a usual window, where there is the least room. */
    @ParameterizedTest
    @EnumSource
    void theRimLeavesThePipsOfASmallCubeAlone(Appearance appearance) {
        double pitch = 30;
        var colours = style(Palette.CLASSIC, appearance).colours();
        var picture =
                painted(look(Cube.of(Player.TWO, 4), EnumSet.of(Seen.FULL)), style(Palette.CLASSIC, appearance), pitch);
        Color face = picture.at(pitch / 2, pitch / 2);
        Color between = picture.at(CubePainter.rimStart(pitch) + 2, pitch * 0.29);
        assertThat(Contrast.between(between, colours.of(Player.TWO)))
                .as("%s beside a face of %s", between, face)
                .isLessThan(2);
    }

    @ParameterizedTest(name = "{0}, {1}, {2} pixels")
    @MethodSource("boards")
    void withHighContrastEachCubeHasALineAroundItThatStandsOut(Palette palette, Appearance appearance, double pitch) {
        var style = style(palette, appearance);
        double gap = Math.rint(pitch * CubePaint.GAP);
        for (Cube cube : List.of(Cube.NEUTRAL, Cube.of(Player.ONE, 2), Cube.of(Player.TWO, 2))) {
            var picture = painted(CellLook.plain(cube), style, pitch);
            Color edge = picture.at(gap + 0.5, pitch / 2);
            boolean isLine = edge.getSaturation() < 0.01
                    && Contrast.between(edge, style.colours().frame()) > Contrast.OF_TEXT;
            assertThat(isLine).as("%s cube", cube.owner()).isEqualTo(appearance.isHighContrast());
        }
    }

    /** For people to look at. */
    @ParameterizedTest
    @EnumSource
    void allMarksInAllPalettes(Appearance appearance) {
        double pitch = 74;
        var canvas = new Canvas(pitch * 8 + 8 * 30, pitch * 12);
        var context = canvas.getGraphicsContext2D();
        int row = 0;
        for (Palette palette : Palette.values()) {
            for (Player player : Player.values()) {
                double x = 0;
                for (Set<Seen> marks : combinations()) {
                    new CubePainter(context, style(palette, appearance))
                            .paint(look(Cube.of(player, 4), marks), x, row * pitch, pitch);
                    new CubePainter(context, style(palette, appearance))
                            .paint(look(Cube.of(player, 4), marks), x + pitch, row * pitch, 30);
                    x += pitch + 30;
                }
                row++;
            }
        }
        Picture.of(canvas).keep("marks-" + appearance);
    }
}
