package org.jumpingcube.desktop.cube;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.beans.value.ObservableValue;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import org.jumpingcube.cube.Board;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.cube.PlayedMove;
import org.jumpingcube.desktop.board.BoardPlaces;
import org.jumpingcube.desktop.controls.ReadableBoard;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.look.Themes;
import org.jumpingcube.desktop.look.Ticker;
import org.jumpingcube.desktop.model.FirstStep;
import org.jumpingcube.desktop.model.GameBoard;
import org.jumpingcube.desktop.model.GameModel;
import org.jumpingcube.desktop.model.ReplayBoard;
import org.jumpingcube.desktop.model.Tally;
import org.jumpingcube.game.GameKind;
import org.jumpingcube.game.GameOptions;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Square;
import org.jumpingcube.game.Turn;
import org.jumpingcube.session.MovePresenter;
import org.jumpingcube.session.Notice;
import org.jumpingcube.session.SessionView;
import org.jumpingcube.settings.Look;
import org.jumpingcube.settings.MoveAnimation;
import org.jumpingcube.sound.Sound;

/** The board of cubes: a click on a cube is a move. */
public final class CubeGameBoard implements GameBoard<CubePosition, Square> {
    private static final Bounds NOWHERE = new BoundingBox(0, 0, -1, -1);

    private final Texts texts;
    private final ColourNames colours;
    private final CubeWording wording;
    private final BoardView board;
    private final CascadeAnimator animator;
    private final WinRipple ripple;
    private final Shake shake;
    private final BoardView past;
    private final CubeReplay replay;
    private final StringProperty refused = new SimpleStringProperty("");

    /**
     * @param show how cascades are shown; asked at the beginning of each
     */
    public CubeGameBoard(GameKind<CubePosition, Square> kind, Texts texts, Supplier<MoveAnimation> show) {
        this.texts = texts;
        var empty = kind.start(GameOptions.usual(kind.options())).board();
        colours = new ColourNames(texts);
        wording = new CubeWording(texts, Square::name, colours);
        board = new BoardView(empty, wording);
        past = new BoardView(empty, wording);
        replay = new CubeReplay(past, show, texts);
        animator = new CascadeAnimator(board, Ticker.ofPulses(), show);
        ripple = new WinRipple(board, Ticker.ofPulses(), show);
        shake = new Shake(board, Ticker.ofPulses(), show);
    }

    @Override
    public MovePresenter<CubePosition, Square> presenter() {
        return animator;
    }

    @Override
    public void attach(GameModel<CubePosition, Square> game, Consumer<Square> player) {
        board.onChoose(square -> {
            player.accept(square);
            if (game.now().notice() == Notice.ILLEGAL_MOVE) {
                shake.start(square);
                board.refuse();
            }
        });
        game.view().subscribe(view -> {
            shake.stop();
            board.show(view);
        });
        game.view().subscribe(ripple::follow);
        refused.bind(texts.of(game.view(), this::refusal));
        Previews.attach(board, game);
        ReadableBoard.follow(
                board,
                game,
                wording,
                () -> board.focusWithForesight(
                        game.now().position(), square -> game.now().canPlay(square)));
    }

    private String refusal(SessionView<?, ?> view) {
        return view.notice() == Notice.ILLEGAL_MOVE ? wording.refusal() : "";
    }

    @Override
    public ObservableValue<Boolean> isCelebrating() {
        return ripple.isRunning();
    }

    @Override
    public ObservableValue<String> refused() {
        return refused;
    }

    @Override
    public void mark(Optional<Answer<Square>> answer) {
        board.mark(answer);
        answer.filter(wrong -> !wrong.isRight()).ifPresent(wrong -> shake.start(wrong.move()));
    }

    @Override
    public BoardView node() {
        return board;
    }

    /** What a side is called on this board: "Red", or "Player 1" where its colour has no name. */
    public String side(Player player) {
        return wording.owner(player);
    }

    @Override
    public ObservableValue<Tally> shown() {
        return board.seen().map(seen -> new CubeTally(seen, texts));
    }

    @Override
    public ReplayBoard<CubePosition, Square> replayBoard() {
        return replay;
    }

    @Override
    public void restyle(Look look) {
        colours.restyle(look);
        var style = BoardStyle.of(look, Themes.appearance(look.theme()));
        board.restyle(style);
        past.restyle(style);
    }

    @Override
    public void onSound(Consumer<Sound> listener) {
        animator.onSound(listener);
    }

    @Override
    public List<FirstStep<CubePosition, Square>> firstSteps() {
        return List.of(
                step("cube.choose.title", "cube.choose.text", position -> true, turn -> true, this::readiestCube),
                step(
                        "cube.burst.title",
                        "cube.burst.text",
                        CubeGameBoard::hasFullCube,
                        turn -> PlayedMove.of(turn).bursts() > 0,
                        this::fullCube),
                step(
                        "cube.own.title",
                        "cube.own.text",
                        position -> true,
                        turn -> turn.after().outcome().isOver(),
                        position -> NOWHERE));
    }

    private FirstStep<CubePosition, Square> step(
            String title,
            String text,
            Predicate<CubePosition> isThere,
            Predicate<Turn<CubePosition, Square>> isTakenBy,
            Function<CubePosition, Bounds> place) {
        return new FirstStep<>(texts.get(title), texts.get(text), isThere, isTakenBy, place);
    }

    private static boolean hasFullCube(CubePosition position) {
        return position.board().squares().stream().anyMatch(square -> FullCubes.isFull(position.board(), square));
    }

    /** A cube that would burst at its next point, once the user has one. */
    private Bounds fullCube(CubePosition position) {
        return position.legalMoves().stream()
                .filter(square -> FullCubes.isFull(position.board(), square))
                .findFirst()
                .map(layout(position)::bounds)
                .orElse(NOWHERE);
    }

    /** Of the cubes that can be played, the one that can take the fewest points; of several, the rightmost. */
    private Bounds readiestCube(CubePosition position) {
        Board shown = position.board();
        Square readiest = position.legalMoves().stream()
                .min(Comparator.<Square>comparingInt(square ->
                                shown.capacity(square) - shown.at(square).value())
                        .thenComparing(Square::column, Comparator.reverseOrder())
                        .thenComparing(Square::row, Comparator.reverseOrder()))
                .orElse(new Square(0, 0));
        return layout(position).bounds(readiest);
    }

    private BoardPlaces layout(CubePosition position) {
        return BoardLayout.fit(position.board().side(), Math.floor(board.getWidth()), Math.floor(board.getHeight()));
    }
}
