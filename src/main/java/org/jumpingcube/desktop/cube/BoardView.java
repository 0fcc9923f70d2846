package org.jumpingcube.desktop.cube;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Bounds;
import javafx.scene.AccessibleAttribute;
import javafx.scene.Cursor;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;
import org.jumpingcube.cube.Board;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.desktop.board.BoardKeys;
import org.jumpingcube.desktop.board.BoardMouse;
import org.jumpingcube.desktop.board.BoardPlaces;
import org.jumpingcube.desktop.board.SquareBoard;
import org.jumpingcube.desktop.controls.Announcement;
import org.jumpingcube.desktop.controls.OnScreen;
import org.jumpingcube.desktop.controls.Pointing;
import org.jumpingcube.desktop.controls.TextControls;
import org.jumpingcube.desktop.cube.BoardScene.Highlight;
import org.jumpingcube.desktop.cube.BoardStyle.Coordinates;
import org.jumpingcube.desktop.model.GameBoard;
import org.jumpingcube.game.Square;
import org.jumpingcube.session.SessionView;

/**
 * The board on the screen. It shows the position of a session, or the frames of an animation instead, and reports which
 * square the user chooses.
 */
public final class BoardView extends Region implements SquareBoard {
    private static final double PREFERRED_CELL = 100;
    private static final double SMALLEST_CELL = 18;

    private final BoardCanvas canvas = new BoardCanvas();
    private final Region fuse = new Region(); // over what the canvas shows there, for the mouse to rest on
    private final Region part = TextControls.styled(new Region(), "part");
    private final StringProperty fuseInWords = new SimpleStringProperty("");
    private final CubeWording wording;
    private final BoardScene scene;
    private final Pointing<Square> pointing = new Pointing<>(new Square(0, 0), this::showPointing);
    private final ReadOnlyObjectWrapper<CubeTally.Seen> seen = new ReadOnlyObjectWrapper<>();
    private final ObservableValue<Boolean> isOnScreen = OnScreen.of(this);
    private List<Square> partShown = List.of();
    private Consumer<Square> onChoose = square -> {};
    private Optional<PreviewBubble> bubble = Optional.empty(); // made when it is first wanted, as controls take a while

    /**
     * @param wording the words for cubes
     */
    public BoardView(Board board, CubeWording wording) {
        this.wording = wording;
        scene = new BoardScene(board);
        count();
        setId("board");
        getStyleClass().add("board");
        setMinSize(6 * SMALLEST_CELL, 6 * SMALLEST_CELL);
        fuse.setId("fuse");
        fuse.setManaged(false);
        fuse.accessibleTextProperty().bind(fuseInWords);
        fuse.addEventHandler(MouseEvent.MOUSE_ENTERED, event -> describeFuse()); // in the language of the moment
        TextControls.tip(fuse, fuseInWords);
        part.setManaged(false);
        part.setMouseTransparent(true);
        part.setVisible(false);
        getChildren().addAll(canvas, part, fuse);
        setFocusTraversable(true);
        isOnScreen.subscribe(is -> paintAll());
        pointing.follow(this);
        BoardMouse.attach(this);
        BoardKeys.attach(this);
    }

    /** Sets the listener for a click on a square, or Enter on the focused one. */
    public void onChoose(Consumer<Square> listener) {
        onChoose = listener;
    }

    // What is shown

    /** Shows the position of the session and its marks. */
    public void show(SessionView<CubePosition, Square> view) {
        scene.show(view);
        foresee(Optional.empty()); // reported together with the new board
        show(view.position().board());
    }

    /** Shows a position that is not part of a session, and the move that led to it. */
    void show(CubePosition position, Optional<Square> last) {
        scene.mark(last);
        show(position.board());
    }

    /** Shows a board without any marks. */
    public void show(Board changed) {
        boolean isOtherSide = changed.side() != side();
        scene.show(changed);
        if (isOtherSide) {
            int last = side() - 1;
            var focus = pointing.focus();
            relayout();
            pointing.focusOn(new Square(Math.min(focus.row(), last), Math.min(focus.column(), last)));
        }
        showPointing();
        count();
    }

    /** Shows a board that is not played on, and marks cubes that could not be. */
    void showRefused(Board changed, List<Square> refused) {
        scene.refuse(refused);
        show(changed);
    }

    /** Changes how everything is painted. */
    public void restyle(BoardStyle changed) {
        canvas.restyle(changed);
        relayout(); // it may have other coordinates
        paintAll();
    }

    /** Shows a picture of a cascade in place of the position, until {@link #showPosition}. */
    void showFrame(CascadeFrame shown) {
        boolean isSame = scene.frame()
                .filter(before -> before.bursts() == shown.bursts() && before.cubes() == shown.cubes())
                .isPresent();
        scene.show(shown);
        repaint();
        if (!isSame) {
            count();
            tellBursts(shown.bursts());
        }
    }

    /** On a board that is played on, not on a small one. */
    private void tellBursts(int bursts) {
        if (bursts > 0 && style().coordinates() != Coordinates.NONE) {
            bubble().count(bursts, canvas.extent(), canvas.frame());
        }
    }

    /** Moves cubes of the position, until {@link #showPosition}. */
    void showMotions(Map<Square, CubeMotion> motions) {
        scene.move(motions);
        repaint();
    }

    /** Marks the cube of an answer in an exercise; with none, no longer. */
    void mark(Optional<GameBoard.Answer<Square>> answer) {
        scene.mark(answer.map(given -> Map.of(given.move(), given.isRight() ? Mark.RIGHT : Mark.WRONG))
                .orElse(Map.of()));
        repaint();
    }

    /** Tints a part of the board, from one corner to the other, for the user to look there; with none, no part. */
    public void showPart(List<Square> squares) {
        part.setVisible(!squares.isEmpty());
        partShown = squares;
        requestLayout();
    }

    private void placePart() {
        if (part.isVisible()) {
            var first = canvas.cell(partShown.get(0));
            var last = canvas.cell(partShown.get(partShown.size() - 1));
            part.resizeRelocate(
                    first.getMinX(),
                    first.getMinY(),
                    last.getMaxX() - first.getMinX(),
                    last.getMaxY() - first.getMinY());
        }
    }

    /** Marks the cube of a hint. */
    public void showHint(Square square) {
        showHighlight(new Highlight(square, Mark.HINT, false));
    }

    void showHighlight(Highlight shown) {
        scene.highlight(shown);
        repaint();
    }

    /** Shows the position again, instead of anything in motion. */
    public void showPosition() {
        scene.settle();
        if (scene.preview().isEmpty()) {
            hideBubble(); // it has counted
        }
        repaint();
        count();
    }

    /** Says that a cube may not be played. */
    void refuse() {
        Announcement.make(this, wording.refusal());
    }

    /** The counts of the board as shown; during a cascade, those reached so far. */
    ReadOnlyObjectProperty<CubeTally.Seen> seen() {
        return seen.getReadOnlyProperty();
    }

    private void count() {
        seen.set(new CubeTally.Seen(scene.count(), scene.preview()));
        paintFuse();
        describeFuse();
    }

    private void describeFuse() {
        fuseInWords.set(wording.points(seen.get().count()));
    }

    private void paintFuse() {
        fuse.setVisible(style().look().aids().fuse());
        if (fuse.isVisible() && isOnScreen.getValue()) {
            canvas.paintFuse(seen.get().count());
        }
    }

    /** The look of each cell on the canvas now. */
    Map<Square, CellLook> painted() {
        return canvas.painted();
    }

    BoardStyle style() {
        return canvas.style();
    }

    int side() {
        return scene.board().side();
    }

    // What the user points at

    /** Shows what a move would do, or hides it. */
    void showPreview(Optional<MovePreview> shown) {
        if (!shown.equals(scene.preview())) {
            foresee(shown);
            describeFocus();
            repaint();
            count();
        }
    }

    private void foresee(Optional<MovePreview> shown) {
        scene.foresee(shown);
        hideBubble();
        shown.filter(move -> !move.isQuiet()).ifPresent(move -> bubble().tell(wording.figures(move)));
        requestLayout();
    }

    private PreviewBubble bubble() {
        if (bubble.isEmpty()) {
            bubble = Optional.of(new PreviewBubble());
            bubble.ifPresent(getChildren()::add);
        }
        return bubble.orElseThrow();
    }

    private void hideBubble() {
        bubble.ifPresent(shown -> shown.setVisible(false));
    }

    @Override
    public Region node() {
        return this;
    }

    @Override
    public BoardPlaces places() {
        return canvas.places();
    }

    @Override
    public Pointing<Square> pointing() {
        return pointing;
    }

    @Override
    public boolean canTake(Square square) {
        return scene.canPlay(square);
    }

    @Override
    public void take(Square square, boolean isStep) {
        onChoose.accept(square);
    }

    private void showPointing() {
        boolean isPlayable = pointing.hovered().filter(scene::canPlay).isPresent();
        setCursor(isPlayable ? Cursor.HAND : Cursor.DEFAULT);
        describeFocus();
        repaint();
    }

    /** The bounds of a square's cell on this view. */
    Bounds cell(Square square) {
        return canvas.cell(square);
    }

    /** The bounds of the board, with its frame, on this view. */
    Bounds extent() {
        return canvas.extent();
    }

    private String focusInWords() {
        return wording.cube(pointing.focus(), scene.board());
    }

    /**
     * The cube that the keys are on in words, and what a move there would do.
     *
     * @param canBePlayed whether there may be a move there
     */
    String focusWithForesight(CubePosition position, Predicate<Square> canBePlayed) {
        Square square = pointing.focus();
        return canBePlayed.test(square)
                ? focusInWords() + ". " + wording.foreseen(MovePreview.of(position.play(square)))
                : focusInWords();
    }

    private void describeFocus() {
        String foresight = scene.preview()
                .filter(shown -> shown.move().move().equals(pointing.focus()) && shown.isNews())
                .map(shown -> ". " + wording.foreseen(shown))
                .orElse("");
        setAccessibleText(focusInWords() + foresight);
        notifyAccessibleAttributeChanged(AccessibleAttribute.TEXT);
    }

    // Painting

    @Override
    protected void layoutChildren() {
        relayout();
        paintAll();
        placePart();
        Bounds line = canvas.fuse();
        fuse.resizeRelocate(line.getMinX(), line.getMinY(), line.getWidth(), line.getHeight());
        scene.preview()
                .filter(shown -> !shown.isQuiet())
                .ifPresent(shown -> bubble().placeBeside(
                                canvas.cell(shown.move().move()),
                                canvas.extent(),
                                canvas.frame(),
                                getWidth(),
                                getHeight()));
    }

    private void relayout() {
        canvas.fit(side(), Math.floor(getWidth()), Math.floor(getHeight()));
    }

    private void paintAll() {
        repaint();
        paintFuse();
    }

    private void repaint() {
        if (!isOnScreen.getValue()) {
            return;
        }
        boolean areFullShown = style().look().aids().fullCubes();
        canvas.paint(scene.board(), square -> scene.look(square, pointing, areFullShown), scene.frame());
    }

    @Override
    protected double computePrefWidth(double height) {
        return side() * PREFERRED_CELL + 2 * 28;
    }

    @Override
    protected double computePrefHeight(double width) {
        return side() * PREFERRED_CELL + 2 * 28;
    }
}
