package org.jumpingcube.desktop.jumpin;

import java.util.List;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import org.jumpingcube.jumpin.Square;

/** Where things are on a board of Jumpin, for tests outside its package. */
public final class JumpinSpots {
    private JumpinSpots() {}

    /** The square's bounds in the board's coordinates. */
    public static Bounds square(Node board, String name) {
        return ((JumpinBoardView) board).places().bounds(Square.parse(name).orElseThrow());
    }

    /** The squares that a landing is marked on, in order. */
    public static List<String> landings(Node board) {
        return ((JumpinBoardView) board)
                .choosing().choice().get().stream()
                        .flatMap(choice -> choice.landings().keySet().stream())
                        .map(Square::name)
                        .sorted()
                        .toList();
    }
}
