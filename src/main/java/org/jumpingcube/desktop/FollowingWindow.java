package org.jumpingcube.desktop;

import java.util.Locale;
import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.cube.PlayedMove;
import org.jumpingcube.desktop.board.BoardStyle;
import org.jumpingcube.desktop.board.BoardView;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.controls.Wording;
import org.jumpingcube.desktop.model.Themes;
import org.jumpingcube.settings.Look;
import org.jumpingcube.text.GameFollower;

/** A board that follows a game played at the terminal. It only shows; closing it leaves the game going on. */
final class FollowingWindow implements GameFollower {
    private static final double SIZE = 560;

    private final BoardView board;

    /** To be made on the JavaFX thread. */
    FollowingWindow(CubePosition position) {
        var texts = new Texts(Locale.getDefault());
        board = new BoardView(position.board(), new Wording(texts)::cube);
        var area = new StackPane(board);
        area.getStyleClass().add("board-area");
        var scene = new Scene(area, SIZE, SIZE);
        Themes.apply(scene, Look.DEFAULT);
        board.restyle(BoardStyle.of(Look.DEFAULT, false));
        var stage = new Stage();
        stage.setTitle(texts.get("window.title"));
        stage.setScene(scene);
        stage.show();
        stage.setWidth(SIZE);
        stage.setHeight(SIZE);
    }

    @Override
    public void positionChanged(CubePosition position) {
        Platform.runLater(() -> board.show(position.board()));
    }

    @Override
    public void movePlayed(PlayedMove move) {
        Platform.runLater(() -> board.showAfter(move));
    }
}
