package org.jumpingcube.desktop;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import javafx.embed.swing.SwingFXUtils;
import javafx.scene.Scene;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Region;
import javafx.scene.paint.Color;
import javax.imageio.ImageIO;
import org.jumpingcube.desktop.board.PlayBoard;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.jumpin.JumpinView;
import org.jumpingcube.desktop.look.Appearance;
import org.jumpingcube.game.Square;
import org.jumpingcube.games.Games;
import org.jumpingcube.grid.BoardMoment;
import org.jumpingcube.jumpin.JumpinMove;
import org.jumpingcube.jumpin.JumpinPosition;
import org.jumpingcube.jumpin.Positions;
import org.jumpingcube.jumpin.Squares;
import org.jumpingcube.settings.Look;
import org.jumpingcube.settings.MoveAnimation;
import org.jumpingcube.settings.Theme;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.testfx.util.WaitForAsyncUtils;

/**
 * Jumpin's board with all of its marks, upright and lying, compared with pictures that are kept. They are written by
 * {@code ./mvnw test -Dtest=JumpinPicturesTest -Dgolden.update=true}.
 */
@Tag("window")
@ExtendWith(WindowLibraries.class)
class JumpinPicturesTest {
    private static final Path FOLDER = Path.of("src/test/resources/jumpin");
    private static final double MOST_UNLIKE =
            0.002; // for another font; what a pawn covers on one board is more than half of it
    private static final double LONG = 298;
    private static final double SHORT = 184;

    /** The published example: a1 reaches a5, e5 and e9. */
    private static final JumpinPosition CHAIN =
            Positions.position("wwwwww/w4w/6/4w1/4w1/4w1/1wxw2/x5/x5/x2x1x/xxxxxx x");

    /** Silver has not left its home, so that Gold loses by the turn that fills it. */
    private static final JumpinPosition NEAR_THE_END =
            Positions.position("xxxxxw/xxxxx1/5x/5x/6/6/2w3/6/6/wwwww1/wwwwww x");

    @ParameterizedTest
    @EnumSource
    void theBoardLooksAsItDid(Appearance appearance) throws Exception {
        BufferedImage drawn =
                WaitForAsyncUtils.waitForAsyncFx(20_000, (Callable<BufferedImage>) () -> draw(appearance));
        Path file = FOLDER.resolve(appearance.name().toLowerCase(Locale.ROOT) + ".png");
        if (Boolean.getBoolean("golden.update")) {
            Files.createDirectories(FOLDER);
            ImageIO.write(drawn, "png", file.toFile());
        }
        BufferedImage kept = ImageIO.read(file.toFile());
        Files.createDirectories(Path.of("target/window-pictures"));
        ImageIO.write(
                drawn,
                "png",
                Path.of("target/window-pictures", "jumpin-" + appearance + ".png")
                        .toFile());
        assertThat(SeenFromAfar.difference(kept, drawn))
                .as("part of the picture in which it is another")
                .isLessThanOrEqualTo(MOST_UNLIKE);
    }

    private static BufferedImage draw(Appearance appearance) {
        var turn = CHAIN.play(CHAIN.legalMoves().stream()
                .filter(move ->
                        move instanceof JumpinMove.Jump jump && jump.to().equals(square("e9")))
                .findFirst()
                .orElseThrow());
        var sheet = new FlowPane(8, 8);
        sheet.getChildren()
                .addAll(List.of(
                        board(appearance, SHORT, LONG, board -> {
                            board.show(CHAIN, Optional.empty(), true);
                            board.take(square("a1"), false);
                            board.pointing().hover(Optional.of(square("e9")));
                        }),
                        board(appearance, SHORT, LONG, board -> {
                            var reply = turn.after().legalMoves().get(0);
                            board.show(turn.after(), Optional.of(turn), true);
                            board.showWay(List.of(square("a10"), square("f10")));
                            board.pointing().hover(Optional.of(((JumpinMove.Jump) reply).from()));
                        }),
                        board(appearance, SHORT, LONG, board -> {
                            board.show(CHAIN, Optional.empty(), false);
                            board.show(BoardMoment.of(turn, 1, 0.4));
                        }),
                        board(appearance, LONG, SHORT, board -> {
                            board.show(CHAIN, Optional.empty(), true);
                            board.take(square("a1"), false);
                            board.take(square("a5"), true);
                        }),
                        board(appearance, LONG, SHORT, board -> {
                            board.show(NEAR_THE_END, Optional.empty(), true);
                            board.take(square("f8"), false);
                        }),
                        board(appearance, LONG, SHORT, board -> board.show(Positions.start(), Optional.empty(), true)),
                        board(appearance, LONG, SHORT, board -> {
                            board.show(CHAIN, Optional.empty(), true);
                            board.take(square("a1"), false);
                            board.drag(150, 60);
                        })));
        sheet.setPrefWrapLength(2 * LONG + 8);
        var scene = new Scene(sheet, Color.GRAY);
        sheet.applyCss();
        sheet.autosize();
        sheet.layout();
        return SwingFXUtils.fromFXImage(scene.snapshot(null), null);
    }

    private static Square square(String name) {
        return Squares.parse(name).orElseThrow();
    }

    @SuppressWarnings("unchecked") // Jumpin's own
    private static Region board(
            Appearance appearance, double width, double height, Consumer<PlayBoard<JumpinPosition, JumpinMove>> enter) {
        var view = new JumpinView(Games.JUMPIN, new Texts(Locale.ENGLISH), () -> MoveAnimation.DEFAULT);
        var board = (PlayBoard<JumpinPosition, JumpinMove>) view.newBoard().node();
        board.node().setMinSize(width, height);
        board.node().setMaxSize(width, height);
        board.restyle(Look.DEFAULT.withTheme(Theme.valueOf(appearance.name())));
        enter.accept(board);
        return board.node();
    }
}
