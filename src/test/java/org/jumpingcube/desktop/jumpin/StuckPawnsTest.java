package org.jumpingcube.desktop.jumpin;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import javafx.scene.canvas.Canvas;
import javafx.scene.paint.Color;
import org.jumpingcube.desktop.Picture;
import org.jumpingcube.desktop.WindowLibraries;
import org.jumpingcube.desktop.board.BoardPlaces;
import org.jumpingcube.desktop.board.CanvasBrush;
import org.jumpingcube.desktop.look.Appearance;
import org.jumpingcube.desktop.look.Contrast;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Square;
import org.jumpingcube.jumpin.PawnBoard;
import org.jumpingcube.jumpin.Squares;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.testfx.util.WaitForAsyncUtils;

/** Pawns that cannot move, as the board shows them. */
@Tag("window")
@ExtendWith(WindowLibraries.class)
class StuckPawnsTest {
    private static final double PITCH = 40;

    @ParameterizedTest
    @EnumSource(names = {"HIGH_CONTRAST", "HIGH_CONTRAST_DARK"})
    void theyAreSeenByEyesThatNeedContrastAndDifferFromThoseThatCanMove(Appearance appearance) {
        var board = PawnBoard.START;
        var dim = picture(board, appearance, Set.copyOf(board.occupied().squares()));
        var free = picture(board, appearance, Set.of());
        dim.keep("stuck-pawns-" + appearance);
        for (Player player : Player.values()) {
            Square square = board.pawns(player).squares().iterator().next();
            Color ground = at(dim, square, 0.46);
            double most = 0;
            for (double out = 0.2; out < 0.4; out += 0.01) {
                most = Math.max(most, Contrast.between(at(dim, square, out), ground));
            }
            assertThat(most).as("%s", player).isGreaterThanOrEqualTo(Contrast.OF_PICTURES);
            assertThat(at(dim, square, 0.24)).isNotEqualTo(at(free, square, 0.24));
        }
    }

    /** @param out how far to the right of the centre of a square, in squares */
    private static Color at(Picture picture, Square square, double out) {
        var centre = layout().centre(square);
        return picture.at(centre.getX() + out * PITCH, centre.getY());
    }

    private static BoardPlaces layout() {
        return new BoardPlaces(
                Squares.GRID, false, false, BoardPlaces.MARGIN, BoardPlaces.MARGIN, PITCH, BoardPlaces.MARGIN);
    }

    private static Picture picture(PawnBoard board, Appearance appearance, Set<Square> dim) {
        return WaitForAsyncUtils.waitForAsyncFx(10_000, () -> {
            var canvas = new Canvas(
                    Squares.COLUMNS * PITCH + 2 * BoardPlaces.MARGIN, Squares.ROWS * PITCH + 2 * BoardPlaces.MARGIN);
            var painter = new JumpinPainter(
                    new CanvasBrush(canvas.getGraphicsContext2D(), layout(), appearance), List.of("", ""));
            painter.paint(new JumpinScene(
                    board,
                    Set.of(),
                    dim,
                    Set.of(),
                    List.of(),
                    Optional.empty(),
                    Optional.empty(),
                    false,
                    Set.of(),
                    List.of()));
            return Picture.of(canvas);
        });
    }
}
