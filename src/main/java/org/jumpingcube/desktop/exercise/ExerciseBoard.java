package org.jumpingcube.desktop.exercise;

import javafx.scene.layout.StackPane;
import org.jumpingcube.cube.Square;
import org.jumpingcube.desktop.cube.BoardView;
import org.jumpingcube.desktop.cube.CubeView;
import org.jumpingcube.desktop.model.GameModel;

/** A board of its own on which exercises are solved, with room around it. */
final class ExerciseBoard extends StackPane {
    private final BoardView board;
    private final Solving solving;

    ExerciseBoard(ExerciseNeeds needs, Exercise first) {
        var settings = needs.settings();
        var view =
                new CubeView(needs.kind(), needs.texts(), () -> settings.get().cascade());
        var setup = GameModel.Setup.of(view, settings.get().play());
        var model = new GameModel<>(needs.kind(), view.presenter(), setup, needs.services());
        board = (BoardView) view.board(model);
        solving = new Solving(needs.kind(), model, needs.services(), first);
        board.onChoose(this::choose);
        settings.observable().subscribe(now -> view.restyle(now.look()));
        getChildren().add(board);
        getStyleClass().add("board-area");
        setMinHeight(0);
    }

    private void choose(Square square) {
        if (!solving.choose(square)) {
            board.refuse(square);
        }
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
