package org.jumpingcube.desktop.jumpin;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Point2D;
import javafx.scene.Cursor;
import org.jumpingcube.desktop.board.BoardPlaces;
import org.jumpingcube.desktop.board.CanvasBrush;
import org.jumpingcube.desktop.board.PlayBoardView;
import org.jumpingcube.desktop.controls.Announcement;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Square;
import org.jumpingcube.game.Turn;
import org.jumpingcube.grid.BoardMoment;
import org.jumpingcube.jumpin.JumpinLook;
import org.jumpingcube.jumpin.JumpinMove;
import org.jumpingcube.jumpin.JumpinPosition;
import org.jumpingcube.jumpin.JumpinTurn;
import org.jumpingcube.jumpin.Squares;

/**
 * The board of Jumpin on the screen. A click on a pawn shows where it can land, and a click there makes the turn; with
 * Shift, each click makes one jump. The same can be done by dragging and with the keyboard.
 */
final class JumpinBoardView extends PlayBoardView<JumpinPosition, JumpinMove> {
    private static final double DRAGGED_HEIGHT = 0.3; // of a square

    private final RaceBars race;
    private final JumpinWording wording;
    private final Choosing choosing;
    private JumpinPosition position;
    private PawnStanding standing;
    private List<Square> last = List.of();
    private Optional<Point2D> dragged = Optional.empty();
    private Set<Square> ladders = Set.of(); // the opponent's, helped by the landing pointed at

    JumpinBoardView(JumpinPosition start, JumpinWording wording) {
        super("jumpin-board", BoardPlaces.fitEitherWay(Squares.GRID, 1, 1, BoardPlaces.MARGIN));
        position = start;
        standing = PawnStanding.of(start);
        choosing = new Choosing(start);
        this.wording = wording;
        race = new RaceBars(wording);
        getChildren().add(race);
        BoardTips.attach(this, wording);
        choosing.choice().subscribe(choice -> aim());
        choosing.refused()
                .subscribe(now -> now.ifPresent(square -> Announcement.make(this, wording.refusal(square.reason()))));
        pointing().pointed().subscribe(choosing::moveOn);
        follow();
    }

    // What is shown

    @Override
    protected List<Square> way(JumpinPosition now, JumpinMove move) {
        return now.play(move).path();
    }

    /** What the sides are called beside the board; by themselves, as their pawns. */
    void callSides(Function<Player, String> names) {
        race.callSides(names);
        tell();
    }

    @Override
    public void beginAnew() {
        choosing.drop();
        showPosition();
    }

    @Override
    public void show(JumpinPosition now, Optional<Turn<JumpinPosition, JumpinMove>> turn, boolean isUsersTurn) {
        if (!now.equals(position)) {
            position = now;
            standing = PawnStanding.of(position);
        }
        last = turn.map(played -> ends(JumpinTurn.of(played))).orElse(List.of());
        forgetHint();
        choosing.follow(position, isUsersTurn);
        tell();
    }

    private static List<Square> ends(JumpinTurn turn) {
        List<Square> path = turn.path();
        return path.isEmpty() ? path : List.of(path.get(0), path.get(path.size() - 1));
    }

    @Override
    public void drag(double x, double y) {
        boolean isNew = dragged.isEmpty();
        dragged = Optional.of(new Point2D(x, y));
        if (isNew) {
            layers().paintStill();
        }
        layers().paintMoving();
    }

    @Override
    public void showPosition() {
        dragged = Optional.empty();
        super.showPosition();
    }

    // The user

    @Override
    public void onChoose(Consumer<JumpinMove> listener) {
        choosing.onChoose(listener);
    }

    @Override
    public void onOtherClick(Runnable listener) {
        choosing.onOtherClick(listener);
    }

    @Override
    public ObservableValue<Optional<Choice>> choice() {
        return choosing.choice();
    }

    @Override
    public ObservableValue<Optional<Choosing.Refused>> refused() {
        return choosing.refused();
    }

    Choosing choosing() {
        return choosing;
    }

    @Override
    public boolean canTake(Square square) {
        return choosing.canChoose();
    }

    @Override
    public void take(Square square, boolean isStep) {
        choosing.take(square, isStep);
    }

    @Override
    public boolean stopHere() {
        return choosing.stopHere();
    }

    @Override
    public boolean takeBack() {
        return choosing.takeBack();
    }

    @Override
    public boolean letGo() {
        return choosing.letGo();
    }

    @Override
    public boolean isPicked() {
        return choosing.choice().get().isPresent();
    }

    @Override
    public void drop(Optional<Square> square) {
        showPosition();
        square.ifPresent(choosing::land);
    }

    @Override
    protected void point() {
        setCursor(pointing().hovered().filter(this::isOfUse).isPresent() ? Cursor.HAND : Cursor.DEFAULT);
        aim();
    }

    private boolean isOfUse(Square square) {
        return choosing.choice().get().flatMap(now -> now.at(square)).isPresent()
                || (choosing.isOwnPawn(square) && !standing.dim().contains(square));
    }

    /** What marks the pawn that the user points at; empty if it has no mark, or nothing is pointed at. */
    Optional<PawnStanding.Mark> markPointedAt() {
        return pointing()
                .pointed()
                .get()
                .flatMap(standing::mark)
                .filter(mark -> mark != PawnStanding.Mark.PALE || choosing.canChoose());
    }

    /** Called when another pawn or another landing is pointed at. */
    private void aim() {
        ladders = landing().map(at -> standing.ladders(at.turn())).orElse(Set.of());
        tell();
    }

    /** The square that the user points at, if the picked pawn can land there. */
    private Optional<Choice.Landing> landing() {
        return choosing.choice()
                .get()
                .flatMap(choice -> pointing().pointed().get().flatMap(choice::at));
    }

    private void tell() {
        race.show(position.board(), landing());
        tell(wording.square(position, pointing().focus(), choosing.choice().get()));
    }

    // Painting

    JumpinScene scene() {
        return layers().moment()
                .flatMap(BoardMoment::moving)
                .map(turn ->
                        JumpinScene.of(JumpinTurn.of(turn), pointing().pointed().get(), isFocusSeen()))
                .orElseGet(this::restingScene);
    }

    private JumpinScene restingScene() {
        var choice = choosing.choice().get();
        return new JumpinScene(
                position.board(),
                dragged.flatMap(at -> choice).map(now -> Set.of(now.from())).orElse(Set.of()),
                choosing.canChoose() ? standing.dim() : Set.of(),
                standing.stranded(),
                last,
                choice,
                pointing().pointed().get(),
                isFocusSeen(),
                ladders,
                way());
    }

    private boolean isFocusSeen() {
        return pointing().isFocusSeenOn(pointing().focus());
    }

    @Override
    protected void paintStill(CanvasBrush brush) {
        new JumpinPainter(brush, wording.homes()).paint(scene());
    }

    @Override
    protected void paintMoving(CanvasBrush brush) {
        dragged.ifPresent(at -> JumpinLook.paintPawn(
                brush,
                position.toMove(),
                (at.getX() - places().left()) / places().pitch() - 0.5,
                (at.getY() - places().top()) / places().pitch() - 0.5,
                DRAGGED_HEIGHT,
                0));
        layers().moment().ifPresent(moment -> JumpinGameBoard.LOOK.paintMoving(brush, moment));
    }

    // Places

    @Override
    protected BoardPlaces fitting(double width, double height) {
        return BoardPlaces.fitEitherWay(Squares.GRID, width, height, BoardPlaces.MARGIN);
    }

    @Override
    protected void layoutChildren() {
        super.layoutChildren();
        race.show(position.board(), landing()); // the language may have changed
        race.placeUnder(places().extent(), layers().height() - places().extent().getMaxY());
    }

    @Override
    protected double computePrefWidth(double height) {
        return Squares.ROWS * PREFERRED_PITCH + 2 * BoardPlaces.MARGIN;
    }

    @Override
    protected double computePrefHeight(double width) {
        return Squares.COLUMNS * PREFERRED_PITCH + 2 * BoardPlaces.MARGIN;
    }

    @Override
    protected double computeMinWidth(double height) {
        return Squares.COLUMNS * SMALLEST_PITCH;
    }

    @Override
    protected double computeMinHeight(double width) {
        return Squares.COLUMNS * SMALLEST_PITCH;
    }
}
