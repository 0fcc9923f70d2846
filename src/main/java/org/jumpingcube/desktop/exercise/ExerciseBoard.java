package org.jumpingcube.desktop.exercise;

import java.util.function.UnaryOperator;
import javafx.scene.layout.StackPane;
import org.jumpingcube.cube.Square;
import org.jumpingcube.desktop.cube.BoardView;
import org.jumpingcube.desktop.cube.CubeGameBoard;
import org.jumpingcube.desktop.model.GameModel;
import org.jumpingcube.game.GameOptions;
import org.jumpingcube.game.Player;
import org.jumpingcube.session.Pauses;
import org.jumpingcube.settings.Look;

/** A board of its own on which exercises are solved, with room around it. */
final class ExerciseBoard extends StackPane {
    private final CubeGameBoard cubes;
    private final BoardView board;
    private final Solving solving;

    /** @param shownLook what the look in the settings becomes here */
    ExerciseBoard(ExerciseNeeds needs, Exercise first, UnaryOperator<Look> shownLook) {
        var settings = needs.settings();
        cubes = new CubeGameBoard(
                needs.kind(), needs.texts(), () -> settings.get().cascade());
        var setup = new GameModel.Setup(GameOptions.usual(needs.kind().options()), Solving.BY_HAND, Pauses.NONE, 1);
        var model = new GameModel<>(needs.kind(), cubes.presenter(), setup, needs.services());
        cubes.attach(model, this::choose);
        board = cubes.node();
        solving = new Solving(needs.kind(), model, needs.services(), first);
        settings.observable().subscribe(now -> cubes.restyle(shownLook.apply(now.look())));
        getChildren().add(board);
        getStyleClass().add("board-area");
        setMinHeight(0);
    }

    private boolean choose(Square square) {
        return solving.choose(square);
    }

    /** What a side is called here. */
    String side(Player player) {
        return cubes.side(player);
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
