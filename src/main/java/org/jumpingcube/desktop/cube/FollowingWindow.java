package org.jumpingcube.desktop.cube;

import java.util.Locale;
import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import org.jumpingcube.cube.Board;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.cube.PlayedMove;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.model.ProgramIcon;
import org.jumpingcube.desktop.model.Themes;
import org.jumpingcube.settings.Look;
import org.jumpingcube.text.GameFollower;

/** A board that follows a game played at the terminal. It only shows; closing it leaves the game going on. */
public final class FollowingWindow implements GameFollower {
    private static final double SIZE = 560;
    private static final int USUAL_SIDE = 6; // until the game says what it is played on

    private final BoardView board;

    /** A board that nothing lies on yet. To be made on the JavaFX thread. */
    public FollowingWindow() {
        var texts = new Texts(Locale.getDefault());
        board = new BoardView(Board.empty(USUAL_SIDE), new CubeWording(texts));
        var area = new StackPane(board);
        area.getStyleClass().add("board-area");
        var scene = new Scene(area, SIZE, SIZE);
        Themes.apply(scene, Look.DEFAULT);
        board.restyle(BoardStyle.of(Look.DEFAULT, false));
        var stage = new Stage();
        stage.setTitle(texts.get("window.title"));
        stage.setScene(scene);
        stage.show();
        ProgramIcon.give(stage);
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
