package org.jumpingcube.desktop;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import org.jumpingcube.desktop.board.SquareBoard;
import org.jumpingcube.desktop.controls.ReadableBoard;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.model.GameModel;
import org.jumpingcube.desktop.model.GameView;
import org.jumpingcube.game.GameKind;
import org.jumpingcube.game.GameOptions;
import org.jumpingcube.game.Position;
import org.jumpingcube.game.Seat;
import org.jumpingcube.game.Seats;
import org.jumpingcube.game.Square;
import org.jumpingcube.games.Games;
import org.jumpingcube.grid.GridGame;
import org.jumpingcube.grid.GridGames;
import org.jumpingcube.session.Pauses;
import org.jumpingcube.settings.MoveAnimation;
import org.jumpingcube.storage.FileFormats;
import org.jumpingcube.storage.SaveFile;
import org.jumpingcube.storage.SaveFormat;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.testfx.util.WaitForAsyncUtils;

/** Any game on a grid in the window, with nothing but what it says of itself: played, looked back at, set up, drawn, spoken. */
class GridGameInTheWindowTest extends WindowTest {
    static Stream<GridGame<?, ?>> games() {
        return GridGames.all();
    }

    /** The cubes, and a game on a grid. */
    private record With(GridGame<?, ?> game) implements GameViews {
        private List<GameKind<?, ?>> kinds() {
            return List.of(Games.CUBE, game);
        }

        @Override
        public List<GameView<?, ?>> make(Texts texts, Supplier<MoveAnimation> show) {
            return GameViews.of(kinds(), texts, show);
        }

        @Override
        public FileFormats formats() {
            return new FileFormats(new SaveFormat(kinds()), Map.of());
        }
    }

    private void begin(GridGame<?, ?> game) {
        open(UnaryOperator.identity(), new With(game));
        beginGame(game);
    }

    private void beginGame(GameKind<?, ?> game) {
        var view = program()
                .games()
                .views()
                .filter(one -> one.kind() == game)
                .findFirst()
                .orElseThrow();
        var options = GameOptions.usual(game.options());
        var setup = new GameModel.Setup(options, new Seats(Seat.HUMAN, Seat.HUMAN), Pauses.NONE, 1);
        interact(() -> program().games().begin(view, setup));
    }

    private SquareBoard board(String id) {
        return (SquareBoard) lookup(id).<Node>query();
    }

    private Point2D onScreen(SquareBoard board, Square square) {
        var centre = board.places().centre(square);
        return board.node().localToScreen(centre);
    }

    /** Clicks the squares of the first legal move. */
    @SuppressWarnings("unchecked") // the game's own
    private <P extends Position<P, M>, M> List<Square> playByMouse(GridGame<P, M> game) {
        var position = (P) program().games().now().position();
        var squares = game.squares(position.legalMoves().get(0));
        squares.forEach(square -> clickOn(onScreen(board("#" + game.name() + "-board"), square)));
        return squares;
    }

    private int moves() {
        return program().games().now().history().cursor();
    }

    @ParameterizedTest
    @MethodSource("games")
    void itIsPlayedByMouseAndKeysTakenBackAndSaved(GridGame<?, ?> game) throws IOException {
        begin(game);
        picture().keep("grid-" + game.name());
        playByMouse(game);
        assertThat(moves()).isEqualTo(1);
        playByKeys(game);
        assertThat(moves()).isEqualTo(2);
        assertThat(program().games().now().history().played()).hasSize(2);
        press("#tool-undo");
        assertThat(moves()).isLessThan(2);
        var file = folder.resolve("grid.jcube");
        chooser.choose(file);
        press("#tool-save");
        awaitSaved();
        var saved = SaveFile.at(file, new With(game).formats()).load().result().game();
        assertThat(saved.orElseThrow().history().current())
                .isEqualTo(program().games().now().position());
    }

    /** The first legal move by its column's letter and its row's number, as on every board. */
    @SuppressWarnings("unchecked") // the game's own
    private <P extends Position<P, M>, M> void playByKeys(GridGame<P, M> game) {
        var position = (P) program().games().now().position();
        interact(() -> board("#" + game.name() + "-board").node().requestFocus());
        for (Square square : game.squares(position.legalMoves().get(0))) {
            interact(() -> {
                board("#" + game.name() + "-board").pointing().focusOn(square);
                board("#" + game.name() + "-board").pointing().showFocus(true);
            });
            push(KeyCode.ENTER);
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    <P extends Position<P, M>, M> void aSquareThatIsNoMoveIsRefusedInWordsAndAnotherMoveCanBeginAtOnce(
            GridGame<P, M> game) {
        begin(game);
        P start = GridGames.start(game);
        var first = start.legalMoves().stream()
                .map(move -> game.squares(move).get(0))
                .toList();
        var none = game.grid(start).squares().stream()
                .filter(square -> !first.contains(square))
                .findFirst();
        none.ifPresent(square -> {
            clickOn(onScreen(board("#" + game.name() + "-board"), square));
            assertThat(moves()).isZero();
            String why = program().games().shown().get().board().refused().getValue();
            assertThat(why).isNotEmpty();
            assertThat(text("#status-text")).endsWith(why);
        });
        playByMouse(game);
        assertThat(moves()).isEqualTo(1);
    }

    @ParameterizedTest
    @MethodSource("games")
    void itIsLookedBackAtSetUpAndReadAloud(GridGame<?, ?> game) {
        begin(game);
        playByMouse(game);
        playByMouse(game);
        interact(() -> program().commands().run("replay"));
        assertThat(isShown("#replay-board")).isTrue();
        assertThat(board("#replay-board").places().grid().count()).isPositive();
        var readable = ReadableBoard.in(stage().getScene().getRoot()).orElseThrow();
        for (ReadableBoard.Part part : ReadableBoard.Part.values()) {
            assertThat(readable.read(part).isEmpty()).as(part.name()).isEqualTo(part == ReadableBoard.Part.TEXT);
        }
        interact(() -> program().commands().run("setup"));
        assertThat(isShown("#setup-board")).isTrue();
        assertThat(program()
                        .commands()
                        .find("picture")
                        .orElseThrow()
                        .isEnabled()
                        .getValue())
                .isTrue();
    }

    @ParameterizedTest
    @MethodSource("games")
    void theLargeButtonHasAPieceOfWhoIsToMoveInPlaceOfACube(GridGame<?, ?> game) {
        begin(game);
        assertThat(lookup("#action-button .cube").query().isVisible()).isFalse();
        var one = chip();
        playByMouse(game);
        one.keep("chip-" + game.name());
        assertThat(chip().differences(one)).isGreaterThan(50);
        beginGame(Games.CUBE);
        assertThat(lookup("#action-button .cube").query().isVisible()).isTrue();
    }

    private Picture chip() {
        return WaitForAsyncUtils.waitForAsyncFx(
                10_000, () -> Picture.of(lookup("#action-button .chip").query()));
    }

    @ParameterizedTest
    @MethodSource("games")
    void theComputerPlaysItAndGivesHints(GridGame<?, ?> game) {
        begin(game);
        interact(() -> program().commands().run("hint"));
        await("a hint", () -> program().games().now().hint().isPresent());
        interact(() -> program().games().session().change(new Seats(Seat.HUMAN, Seat.COMPUTER), Pauses.NONE));
        playByMouse(game);
        await("the computer's move", () -> moves() == 2);
    }
}
