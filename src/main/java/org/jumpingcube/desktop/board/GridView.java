package org.jumpingcube.desktop.board;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import javafx.scene.Node;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.Color;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.controls.Tokens;
import org.jumpingcube.desktop.look.Appearance;
import org.jumpingcube.desktop.look.Themes;
import org.jumpingcube.desktop.model.GameBoard;
import org.jumpingcube.desktop.model.GameView;
import org.jumpingcube.desktop.model.GameWording;
import org.jumpingcube.desktop.model.PositionSetup;
import org.jumpingcube.desktop.model.SetupBoard;
import org.jumpingcube.desktop.model.ShownOption;
import org.jumpingcube.desktop.model.SmallBoard;
import org.jumpingcube.game.GameKind;
import org.jumpingcube.game.GameOption;
import org.jumpingcube.game.GameOptions;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Position;
import org.jumpingcube.grid.GridDraft;
import org.jumpingcube.grid.GridGame;
import org.jumpingcube.grid.GridLook;
import org.jumpingcube.settings.Look;
import org.jumpingcube.settings.MoveAnimation;

/** What the window knows of any game on a grid: what the game says of itself, and the texts in its own bundle. */
public final class GridView<P extends Position<P, M>, M> implements GameView<P, M> {
    private static final int STRIDE = 7; // through the legal moves, so that they are of all parts of the board
    private static final double TOKEN_SHARE = 1.4; // a piece does not fill its square

    private final GridGame<P, M> game;
    private final Texts texts;
    private final GridWording<P, M> wording;
    private final Supplier<MoveAnimation> show;
    private final Tokens tokens = new Tokens(this::paintToken);
    private GridLook<P, M> look; // with what the user has chosen
    private Appearance appearance = Appearance.LIGHT;

    /** @param show how turns are shown; asked at the beginning of each */
    public GridView(GridGame<P, M> game, Texts texts, Supplier<MoveAnimation> show) {
        this.game = game;
        look = game;
        this.texts = texts;
        this.show = show;
        wording = new GridWording<>(game, texts);
    }

    @Override
    public GameKind<P, M> kind() {
        return game;
    }

    @Override
    public GameWording<P, M> wording() {
        return wording;
    }

    @Override
    public GameBoard<P, M> newBoard() {
        return new GridGameBoard<>(game, start(), texts, wording, show);
    }

    @Override
    public SmallBoard<P, M> newSmallBoard() {
        return new GridSmallBoard<>(game, start(), false, show);
    }

    private P start() {
        return game.start(demo());
    }

    @Override
    public String title() {
        return wording.own("title");
    }

    @Override
    public String about() {
        return wording.own("about");
    }

    @Override
    public String handbookPage() {
        return game.name();
    }

    @Override
    public String inShort() {
        return wording.find("short").orElse("");
    }

    @Override
    public List<ShownOption> newGameOptions() {
        return game.options().stream().map(this::shown).toList();
    }

    private ShownOption shown(GameOption option) {
        String key = "option." + option.name();
        return new ShownOption(
                option,
                wording.own(key),
                value -> wording.find(key + "." + value).orElse(value),
                "",
                "",
                true);
    }

    @Override
    public GameOptions demo() {
        return GameOptions.usual(game.options());
    }

    @Override
    public Optional<PositionSetup<P, GridDraft<P, M>>> setup() {
        return game.canBeSetUp()
                ? Optional.of(new PositionSetup<>(
                        this::setupBoard, now -> GridDraft.of(game, now), GridDraft::parse, Set.of()))
                : Optional.empty();
    }

    private SetupBoard<GridDraft<P, M>> setupBoard(P now) {
        var board = new GridBoardView<>(game, wording, now);
        return new SquareSetupBoard<>(
                board,
                draft -> board.show(draft.shown(), Optional.empty(), false),
                (square, draft) -> wording.square(draft.shown(), square, Optional.empty()),
                board::restyle);
    }

    @Override
    public Optional<Color> colour(Player player, Look chosen) {
        return Optional.of(CanvasBrush.colour(game.styled(chosen), player, Themes.appearance(chosen.theme())));
    }

    // Small pictures

    @Override
    public void restyle(Look chosen) {
        look = game.styled(chosen);
        appearance = Themes.appearance(chosen.theme());
        tokens.repaint();
    }

    @Override
    public Optional<Node> token(Player player, double size) {
        return Optional.of(tokens.of(player, size));
    }

    private void paintToken(Player player, GraphicsContext context) {
        double pitch = context.getCanvas().getWidth() * TOKEN_SHARE;
        var brush = CanvasBrush.ofPiece(context, pitch, appearance);
        look.paintPiece(brush, game.pieces(player).charAt(0), 0, 0, 1);
    }

    @Override
    public boolean paintPiece(Player player, Look chosen, Canvas canvas) {
        GridSmallBoard.paintPiece(game.styled(chosen), start(), player, canvas, Themes.appearance(chosen.theme()));
        return true;
    }

    @Override
    public void paint(P position, Canvas canvas) {
        GridSmallBoard.paint(look, position, false, canvas, appearance);
    }

    @Override
    public Node picture(double height) {
        P shown = underWay();
        var grid = game.grid(shown);
        var canvas = new Canvas(height * grid.columns() / grid.rows(), height);
        paint(shown, canvas);
        return canvas;
    }

    /** Some moves after the start, always the same: an empty board would tell nothing of the game. */
    private P underWay() {
        P position = start();
        int moves = game.grid(position).count() / 5;
        for (int move = 0; move < moves && !position.outcome().isOver(); move++) {
            var legal = position.legalMoves();
            var next = position.play(legal.get(move * STRIDE % legal.size())).after();
            position = next.outcome().isOver() ? position : next;
        }
        return position;
    }
}
