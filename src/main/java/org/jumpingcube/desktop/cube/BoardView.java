package org.jumpingcube.desktop.cube;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Predicate;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.scene.AccessibleAttribute;
import javafx.scene.Cursor;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;
import org.jumpingcube.cube.Board;
import org.jumpingcube.cube.Cube;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.cube.PlayedMove;
import org.jumpingcube.cube.Square;
import org.jumpingcube.session.SessionView;

/**
 * The board on the screen. Shows the position of a session, or the frames of an animation in its place; tells which
 * square the user chooses.
 */
public final class BoardView extends Region {
    private static final double PREFERRED_CELL = 100;
    private static final double SMALLEST_CELL = 18;

    private final BoardCanvas canvas = new BoardCanvas();
    private Consumer<Square> onChoose = square -> {};
    private final BiFunction<Square, Board, String> cubeText;
    private Board board;
    private Predicate<Square> canPlay = square -> false;
    private Map<Square, Mark> marks = Map.of();
    private Optional<CascadeFrame> frame = Optional.empty();
    private final ReadOnlyObjectWrapper<CubeCount> count = new ReadOnlyObjectWrapper<>();
    private Optional<Highlight> highlight = Optional.empty();
    private Optional<Square> hovered = Optional.empty();
    private Square focus = new Square(0, 0);
    private boolean isFocusVisible;

    /** A square that is made to stand out for a moment, such as a chosen one that blinks. */
    record Highlight(Square square, Mark mark, boolean isDark) {}

    /**
     * @param cubeText what a screen reader says of a cube
     */
    public BoardView(Board board, BiFunction<Square, Board, String> cubeText) {
        this.board = board;
        this.cubeText = cubeText;
        countCubes();
        setId("board");
        getStyleClass().add("board");
        getChildren().add(canvas);
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
    }

    /** Changes how everything is painted. */
    public void restyle(BoardStyle changed) {
        canvas.restyle(changed);
        repaint();
    }

    /** Shows a picture of a cascade in place of the position, until {@link #showPosition}. */
    void showFrame(CascadeFrame shown) {
        boolean isOther = frame.filter(before ->
                        before.bursts() == shown.bursts() && before.cubes().equals(shown.cubes()))
                .isEmpty();
        frame = Optional.of(shown);
        if (isOther) {
            countCubes();
        }
        repaint();
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
    }

    /** What is seen on the board, counted: in the middle of a cascade, as far as it has come. */
    ReadOnlyObjectProperty<CubeCount> count() {
        return count.getReadOnlyProperty();
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

    // The keyboard's focus

    Square focus() {
        return focus;
    }

    int side() {
        return board.side();
    }

    void focusOn(Square square) {
        focus = square;
        describeFocus();
        repaint();
    }

    /** Keys move the focus, so from the first key on it is seen; a click hides it again. */
    void showFocus(boolean isVisible) {
        isFocusVisible = isVisible;
        repaint();
    }

    void chooseFocused() {
        onChoose.accept(focus);
    }

    private void describeFocus() {
        setAccessibleText(cubeText.apply(focus, board));
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
        boolean isHovered = hovered.filter(square::equals).filter(canPlay).isPresent();
        boolean hasFocus = isFocusVisible && isFocused() && square.equals(focus);
        return new CellLook(cube, isDark, isHovered, hasFocus, mark(square));
    }

    private Mark mark(Square square) {
        return highlight
                .filter(shown -> shown.square().equals(square))
                .map(Highlight::mark)
                .orElseGet(() -> marks.getOrDefault(square, Mark.NONE));
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
