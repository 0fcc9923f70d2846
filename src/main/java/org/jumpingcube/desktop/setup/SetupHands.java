package org.jumpingcube.desktop.setup;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.geometry.Point2D;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import org.jumpingcube.desktop.look.DigitKeys;
import org.jumpingcube.desktop.model.SetupBoard;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Square;

/**
 * Mouse and keys on a board that is set up: a click or Enter sets a piece or adds a point, a right click or Backspace
 * takes one away, dragging paints, and 1, 2 and 0 give what is pointed at to a side or to nobody. They come before what
 * a click and these keys mean in a game. Where only one side places pieces, digits go to a row as they do there.
 */
final class SetupHands {
    private static final double STEP = 4; // pixels: no square is so small that a fast mouse could jump over it

    private final SetupBoard<?> board;
    private final Actions actions;
    private List<Square> stroke = List.of(); // empty while the left button is up
    private Point2D last = Point2D.ZERO;

    /** What can be done with a square. */
    interface Actions {
        void click(Square square);

        void lessen(Square square);

        /** Whether the pieces of both sides can be placed, so that they are given to one. */
        boolean isForBothSides();

        /** Only if this is for both sides. The owner becomes the brush, too. */
        void give(Square square, Optional<Player> owner);

        /**
         * The mouse has been dragged over these squares with the button held down.
         *
         * @param squares the whole stroke so far, at least two
         */
        void paint(List<Square> squares);

        /** The left button is down: a stroke may follow, which is one edit. */
        void beginStroke();
    }

    private SetupHands(SetupBoard<?> board, Actions actions) {
        this.board = board;
        this.actions = actions;
    }

    static void attach(SetupBoard<?> board, Actions actions) {
        var hands = new SetupHands(board, actions);
        board.node().addEventFilter(MouseEvent.MOUSE_PRESSED, hands::press);
        board.node().addEventFilter(MouseEvent.MOUSE_DRAGGED, hands::drag);
        board.node().addEventFilter(MouseEvent.MOUSE_RELEASED, hands::release);
        board.node().addEventFilter(KeyEvent.KEY_PRESSED, hands::key);
    }

    private Optional<Square> squareAt(MouseEvent event) {
        return board.squareAt(event.getX(), event.getY());
    }

    private void press(MouseEvent event) {
        event.consume();
        board.node().requestFocus();
        squareAt(event).ifPresent(square -> {
            board.point(square, false);
            if (event.getButton() == MouseButton.SECONDARY) {
                stroke = List.of();
                actions.lessen(square);
            } else if (event.getButton() == MouseButton.PRIMARY) {
                stroke = List.of(square);
                actions.beginStroke();
                last = new Point2D(event.getX(), event.getY());
            }
        });
    }

    private void drag(MouseEvent event) {
        event.consume();
        if (stroke.isEmpty()) {
            return;
        }
        var now = new Point2D(event.getX(), event.getY());
        var longer = new ArrayList<>(stroke);
        int steps = (int) Math.ceil(now.distance(last) / STEP);
        for (int step = 1; step <= steps; step++) {
            var at = last.interpolate(now, (double) step / steps);
            board.squareAt(at.getX(), at.getY())
                    .filter(square -> !longer.contains(square))
                    .ifPresent(longer::add);
        }
        last = now;
        if (longer.size() > stroke.size()) {
            stroke = List.copyOf(longer);
            board.point(stroke.get(stroke.size() - 1), false);
            actions.paint(stroke);
        }
    }

    private void release(MouseEvent event) {
        event.consume();
        if (event.getButton() == MouseButton.PRIMARY) {
            var done = stroke;
            stroke = List.of();
            if (done.size() == 1 && squareAt(event).equals(Optional.of(done.get(0)))) {
                actions.click(done.get(0));
            }
        }
    }

    private void key(KeyEvent event) {
        if (event.isShortcutDown() || event.isAltDown() || event.isControlDown()) {
            return;
        }
        var square = board.pointed();
        Optional<Runnable> deed = deed(event, square);
        deed.ifPresent(found -> {
            event.consume();
            board.point(square, true);
            found.run();
        });
    }

    private static Optional<Player> owner(String digit) {
        return switch (digit) {
            case "1" -> Optional.of(Player.ONE);
            case "2" -> Optional.of(Player.TWO);
            default -> Optional.empty();
        };
    }

    private Optional<Runnable> deed(KeyEvent event, Square square) {
        String key = DigitKeys.digit(event).orElseGet(event::getText);
        return switch (key) {
            case "0", "1", "2" ->
                actions.isForBothSides() ? Optional.of(() -> actions.give(square, owner(key))) : Optional.empty();
            case "+" -> Optional.of(() -> actions.click(square));
            case "-" -> Optional.of(() -> actions.lessen(square));
            default ->
                switch (event.getCode()) {
                    case ENTER, SPACE, PLUS, ADD -> Optional.of(() -> actions.click(square));
                    case MINUS, SUBTRACT, BACK_SPACE, DELETE -> Optional.of(() -> actions.lessen(square));
                    default -> Optional.empty();
                };
        };
    }
}
