package org.jumpingcube.desktop.cube;

import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;
import javafx.beans.value.ObservableValue;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.layout.Region;
import org.jumpingcube.cube.Board;
import org.jumpingcube.cube.Cube;
import org.jumpingcube.cube.CubeNotation;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.cube.PlayedMove;
import org.jumpingcube.cube.Square;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.controls.Tokens;
import org.jumpingcube.desktop.look.Themes;
import org.jumpingcube.desktop.look.Ticker;
import org.jumpingcube.desktop.model.FirstStep;
import org.jumpingcube.desktop.model.GameModel;
import org.jumpingcube.desktop.model.GameView;
import org.jumpingcube.desktop.model.ReplayBoard;
import org.jumpingcube.desktop.model.ShownOption;
import org.jumpingcube.desktop.model.Tally;
import org.jumpingcube.desktop.sound.Sound;
import org.jumpingcube.game.GameKind;
import org.jumpingcube.game.GameOption;
import org.jumpingcube.game.GameOptions;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Turn;
import org.jumpingcube.session.MovePresenter;
import org.jumpingcube.session.Notice;
import org.jumpingcube.settings.CascadeShow;
import org.jumpingcube.settings.Look;
import org.jumpingcube.settings.Play;

/** The view of Jumping Cube: a click on a cube is a move. */
public final class CubeView implements GameView<CubePosition, Square> {
    private static final int DEMO_SIDE = 5; // a game that is neither over at once nor long

    private static final int TOKEN_POINTS = 3;

    private final GameKind<CubePosition, Square> kind;
    private final Texts texts;
    /** Three rows of three. */
    private static final List<Cube> PICTURE = List.of(
            Cube.of(Player.ONE, 2),
            Cube.of(Player.ONE, 3),
            Cube.NEUTRAL,
            Cube.of(Player.ONE, 1),
            Cube.of(Player.ONE, 4),
            Cube.of(Player.TWO, 2),
            Cube.NEUTRAL,
            Cube.of(Player.TWO, 3),
            Cube.of(Player.TWO, 2));

    private final BoardView board;
    private final CascadeAnimator animator;
    private final WinRipple ripple;
    private final BoardView past;
    private final CubeReplay replay;
    private final Tokens tokens = new Tokens(this::paintToken);
    private boolean isFollowing;

    /**
     * @param show how cascades are shown; asked at the beginning of each
     */
    public CubeView(GameKind<CubePosition, Square> kind, Texts texts, Supplier<CascadeShow> show) {
        this.kind = kind;
        this.texts = texts;
        var empty = kind.start(GameOptions.usual(kind.options())).board();
        board = new BoardView(empty, new CubeWording(texts));
        past = new BoardView(empty, new CubeWording(texts));
        replay = new CubeReplay(past, show);
        animator = new CascadeAnimator(board, Ticker.ofPulses(), show);
        ripple = new WinRipple(board, Ticker.ofPulses(), show);
    }

    @Override
    public GameKind<CubePosition, Square> kind() {
        return kind;
    }

    @Override
    public MovePresenter<CubePosition, Square> presenter() {
        return animator;
    }

    @Override
    public Region board(GameModel<CubePosition, Square> game) {
        if (!isFollowing) {
            isFollowing = true;
            board.onChoose(square -> choose(game, square));
            game.view().subscribe(view -> board.show(view));
            game.view().subscribe(ripple::follow);
            Previews.attach(board, game);
        }
        return board;
    }

    @Override
    public ReplayBoard<CubePosition, Square> replayBoard() {
        return replay;
    }

    private void choose(GameModel<CubePosition, Square> game, Square square) {
        game.session().choose(square);
        if (game.now().notice() == Notice.ILLEGAL_MOVE) {
            board.refuse(square);
        }
    }

    @Override
    public void restyle(Look look) {
        var style = BoardStyle.of(look, Themes.isDark(look.theme()));
        board.restyle(style);
        past.restyle(style);
        tokens.repaint();
    }

    /** A cube of theirs. */
    @Override
    public Optional<Node> token(Player player, double size) {
        return Optional.of(tokens.of(player, size));
    }

    private void paintToken(Player player, GraphicsContext context) {
        var look = CellLook.plain(Cube.of(player, TOKEN_POINTS));
        double size = context.getCanvas().getWidth();
        new CubePainter(context, board.style()).paintOver(look, 0, 0, size);
    }

    @Override
    public void onSound(Consumer<Sound> listener) {
        animator.onSound(listener);
    }

    @Override
    public String title() {
        return texts.get("window.title");
    }

    @Override
    public String about() {
        return texts.get("cube.about");
    }

    /** Nine cubes. */
    @Override
    public Node picture(double height) {
        return picture(PICTURE, 3, height);
    }

    /** As many cubes as there are to be. */
    @Override
    public Optional<Node> picture(GameOptions options, double height) {
        int side = options.number(CubeNotation.SIZE);
        return Optional.of(picture(Collections.nCopies(side * side, Cube.NEUTRAL), side, height));
    }

    private Node picture(List<Cube> cubes, int side, double height) {
        double pitch = Math.floor(height / side);
        var canvas = new Canvas(pitch * side, pitch * side);
        var painter = new CubePainter(canvas.getGraphicsContext2D(), board.style());
        for (int index = 0; index < cubes.size(); index++) {
            int row = index / side;
            painter.paint(CellLook.plain(cubes.get(index)), index % side * pitch, row * pitch, pitch);
        }
        return canvas;
    }

    /** The smallest boards are for programs: nobody plays long on them. */
    @Override
    public List<ShownOption> newGameOptions() {
        return List.of(new ShownOption(
                new GameOption.Range(
                        CubeNotation.SIZE, Play.MIN_BOARD_SIZE, Play.MAX_BOARD_SIZE, Play.DEFAULT.boardSize(), true),
                texts.get("cube.size"),
                side -> texts.get("settings.board-size.value", Integer.valueOf(side)),
                texts.get("settings.board-size.note"),
                true));
    }

    @Override
    public List<FirstStep<CubePosition, Square>> firstSteps() {
        return List.of(
                step("cube.choose.title", "cube.choose.text", turn -> true, this::readiestCube),
                step(
                        "cube.burst.title",
                        "cube.burst.text",
                        turn -> PlayedMove.of(turn).bursts() > 0,
                        this::readiestCube),
                step(
                        "cube.own.title",
                        "cube.own.text",
                        turn -> turn.after().outcome().isOver(),
                        this::allCubes));
    }

    private FirstStep<CubePosition, Square> step(
            String title,
            String text,
            Predicate<Turn<CubePosition, Square>> isTakenBy,
            Function<CubePosition, Bounds> place) {
        return new FirstStep<>(texts.get(title), texts.get(text), isTakenBy, place);
    }

    /** Of the cubes that can be played, the one with the least room for points; of several the one at the right. */
    private Bounds readiestCube(CubePosition position) {
        Board shown = position.board();
        Square readiest = position.legalMoves().stream()
                .min(Comparator.<Square>comparingInt(square ->
                                shown.capacity(square) - shown.at(square).value())
                        .thenComparing(Square::column, Comparator.reverseOrder())
                        .thenComparing(Square::row, Comparator.reverseOrder()))
                .orElse(new Square(0, 0));
        var layout = layout(position);
        return new BoundingBox(layout.x(readiest), layout.y(readiest), layout.pitch(), layout.pitch());
    }

    private Bounds allCubes(CubePosition position) {
        var layout = layout(position);
        return new BoundingBox(layout.left(), layout.top(), layout.extent(), layout.extent());
    }

    private BoardLayout layout(CubePosition position) {
        return BoardLayout.fit(position.board().side(), Math.floor(board.getWidth()), Math.floor(board.getHeight()));
    }

    @Override
    public GameOptions options(Play play) {
        return GameOptions.of(CubeNotation.SIZE, play.boardSize());
    }

    @Override
    public Play withOptions(Play play, GameOptions options) {
        return play.withBoardSize(options.number(CubeNotation.SIZE));
    }

    @Override
    public GameOptions demo() {
        return GameOptions.of(CubeNotation.SIZE, DEMO_SIDE);
    }

    @Override
    public String boardName(CubePosition position) {
        return position.board().side() + "x" + position.board().side();
    }

    @Override
    public Tally tally(CubePosition position) {
        return new CubeTally(new Seen(CubeCount.of(position.board()), Optional.empty()), texts);
    }

    @Override
    public ObservableValue<Tally> shown(GameModel<CubePosition, Square> game) {
        return board.seen().map(seen -> new CubeTally(seen, texts));
    }

    /** A star tells how many cubes burst. */
    @Override
    public String entry(Turn<CubePosition, Square> turn) {
        int bursts = PlayedMove.of(turn).bursts();
        return turn.move().name() + (bursts == 0 ? "" : " \u2726" + bursts);
    }

    /** Cubes, if any burst: every other move takes one at most. */
    @Override
    public String gain(Turn<CubePosition, Square> turn) {
        var move = PlayedMove.of(turn);
        return move.bursts() == 0 || move.gained() == 0 ? "" : "+" + move.gained();
    }

    @Override
    public boolean areEntriesShort() {
        return true;
    }

    @Override
    public String summary(Turn<CubePosition, Square> turn) {
        var move = PlayedMove.of(turn);
        return texts.get("move.summary", turn.move().name(), move.bursts(), move.gained());
    }

    @Override
    public String entryInWords(Turn<CubePosition, Square> turn, int number) {
        return texts.get(
                "move.help",
                number,
                turn.player().number(),
                turn.move().name(),
                PlayedMove.of(turn).bursts());
    }
}
