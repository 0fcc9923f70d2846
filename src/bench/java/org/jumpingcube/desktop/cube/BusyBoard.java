package org.jumpingcube.desktop.cube;

import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.jumpingcube.cube.Board;
import org.jumpingcube.cube.Cube;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Square;

/** The busiest picture there can be: all cubes of a board burst at once and scatter their dots. */
public final class BusyBoard {
    private static final Player MOVER = Player.ONE;

    private final BoardView view;
    private final CascadeStyle.Film film;

    public BusyBoard(BoardView view) {
        this.view = view;
        var board = Board.empty(view.side());
        Map<Square, Cube> before = board.squares().stream()
                .collect(Collectors.toMap(square -> square, square -> Cube.of(MOVER, board.capacity(square) + 1)));
        var stage = new CascadeStage(
                new CubePosition(board, MOVER), 1, before, before, board.squares(), 0, Set.copyOf(board.squares()));
        film = CascadeStyle.SCATTER.film(stage);
    }

    /** Shows one instant, for which every cube is painted anew with all the dots on their way. */
    public void show(double progress) {
        view.showFrame(film.at(progress));
    }
}
