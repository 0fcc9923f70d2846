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
 * @param focused the square that the keys are on, in words
 */
public record ReadableBoard<P extends Position<P, M>, M>(
        Supplier<History<P, M>> shown, Supplier<Seats> seats, GameWording<P, M> wording, Supplier<String> focused) {
    private static final Object KEY = new Object();

    /** What can be read on demand. */
    public enum Part {
        SCORE,
        LAST_MOVE,
        /** The squares that the last move changed. */
        CHANGES,
        /** The square that the keys are on, and what a move there would do. */
        SQUARE,
        /** The user's pieces that matter now: full cubes, or pawns that can jump. */
        PIECES,
        ALL,
        /** Not the board, but whatever is written in its window. */
        TEXT
    }

    /** A part in words; empty for what is not on the board. */
    public String read(Part part) {
        var history = shown.get();
        return switch (part) {
            case SCORE -> wording.score(history);
            case LAST_MOVE -> wording.lastMove(history);
            case CHANGES -> wording.changes(history);
            case SQUARE -> focused.get();
            case PIECES -> wording.pieces(history.current(), user());
            case ALL -> wording.whole(history.current());
            case TEXT -> "";
        };
    }

    /** The board in a word, such as its size. */
    public String name() {
        return wording.boardName(shown.get().current());
    }

    /** The side that the user plays; if that is both or neither, the side to move. */
    private Player user() {
        return seats.get().onlyHuman().orElseGet(() -> shown.get().current().toMove());
    }

    /** Attaches a board to the node that shows it. */
    public void attach(Node board) {
        board.getProperties().put(KEY, this);
    }

    /**
     * Attaches a game's board to the node that shows it, and lets the node announce each move, and where the keys are
     * when something else has changed the position.
     *
     * @param focused the square that the keys are on, in words
     */
    public static <P extends Position<P, M>, M> void follow(
            Node board, GameModel<P, M> game, GameWording<P, M> wording, Supplier<String> focused) {
        new ReadableBoard<>(() -> game.now().history(), () -> game.now().seats(), wording, focused).attach(board);
        game.view().subscribe((before, now) -> {
            if (isNext(before.history(), now.history())) {
                now.history().lastTurn().ifPresent(turn -> Announcement.make(board, wording.spoken(turn)));
            } else if (!now.position().equals(before.position())) {
                Announcement.ofFocus(board);
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
