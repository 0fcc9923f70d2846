package org.jumpingcube.desktop.cube;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import javafx.scene.Node;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import org.jumpingcube.cube.BoardSize;
import org.jumpingcube.cube.Cube;
import org.jumpingcube.cube.CubeDraft;
import org.jumpingcube.cube.CubeNotation;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.cube.puzzle.Lesson;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.controls.Tokens;
import org.jumpingcube.desktop.look.Themes;
import org.jumpingcube.desktop.look.Ticker;
import org.jumpingcube.desktop.model.GameBoard;
import org.jumpingcube.desktop.model.GameView;
import org.jumpingcube.desktop.model.GameWording;
import org.jumpingcube.desktop.model.LessonExercise;
import org.jumpingcube.desktop.model.Lessons;
import org.jumpingcube.desktop.model.PositionSetup;
import org.jumpingcube.desktop.model.ShownOption;
import org.jumpingcube.desktop.model.SmallBoard;
import org.jumpingcube.game.GameKind;
import org.jumpingcube.game.GameOptions;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Square;
import org.jumpingcube.settings.Colours;
import org.jumpingcube.settings.Look;
import org.jumpingcube.settings.MoveAnimation;

/** Jumping Cube as the window knows it. */
public final class CubeView implements GameView<CubePosition, Square> {
    private static final int DEMO_SIDE = 5; // a game that is neither over at once nor long

    private static final int TOKEN_POINTS = 3;

    private final GameKind<CubePosition, Square> kind;
    private final Texts texts;
    /** The picture of the game: three rows of three. */
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

    private final Tokens tokens = new Tokens(this::paintToken);
    private final CubeWording wording;
    private final ColourNames colours;
    private final Supplier<MoveAnimation> show;
    private BoardStyle style = BoardStyle.DEFAULT;

    /**
     * @param show how cascades are shown; asked at the beginning of each
     */
    public CubeView(GameKind<CubePosition, Square> kind, Texts texts, Supplier<MoveAnimation> show) {
        this.kind = kind;
        this.texts = texts;
        this.show = show;
        colours = new ColourNames(texts);
        wording = new CubeWording(texts, Square::name, colours);
    }

    @Override
    public GameKind<CubePosition, Square> kind() {
        return kind;
    }

    @Override
    public GameWording<CubePosition, Square> wording() {
        return wording;
    }

    @Override
    public GameBoard<CubePosition, Square> newBoard() {
        return new CubeGameBoard(kind, texts, show);
    }

    @Override
    public SmallBoard<CubePosition, Square> newSmallBoard() {
        return new SmallCubes(kind.start(demo()), wording, Ticker.ofPulses(), show);
    }

    @Override
    public void restyle(Look look) {
        colours.restyle(look);
        style = BoardStyle.of(look, Themes.appearance(look.theme()));
        tokens.repaint();
    }

    /** Paints a cube of a player's. */
    @Override
    public Optional<Node> token(Player player, double size) {
        return Optional.of(tokens.of(player, size));
    }

    private void paintToken(Player player, GraphicsContext context) {
        var look = CellLook.plain(Cube.of(player, TOKEN_POINTS));
        double size = context.getCanvas().getWidth();
        new CubePainter(context, style).paintOver(look, 0, 0, size);
    }

    @Override
    public String title() {
        return texts.get("window.title");
    }

    @Override
    public String about() {
        return texts.get("cube.about");
    }

    @Override
    public String inShort() {
        return texts.get("cube.short");
    }

    /** Paints nine cubes. */
    @Override
    public Node picture(double height) {
        return picture(PICTURE, 3, height);
    }

    /** Paints a board of this many cubes. */
    @Override
    public Optional<Node> picture(GameOptions options, double height) {
        int side = options.number(CubeNotation.SIZE);
        return Optional.of(picture(Collections.nCopies(side * side, Cube.NEUTRAL), side, height));
    }

    private Node picture(List<Cube> cubes, int side, double height) {
        double pitch = Math.floor(height / side);
        var canvas = new Canvas(pitch * side, pitch * side);
        var painter = new CubePainter(canvas.getGraphicsContext2D(), style);
        for (int index = 0; index < cubes.size(); index++) {
            int row = index / side;
            painter.paint(CellLook.plain(cubes.get(index)), index % side * pitch, row * pitch, pitch);
        }
        return canvas;
    }

    @Override
    public void paint(CubePosition position, Canvas canvas) {
        var board = position.board();
        double pitch = Math.min(canvas.getWidth(), canvas.getHeight()) / board.side();
        double left = (canvas.getWidth() - board.side() * pitch) / 2;
        double top = (canvas.getHeight() - board.side() * pitch) / 2;
        var painter = new CubePainter(canvas.getGraphicsContext2D(), style);
        for (Square square : board.squares()) {
            var look = CellLook.plain(board.at(square));
            painter.paint(look, left + square.column() * pitch, top + square.row() * pitch, pitch);
        }
    }

    @Override
    public List<ShownOption> newGameOptions() {
        return List.of(new ShownOption(
                BoardSize.OFFERED,
                texts.get("cube.size"),
                side -> texts.get("board.size", Integer.valueOf(side)),
                texts.get("cube.size.note"),
                texts.get("settings.board-size.note"),
                true));
    }

    @Override
    public GameOptions demo() {
        return GameOptions.of(CubeNotation.SIZE, DEMO_SIDE);
    }

    @Override
    public String handbookPage() {
        return "index";
    }

    /** Lessons are shown in the original's colours: their texts say red and blue. */
    @Override
    public Optional<Lessons<CubePosition, Square>> lessons() {
        return Optional.of(new Lessons<>(
                () -> Lesson.all().stream()
                        .<LessonExercise<CubePosition, Square>>map(lesson -> new CubeLesson(lesson, texts))
                        .toList(),
                shown -> new CubeGameBoard(kind, texts, shown),
                Lessons.USUAL_WIDTH,
                look -> look.withColours(Colours.DEFAULT)));
    }

    @Override
    public Optional<PositionSetup<CubePosition, CubeDraft>> setup() {
        return Optional.of(new PositionSetup<>(
                now -> CubeSetupBoard.of(now.board().side(), texts),
                CubeDraft::of,
                (text, now) -> CubeDraft.parse(text, now.toMove()),
                Set.of(),
                window -> new CubeSetupExtra(texts, window)));
    }
}
