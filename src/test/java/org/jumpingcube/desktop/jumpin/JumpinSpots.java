package org.jumpingcube.desktop.jumpin;

import java.util.List;
import java.util.Optional;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import org.jumpingcube.game.Square;
import org.jumpingcube.jumpin.JumpinMove;
import org.jumpingcube.jumpin.JumpinPosition;
import org.jumpingcube.jumpin.JumpinTurn;
import org.jumpingcube.jumpin.Squares;
import org.jumpingcube.session.SessionView;

/** Where things are on a board of Jumpin, for tests outside its package. */
public final class JumpinSpots {
    private JumpinSpots() {}

    /** The square's bounds in the board's coordinates. */
    public static Bounds square(Node board, String name) {
        return ((JumpinBoardView) board).places().bounds(Squares.parse(name).orElseThrow());
    }

    /** Picks a pawn, as a click does. */
    public static void pick(Node board, Square pawn) {
        ((JumpinBoardView) board).choosing().take(pawn, false);
    }

    /** Picks a pawn and takes its landing, as two clicks do. */
    public static void play(Node board, JumpinMove.Jump jump) {
        var choosing = ((JumpinBoardView) board).choosing();
        choosing.take(jump.from(), false);
        choosing.take(jump.to(), false);
    }

    /** The way that a hint shows; empty without one. */
    public static List<String> hint(Node board) {
        return ((JumpinBoardView) board)
                .scene().hint().stream().map(Square::name).toList();
    }

    /** The square that is marked as the one pointed at, and whether that is because it has the keyboard focus. */
    public static String marked(Node board) {
        var scene = ((JumpinBoardView) board).scene();
        return scene.pointed().map(Square::name).orElse("none") + (scene.isFocusSeen() ? " by keys" : "");
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

    /** Where a click leads on to a turn: the landings of the pawn that is held, else the pawns that have a turn. */
    public static List<Bounds> useful(Node board, JumpinPosition position) {
        List<String> landings = landings(board);
        return landings.isEmpty()
                ? position.legalMoves().stream()
                        .map(move -> ((JumpinBoardView) board)
                                .places()
                                .bounds(position.play(move).path().get(0)))
                        .toList()
                : landings.stream().map(name -> square(board, name)).toList();
    }

    /**
     * What is to be painted that a position and the turn that led to it do not have; empty if all is as it should be.
     *
     * @param view of a session of Jumpin
     */
    @SuppressWarnings("unchecked")
    public static Optional<String> difference(Node board, SessionView<?, ?> view) {
        var now = (SessionView<JumpinPosition, JumpinMove>) view;
        var scene = ((JumpinBoardView) board).scene();
        var path = now.history()
                .lastTurn()
                .map(played -> JumpinTurn.of(played).path())
                .orElse(List.of());
        var ends = path.isEmpty() ? path : List.of(path.get(0), path.get(path.size() - 1));
        if (!scene.board().equals(now.position().board())) {
            return Optional.of("the pawns stand as in another position");
        }
        return scene.last().equals(ends)
                ? Optional.empty()
                : Optional.of("marked as the last turn is " + scene.last() + ", which is " + ends);
    }
}
