package org.jumpingcube.desktop.controls;

import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.Parent;
import org.jumpingcube.desktop.model.GameModel;
import org.jumpingcube.desktop.model.GameWording;
import org.jumpingcube.game.History;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Position;
import org.jumpingcube.game.Seats;

/**
 * A board that can be read to the user, part by part.
 *
 * @param shown the game up to the position on the board
 * @param seats who plays
 */
public record ReadableBoard<P extends Position<P, M>, M>(
        Supplier<History<P, M>> shown, Supplier<Seats> seats, GameWording<P, M> wording) {
    private static final Object KEY = new Object();

    /** A part of a board that can be read on demand. */
    public enum Part {
        SCORE,
        LAST_MOVE,
        /** The user's pieces that matter now: full cubes, or pawns that can jump. */
        PIECES,
        ALL
    }

    /** A part in words. */
    public String read(Part part) {
        var history = shown.get();
        return switch (part) {
            case SCORE -> wording.score(history);
            case LAST_MOVE -> wording.lastMove(history);
            case PIECES -> wording.pieces(history.current(), user());
            case ALL -> wording.whole(history.current());
        };
    }

    /** The side that the user plays; if that is both or neither, the side to move. */
    private Player user() {
        var now = seats.get();
        return now.isComputer(Player.ONE) == now.isComputer(Player.TWO)
                ? shown.get().current().toMove()
                : now.isComputer(Player.ONE) ? Player.TWO : Player.ONE;
    }

    /** Attaches a board to the node that shows it. */
    public void attach(Node board) {
        board.getProperties().put(KEY, this);
    }

    /** Attaches a game's board to the node that shows it, and lets the node announce each move. */
    public static <P extends Position<P, M>, M> void follow(
            Node board, GameModel<P, M> game, GameWording<P, M> wording) {
        new ReadableBoard<>(() -> game.now().history(), () -> game.now().seats(), wording).attach(board);
        game.view().subscribe((before, now) -> {
            if (isNext(before.history(), now.history())) {
                now.history().lastTurn().ifPresent(turn -> Announcement.make(board, wording.spoken(turn)));
            }
        });
    }

    private static boolean isNext(History<?, ?> before, History<?, ?> now) {
        return now.cursor() == before.cursor() + 1
                && now.at(before.cursor()).lastTurn().equals(before.lastTurn())
                && now.start().equals(before.start());
    }

    /** The first board below a node that is shown. */
    public static Optional<ReadableBoard<?, ?>> in(Node node) {
        return all(node).findFirst();
    }

    private static Stream<ReadableBoard<?, ?>> all(Node node) {
        if (!node.isVisible()) {
            return Stream.empty();
        }
        if (node.getProperties().get(KEY) instanceof ReadableBoard<?, ?> board) {
            return Stream.of(board);
        }
        return node instanceof Parent parent
                ? parent.getChildrenUnmodifiable().stream().flatMap(ReadableBoard::all)
                : Stream.empty();
    }
}
