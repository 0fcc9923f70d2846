package org.jumpingcube.desktop.jumpin;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.AccessibleAttribute;
import javafx.scene.AccessibleRole;
import javafx.scene.Cursor;
import javafx.scene.canvas.Canvas;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Turn;
import org.jumpingcube.jumpin.JumpinMove;
import org.jumpingcube.jumpin.JumpinPosition;
import org.jumpingcube.jumpin.JumpinTurn;
import org.jumpingcube.jumpin.Square;
import org.jumpingcube.session.GameState.HumanToMove;
import org.jumpingcube.session.SessionView;

/**
 * The board of Jumpin on the screen. A click on a pawn shows where it can land, a click there is the turn; with Shift the
 * pawn is led jump by jump. The same by dragging and by keys.
 */
final class JumpinBoardView extends Region {
    private static final double PREFERRED_PITCH = 72;
    private static final double SMALLEST_PITCH = 22;

    private final Canvas canvas = new Canvas();
    private final Canvas air = new Canvas(); // what moves is painted over the board
    private final JumpinWording wording;
    private final ReadOnlyObjectWrapper<Optional<Choice>> choice = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyObjectWrapper<Optional<Square>> pointed = new ReadOnlyObjectWrapper<>(Optional.empty());
    private Consumer<JumpinMove> onChoose = move -> {};
    private JumpinPosition position;
    private PawnStanding standing;
    private boolean canChoose;
    private List<Square> last = List.of();
    private List<Square> hint = List.of();
    private Optional<Shown> shown = Optional.empty();
    private Square focus = new Square(0, 0);
    private boolean isFocusSeen;
    private boolean isDragging;
    private JumpinColours colours = JumpinColours.LIGHT;
    private JumpinLayout layout = JumpinLayout.fit(1, 1);

    /** A turn that is being shown, and its pawn. */
    private record Shown(JumpinTurn turn, Hop hop) {}

    JumpinBoardView(JumpinPosition start, JumpinWording wording) {
        position = start;
        standing = PawnStanding.of(start);
        this.wording = wording;
        setId("jumpin-board");
        getStyleClass().add("board");
        setAccessibleRole(AccessibleRole.BUTTON);
        getChildren().addAll(canvas, air);
        air.setMouseTransparent(true);
        setFocusTraversable(true);
        addEventHandler(MouseEvent.MOUSE_MOVED, event -> point(squareAt(event)));
        addEventHandler(MouseEvent.MOUSE_EXITED, event -> point(Optional.empty()));
        addEventHandler(MouseEvent.MOUSE_PRESSED, this::press);
        addEventHandler(MouseEvent.MOUSE_DRAGGED, this::drag);
        addEventHandler(MouseEvent.MOUSE_RELEASED, this::release);
        addEventHandler(KeyEvent.KEY_PRESSED, new JumpinKeys(this)::pressed);
        describe();
    }

    /** Names who is told of the turn that the user has chosen. */
    void onChoose(Consumer<JumpinMove> listener) {
        onChoose = listener;
    }

    // What is shown

    void show(SessionView<JumpinPosition, JumpinMove> view) {
        show(view.position(), view.history().lastTurn(), view.state() instanceof HumanToMove);
    }

    /**
     * Shows a position and the turn that led to it.
     *
     * @param isUsersTurn whether the user may choose the next
     */
    void show(JumpinPosition now, Optional<Turn<JumpinPosition, JumpinMove>> turn, boolean isUsersTurn) {
        boolean isOther = !now.equals(position);
        position = now;
        standing = PawnStanding.of(position);
        canChoose = isUsersTurn;
        last = turn.map(played -> ends(JumpinTurn.of(played))).orElse(List.of());
        hint = List.of();
        if (isOther || !canChoose) {
            choose(Optional.empty());
        }
        describe();
        repaint();
    }

    private static List<Square> ends(JumpinTurn turn) {
        List<Square> path = turn.path();
        return path.isEmpty() ? path : List.of(path.get(0), path.get(path.size() - 1));
    }

    /** Shows the way of a move that is not made yet. */
    void showHint(List<Square> way) {
        hint = way;
        repaint();
    }

    /** Shows a pawn in the middle of a turn, in place of the position. */
    void showHop(JumpinTurn turn, Hop hop) {
        boolean isNew = shown.filter(before -> before.turn().equals(turn)).isEmpty();
        shown = Optional.of(new Shown(turn, hop));
        if (isNew) {
            repaint();
        }
        paintAir();
    }

    /** Ends whatever is shown in place of the position. */
    void showPosition() {
        shown = Optional.empty();
        hint = List.of();
        repaint();
        paintAir();
    }

    void restyle(boolean isDark) {
        colours = JumpinColours.of(isDark);
        repaint();
        paintAir();
    }

    // Choosing

    /** The turn that is being chosen. */
    ReadOnlyObjectProperty<Optional<Choice>> choice() {
        return choice.getReadOnlyProperty();
    }

    /** The square that the user points at. */
    ReadOnlyObjectProperty<Optional<Square>> pointed() {
        return pointed.getReadOnlyProperty();
    }

    private void choose(Optional<Choice> other) {
        choice.set(other);
        describe();
        repaint();
    }

    /** Lets go of the pawn that was picked. */
    boolean letGo() {
        boolean was = choice.get().isPresent();
        choose(Optional.empty());
        return was;
    }

    /** Takes back the last jump of a turn that is led jump by jump. */
    boolean takeBack() {
        var shorter = choice.get().flatMap(Choice::shortened);
        shorter.ifPresent(back -> choose(Optional.of(back)));
        return shorter.isPresent();
    }

    /**
     * Picks a pawn, or takes a square as the end of its turn.
     *
     * @param isStep whether the pawn is only to be led on by one jump
     */
    void take(Square square, boolean isStep) {
        if (!canChoose) {
            return;
        }
        var chosen = choice.get();
        var led = isStep ? chosen.flatMap(now -> now.ledTo(square)) : Optional.<Choice>empty();
        var back = chosen.flatMap(now -> now.backTo(square));
        var landing = chosen.flatMap(now -> now.at(square));
        if (led.isPresent()) {
            choose(led);
        } else if (back.isPresent()) {
            choose(back);
        } else if (landing.isPresent() && !isStep) {
            play(landing.get());
        } else if (position.board().pawns(position.toMove()).contains(square)) {
            boolean isSame = chosen.filter(now -> now.from().equals(square)).isPresent();
            choose(isSame ? Optional.empty() : Optional.of(Choice.of(position, square)));
        }
    }

    /** Ends the turn where the pawn has been led. */
    boolean stopHere() {
        var here = choice.get().flatMap(Choice::here);
        here.ifPresent(this::play);
        return here.isPresent();
    }

    private void play(Choice.Landing landing) {
        choose(Optional.empty());
        onChoose.accept(landing.turn().move());
    }

    // The mouse

    private Optional<Square> squareAt(MouseEvent event) {
        return layout.squareAt(event.getX(), event.getY());
    }

    private void press(MouseEvent event) {
        requestFocus();
        showFocus(false);
        if (event.getButton() == MouseButton.SECONDARY) {
            letGo();
        } else if (event.getButton() == MouseButton.PRIMARY) {
            boolean isStop = event.getClickCount() == 2 && stopHere();
            if (!isStop) {
                squareAt(event).ifPresent(square -> {
                    focusOn(square);
                    take(square, event.isShiftDown());
                });
            }
        }
    }

    private void drag(MouseEvent event) {
        if (event.getButton() == MouseButton.PRIMARY && choice.get().isPresent()) {
            isDragging = true;
            point(squareAt(event));
            paintDragged(event.getX(), event.getY());
        }
    }

    private void release(MouseEvent event) {
        if (isDragging) {
            isDragging = false;
            paintAir();
            repaint();
            squareAt(event)
                    .flatMap(square -> choice.get().flatMap(now -> now.at(square)))
                    .ifPresent(this::play);
        }
    }

    private void point(Optional<Square> square) {
        if (!square.equals(pointed.get())) {
            pointed.set(square);
            isFocusSeen = false;
            setCursor(square.filter(this::isOfUse).isPresent() ? Cursor.HAND : Cursor.DEFAULT);
            repaint();
        }
    }

    private boolean isOfUse(Square square) {
        boolean isOwn = position.board().pawns(position.toMove()).contains(square);
        return canChoose
                && (choice.get().flatMap(now -> now.at(square)).isPresent()
                        || (isOwn && !standing.dim().contains(square)));
    }

    // The keyboard

    Square focus() {
        return focus;
    }

    JumpinLayout places() {
        return layout;
    }

    void focusOn(Square square) {
        focus = square;
        pointed.set(Optional.of(square));
        describe();
        repaint();
    }

    void showFocus(boolean isSeen) {
        isFocusSeen = isSeen;
        repaint();
    }

    private void describe() {
        setAccessibleText(wording.square(position, focus, choice.get()));
        notifyAccessibleAttributeChanged(AccessibleAttribute.TEXT);
    }

    // Painting

    private JumpinScene scene() {
        boolean isShowing = shown.isPresent();
        var board = shown.map(now -> now.turn().before().board()).orElse(position.board());
        Set<Square> lifted = shown.map(now -> lifted(now.turn()))
                .orElseGet(() ->
                        isDragging ? choice.get().map(Choice::from).stream().collect(Collectors.toSet()) : Set.of());
        var landing = choice.get().flatMap(now -> pointed.get().flatMap(now::at));
        return new JumpinScene(
                board,
                lifted,
                canChoose && !isShowing ? standing.dim() : Set.of(),
                isShowing ? Set.of() : standing.stranded(),
                isShowing ? List.of() : last,
                isShowing ? Optional.empty() : choice.get(),
                pointed.get(),
                isFocusSeen && isFocused(),
                landing.map(found -> standing.ladders(found.turn())).orElse(Set.of()),
                hint);
    }

    private static Set<Square> lifted(JumpinTurn turn) {
        return turn.move() instanceof JumpinMove.Swap
                ? Set.copyOf(turn.path())
                : turn.path().stream().limit(1).collect(Collectors.toSet());
    }

    private void repaint() {
        if (canvas.getWidth() < 1 || canvas.getHeight() < 1) {
            return;
        }
        var context = canvas.getGraphicsContext2D();
        context.clearRect(0, 0, canvas.getWidth(), canvas.getHeight());
        new JumpinPainter(context, layout, colours, wording.homes()).paint(scene());
    }

    private void paintAir() {
        var context = air.getGraphicsContext2D();
        context.clearRect(0, 0, air.getWidth(), air.getHeight());
        shown.ifPresent(now -> {
            var painter = new PawnPainter(context, colours, 0);
            Hop hop = now.hop();
            Player mover = now.turn().player();
            if (now.turn().move() instanceof JumpinMove.Swap) {
                paintHop(painter, mover.opponent(), new Hop(hop.to(), hop.from(), hop.progress(), 0));
            }
            paintHop(painter, mover, hop);
        });
    }

    private void paintHop(PawnPainter painter, Player player, Hop hop) {
        Point2D from = layout.centre(hop.from());
        Point2D at = from.interpolate(layout.centre(hop.to()), hop.progress());
        painter.paint(player, at.getX(), at.getY(), layout.pitch(), hop.rise());
    }

    private void paintDragged(double x, double y) {
        var context = air.getGraphicsContext2D();
        context.clearRect(0, 0, air.getWidth(), air.getHeight());
        repaint();
        new PawnPainter(context, colours, 0).paint(position.toMove(), x, y, layout.pitch(), 0.3);
    }

    /** Where a square is seen. */
    Bounds bounds(Square square) {
        return layout.bounds(square);
    }

    @Override
    protected void layoutChildren() {
        double width = Math.floor(getWidth());
        double height = Math.floor(getHeight());
        for (Canvas part : List.of(canvas, air)) {
            part.setWidth(width);
            part.setHeight(height);
        }
        layout = JumpinLayout.fit(width, height);
        repaint();
        paintAir();
    }

    @Override
    protected double computePrefWidth(double height) {
        return Square.ROWS * PREFERRED_PITCH + 2 * JumpinLayout.MARGIN;
    }

    @Override
    protected double computePrefHeight(double width) {
        return Square.COLUMNS * PREFERRED_PITCH + 2 * JumpinLayout.MARGIN;
    }

    @Override
    protected double computeMinWidth(double height) {
        return Square.COLUMNS * SMALLEST_PITCH;
    }

    @Override
    protected double computeMinHeight(double width) {
        return Square.COLUMNS * SMALLEST_PITCH;
    }
}
