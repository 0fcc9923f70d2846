package org.jumpingcube.desktop.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Optional;
import javafx.scene.Scene;
import javafx.scene.paint.Color;
import org.jumpingcube.breakthrough.Breakthrough;
import org.jumpingcube.desktop.Picture;
import org.jumpingcube.desktop.WindowLibraries;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.game.GameClock;
import org.jumpingcube.game.GameOptions;
import org.jumpingcube.game.History;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Position;
import org.jumpingcube.game.Square;
import org.jumpingcube.grid.GridGame;
import org.jumpingcube.picture.GamePicture;
import org.jumpingcube.settings.Look;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.util.WaitForAsyncUtils;

/** The squares that have decided a game are marked on the board, and in a picture of it. */
@Tag("window")
@ExtendWith(WindowLibraries.class)
class DecidingSquaresTest {
    private static final int SIZE = 5;
    private static final Square THROUGH = new Square(SIZE - 1, 2);
    private static final Square ELSEWHERE = new Square(SIZE - 1, 3);

    /** A pawn of Red's in the last row, and one of Blue's. */
    private static <P extends Position<P, M>, M> P won(GridGame<P, M> game) {
        var squares = new StringBuilder(".".repeat(SIZE * SIZE));
        squares.setCharAt(THROUGH.row() * SIZE + THROUGH.column(), '1');
        squares.setCharAt(ELSEWHERE.row() * SIZE + ELSEWHERE.column(), '2');
        return game.arranged(GameOptions.of("size", SIZE), Player.TWO, squares.toString());
    }

    @Test
    void onTheBoard() {
        var places = new BoardPlaces[1];
        var picture = WaitForAsyncUtils.waitForAsyncFx(10_000, () -> {
            var view = view(new Breakthrough());
            places[0] = view.places();
            return Picture.of(view);
        });
        picture.keep("deciding-squares");
        assertThat(isGreen(edge(picture, places[0], THROUGH))).isTrue();
        assertThat(isGreen(edge(picture, places[0], ELSEWHERE))).isFalse();
    }

    private static <P extends Position<P, M>, M> GridBoardView<P, M> view(GridGame<P, M> game) {
        P won = won(game);
        var view = new GridBoardView<>(game, new GridWording<>(game, new Texts(Locale.ENGLISH)), won);
        view.show(won, Optional.empty(), false);
        new Scene(view); // it is painted in a scene alone
        view.resize(400, 400);
        view.layout();
        return view;
    }

    /** In the middle of the upper edge of a square, where its frame is. */
    private static Color edge(Picture picture, BoardPlaces places, Square square) {
        return picture.at(places.centre(square).getX(), places.y(square) + places.pitch() * 0.05);
    }

    private static boolean isGreen(Color colour) {
        return colour.getGreen() > colour.getRed() + 0.2 && colour.getGreen() > colour.getBlue() + 0.1;
    }

    @Test
    void inAPictureOfIt() {
        assertThat(frames(new Breakthrough(), true)).isEqualTo(1);
        assertThat(frames(new Breakthrough(), false)).isZero();
    }

    private static <P extends Position<P, M>, M> int frames(GridGame<P, M> game, boolean isWon) {
        P shown = isWon ? won(game) : game.start(GameOptions.of("size", SIZE));
        var picture = GamePicture.of(game, History.startingAt(shown), GameClock.OFF, Look.DEFAULT, 300)
                .orElseThrow();
        String svg = new String(picture.svg(), StandardCharsets.UTF_8);
        return svg.split("stroke=", -1).length - 1;
    }
}
