package org.jumpingcube.desktop.board;

import java.util.List;
import java.util.function.Supplier;
import javafx.scene.canvas.Canvas;
import javafx.scene.layout.Region;
import org.jumpingcube.desktop.look.Appearance;
import org.jumpingcube.desktop.look.QuickShow;
import org.jumpingcube.desktop.look.Themes;
import org.jumpingcube.desktop.look.Ticker;
import org.jumpingcube.desktop.model.SmallBoard;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Position;
import org.jumpingcube.game.Square;
import org.jumpingcube.game.Turn;
import org.jumpingcube.grid.BoardMoment;
import org.jumpingcube.grid.GridLook;
import org.jumpingcube.settings.Look;
import org.jumpingcube.settings.MoveAnimation;

/** A small board of a game on a grid. */
public final class GridSmallBoard<P extends Position<P, M>, M> extends Region
        implements SmallBoard<P, M>, MomentBoard<P, M> {
    private final GridLook<P, M> usual;
    private final boolean isLying;
    private final BoardLayers<P, M> layers;
    private final GridAnimator<P, M> animator;
    private GridLook<P, M> look; // with what the user has chosen
    private P position;

    /**
     * A board that shows a position.
     *
     * @param isLying whether the rows run from left to right
     * @param show how the user wants turns to be shown; asked at the beginning of each
     */
    public GridSmallBoard(GridLook<P, M> look, P start, boolean isLying, Supplier<MoveAnimation> show) {
        usual = look;
        this.look = look;
        this.isLying = isLying;
        position = start;
        layers = new BoardLayers<>(this, places(look, start, isLying, 1, 1), this::paintStill, this::paintMoving);
        animator = new GridAnimator<>(this, look, Ticker.ofPulses(), () -> QuickShow.of(show.get()));
        getChildren().addAll(layers.canvases());
        setMouseTransparent(true);
    }

    /** Paints a position, in the middle of a canvas and as large as it fits. */
    public static <P extends Position<P, M>, M> void paint(
            GridLook<P, M> look, P position, boolean isLying, Canvas canvas, Appearance appearance) {
        var places = places(look, position, isLying, canvas.getWidth(), canvas.getHeight());
        var brush = new CanvasBrush(canvas.getGraphicsContext2D(), places, appearance);
        paintGround(look, brush);
        look.paint(brush, BoardMoment.of(position));
    }

    /** Paints a piece of a side on a square as large as a canvas. */
    public static <P extends Position<P, M>, M> void paintPiece(
            GridLook<P, M> look, P start, Player player, Canvas canvas, Appearance appearance) {
        var context = canvas.getGraphicsContext2D();
        context.clearRect(0, 0, canvas.getWidth(), canvas.getHeight());
        var brush = CanvasBrush.ofPiece(context, canvas.getWidth(), appearance);
        look.paintSquare(brush, start, look.grid(start).at(look.grid(start).count() / 2), 0, 0);
        look.paintPiece(brush, look.pieces(player).charAt(0), 0, 0, 1);
    }

    private static <P extends Position<P, M>, M> BoardPlaces places(
            GridLook<P, M> look, P position, boolean isLying, double width, double height) {
        return BoardPlaces.fitBare(look.grid(position), look.isRowOneOnTop(), isLying, width, height);
    }

    private static void paintGround(GridLook<?, ?> look, CanvasBrush brush) {
        BoardFrame.paintGround(brush.context(), brush.places(), CanvasBrush.frame(look, brush.appearance()));
    }

    @Override
    public Region node() {
        return this;
    }

    @Override
    public void show(P now) {
        position = now;
        place();
        animator.skip();
    }

    @Override
    public void play(Turn<P, M> turn, Runnable done) {
        show(turn.after());
        animator.showAll(turn, done);
    }

    @Override
    public void restyle(Look changed) {
        look = usual.styled(changed);
        layers.restyle(Themes.appearance(changed.theme()));
    }

    @Override
    public void showWay(List<Square> way) {} // nobody chooses a move here, and nobody gets a hint

    @Override
    public void show(BoardMoment<P, M> moment) {
        layers.show(moment);
    }

    @Override
    public void showPosition() {
        layers.rest();
    }

    private void paintStill(CanvasBrush brush) {
        paintGround(look, brush);
        look.paintStill(brush, layers.moment().orElseGet(() -> BoardMoment.of(position)));
    }

    private void paintMoving(CanvasBrush brush) {
        layers.moment().ifPresent(moment -> look.paintMoving(brush, moment));
    }

    private void place() {
        layers.place(places(look, position, isLying, layers.width(), layers.height()));
    }

    @Override
    protected void layoutChildren() {
        layers.fit(getWidth(), getHeight());
        place();
        layers.paint();
    }
}
