package org.jumpingcube.desktop.jump61;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import org.jumpingcube.cube.Board;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.cube.PlayedMove;
import org.jumpingcube.desktop.controls.TextControls;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.cube.BoardStyle;
import org.jumpingcube.desktop.cube.BoardView;
import org.jumpingcube.desktop.cube.CubeWording;
import org.jumpingcube.desktop.cube.Palette;
import org.jumpingcube.desktop.look.FocusByKeys;
import org.jumpingcube.desktop.look.KeysByPosition;
import org.jumpingcube.desktop.look.ProgramIcon;
import org.jumpingcube.desktop.look.Themes;
import org.jumpingcube.desktop.look.Typeface;
import org.jumpingcube.desktop.look.VisibleScreen;
import org.jumpingcube.game.GameClock;
import org.jumpingcube.game.History;
import org.jumpingcube.game.Seats;
import org.jumpingcube.game.Square;
import org.jumpingcube.game.Turn;
import org.jumpingcube.session.GameState;
import org.jumpingcube.session.GameState.GameOver;
import org.jumpingcube.session.GameState.HumanToMove;
import org.jumpingcube.session.Notice;
import org.jumpingcube.session.Pauses;
import org.jumpingcube.session.SessionView;
import org.jumpingcube.settings.Look;
import org.jumpingcube.text.GameWindow;

/**
 * A window in which the Jump61 protocol is played: a click on a square types a move, the menus type the other commands,
 * and the conversation with the program is beside the board. Closing the window types {@code quit}.
 */
public final class Jump61Window implements GameWindow {
    private static final double WIDTH = 900;
    private static final double HEIGHT = 640;
    private static final double SMALLEST_WIDTH = 480;
    private static final double SMALLEST_HEIGHT = 420;
    private static final int USUAL_SIDE = 6; // until the game says how large its board is

    private final BoardView board;
    private final Conversation conversation;
    private volatile Consumer<String> typist = line -> {};

    /** A window with an empty board. To be made on the JavaFX thread. */
    public Jump61Window() {
        var texts = new Texts(Locale.getDefault());
        board = new BoardView(
                Board.empty(USUAL_SIDE),
                new CubeWording(
                        texts,
                        square -> texts.get("jump61.square", row(square), column(square)),
                        player -> texts.get(Palette.CLASSIC.colourKey(player))));
        board.onChoose(square -> type(words(square)));
        board.addEventHandler(MouseEvent.MOUSE_PRESSED, this::beginToSet);
        conversation = new Conversation(texts, this::type);
        var area = TextControls.styled(new StackPane(board), "board-area");
        var root = new BorderPane(
                area, new Jump61Menus(texts, this::type, conversation::begin).bar(), conversation, null, null);
        root.getStyleClass().add("jump61");
        conversation.prefWidthProperty().bind(root.widthProperty().multiply(0.34));
        var scene = new Scene(root, WIDTH, HEIGHT);
        Typeface.use(texts.locale());
        Themes.apply(scene, Look.DEFAULT);
        KeysByPosition.attach(scene);
        FocusByKeys.attach(scene);
        board.restyle(BoardStyle.of(Look.DEFAULT, Themes.appearance(Look.DEFAULT.theme()))
                .with(BoardStyle.Coordinates.NUMBERS));
        show(scene, texts);
    }

    private void show(Scene scene, Texts texts) {
        var stage = new Stage();
        stage.setTitle(texts.get("jump61.title"));
        stage.setScene(scene);
        var screen = VisibleScreen.primary();
        screen.setLeast(stage, SMALLEST_WIDTH, SMALLEST_HEIGHT);
        stage.setOnHidden(event -> type("quit"));
        stage.show();
        ProgramIcon.give(stage);
        screen.resize(stage, WIDTH, HEIGHT);
        board.requestFocus();
    }

    private void type(String line) {
        typist.accept(line);
    }

    /** The right mouse button begins a command that puts points on a square. */
    private void beginToSet(MouseEvent event) {
        if (event.getButton() == MouseButton.SECONDARY) {
            board.places()
                    .squareAt(event.getX(), event.getY())
                    .ifPresent(square -> conversation.begin("set " + words(square) + " "));
        }
    }

    /** The name of the square in the protocol. */
    private static String words(Square square) {
        return row(square) + " " + column(square);
    }

    private static int row(Square square) {
        return square.row() + 1;
    }

    private static int column(Square square) {
        return square.column() + 1;
    }

    @Override
    public void positionChanged(CubePosition position) {
        show(History.startingAt(position));
    }

    @Override
    public void movePlayed(PlayedMove move) {
        show(new History<>(move.before(), List.<Turn<CubePosition, Square>>of(move), 1));
    }

    private void show(History<CubePosition, Square> history) {
        CubePosition position = history.current();
        GameState<Square> state = position.outcome().isOver()
                ? new GameOver<>(position.toMove(), position.outcome())
                : new HumanToMove<>(position.toMove(), true, false);
        var view = new SessionView<>(
                state,
                history,
                Seats.USUAL,
                Pauses.NONE,
                GameClock.OFF,
                Optional.empty(),
                Optional.empty(),
                Optional.<Square>empty(),
                Notice.NONE);
        Platform.runLater(() -> board.show(view));
    }

    @Override
    public void said(String text) {
        Platform.runLater(() -> conversation.add(text));
    }

    @Override
    public void onLine(Consumer<String> listener) {
        typist = listener;
    }
}
