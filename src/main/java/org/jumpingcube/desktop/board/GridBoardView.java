package org.jumpingcube.desktop.board;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.scene.AccessibleAttribute;
import javafx.scene.AccessibleRole;
import javafx.scene.Cursor;
import javafx.scene.layout.Region;
import org.jumpingcube.desktop.controls.Announcement;
import org.jumpingcube.desktop.controls.Pointing;
import org.jumpingcube.desktop.look.Appearance;
import org.jumpingcube.game.Grid;
import org.jumpingcube.game.Position;
import org.jumpingcube.game.Square;
import org.jumpingcube.game.Turn;
import org.jumpingcube.grid.BoardMoment;
import org.jumpingcube.grid.GridGame;
import org.jumpingcube.session.GameState.HumanToMove;
import org.jumpingcube.session.SessionView;

/** The board of any game on a grid. What it shows is one {@link BoardMoment} of the game with the marks on it. */
final class GridBoardView<P extends Position<P, M>, M> extends Region implements PlayBoard<P, M> {
    private static final double PREFERRED_PITCH = 72;
    private static final double SMALLEST_PITCH = 22;

    private final BoardLayers<P, M> layers;
    private final GridGame<P, M> game;
    private final GridWording<P, M> wording;
    private final Pointing<Square> pointing = new Pointing<>(new Square(0, 0), this::point);
    private final ReadOnlyObjectWrapper<GridChoice<P, M>> choice;
    private final ReadOnlyObjectWrapper<Optional<Square>> refused = new ReadOnlyObjectWrapper<>(Optional.empty());
    private Consumer<M> onChoose = move -> {};
    private Runnable onOtherClick = () -> {};
    private boolean canChoose;
    private List<Square> last = List.of();
    private List<Square> hint = List.of(); // shown until the next move
    private List<Square> way = List.of(); // shown for a moment

    GridBoardView(GridGame<P, M> game, GridWording<P, M> wording, P start) {
        this.game = game;
        this.wording = wording;
        choice = new ReadOnlyObjectWrapper<>(GridChoice.of(game, start, false));
        layers = new BoardLayers<>(this, fitting(1, 1), this::paintStill, this::paintMoving);
        getChildren().addAll(layers.canvases());
        choice.subscribe(now -> refused.set(Optional.empty()));
        setId(game.name() + "-board");
        getStyleClass().add("board");
        setAccessibleRole(AccessibleRole.BUTTON);
        setFocusTraversable(true);
        BoardMouse.attach(this);
        BoardKeys.attach(this);
        refused.subscribe(now -> now.ifPresent(square -> Announcement.make(this, wording.refusal())));
        pointing.follow(this);
    }

    private Grid grid() {
        return game.grid(position());
    }

    private P position() {
        return choice.get().position();
    }

    // What is shown

    @Override
    public void show(SessionView<P, M> view) {
        show(view.position(), view.history().lastTurn(), view.state() instanceof HumanToMove);
        hint = view.hint().map(game::squares).orElse(List.of());
        layers.paint();
    }

    @Override
    public void show(P position, Optional<Turn<P, M>> turn, boolean isUsersTurn) {
        boolean isOther = !position.equals(position());
        boolean isOtherGrid = !game.grid(position).equals(grid());
        if (isOther || canChoose != isUsersTurn) {
            choice.set(GridChoice.of(game, position, isUsersTurn));
        }
        canChoose = isUsersTurn;
        if (isOtherGrid) {
            layers.place(fitting(layers.width(), layers.height()));
            pointing.focusOn(new Square(0, 0));
        }
        last = turn.map(Turn::move).map(game::squares).orElse(List.of());
        hint = List.of();
        tell();
    }

    @Override
    public void show(BoardMoment<P, M> moment) {
        layers.show(moment);
    }

    @Override
    public void showWay(List<Square> squares) {
        way = squares;
        layers.paintStill();
    }

    @Override
    public void showPosition() {
        way = List.of();
        layers.rest();
    }

    @Override
    public void beginAnew() {
        letGo();
        refused.set(Optional.empty());
        showPosition();
    }

    @Override
    public void restyle(Appearance changed) {
        layers.restyle(changed);
    }

    // The user

    @Override
    public void onChoose(Consumer<M> listener) {
        onChoose = listener;
    }

    @Override
    public void onOtherClick(Runnable listener) {
        onOtherClick = listener;
    }

    @Override
    public ReadOnlyObjectProperty<GridChoice<P, M>> choice() {
        return choice.getReadOnlyProperty();
    }

    @Override
    public ReadOnlyObjectProperty<Optional<Square>> refused() {
        return refused.getReadOnlyProperty();
    }

    /** The turn that a click on the square pointed at would make. */
    Optional<Turn<P, M>> foreseen() {
        return pointing.pointed().get().flatMap(choice.get()::turn);
    }

    private boolean isTarget(Square pointed) {
        return choice.get().isTarget(pointed);
    }

    @Override
    public Region node() {
        return this;
    }

    @Override
    public Pointing<Square> pointing() {
        return pointing;
    }

    @Override
    public boolean canTake(Square square) {
        return canChoose;
    }

    @Override
    public void take(Square square, boolean isStep) {
        if (!canChoose) {
            onOtherClick.run();
            return;
        }
        var chosen = choice.get();
        var turn = chosen.turn(square);
        var longer = chosen.then(square);
        var other = chosen.anew().then(square);
        if (turn.isPresent()) {
            choice.set(chosen.anew());
            onChoose.accept(turn.get().move());
        } else if (longer.isPresent()) {
            choice.set(longer.get());
        } else if (chosen.picked().contains(square)) {
            letGo();
        } else if (other.isPresent()) {
            choice.set(other.get());
        } else {
            refused.set(Optional.empty()); // so that a second try is told as well
            refused.set(Optional.of(square));
        }
        tell();
    }

    @Override
    public boolean takeBack() {
        boolean was = isPicked();
        if (was) {
            choice.set(choice.get().shortened());
            tell();
        }
        return was;
    }

    @Override
    public boolean letGo() {
        boolean was = isPicked();
        if (was) {
            choice.set(choice.get().anew());
            tell();
        }
        return was;
    }

    @Override
    public boolean isPicked() {
        return !choice.get().picked().isEmpty();
    }

    /** {@inheritDoc} Where it cannot be dropped, it stays picked. */
    @Override
    public void drop(Optional<Square> square) {
        square.filter(this::isTarget).ifPresent(target -> take(target, false));
    }

    private void point() {
        setCursor(pointing.hovered().filter(this::isTarget).isPresent() ? Cursor.HAND : Cursor.DEFAULT);
        refused.set(refused.get()
                .filter(square ->
                        pointing.pointed().get().filter(square::equals).isPresent()));
        tell();
    }

    /** The square that the keys are on in words, and what a move there would do. */
    private void tell() {
        var turn = choice.get().turn(pointing.focus());
        setAccessibleText(wording.square(position(), pointing.focus(), turn));
        notifyAccessibleAttributeChanged(AccessibleAttribute.TEXT);
        layers.paintStill();
    }

    // Painting

    private void paintMoving(CanvasBrush brush) {
        layers.moment().ifPresent(moment -> game.paintMoving(brush, moment));
    }

    private void paintStill(CanvasBrush brush) {
        var marks = new GridMarks(brush.context(), brush.places(), brush.appearance());
        marks.paintFrame(CanvasBrush.frame(game, brush.appearance()));
        game.paintStill(brush, layers.moment().orElseGet(() -> BoardMoment.of(position())));
        if (layers.moment().isEmpty()) {
            var targets = choice.get().targets();
            marks.paint(new GridMarks.Shown(
                    targets,
                    choice.get().picked(),
                    last,
                    game.deciding(position()),
                    way.isEmpty() ? hint : way,
                    pointing.isFocusSeenOn(pointing.focus()) ? Optional.of(pointing.focus()) : Optional.empty(),
                    pointing.hovered()
                            .map(square -> game.meant(position(), square))
                            .filter(targets::contains)));
        }
    }

    // Places

    @Override
    public BoardPlaces places() {
        return layers.places();
    }

    private BoardPlaces fitting(double width, double height) {
        return BoardPlaces.fit(grid(), game.isRowOneOnTop(), width, height, BoardPlaces.MARGIN);
    }

    @Override
    protected void layoutChildren() {
        layers.fit(Math.floor(getWidth()), Math.floor(getHeight()));
        layers.place(fitting(layers.width(), layers.height()));
        layers.paint();
    }

    @Override
    protected double computePrefWidth(double height) {
        return grid().columns() * PREFERRED_PITCH + 2 * BoardPlaces.MARGIN;
    }

    @Override
    protected double computePrefHeight(double width) {
        return grid().rows() * PREFERRED_PITCH + 2 * BoardPlaces.MARGIN;
    }

    @Override
    protected double computeMinWidth(double height) {
        return grid().columns() * SMALLEST_PITCH;
    }

    @Override
    protected double computeMinHeight(double width) {
        return grid().rows() * SMALLEST_PITCH;
    }
}
