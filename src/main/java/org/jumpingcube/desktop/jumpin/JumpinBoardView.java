package org.jumpingcube.desktop.jumpin;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Point2D;
import javafx.scene.AccessibleAttribute;
import javafx.scene.AccessibleRole;
import javafx.scene.Cursor;
import javafx.scene.canvas.Canvas;
import javafx.scene.layout.Region;
import org.jumpingcube.desktop.board.BoardKeys;
import org.jumpingcube.desktop.board.BoardMouse;
import org.jumpingcube.desktop.board.BoardPlaces;
import org.jumpingcube.desktop.board.SquareBoard;
import org.jumpingcube.desktop.controls.Announcement;
import org.jumpingcube.desktop.controls.OnScreen;
import org.jumpingcube.desktop.controls.Pointing;
import org.jumpingcube.desktop.look.Appearance;
import org.jumpingcube.game.Square;
import org.jumpingcube.game.Turn;
import org.jumpingcube.jumpin.JumpinMove;
import org.jumpingcube.jumpin.JumpinPosition;
import org.jumpingcube.jumpin.JumpinTurn;
import org.jumpingcube.jumpin.Squares;
import org.jumpingcube.session.GameState.HumanToMove;
import org.jumpingcube.session.SessionView;

/**
 * The board of Jumpin on the screen. A click on a pawn shows where it can land, and a click there makes the turn; with
 * Shift, each click makes one jump. The same can be done by dragging and with the keyboard.
 */
final class JumpinBoardView extends Region implements HopAnimator.Board, SquareBoard {
    private static final double PREFERRED_PITCH = 72;
    private static final double SMALLEST_PITCH = 22;

    private final Canvas canvas = new Canvas();
    private final Canvas air = new Canvas(); // over the board, for pawns that move
    private final ObservableValue<Boolean> isOnScreen = OnScreen.of(this);
    private final RaceBars race;
    private final JumpinWording wording;
    private final Choosing choosing;
    private final Pointing<Square> pointing = new Pointing<>(new Square(0, 0), this::showPointing);
    private JumpinPosition position;
    private PawnStanding standing;
    private List<Square> last = List.of();
    private List<Square> hint = List.of(); // shown until the next move
    private List<Square> way = List.of(); // shown for a moment
    private Optional<Shown> shown = Optional.empty();
    private Optional<Point2D> dragged = Optional.empty();
    private Set<Square> ladders = Set.of(); // the opponent's, helped by the landing pointed at
    private JumpinColours colours = JumpinColours.LIGHT;
    private BoardPlaces layout = BoardPlaces.fitEitherWay(Squares.GRID, 1, 1, BoardPlaces.MARGIN);

    /** A turn that is being shown, and where its pawn is. */
    private record Shown(JumpinTurn turn, Hop hop) {}

    JumpinBoardView(JumpinPosition start, JumpinWording wording) {
        position = start;
        standing = PawnStanding.of(start);
        choosing = new Choosing(start);
        this.wording = wording;
        setId("jumpin-board");
        getStyleClass().add("board");
        setAccessibleRole(AccessibleRole.BUTTON);
        race = new RaceBars(wording);
        getChildren().addAll(canvas, air, race);
        air.setMouseTransparent(true);
        isOnScreen.subscribe(is -> paintAll());
        setFocusTraversable(true);
        BoardMouse.attach(this);
        BoardKeys.attach(this);
        BoardTips.attach(this, wording);
        choosing.choice().subscribe(choice -> aim());
        choosing.refused()
                .subscribe(now -> now.ifPresent(square -> Announcement.make(this, wording.refusal(square.reason()))));
        pointing.pointed().subscribe(choosing::moveOn);
        pointing.follow(this);
    }

    // What is shown

    void show(SessionView<JumpinPosition, JumpinMove> view) {
        show(view.position(), view.history().lastTurn(), view.state() instanceof HumanToMove);
        hint = view.hint().map(move -> view.position().play(move).path()).orElse(List.of());
        repaint();
    }

    /** Nothing is picked, dragged or shown any more, in whatever position. */
    void beginAnew() {
        choosing.drop();
        showPosition();
    }

    /**
     * Shows a position and the turn that led to it.
     *
     * @param isUsersTurn whether the user makes the next one
     */
    void show(JumpinPosition now, Optional<Turn<JumpinPosition, JumpinMove>> turn, boolean isUsersTurn) {
        if (!now.equals(position)) {
            position = now;
            standing = PawnStanding.of(position);
        }
        last = turn.map(played -> ends(JumpinTurn.of(played))).orElse(List.of());
        hint = List.of();
        choosing.follow(position, isUsersTurn);
        tell();
    }

    private static List<Square> ends(JumpinTurn turn) {
        List<Square> path = turn.path();
        return path.isEmpty() ? path : List.of(path.get(0), path.get(path.size() - 1));
    }

    @Override
    public void showWay(List<Square> shownWay) {
        way = shownWay;
        repaint();
    }

    @Override
    public void showHop(JumpinTurn turn, Hop hop) {
        boolean isNew = shown.filter(before -> before.turn().equals(turn)).isEmpty();
        shown = Optional.of(new Shown(turn, hop));
        if (isNew) {
            repaint();
        }
        paintAir();
    }

    @Override
    public void drag(double x, double y) {
        boolean isNew = dragged.isEmpty();
        dragged = Optional.of(new Point2D(x, y));
        if (isNew) {
            repaint();
        }
        paintAir();
    }

    @Override
    public void showPosition() {
        shown = Optional.empty();
        dragged = Optional.empty();
        way = List.of();
        paintAll();
    }

    JumpinColours colours() {
        return colours;
    }

    void restyle(Appearance appearance) {
        colours = JumpinColours.of(appearance);
        paintAll();
    }

    // The user

    Choosing choosing() {
        return choosing;
    }

    @Override
    public Pointing<Square> pointing() {
        return pointing;
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

    private void showPointing() {
        setCursor(pointing.hovered().filter(this::isOfUse).isPresent() ? Cursor.HAND : Cursor.DEFAULT);
        aim();
    }

    private boolean isOfUse(Square square) {
        return choosing.choice().get().flatMap(now -> now.at(square)).isPresent()
                || (choosing.isOwnPawn(square) && !standing.dim().contains(square));
    }

    /** What marks the pawn that the user points at; empty if it has no mark, or nothing is pointed at. */
    Optional<PawnStanding.Mark> markPointedAt() {
        return pointing.pointed()
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
                .flatMap(choice -> pointing.pointed().get().flatMap(choice::at));
    }

    /** Says it to people who see the board and to people who hear it. */
    private void tell() {
        setAccessibleText(
                wording.square(position, pointing.focus(), choosing.choice().get()));
        notifyAccessibleAttributeChanged(AccessibleAttribute.TEXT);
        race.show(position.board(), landing());
        repaint();
    }

    // Painting

    JumpinScene scene() {
        return shown.map(now -> JumpinScene.of(now.turn(), pointing.pointed().get(), isFocusSeen()))
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
                pointing.pointed().get(),
                isFocusSeen(),
                ladders,
                way.isEmpty() ? hint : way);
    }

    private boolean isFocusSeen() {
        return pointing.isFocusSeenOn(pointing.focus());
    }

    private void paintAll() {
        repaint();
        paintAir();
    }

    private void repaint() {
        if (!isOnScreen.getValue() || canvas.getWidth() < 1 || canvas.getHeight() < 1) {
            return;
        }
        var context = canvas.getGraphicsContext2D();
        context.clearRect(0, 0, canvas.getWidth(), canvas.getHeight());
        new JumpinPainter(context, layout, colours, wording.homes()).paint(scene());
    }

    private void paintAir() {
        if (!isOnScreen.getValue()) {
            return;
        }
        var painter = new AirPainter(air, layout, colours);
        dragged.ifPresent(at -> painter.paintDragged(position.toMove(), at));
        shown.ifPresent(now -> painter.paint(now.turn(), now.hop()));
    }

    // Places

    @Override
    public Region node() {
        return this;
    }

    @Override
    public BoardPlaces places() {
        return layout;
    }

    @Override
    protected void layoutChildren() {
        double width = Math.floor(getWidth());
        double height = Math.floor(getHeight());
        for (Canvas part : List.of(canvas, air)) {
            part.setWidth(width);
            part.setHeight(height);
        }
        layout = BoardPlaces.fitEitherWay(Squares.GRID, width, height, BoardPlaces.MARGIN);
        race.show(position.board(), landing()); // the language may have changed
        race.placeUnder(layout.extent(), height - layout.extent().getMaxY());
        paintAll();
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
