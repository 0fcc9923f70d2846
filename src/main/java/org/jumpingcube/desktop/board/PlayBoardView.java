package org.jumpingcube.desktop.board;

import java.util.List;
import javafx.scene.AccessibleAttribute;
import javafx.scene.AccessibleRole;
import javafx.scene.layout.Region;
import org.jumpingcube.desktop.controls.Pointing;
import org.jumpingcube.desktop.look.Themes;
import org.jumpingcube.game.Position;
import org.jumpingcube.game.Square;
import org.jumpingcube.grid.BoardMoment;
import org.jumpingcube.session.GameState.HumanToMove;
import org.jumpingcube.session.SessionView;
import org.jumpingcube.settings.Look;

/**
 * A board of squares on the screen. What it shows is one {@link BoardMoment} of the game, or its position at rest with
 * the marks on it.
 */
public abstract class PlayBoardView<P extends Position<P, M>, M> extends Region implements PlayBoard<P, M> {
    protected static final double PREFERRED_PITCH = 72;
    protected static final double SMALLEST_PITCH = 22;

    private final BoardLayers<P, M> layers;
    private final Pointing<Square> pointing = new Pointing<>(new Square(0, 0), this::point);
    private List<Square> hint = List.of(); // shown until the next move
    private List<Square> way = List.of(); // shown for a moment

    /** @param places where the squares are until there is room for them */
    protected PlayBoardView(String id, BoardPlaces places) {
        layers = new BoardLayers<>(this, places, this::paintStill, this::paintMoving);
        setId(id);
        getStyleClass().add("board");
        setAccessibleRole(AccessibleRole.BUTTON);
        setFocusTraversable(true);
        getChildren().addAll(layers.canvases());
    }

    /** Follows the mouse and the keys, once everything is there that they need. */
    protected final void follow() {
        BoardMouse.attach(this);
        BoardKeys.attach(this);
        pointing.follow(this);
    }

    @Override
    public final Region node() {
        return this;
    }

    @Override
    public final Pointing<Square> pointing() {
        return pointing;
    }

    /** Called when something else is pointed at. */
    protected abstract void point();

    // What is shown

    @Override
    public final void show(SessionView<P, M> view) {
        show(view.position(), view.history().lastTurn(), view.state() instanceof HumanToMove);
        hint = view.hint().map(move -> way(view.position(), move)).orElse(List.of());
        layers.paint();
    }

    /** The squares that a move in a position is hinted at by. */
    protected abstract List<Square> way(P position, M move);

    /** The squares that are hinted at, or that are about to be moved over. */
    protected final List<Square> way() {
        return way.isEmpty() ? hint : way;
    }

    /** Forgets the hint. */
    protected final void forgetHint() {
        hint = List.of();
    }

    @Override
    public final void show(BoardMoment<P, M> moment) {
        layers.show(moment);
    }

    @Override
    public final void showWay(List<Square> squares) {
        way = squares;
        layers.paintStill();
    }

    @Override
    public void showPosition() {
        way = List.of();
        layers.rest();
    }

    /** Says what is pointed at to people who see the board and to people who hear it. */
    protected final void tell(String square) {
        setAccessibleText(square);
        notifyAccessibleAttributeChanged(AccessibleAttribute.TEXT);
        layers.paintStill();
    }

    // Painting

    @Override
    public void restyle(Look chosen) {
        layers.restyle(Themes.appearance(chosen.theme()));
    }

    /** What this is painted on. */
    protected final BoardLayers<P, M> layers() {
        return layers;
    }

    /** Paints the squares, what is on them and does not move, and the marks. */
    protected abstract void paintStill(CanvasBrush brush);

    /** Paints what moves. */
    protected abstract void paintMoving(CanvasBrush brush);

    // Places

    @Override
    public final BoardPlaces places() {
        return layers.places();
    }

    /** Where the squares are in a board of this size. */
    protected abstract BoardPlaces fitting(double width, double height);

    @Override
    protected void layoutChildren() {
        layers.fit(Math.floor(getWidth()), Math.floor(getHeight()));
        layers.place(fitting(layers.width(), layers.height()));
        layers.paint();
    }
}
