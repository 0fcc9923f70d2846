package org.jumpingcube.desktop.cube;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import javafx.scene.Node;
import org.jumpingcube.cube.Board;
import org.jumpingcube.cube.Boards;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.cube.PlayedMove;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.look.Appearance;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Square;
import org.jumpingcube.settings.CascadeDisplay;
import org.jumpingcube.settings.Look;
import org.jumpingcube.settings.PipShape;
import org.jumpingcube.settings.Points;
import org.jumpingcube.settings.TextSize;
import org.jumpingcube.settings.Theme;
import org.jumpingcube.settings.VisualAids;

/** Boards as the handbook shows them, each drawn by the board's own view. */
public final class BoardPictures {
    private static final Board READY = Boards.board("2r 1- 1-  1- 2r 2b  1- 2b 1-");

    /** Red plays a1, which bursts; so does its neighbour in the next wave, and the one in the middle in the third. */
    private static final Board LOADED = Boards.board("2r 3r 1- 1b  1- 4r 2b 1-  1b 2b 1- 1-  1- 1- 1b 2b");

    private BoardPictures() {}

    /** A board drawn as text. */
    public static Node board(String drawn) {
        return of(Boards.board(drawn));
    }

    private static BoardView of(Board board) {
        return new BoardView(board, new CubeWording(new Texts(Locale.ENGLISH)));
    }

    private static BoardView styled(Board board, Look look) {
        var view = of(board);
        view.restyle(BoardStyle.of(look, Appearance.LIGHT));
        return view;
    }

    private static BoardView framed(CascadeFrame frame, int side) {
        var view = of(Board.empty(side));
        view.showFrame(frame);
        return view;
    }

    /** A corner that bursts: too full, its points in the air, and afterwards. */
    public static List<Node> burst() {
        PlayedMove move = new CubePosition(READY, Player.ONE).play(new Square(0, 0));
        CascadeStage stage = CascadeStage.waves(move).get(0);
        return List.of(
                framed(CascadeStyle.SCATTER.film(stage).at(0), 3),
                framed(CascadeStyle.SCATTER.film(stage).at(0.65), 3),
                of(move.after().board()));
    }

    /** A cascade: the board when each wave begins, and when it has settled. */
    public static List<Node> cascade() {
        PlayedMove move = new CubePosition(LOADED, Player.ONE).play(new Square(0, 0));
        Stream<Node> waves = CascadeStage.waves(move).stream()
                .map(stage -> framed(CascadeStyle.DARKEN.film(stage).at(0), LOADED.side()));
        return Stream.concat(waves, Stream.of(of(move.after().board()))).toList();
    }

    /** One wave of a cascade with dots, from the first cube that is pressed flat to the last that has changed hands. */
    public static List<Node> wave() {
        return wave(new CubePosition(LOADED, Player.ONE).play(new Square(0, 0)), 3);
    }

    /**
     * The same six instants of a wave of a move.
     *
     * @param number of the wave, from 1
     */
    public static List<Node> wave(PlayedMove move, int number) {
        var film = CascadeStyle.SCATTER.film(CascadeStage.waves(move).get(number - 1));
        return Stream.of(0.14, 0.24, 0.38, 0.5, 0.63, 0.99)
                .<Node>map(progress ->
                        framed(film.at(progress), move.before().board().side()))
                .toList();
    }

    /** The ripple over a board that is won, at three instants. */
    public static List<Node> ripple() {
        var won = Boards.board("2r 3r 2r 1r  1r 2r 3r 2r  2r 1r 2r 3r  1r 2r 1r 2r");
        return Stream.of(0.25, 0.55, 0.85)
                .<Node>map(seconds -> {
                    var view = of(won);
                    view.showMotions(WinRipple.motions(won, new Square(0, 0), seconds));
                    return view;
                })
                .toList();
    }

    /** The same moment in the three ways of showing it. */
    public static List<Node> displays() {
        CascadeStage stage = CascadeStage.waves(new CubePosition(LOADED, Player.ONE).play(new Square(0, 0)))
                .get(2);
        return Stream.of(CascadeDisplay.DARKEN, CascadeDisplay.BLINK, CascadeDisplay.SCATTER)
                .<Node>map(display ->
                        framed(CascadeStyle.of(display, false).film(stage).at(0.6), LOADED.side()))
                .toList();
    }

    /** The last move, one taken back, and a hint. */
    public static List<Node> marks() {
        var board = Boards.board("2r 1- 1-  1- 1- 2b  1- 2r 1-");
        return Stream.of(Mark.LAST_MOVE, Mark.UNDONE_MOVE, Mark.HINT)
                .<Node>map(mark -> {
                    var view = of(board);
                    view.showHighlight(new BoardScene.Highlight(new Square(1, 2), mark, false));
                    return view;
                })
                .toList();
    }

    /** Pips of the usual shapes, pips of other shapes, numerals. */
    public static List<Node> points() {
        var board = Boards.board("2r 3r 1-  2r 4b 3b  1- 3r 2b");
        var usual = Look.DEFAULT;
        return List.of(
                styled(board, usual),
                styled(
                        board,
                        new Look(
                                usual.colours(),
                                usual.theme(),
                                usual.textSize(),
                                usual.points(),
                                PipShape.DIAMOND,
                                PipShape.CROSS,
                                usual.aids())),
                styled(
                        board,
                        new Look(
                                usual.colours(),
                                Theme.LIGHT,
                                usual.textSize(),
                                Points.NUMERALS,
                                PipShape.ROUND,
                                PipShape.ROUND,
                                usual.aids())));
    }

    /** The same board in each palette, in their order. */
    public static List<Node> palettes() {
        var board = Boards.board("2r 3r 1-  2r 4b 3b  1- 3r 2b");
        return Stream.of(Palette.values())
                .<Node>map(palette -> styled(
                        board,
                        new Look(
                                palette.colours(),
                                Theme.SYSTEM,
                                TextSize.SYSTEM,
                                Points.PIPS,
                                PipShape.ROUND,
                                PipShape.SQUARE,
                                VisualAids.DEFAULT)))
                .toList();
    }
}
