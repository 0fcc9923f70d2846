package org.jumpingcube.desktop.jumpin;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import javafx.beans.value.ObservableValue;
import javafx.scene.canvas.Canvas;
import javafx.scene.layout.Region;
import org.jumpingcube.desktop.board.BoardPlaces;
import org.jumpingcube.desktop.controls.OnScreen;
import org.jumpingcube.desktop.look.QuickShow;
import org.jumpingcube.desktop.look.Themes;
import org.jumpingcube.desktop.look.Ticker;
import org.jumpingcube.desktop.model.SmallBoard;
import org.jumpingcube.game.Square;
import org.jumpingcube.game.Turn;
import org.jumpingcube.jumpin.JumpinMove;
import org.jumpingcube.jumpin.JumpinPosition;
import org.jumpingcube.jumpin.JumpinTurn;
import org.jumpingcube.jumpin.PawnBoard;
import org.jumpingcube.jumpin.Squares;
import org.jumpingcube.settings.CascadeShow;
import org.jumpingcube.settings.Look;

/** A small board of Jumpin, on which pawns hop. */
final class SmallPawns extends Region implements SmallBoard<JumpinPosition, JumpinMove>, HopAnimator.Board {
    private final Canvas canvas = new Canvas();
    private final Canvas air = new Canvas(); // over the board, for pawns that move
    private final ObservableValue<Boolean> isOnScreen = OnScreen.of(this);
    private final HopAnimator animator;
    private PawnBoard board;
    private Optional<JumpinTurn> shown = Optional.empty(); // the turn whose pawns are in the air
    private JumpinColours colours = JumpinColours.LIGHT;

    /**
     * @param show how the user wants turns to be shown; asked at the beginning of each
     */
    SmallPawns(JumpinPosition start, Ticker ticker, Supplier<CascadeShow> show) {
        board = start.board();
        animator = new HopAnimator(this, ticker, () -> QuickShow.of(show.get()));
        getChildren().addAll(canvas, air);
        setMouseTransparent(true);
        isOnScreen.subscribe(is -> paint());
    }

    @Override
    public Region node() {
        return this;
    }

    @Override
    public void show(JumpinPosition position) {
        board = position.board();
        animator.skip();
    }

    @Override
    public void play(Turn<JumpinPosition, JumpinMove> turn, Runnable done) {
        show(turn.after());
        animator.showAll(turn, done);
    }

    @Override
    public void restyle(Look look) {
        colours = JumpinColours.of(Themes.appearance(look.theme()));
        paint();
    }

    @Override
    public void showWay(List<Square> way) {} // nobody chooses a move here, and nobody gets a hint

    @Override
    public void showHop(JumpinTurn turn, Hop hop) {
        if (shown.filter(before -> before.equals(turn)).isEmpty()) {
            shown = Optional.of(turn);
            paint();
        }
        if (isOnScreen.getValue()) {
            new AirPainter(air, places(), colours).paint(turn, hop);
        }
    }

    @Override
    public void showPosition() {
        shown = Optional.empty();
        paint();
    }

    private void paint() {
        if (!isOnScreen.getValue() || getWidth() < 1 || getHeight() < 1) {
            return;
        }
        for (Canvas part : List.of(canvas, air)) {
            part.getGraphicsContext2D().clearRect(0, 0, getWidth(), getHeight());
        }
        var now = shown.map(turn -> JumpinScene.of(turn, Optional.empty(), false));
        JumpinPainter.paintSmall(
                now.map(JumpinScene::board).orElse(board),
                now.map(JumpinScene::lifted).orElse(Set.of()),
                canvas,
                colours);
    }

    private BoardPlaces places() {
        return BoardPlaces.fitBare(Squares.GRID, false, true, canvas.getWidth(), canvas.getHeight());
    }

    @Override
    protected void layoutChildren() {
        for (Canvas part : List.of(canvas, air)) {
            part.setWidth(getWidth());
            part.setHeight(getHeight());
        }
        paint();
    }
}
