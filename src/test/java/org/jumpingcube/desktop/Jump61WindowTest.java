package org.jumpingcube.desktop;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.Reader;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import javafx.geometry.Bounds;
import javafx.scene.Scene;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.MouseButton;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.jumpingcube.Slow;
import org.jumpingcube.desktop.cube.BoardSpots;
import org.jumpingcube.desktop.cube.BoardView;
import org.jumpingcube.desktop.jump61.Jump61Window;
import org.jumpingcube.game.Square;
import org.jumpingcube.text.Console;
import org.jumpingcube.text.Jump61;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;
import org.testfx.util.WaitForAsyncUtils;

/** The window of the text protocol, with the real program behind it. */
@Slow
@Tag("window")
@ExtendWith(WindowLibraries.class)
class Jump61WindowTest extends FxRobot {
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();
    private final List<Stage> stages = new ArrayList<>();
    private CompletableFuture<Integer> ended = new CompletableFuture<>();

    /** Starts the program with nothing at its standard input. */
    private void open() {
        var windows = new ArrayList<Jump61Window>();
        interact(() -> windows.add(new Jump61Window()));
        interact(() ->
                stages.add((Stage) Window.getWindows().get(Window.getWindows().size() - 1)));
        var console = new Console(Reader.nullReader(), out, err);
        ended = CompletableFuture.supplyAsync(
                () -> Jump61.run(List.of("--display"), console, () -> Optional.of(windows.get(0))));
        awaitAtTerminal("red> ");
    }

    @AfterEach
    void close() {
        stages.forEach(stage -> interact(stage::hide));
    }

    private void awaitAtTerminal(String end) {
        WindowTest.await(end + " at the end of " + out, () -> out.toString().endsWith(end));
    }

    private String atTerminal() {
        return out.toString().replaceFirst("(?s).*4\\.0\\n", "");
    }

    private BoardView board() {
        return lookup("#board").queryAs(BoardView.class);
    }

    private void point(int row, int column) {
        Bounds cell = BoardSpots.cell(board(), new Square(row - 1, column - 1));
        robotContext().getMouseRobot().moveNoWait(board().localToScreen(cell.getCenterX(), cell.getCenterY()));
        Frames.settle();
    }

    private void click(int row, int column) {
        point(row, column);
        clickOn(MouseButton.PRIMARY);
    }

    private void command(KeyCode key) {
        push(new KeyCodeCombination(key, KeyCombination.SHORTCUT_DOWN));
    }

    @Test
    void aClickIsTheMoveTypedAndTheAnswerIsSeenAndSaid() {
        open();
        command(KeyCode.DIGIT3);
        awaitAtTerminal("red> size 3\nred> ");
        click(2, 1);
        WindowTest.await("the answer", () -> atTerminal().matches("red> size 3\nred> 2 1\n\\* [1-3] [1-3]\nred> "));
        Frames.settle();
        assertThat(lookup("#conversation").queryAs(TextInputControl.class).getText())
                .isEqualTo(out.toString());
        keep("played");
    }

    @Test
    void menusKeysAndTheLineGiveTheOtherCommands() throws Exception {
        open();
        push(new KeyCodeCombination(KeyCode.B, KeyCombination.SHORTCUT_DOWN, KeyCombination.SHIFT_DOWN));
        awaitAtTerminal("red> manual blue\nred> ");
        command(KeyCode.DIGIT2);
        awaitAtTerminal("red> size 2\nred> ");
        clickOn("#jump61-view").clickOn("#jump61-verbose");
        awaitAtTerminal("red> verbose\nred> ");
        command(KeyCode.E);
        write("1 2 2 b").push(KeyCode.ENTER);
        awaitAtTerminal("red> set 1 2 2 b\nblue> ");
        point(2, 2);
        clickOn(MouseButton.SECONDARY);
        write("2 r").push(KeyCode.ENTER);
        awaitAtTerminal("blue> set 2 2 2 r\nred> ");
        click(1, 2);
        WindowTest.await("the error", () -> err.toString().equals("invalid move: 1 2\n"));
        command(KeyCode.Q);
        assertThat(ended.get(20, TimeUnit.SECONDS)).isZero();
        assertThat(out.toString()).endsWith("red> 1 2\nred> quit\n");
    }

    @Test
    void byKeysAloneASquareIsChosenAsOnAnyBoard() {
        open();
        interact(board()::requestFocus);
        push(KeyCode.DOWN).push(KeyCode.DOWN).push(KeyCode.RIGHT).push(KeyCode.ENTER);
        WindowTest.await("the move", () -> atTerminal().startsWith("red> 3 2\n* "));
        assertThat(board().getAccessibleText()).startsWith("row 3, column 2");
    }

    @Test
    void whoClosesTheWindowHasQuit() throws Exception {
        open();
        interact(stages.get(0)::hide);
        assertThat(ended.get(20, TimeUnit.SECONDS)).isZero();
        assertThat(out.toString()).endsWith("red> quit\n");
    }

    @Test
    void inASmallWindowBoardAndConversationHaveRoom() {
        open();
        interact(() -> {
            stages.get(0).setWidth(480);
            stages.get(0).setHeight(420);
        });
        Frames.settle();
        keep("small");
        assertThat(board().getWidth()).isGreaterThan(280);
        assertThat(lookup("#conversation").queryAs(TextInputControl.class).getWidth())
                .isGreaterThan(120);
    }

    /** The class that drivers start, with a window that nobody touches. */
    @Test
    void aScriptAtStandardInputIsPlayedInTheWindowAsWell(@TempDir Path home)
            throws IOException, InterruptedException, ExecutionException, TimeoutException {
        var options = List.of("-Dglass.platform=Monocle", "-Dmonocle.platform=Headless", "-Dprism.order=sw");
        Process program = ChildProgram.of(jump61.Main.class, home, options, "--display")
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        try (var input = program.getOutputStream()) {
            input.write("manual blue\nsize 2\n1 1\n2 2\n".getBytes(StandardCharsets.UTF_8));
        }
        String said = CompletableFuture.supplyAsync(() -> read(program)).get(60, TimeUnit.SECONDS);
        assertThat(said).isEqualTo("Welcome to Jump61 4.0\nred> red> red> blue> red> \n");
        assertThat(program.waitFor()).isZero();
    }

    private static String read(Process program) {
        try {
            return new String(program.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    private void keep(String name) {
        Scene scene = stages.get(0).getScene();
        WaitForAsyncUtils.waitForAsyncFx(10_000, () -> Picture.of(scene.getRoot()))
                .keep("jump61-" + name);
    }
}
