package org.jumpingcube.desktop.cube;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Predicate;
import javafx.animation.PauseTransition;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.scene.AccessibleAttribute;
import javafx.scene.Cursor;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;
import javafx.util.Duration;
import org.jumpingcube.cube.Board;
import org.jumpingcube.cube.Cube;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.cube.PlayedMove;
import org.jumpingcube.cube.Square;
import org.jumpingcube.desktop.cube.CellLook.Foresight;
import org.jumpingcube.desktop.cube.CellLook.Side;
import org.jumpingcube.game.Player;
import org.jumpingcube.session.SessionView;

/**
 * The board on the screen. Shows the position of a session, or the frames of an animation in its place; tells which
 * square the user chooses.
 */
public final class BoardView extends Region {
    private static final double PREFERRED_CELL = 100;
    private static final double SMALLEST_CELL = 18;
    private static final Duration REFUSAL = Duration.millis(450);

    private final BoardCanvas canvas = new BoardCanvas();
    private Consumer<Square> onChoose = square -> {};
    private final CubeWording wording;
    private Board board;
    private Predicate<Square> canPlay = square -> false;
    private Optional<Player> mover = Optional.empty();
    private Map<Square, Mark> marks = Map.of();
    private Optional<CascadeFrame> frame = Optional.empty();
    private final ReadOnlyObjectWrapper<CubeCount> count = new ReadOnlyObjectWrapper<>();
    private Optional<Highlight> highlight = Optional.empty();
    private final ReadOnlyObjectWrapper<Optional<MovePreview>> preview = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyObjectWrapper<Optional<Square>> pointed = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final PreviewBubble bubble = new PreviewBubble();
    private final PauseTransition refusal = new PauseTransition(REFUSAL);
    private Optional<Square> hovered = Optional.empty();
    private Square focus = new Square(0, 0);
    private boolean isFocusVisible;

    /** A square that is made to stand out for a moment, such as a chosen one that blinks. */
    record Highlight(Square square, Mark mark, boolean isDark) {}

    /**
     * @param wording what is said of cubes
     */
    BoardView(Board board, CubeWording wording) {
        this.board = board;
        this.wording = wording;
        countCubes();
        setId("board");
        getStyleClass().add("board");
        refusal.setOnFinished(event -> showPosition());
        getChildren().addAll(canvas, bubble);
        setFocusTraversable(true);
        focusedProperty().subscribe(this::repaint);
        focusVisibleProperty().subscribe(this::showFocus);
        addEventHandler(MouseEvent.MOUSE_MOVED, event -> hover(canvas.squareAt(event.getX(), event.getY())));
        addEventHandler(MouseEvent.MOUSE_EXITED, event -> hover(Optional.empty()));
        addEventHandler(MouseEvent.MOUSE_PRESSED, this::press);
        new BoardKeys(this);
        focusOn(focus);
    }

    /** Names who is told of a click on a square, or Enter on the focused one. */
    public void onChoose(Consumer<Square> listener) {
        onChoose = listener;
    }

    // What is shown

    /** Shows the position of the session and its marks. */
    public void show(SessionView<CubePosition, Square> view) {
        canPlay = view::canPlay;
        mover = Optional.of(view.position().toMove());
        marks = marks(view);
        show(view.position().board());
    }

    private static Map<Square, Mark> marks(SessionView<CubePosition, Square> view) {
        var marks = new HashMap<Square, Mark>();
        view.lastMove().ifPresent(square -> marks.put(square, Mark.LAST_MOVE));
        view.undone().ifPresent(square -> marks.put(square, Mark.UNDONE_MOVE));
        view.hint().ifPresent(square -> marks.put(square, Mark.HINT));
        return Map.copyOf(marks);
    }

    /** Shows the board after a move, and which move it was. */
    public void showAfter(PlayedMove move) {
        marks = Map.of(move.move(), Mark.LAST_MOVE);
        show(move.after().board());
    }

    /** Shows a board alone. */
    public void show(Board changed) {
        if (changed.side() != board.side()) {
            board = changed;
            focusOn(new Square(Math.min(focus.row(), board.side() - 1), Math.min(focus.column(), board.side() - 1)));
            relayout();
        }
        board = changed;
        describeFocus();
        showCursor();
        countCubes();
        repaint();
        paintFuse();
    }

    /** Changes how everything is painted. */
    public void restyle(BoardStyle changed) {
        canvas.restyle(changed);
        repaint();
        paintFuse();
    }

    /** Shows a picture of a cascade in place of the position, until {@link #showPosition}. */
    void showFrame(CascadeFrame shown) {
        boolean isOther = frame.filter(before ->
                        before.bursts() == shown.bursts() && before.cubes().equals(shown.cubes()))
                .isEmpty();
        frame = Optional.of(shown);
        repaint();
        if (isOther) {
            countCubes();
            paintFuse();
        }
    }

    void showHighlight(Highlight shown) {
        highlight = Optional.of(shown);
        repaint();
    }

    /** Ends whatever is shown in place of the position. */
    void showPosition() {
        frame = Optional.empty();
        highlight = Optional.empty();
        countCubes();
        repaint();
        paintFuse();
    }

    /** What is seen on the board, counted: in the middle of a cascade, as far as it has come. */
    ReadOnlyObjectProperty<CubeCount> count() {
        return count.getReadOnlyProperty();
    }

    private void paintFuse() {
        if (style().hints().fuse()) {
            canvas.paintFuse(count.get());
        }
    }

    private void countCubes() {
        count.set(frame.map(shown -> CubeCount.of(shown.cubes().values(), shown.bursts()))
                .orElseGet(() -> CubeCount.of(board)));
    }

    /** What is on the canvas now, cell by cell. */
    Map<Square, CellLook> painted() {
        return canvas.painted();
    }

    BoardStyle style() {
        return canvas.style();
    }

    /** Tells that a cube may not be played, where the user looks. */
    void refuse(Square square) {
        showHighlight(new Highlight(square, Mark.REFUSED, false));
        refusal.playFromStart();
    }

    /** Shows what a move would do, or no more of it. */
    void showPreview(Optional<MovePreview> shown) {
        if (shown.isEmpty() && preview.get().isEmpty()) {
            return;
        }
        preview.set(shown);
        bubble.setVisible(shown.isPresent());
        shown.ifPresent(move -> bubble.setText(wording.figures(move)));
        describeFocus();
        repaint();
        requestLayout();
    }

    ReadOnlyObjectProperty<Optional<MovePreview>> preview() {
        return preview.getReadOnlyProperty();
    }

    /** The cube that the user points at: by the mouse, else by the keyboard once it is used. */
    ReadOnlyObjectProperty<Optional<Square>> pointed() {
        return pointed.getReadOnlyProperty();
    }

    private void point() {
        pointed.set(hovered.or(() -> isFocusVisible && isFocused() ? Optional.of(focus) : Optional.empty()));
    }

    // The keyboard's focus

    Square focus() {
        return focus;
    }

    int side() {
        return board.side();
    }

    void focusOn(Square square) {
        focus = square;
        point();
        describeFocus();
        repaint();
    }

    /** Keys move the focus, so from the first key on it is seen; a click hides it again. */
    void showFocus(boolean isVisible) {
        isFocusVisible = isVisible;
        point();
        repaint();
    }

    void chooseFocused() {
        onChoose.accept(focus);
    }

    private void describeFocus() {
        String foresight = preview.get()
                .filter(shown -> shown.move().move().equals(focus))
                .map(shown -> ". " + wording.sentence(shown))
                .orElse("");
        setAccessibleText(wording.cube(focus, board) + foresight);
        notifyAccessibleAttributeChanged(AccessibleAttribute.TEXT);
    }

    // The mouse

    private void press(MouseEvent event) {
        if (event.getButton() == MouseButton.PRIMARY) {
            canvas.squareAt(event.getX(), event.getY()).ifPresent(square -> {
                focusOn(square);
                requestFocus();
                showFocus(false);
                onChoose.accept(square);
            });
        }
    }

    private void hover(Optional<Square> square) {
        hovered = square;
        point();
        showCursor();
        repaint();
    }

    private void showCursor() {
        setCursor(hovered.filter(canPlay).isPresent() ? Cursor.HAND : Cursor.DEFAULT);
    }

    // Painting

    @Override
    protected void layoutChildren() {
        relayout();
        repaint();
        paintFuse();
        preview.get()
                .ifPresent(shown -> bubble.placeBeside(canvas.cell(shown.move().move()), getWidth(), getHeight()));
    }

    private void relayout() {
        canvas.fit(board.side(), Math.floor(getWidth()), Math.floor(getHeight()));
    }

    private void repaint() {
        canvas.paint(board, this::look, frame);
    }

    private CellLook look(Square square) {
        Cube cube = frame.map(shown -> shown.cubes().get(square)).orElseGet(() -> board.at(square));
        boolean isDark = frame.filter(shown -> shown.dark().contains(square)).isPresent()
                || highlight
                        .filter(shown -> shown.isDark() && shown.square().equals(square))
                        .isPresent();
        var hoveredBy = hovered.filter(square::equals).filter(canPlay).flatMap(seen -> mover);
        boolean hasFocus = isFocusVisible && isFocused() && square.equals(focus);
        boolean isFullShown = frame.isEmpty() && style().hints().fullCubes();
        var fullSides = isFullShown ? FullCubes.sides(board, square) : Optional.<Set<Side>>empty();
        var foresight = preview.get()
                .map(shown -> shown.cells().getOrDefault(square, Foresight.NONE))
                .orElse(Foresight.NONE);
        return new CellLook(cube, isDark, hoveredBy, hasFocus, mark(square), foresight, fullSides);
    }

    /** While one cube stands out for a moment, the ring of the last move would only be taken for it. */
    private Mark mark(Square square) {
        var usual = marks.getOrDefault(square, Mark.NONE);
        return highlight
                .map(shown ->
                        shown.square().equals(square) ? shown.mark() : usual == Mark.LAST_MOVE ? Mark.NONE : usual)
                .orElse(usual);
    }

    @Override
    protected double computePrefWidth(double height) {
        return board.side() * PREFERRED_CELL + 2 * 28;
    }

    @Override
    protected double computePrefHeight(double width) {
        return board.side() * PREFERRED_CELL + 2 * 28;
    }

    @Override
    protected double computeMinWidth(double height) {
        return 6 * SMALLEST_CELL;
    }

    @Override
    protected double computeMinHeight(double width) {
        return 6 * SMALLEST_CELL;
    }
}
