package org.jumpingcube.desktop.board;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.scene.Cursor;
import org.jumpingcube.desktop.controls.Announcement;
import org.jumpingcube.game.Grid;
import org.jumpingcube.game.Position;
import org.jumpingcube.game.Square;
import org.jumpingcube.game.Turn;
import org.jumpingcube.grid.BoardMoment;
import org.jumpingcube.grid.GridGame;
import org.jumpingcube.grid.GridLook;
import org.jumpingcube.settings.Look;

/** The board of any game on a grid. */
final class GridBoardView<P extends Position<P, M>, M> extends PlayBoardView<P, M> {
    private final GridGame<P, M> game;
    private final GridWording<P, M> wording;
    private GridLook<P, M> look;
    private final ReadOnlyObjectWrapper<GridChoice<P, M>> choice;
    private final ReadOnlyObjectWrapper<Optional<Square>> refused = new ReadOnlyObjectWrapper<>(Optional.empty());
    private Consumer<M> onChoose = move -> {};
    private Runnable onOtherClick = () -> {};
    private boolean canChoose;
    private List<Square> last = List.of();

    GridBoardView(GridGame<P, M> game, GridWording<P, M> wording, P start) {
        super(
                game.name() + "-board",
                BoardPlaces.fit(game.grid(start), game.isRowOneOnTop(), 1, 1, BoardPlaces.MARGIN));
        this.game = game;
        look = game;
        this.wording = wording;
        choice = new ReadOnlyObjectWrapper<>(GridChoice.of(game, start, false));
        choice.subscribe(now -> refused.set(Optional.empty()));
        refused.subscribe(now -> now.ifPresent(square -> Announcement.make(this, wording.refusal())));
        follow();
    }

    private Grid grid() {
        return game.grid(position());
    }

    private P position() {
        return choice.get().position();
    }

    // What is shown

    @Override
    protected List<Square> way(P position, M move) {
        return game.squares(move);
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
            layers().place(fitting(layers().width(), layers().height()));
            pointing().focusOn(new Square(0, 0));
        }
        last = turn.map(Turn::move).map(game::squares).orElse(List.of());
        forgetHint();
        tell();
    }

    @Override
    public void beginAnew() {
        letGo();
        refused.set(Optional.empty());
        showPosition();
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
        return pointing().pointed().get().flatMap(choice.get()::turn);
    }

    private boolean isTarget(Square pointed) {
        return choice.get().isTarget(pointed);
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

    @Override
    protected void point() {
        setCursor(pointing().hovered().filter(this::isTarget).isPresent() ? Cursor.HAND : Cursor.DEFAULT);
        refused.set(refused.get()
                .filter(square ->
                        pointing().pointed().get().filter(square::equals).isPresent()));
        tell();
    }

    /** The square that the keys are on in words, and what a move there would do. */
    private void tell() {
        var turn = choice.get().turn(pointing().focus());
        tell(wording.square(position(), pointing().focus(), turn));
    }

    // Painting

    @Override
    public void restyle(Look chosen) {
        look = game.styled(chosen);
        super.restyle(chosen);
    }

    @Override
    protected void paintMoving(CanvasBrush brush) {
        layers().moment().ifPresent(moment -> look.paintMoving(brush, moment));
    }

    @Override
    protected void paintStill(CanvasBrush brush) {
        var marks = new GridMarks(brush.context(), brush.places(), brush.appearance());
        marks.paintFrame(CanvasBrush.frame(look, brush.appearance()));
        look.paintStill(brush, layers().moment().orElseGet(() -> BoardMoment.of(position())));
        if (layers().moment().isEmpty()) {
            var targets = choice.get().targets();
            marks.paint(new GridMarks.Shown(
                    targets,
                    choice.get().picked(),
                    last,
                    game.deciding(position()),
                    way(),
                    pointing().isFocusSeenOn(pointing().focus())
                            ? Optional.of(pointing().focus())
                            : Optional.empty(),
                    pointing()
                            .hovered()
                            .map(square -> game.meant(position(), square))
                            .filter(targets::contains)));
        }
    }

    // Places

    @Override
    protected BoardPlaces fitting(double width, double height) {
        return BoardPlaces.fit(grid(), game.isRowOneOnTop(), width, height, BoardPlaces.MARGIN);
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
