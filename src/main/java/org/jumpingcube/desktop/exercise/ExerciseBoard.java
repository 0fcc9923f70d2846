package org.jumpingcube.desktop.exercise;

import javafx.scene.layout.StackPane;
import org.jumpingcube.cube.Square;
import org.jumpingcube.desktop.cube.BoardView;
import org.jumpingcube.desktop.cube.CubeGameBoard;
import org.jumpingcube.desktop.model.GameModel;
import org.jumpingcube.game.GameOptions;
import org.jumpingcube.session.Pauses;

/** A board of its own on which exercises are solved, with room around it. */
final class ExerciseBoard extends StackPane {
    private final BoardView board;
    private final Solving solving;

    ExerciseBoard(ExerciseNeeds needs, Exercise first) {
        var settings = needs.settings();
        var cubes = new CubeGameBoard(
                needs.kind(), needs.texts(), () -> settings.get().cascade());
        var setup = new GameModel.Setup(GameOptions.usual(needs.kind().options()), Solving.BY_HAND, Pauses.NONE, 1);
        var model = new GameModel<>(needs.kind(), cubes.presenter(), setup, needs.services());
        cubes.attach(model, this::choose);
        board = cubes.node();
        solving = new Solving(needs.kind(), model, needs.services(), first);
        settings.observable().subscribe(now -> cubes.restyle(now.look()));
        getChildren().add(board);
        getStyleClass().add("board-area");
        setMinHeight(0);
    }

    private boolean choose(Square square) {
        return solving.choose(square);
    }

    BoardView board() {
        return board;
    }

    Solving solving() {
        return solving;
    }

    /** Puts an exercise on the board, or the same one anew. */
    void begin(Exercise next) {
        board.showPosition();
        solving.begin(next);
        board.requestFocus();
    }
}
