package org.jumpingcube.desktop;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.event.Event;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Labeled;
import javafx.scene.control.MenuButton;
import javafx.scene.input.Clipboard;
import javafx.scene.input.DataFormat;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.layout.Region;
import javafx.scene.text.Text;
import org.jumpingcube.Slow;
import org.jumpingcube.cube.CubeDraft;
import org.jumpingcube.cube.CubeNotation;
import org.jumpingcube.cube.FirstMoveEngine;
import org.jumpingcube.cube.puzzle.Puzzles;
import org.jumpingcube.desktop.cube.BoardSpots;
import org.jumpingcube.desktop.cube.BoardView;
import org.jumpingcube.desktop.exercise.OwnPuzzles;
import org.jumpingcube.desktop.jumpin.JumpinSpots;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Seat;
import org.jumpingcube.game.Skill;
import org.jumpingcube.game.Square;
import org.jumpingcube.game.Style;
import org.jumpingcube.game.TimeControl;
import org.jumpingcube.game.TimeControls;
import org.jumpingcube.games.Games;
import org.jumpingcube.jumpin.JumpinMove;
import org.jumpingcube.jumpin.JumpinPosition;
import org.jumpingcube.language.Language;
import org.jumpingcube.session.GameState;
import org.jumpingcube.settings.GameChoice;
import org.jumpingcube.settings.Settings;
import org.jumpingcube.storage.KeptLines;
import org.jumpingcube.storage.SaveFile;
import org.junit.jupiter.api.Test;

/** Positions that the user sets up. */
@Slow
class SetupWindowTest extends WindowTest {
    private void setUp() {
        push(new KeyCodeCombination(KeyCode.E, KeyCombination.SHORTCUT_DOWN));
        Frames.settle();
        assertThat(isShown("#setup-board")).isTrue();
    }

    /** Presses a button wherever the panel is scrolled to. */
    private void fire(String query) {
        interact(() -> lookup(query).queryAs(ButtonBase.class).fire());
    }

    private void shortcut(KeyCode code) {
        push(new KeyCodeCombination(code, KeyCombination.SHORTCUT_DOWN));
        Frames.settle();
    }

    private Point2D spot(String name) {
        Node board = lookup("#setup-board").query();
        Bounds cell = board instanceof BoardView cubes
                ? BoardSpots.cell(cubes, square(name))
                : JumpinSpots.square(board, name);
        return board.localToScreen(cell.getCenterX(), cell.getCenterY());
    }

    private void click(String name, MouseButton button) {
        moveMouse(spot(name));
        robotContext().getMouseRobot().pressNoWait(button);
        robotContext().getMouseRobot().releaseNoWait(button);
        Frames.settle();
    }

    private void drag(String from, String to) {
        moveMouse(spot(from));
        robotContext().getMouseRobot().pressNoWait(MouseButton.PRIMARY);
        moveMouse(spot(to));
        robotContext().getMouseRobot().releaseNoWait(MouseButton.PRIMARY);
        Frames.settle();
    }

    /** The board that is set up, as text. */
    private String copied() {
        interact(() -> lookup("#setup-copy")
                .queryAs(MenuButton.class)
                .getItems()
                .get(1)
                .fire());
        return clipboard();
    }

    private String clipboard() {
        var text = new String[1];
        interact(() -> text[0] = Clipboard.getSystemClipboard().getString());
        return text[0];
    }

    private void toClipboard(String text) {
        interact(() -> Clipboard.getSystemClipboard().setContent(Map.of(DataFormat.PLAIN_TEXT, text)));
    }

    private String rows() {
        return String.join("/", CubeNotation.rows(game().history().start().board()));
    }

    @Test
    void cubesAreSetUpByTheMousePlayedSavedLoadedAndReviewed() {
        open(WindowTest::keepingNothing);
        clickSquare("a1");
        setUp();
        assertThat(copied()).isEqualTo("To move: Player 2\n2r 1- 1-\n1- 1- 1-\n1- 1- 1-\n");
        fire("#setup-clear");
        click("b2", MouseButton.PRIMARY);
        click("b2", MouseButton.PRIMARY);
        click("b2", MouseButton.PRIMARY);
        click("b2", MouseButton.SECONDARY);
        fire("#setup-brush-2");
        drag("a3", "c3");
        assertThat(copied()).isEqualTo("To move: Player 2\n1- 1- 1-\n1- 2r 1-\n1b 1b 1b\n");
        shortcut(KeyCode.Z);
        assertThat(copied()).isEqualTo("To move: Player 2\n1- 1- 1-\n1- 2r 1-\n1- 1- 1-\n");
        drag("a1", "b1"); // a stroke after something was undone begins with what is on the board
        assertThat(copied()).isEqualTo("To move: Player 2\n1b 1b 1-\n1- 2r 1-\n1- 1- 1-\n");
        shortcut(KeyCode.Z);
        drag("a3", "c3");
        fire("#setup-undo");
        fire("#setup-redo");
        fire("#setup-to-move-1");
        shortcut(KeyCode.Z);
        assertThat(copied()).startsWith("To move: Player 2");
        fire("#setup-redo");
        assertThat(copied()).startsWith("To move: Player 1");
        fire("#setup-turn");
        Platform.runLater(() -> lookup("#setup-play").queryButton().fire()); // waits for an answer
        awaitDialog();
        push(KeyCode.ESCAPE);
        assertThat(isShown("#setup-board")).as("the game was not to be lost").isTrue();
        Platform.runLater(() -> lookup("#setup-play").queryButton().fire());
        awaitDialog();
        press("#abandon-do-not-save");
        assertThat(isShown("#setup-board")).isFalse();
        assertThat(rows()).isEqualTo("1b 1- 1-/1b 2r 1-/1b 1- 1-");
        clickSquare("b2");
        assertThat(movesPlayed()).isEqualTo(1);
        var played = game().history();

        Path file = folder.resolve("set-up.jcube");
        chooser.choose(file);
        interact(() -> program().commands().run("save"));
        awaitSaved();
        assertThat(SaveFile.at(file, Games.FORMATS)
                        .load()
                        .result()
                        .game()
                        .orElseThrow()
                        .history())
                .isEqualTo(played);
        load(file);
        assertThat(game().history()).isEqualTo(played);
        interact(() -> program().commands().run("review"));
        assertThat(isShown("#review-panel")).isTrue();
    }

    @Test
    void cubesAreSetUpByKeysWhatCannotBePlayedIsSaidAndTextsAreTaken() {
        open(UnaryOperator.identity());
        setUp();
        var board = place("#setup-board");
        assertThat(isShown("#setup-burst-2")).isFalse();
        type(KeyCode.DIGIT1);
        for (int point = 0; point < 2; point++) {
            push(KeyCode.ENTER);
        }
        assertThat(isShown("#setup-burst-2")).isTrue();
        assertThat(place("#setup-board"))
                .as("the next click meets the same cube")
                .isEqualTo(board);
        assertThat(text("#setup-said")).startsWith("This cube holds more points than possible: a1.");
        assertThat(lookup("#setup-play").queryButton().isDisabled()).isTrue();
        fire("#setup-burst-2");
        assertThat(text("#setup-said")).isEqualTo("A game can start from this position.");
        assertThat(copied()).isEqualTo("To move: Player 1\n1b 2b 1-\n2b 1- 1-\n1- 1- 1-\n");
        interact(() -> lookup("#setup-board").query().requestFocus());
        type(KeyCode.RIGHT, KeyCode.BACK_SPACE, KeyCode.DOWN, KeyCode.DIGIT1, KeyCode.LEFT, KeyCode.DIGIT0);
        assertThat(copied()).isEqualTo("To move: Player 1\n1b 1b 1-\n1- 1r 1-\n1- 1- 1-\n");

        toClipboard("2r 2r\n2r 2r");
        shortcut(KeyCode.V);
        assertThat(text("#setup-said")).contains("already over");
        toClipboard("nothing of the kind");
        shortcut(KeyCode.V);
        assertThat(text("#setup-said")).isEqualTo("The clipboard contains no position of this game.");
        toClipboard("To move: Player 2\n2r 2b\n2b 1-");
        shortcut(KeyCode.V);
        shortcut(KeyCode.C);
        assertThat(clipboard()).startsWith("jcube1.cube.");
        seat(1, Games.CUBE.elo().seat(Style.NEWTON, 1_400)); // between two levels
        seat(1, new Seat(true, Style.NEWTON, Skill.BEGINNER));
        fire("#setup-live");
        await("the best move", () -> text("#setup-live-best").startsWith("Best: "));
        shortcut(KeyCode.ENTER);
        assertThat(rows()).isEqualTo("2r 2b/2b 1-");
        assertThat(game().history().start().toMove()).isEqualTo(Player.TWO);
        assertThat(game().seats().one()).isEqualTo(new Seat(true, Style.NEWTON, Skill.BEGINNER));
        await("the analysis goes on beside the game", () -> text("#live-best").contains("Chances (You): "));
        clickSquare("b2");
        await("of each position", () -> text("#live-best").contains("Chances (Newton): ") || movesPlayed() > 1);
        fire("#live");
        assertThat(isShown("#live-best")).isFalse();
        fire("#live");
        assertThat(isShown("#live-best")).isTrue();
        playToTheEnd();
        press("#tool-new"); // asks nothing: the game is over
        assertThat(isShown("#live-best")).as("of another game").isFalse();
    }

    private void seat(int player, Seat seat) {
        interact(() -> {
            @SuppressWarnings("unchecked")
            ComboBox<Seat> list = lookup("#setup-seat-" + player).queryAs(ComboBox.class);
            assertThat(list.getItems()).contains(seat);
            list.setValue(seat);
        });
    }

    @Test
    void escapeGivesTheGameBackAsItWasAndTheComputerGoesOn() {
        var engine = FirstMoveEngine.held();
        var fiveMinutes = TimeControls.both(new TimeControl.Fischer(300, 0));
        open(
                now -> {
                    var changed = computers(false, true).apply(now);
                    return changed.withPlay(changed.play().withClock(fiveMinutes));
                },
                engine);
        clickSquare("a1");
        await("a computer that thinks", () -> game().state() instanceof GameState.Thinking);
        assertThat(game().clock().isRunning()).isTrue();
        var before = game();
        setUp();
        assertThat(game().clock().isRunning()).isFalse();
        click("b2", MouseButton.PRIMARY);
        engine.release(1);
        await("the engine has answered", () -> !program().isSearching());
        Frames.settle();
        assertThat(game().state()).as("its answer waits").isEqualTo(before.state());
        push(KeyCode.ESCAPE);
        assertThat(isShown("#setup-board")).isFalse();
        await("the answer", () -> movesPlayed() == 2);
        assertThat(game().history().turns().get(0))
                .isEqualTo(before.history().turns().get(0));
        assertThat(game().clock().isRunning()).isTrue();
    }

    @Test
    void aPositionIsProvedToBeAPuzzleAndKept() {
        open(UnaryOperator.identity());
        setUp();
        var puzzle = Puzzles.all().stream()
                .filter(each -> each.winIn() == 2)
                .findFirst()
                .orElseThrow();
        toClipboard(CubeDraft.of(puzzle.position()).text());
        shortcut(KeyCode.V);
        fire("#setup-puzzle-ask");
        await("an answer", () -> text("#setup-puzzle-answer").startsWith("Yes: only "));
        assertThat(text("#setup-puzzle-answer")).isEqualTo("Yes: only " + puzzle.solution() + " wins in 2 moves.");
        fire("#setup-puzzle-keep");
        await("the puzzle in its file", () -> kept().contains(puzzle.line()));
        fire("#setup-clear");
        assertThat(text("#setup-puzzle-answer")).isEmpty();
        fire("#setup-puzzle-ask");
        await("an answer", () -> text("#setup-puzzle-answer").startsWith("No: "));
    }

    private List<String> kept() {
        try {
            return KeptLines.puzzles(folders(), OwnPuzzles.MOST, line -> true).load();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    void pawnsAreSetUpByTheMouseAndWhatWasSwappedIsNotSwappedBack() throws IOException {
        open(jumpin(Map.of("jumpin.swap", "on")), GameViews::all);
        setUp();
        assertThat(lookup(".race-bars .swatch").queryAllAs(Region.class).stream()
                        .map(swatch -> swatch.getBackground().getFills().get(0).getFill())
                        .distinct())
                .as("gold and silver, as in the main window")
                .hasSize(2);
        fire("#setup-clear");
        drag("a5", "c5");
        click("b5", MouseButton.SECONDARY);
        click("c5", MouseButton.PRIMARY);
        fire("#setup-brush-2");
        click("b6", MouseButton.PRIMARY);
        click("a5", MouseButton.PRIMARY);
        shortcut(KeyCode.Z);
        click("f11", MouseButton.PRIMARY);
        click("f11", MouseButton.SECONDARY);
        drag("f8", "f9");
        assertThat(copied()).isEqualTo("6/6/5w/5w/6/1w4/x5/6/6/6/6 x\n");
        click("b6", MouseButton.SECONDARY);
        fire("#setup-brush-0");
        drag("f9", "f8");
        fire("#setup-brush-2");
        click("a6", MouseButton.PRIMARY);
        fire("#setup-to-move-2");
        interact(() -> lookup("#setup-ko").query().requestFocus());
        push(KeyCode.DOWN);
        assertThat(copied()).isEqualTo("6/6/6/6/6/w5/x5/6/6/6/6 w ko=a5a6\n");
        fire("#setup-play");
        assertThat(isShown("#setup-board")).isFalse();
        var start = (JumpinPosition) program().games().now().position();
        assertThat(start.ko().squares()).extracting(Square::name).containsExactly("a5", "a6");
        assertThat(start.legalMoves()).noneMatch(JumpinMove.Swap.class::isInstance);
        playPawn("a6", "a4");
        assertThat(program().games().now().history().cursor()).isEqualTo(1);

        var played = program().games().now().history();
        Path file = folder.resolve("set-up.jcube");
        chooser.choose(file);
        interact(() -> program().commands().run("save"));
        awaitSaved();
        load(file);
        assertThat(program().games().now().history()).isEqualTo(played);
        interact(() -> program().commands().run("review"));
        assertThat(isShown("#review-panel")).isTrue();
    }

    private void playPawn(String from, String to) {
        Node board = lookup("#jumpin-board").query();
        for (String name : List.of(from, to)) {
            Bounds cell = JumpinSpots.square(board, name);
            moveMouse(board.localToScreen(cell.getCenterX(), cell.getCenterY()));
            robotContext().getMouseRobot().pressNoWait(MouseButton.PRIMARY);
            robotContext().getMouseRobot().releaseNoWait(MouseButton.PRIMARY);
            Frames.settle();
        }
    }

    private static UnaryOperator<Settings> jumpin(Map<String, String> options) {
        return now -> now.withPlay(now.play().withGame(new GameChoice("jumpin", options, false, 1)));
    }

    @Test
    void pawnsAreSetUpByKeys() {
        open(jumpin(Map.of()), GameViews::all);
        setUp();
        interact(() -> lookup("#setup-board").query().requestFocus());
        fire("#setup-clear");
        assertThat(text("#setup-said")).contains("each side must have 1 to 13 pieces, not 0");
        interact(() -> lookup("#setup-board").query().requestFocus());
        type(KeyCode.DIGIT1, KeyCode.RIGHT);
        var two = new KeyEvent(KeyEvent.KEY_PRESSED, "", "é", KeyCode.UNDEFINED, false, false, false, false);
        interact(() -> Event.fireEvent(lookup("#setup-board").query(), two)); // on a French keyboard
        assertThat(text("#setup-said")).isEqualTo("A game can start from this position.");
        assertThat(copied()).isEqualTo("6/6/6/6/6/6/6/6/6/w5/x5 x\n");
        fire("#setup-play");
        var start = (JumpinPosition) program().games().now().history().start();
        assertThat(start.board().silver().size()).isEqualTo(1);
        assertThat(start.board().gold().squares()).containsExactly(new Square(0, 0));
    }

    /** No choice is cut off at its end, in whatever language. */
    @Test
    void theRulesOfJumpinFitTheirLists() {
        open(jumpin(Map.of()), GameViews::all);
        setUp();
        for (Language language : Language.values()) {
            interact(() -> program().settings().update(now -> now.withLanguage(language)));
            await("the lists", () -> ruleLists().allMatch(list -> cell(list).getWidth() > 0));
            assertThat(ruleLists()).hasSizeGreaterThan(5);
            ruleLists().forEach(list -> assertFits(language, list));
        }
    }

    private Stream<ComboBox<?>> ruleLists() {
        return lookup(".combo-box").queryAll().stream()
                .<ComboBox<?>>map(node -> (ComboBox<?>) node)
                .filter(list -> list.getId().startsWith("setup-option-"));
    }

    private static Labeled cell(ComboBox<?> list) {
        return list.getChildrenUnmodifiable().stream() // not one of those that drop down
                .filter(Labeled.class::isInstance)
                .map(Labeled.class::cast)
                .findFirst()
                .orElseThrow();
    }

    private static <T> void assertFits(Language language, ComboBox<T> list) {
        Labeled shown = cell(list);
        double room = shown.getWidth() - shown.snappedLeftInset() - shown.snappedRightInset();
        for (T value : list.getItems()) {
            String words = list.getConverter().toString(value);
            var text = new Text(words);
            text.setFont(shown.getFont());
            assertThat(text.getLayoutBounds().getWidth())
                    .as("%s: %s", language, words)
                    .isLessThanOrEqualTo(room);
        }
    }
}
