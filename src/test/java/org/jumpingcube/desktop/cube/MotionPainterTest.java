package org.jumpingcube.desktop.cube;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.geometry.BoundingBox;
import javafx.scene.canvas.Canvas;
import org.jumpingcube.cube.Board;
import org.jumpingcube.cube.Boards;
import org.jumpingcube.cube.Cube;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.desktop.Picture;
import org.jumpingcube.desktop.WindowLibraries;
import org.jumpingcube.desktop.cube.CellLook.Foresight;
import org.jumpingcube.desktop.cube.CellLook.Side;
import org.jumpingcube.desktop.cube.CubeMotion.Flow;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Square;
import org.jumpingcube.settings.CascadeDisplay;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Only a cube's cell is painted anew after the cube has moved, so nothing of it may be painted elsewhere. */
@Tag("window")
@ExtendWith({WindowLibraries.class, OnFxThread.class})
class MotionPainterTest {
    private static final Square A1 = new Square(0, 0);

    /** Pressed flat, springing up, lit, and with another colour coming in from each side or everywhere at once. */
    private static final List<CubeMotion> MOTIONS = Stream.concat(
                    Stream.of(-1.0, -0.6, 0.1, 0.3, 0.5).map(lift -> new CubeMotion(lift, 0.8, Optional.empty())),
                    Stream.of(
                                    Optional.<Side>empty(),
                                    Optional.of(Side.TOP),
                                    Optional.of(Side.LEFT),
                                    Optional.of(Side.RIGHT),
                                    Optional.of(Side.BOTTOM))
                            .flatMap(side -> Stream.of(-1.0, 0.5)
                                    .map(lift -> new CubeMotion(
                                            lift, 0, Optional.of(new Flow(Cube.of(Player.TWO, 3), side, 0.9))))))
            .toList();

    @ParameterizedTest
    @ValueSource(ints = {18, 25, 29, 30, 33, 36, 37, 38, 40, 47, 62, 63, 87, 110})
    void whatMovesStaysWithinItsCell(int pitch) {
        var canvas = new Canvas((2 * MOTIONS.size() + 1) * pitch, 3 * pitch);
        var untouched = Picture.of(canvas);
        var painter = new MotionPainter(canvas.getGraphicsContext2D(), new CellPictures(BoardStyle.DEFAULT, pitch, 1));
        for (int index = 0; index < MOTIONS.size(); index++) {
            painter.paint(look(MOTIONS.get(index)), cellX(index, pitch), pitch, 600);
        }
        var painted = Picture.of(canvas);
        for (int index = 0; index < MOTIONS.size(); index++) {
            double x = cellX(index, pitch);
            assertThat(Stream.of(
                                    new BoundingBox(x - pitch, 0, pitch, 3 * pitch),
                                    new BoundingBox(x + pitch, 0, pitch, 3 * pitch),
                                    new BoundingBox(x, 0, pitch, pitch),
                                    new BoundingBox(x, 2 * pitch, pitch, pitch))
                            .mapToInt(around -> painted.cut(around).differences(untouched.cut(around))))
                    .as("pixels left of, right of, above and below %s", MOTIONS.get(index))
                    .containsOnly(0);
        }
    }

    private static double cellX(int index, int pitch) {
        return (2 * index + 1) * pitch;
    }

    private static CellLook look(CubeMotion motion) {
        return new CellLook(
                Cube.of(Player.ONE, 4),
                false,
                Optional.empty(),
                false,
                Mark.NONE,
                Foresight.NONE,
                motion,
                Optional.of(Set.of()));
    }

    /** All cubes at the rim are full, and burst one after another. */
    private static Board fullRim(int side) {
        return Boards.board(IntStream.range(0, side * side)
                .mapToObj(index -> {
                    int edges = edges(index / side, side) + edges(index % side, side);
                    return edges == 0 ? "1-" : (4 - edges) + "r";
                })
                .collect(Collectors.joining(" ")));
    }

    private static int edges(int line, int side) {
        return line == 0 || line == side - 1 ? 1 : 0;
    }

    @ParameterizedTest
    @EnumSource
    void nothingIsLeftOfACascadeAroundTheRim(CascadeDisplay display) {
        var turn = new CubePosition(fullRim(15), Player.ONE).play(A1);
        for (double size : new double[] {480, 576}) { // cells of 29 and 36 pixels
            var showing = Showing.of(turn, display);
            resize(showing.board, size);
            showing.session.choose(A1);
            showing.runToTheEnd();
            var fresh = Showing.plain(turn);
            resize(fresh, size);
            assertThat(Picture.of(showing.board).differences(Picture.of(fresh))).isZero();
        }
    }

    @Test
    void nothingIsLeftOfTheRippleAfterAWin() {
        var won = Boards.board("2r 3r 2r  1r 2r 3r  2r 1r 2r");
        var moved = Showing.boardView(won);
        var still = Showing.boardView(won);
        for (double size = 100; size < 400; size += 37) {
            resize(moved, size);
            resize(still, size);
            for (double seconds = 0; seconds < 1.2; seconds += 0.1) {
                moved.showMotions(WinRipple.motions(won, A1, seconds));
            }
            moved.showMotions(Map.of());
            assertThat(Picture.of(moved).differences(Picture.of(still))).isZero();
        }
    }

    private static void resize(BoardView view, double size) {
        view.resize(size, size);
        view.layout();
    }
}
