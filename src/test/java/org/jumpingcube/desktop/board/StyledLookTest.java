package org.jumpingcube.desktop.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import java.util.Optional;
import javafx.scene.Scene;
import javafx.scene.canvas.Canvas;
import javafx.scene.layout.Region;
import javafx.scene.paint.Color;
import org.jumpingcube.breakthrough.Breakthrough;
import org.jumpingcube.breakthrough.Pawns;
import org.jumpingcube.breakthrough.Pawns.Step;
import org.jumpingcube.desktop.Picture;
import org.jumpingcube.desktop.WindowLibraries;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Square;
import org.jumpingcube.grid.Brush;
import org.jumpingcube.grid.GridGames;
import org.jumpingcube.grid.GridLook;
import org.jumpingcube.settings.Look;
import org.jumpingcube.settings.MoveAnimation;
import org.jumpingcube.settings.Theme;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.util.WaitForAsyncUtils;

/** What the user has chosen of a game's look is seen wherever the window shows the game. */
@Tag("window")
@ExtendWith(WindowLibraries.class)
class StyledLookTest {
    private static final Look CHOSEN = Look.DEFAULT.withTheme(Theme.DARK);
    private static final Color PLAIN = Color.rgb(0, 255, 255);
    private static final Color STYLED = Color.rgb(255, 0, 255);

    /** Everything is of one colour, and of another one once the dark theme is chosen. */
    private static class Coloured extends Breakthrough {
        private final int rgb;

        Coloured(int rgb) {
            this.rgb = rgb;
        }

        @Override
        public String texts() {
            return "org.jumpingcube.breakthrough.breakthrough";
        }

        @Override
        public GridLook<Pawns, Step> styled(Look chosen) {
            return chosen.theme() == Theme.DARK ? new Coloured(0xff00ff) : this;
        }

        @Override
        public void paintSquare(Brush brush, Pawns position, Square square, double x, double y) {
            brush.box(x, y, 1, 1, 0, rgb);
        }

        @Override
        public void paintPiece(Brush brush, char piece, double x, double y, double size) {
            brush.box(x, y, 1, 1, 0, rgb);
        }

        @Override
        public int colour(Player player, boolean isDark, boolean isHighContrast) {
            return rgb;
        }
    }

    private final Coloured game = new Coloured(0x00ffff);
    private final GridView<Pawns, Step> view =
            new GridView<>(game, new Texts(Locale.ENGLISH), () -> MoveAnimation.DEFAULT);

    private static Color middle(Region board) {
        new Scene(board); // it is painted in a scene alone
        board.resize(400, 400);
        board.layout();
        return Picture.of(board).at(200, 200);
    }

    @Test
    void onTheBoardTheSmallBoardAndInSmallPictures() {
        WaitForAsyncUtils.waitForAsyncFx(10_000, () -> {
            var board = view.newBoard();
            assertThat(middle(board.node())).isEqualTo(PLAIN);
            board.restyle(CHOSEN);
            assertThat(Picture.of(board.node()).at(200, 200)).isEqualTo(STYLED);
            var small = view.newSmallBoard();
            small.restyle(CHOSEN);
            assertThat(middle(small.node())).isEqualTo(STYLED);
            view.restyle(CHOSEN);
            var canvas = new Canvas(80, 80);
            view.paint(GridGames.start(game), canvas);
            assertThat(Picture.of(canvas).at(40, 40)).isEqualTo(STYLED);
            assertThat(view.colour(Player.ONE, CHOSEN)).isEqualTo(Optional.of(STYLED));
            return null;
        });
    }
}
