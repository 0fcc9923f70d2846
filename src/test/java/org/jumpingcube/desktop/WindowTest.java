package org.jumpingcube.desktop;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.ref.ReferenceQueue;
import java.lang.ref.WeakReference;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Labeled;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination.ModifierValue;
import javafx.scene.input.MouseButton;
import javafx.scene.layout.Region;
import javafx.stage.Stage;
import org.jspecify.annotations.Nullable;
import org.jumpingcube.collection.CollectionException;
import org.jumpingcube.collection.GameCollection;
import org.jumpingcube.collection.GameEntry;
import org.jumpingcube.collection.GameFilter;
import org.jumpingcube.collection.PlayedGames;
import org.jumpingcube.cube.Board;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.cube.FirstMoveEngine;
import org.jumpingcube.desktop.cube.BoardSpots;
import org.jumpingcube.desktop.cube.BoardView;
import org.jumpingcube.desktop.shell.Feature;
import org.jumpingcube.desktop.shell.Program;
import org.jumpingcube.game.Engine;
import org.jumpingcube.game.Seat;
import org.jumpingcube.game.Seats;
import org.jumpingcube.game.Skill;
import org.jumpingcube.game.Square;
import org.jumpingcube.game.Style;
import org.jumpingcube.language.Language;
import org.jumpingcube.session.SessionView;
import org.jumpingcube.settings.CascadeDisplay;
import org.jumpingcube.settings.CubeSize;
import org.jumpingcube.settings.MasterThinking;
import org.jumpingcube.settings.Motion;
import org.jumpingcube.settings.MoveAnimation;
import org.jumpingcube.settings.Play;
import org.jumpingcube.settings.Progress;
import org.jumpingcube.settings.Settings;
import org.jumpingcube.settings.StageUnit;
import org.jumpingcube.settings.WindowBounds;
import org.jumpingcube.speech.SpeechSocket;
import org.jumpingcube.storage.Folders;
import org.jumpingcube.storage.SettingsFile;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;
import org.testfx.util.WaitForAsyncUtils;

/**
 * A test that drives the window with mouse and keys. Each has a program and folders of its own; nothing of the user's
 * is touched. Unless a test says otherwise two humans who need no first steps play on 3x3 in English, and
 * cascades are not animated.
 */
@Tag("window")
@ExtendWith(WindowLibraries.class)
abstract class WindowTest extends FxRobot {
    static final Seat COMPUTER = new Seat(true, Style.KEPLER, Skill.BEGINNER);

    @TempDir
    @SuppressWarnings("NullAway.Init")
    Path folder;

    /** Stands in for the desktop's own file dialogs. */
    final ChosenPaths chooser = new ChosenPaths();

    /** Where the speech service listens. */
    Optional<SpeechSocket> speech = Optional.empty();

    Optional<List<Function<Program, Feature>>> makers = Optional.empty(); // of other features than all

    private @Nullable Stage stage;
    private @Nullable DesktopProgram program;

    /** Opens the window with the settings of the tests, changed. */
    final void open(UnaryOperator<Settings> change) {
        open(change, new FirstMoveEngine());
    }

    final void open(UnaryOperator<Settings> change, Engine<CubePosition, Square> engine) {
        open(change, CubesPlayedBy.views(engine));
    }

    final void open(UnaryOperator<Settings> change, GameViews games) {
        openBoardFirst(change, games, Optional.empty(), board -> board.rest().complete());
        Frames.settle();
    }

    /**
     * Opens the window with its board alone; the rest follows with the next pulses.
     *
     * @param file a saved game to open with the rest
     * @param look at the board alone, before the first pulse
     */
    final void openBoardFirst(
            UnaryOperator<Settings> change, GameViews games, Optional<Path> file, Consumer<BoardWindow> look) {
        try {
            SettingsFile.in(folders()).save(change.apply(quickSettings()));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        openWithWhatIsKept(games, file, look);
    }

    private void openWithWhatIsKept(GameViews games, Optional<Path> file, Consumer<BoardWindow> look) {
        interact(() -> {
            var opened = new Stage();
            stage = opened;
            var board = new BoardWindow(
                    opened, folders(), SettingsFile.in(folders()).load(), games);
            DesktopProgram.open(board, this::take, file, Optional.empty(), () -> {});
            look.accept(board);
        });
    }

    private DesktopProgram take(BoardWindow board) {
        var started = new DesktopProgram(board, (window, texts) -> chooser, makers());
        program = started;
        return started;
    }

    private List<Function<Program, Feature>> makers() {
        return makers.orElseGet(() -> DesktopProgram.features(speech));
    }

    private static Settings quickSettings() {
        return Settings.DEFAULT
                .withLanguage(Language.ENGLISH)
                .withProgress(Progress.DEFAULT.withStepsIn("cube", 3))
                .withPlay(new Play(
                        new Seats(Seat.HUMAN, Seat.HUMAN), false, false, CubeSize.choice(3), MasterThinking.DEFAULT))
                .withAnimation(new MoveAnimation(CascadeDisplay.NONE, 0.6, StageUnit.WAVE, Motion.FULL))
                .withWindow(Settings.DEFAULT.window().withSound(false));
    }

    static UnaryOperator<Settings> boardSize(int side) {
        return now -> now.withPlay(CubeSize.set(now.play(), side));
    }

    /** Which of the two sides the computer plays. */
    static UnaryOperator<Settings> computers(boolean one, boolean two) {
        return now -> {
            Play play = now.play();
            return now.withPlay(new Play(
                    new Seats(seat(one), seat(two)),
                    play.pauseBeforeMove(),
                    play.pauseBeforeStep(),
                    play.game(),
                    MasterThinking.DEFAULT));
        };
    }

    private static Seat seat(boolean isComputer) {
        return new Seat(isComputer, COMPUTER.style(), COMPUTER.skill());
    }

    static UnaryOperator<Settings> windowSize(double width, double height) {
        return now -> now.withWindow(now.window().withBounds(new WindowBounds(20, 20, width, height)));
    }

    @AfterEach
    final void close() {
        if (program != null) {
            closeProgram();
        }
    }

    /**
     * Ends the program, and holds it no longer.
     *
     * @param gone told when nothing else holds it either
     */
    final WeakReference<DesktopProgram> end(ReferenceQueue<DesktopProgram> gone) {
        closeProgram();
        var closed = new WeakReference<>(program(), gone);
        stage = null;
        program = null;
        return closed;
    }

    /** Ends the program as a user does, and waits until the disk has what it is to keep. */
    private void closeProgram() {
        interact(() -> stage().hide());
        try {
            program().awaitKept(() -> {});
        } catch (InterruptedException | ExecutionException e) {
            throw new AssertionError("not all is kept", e);
        }
    }

    final Stage stage() {
        if (stage == null) {
            throw new IllegalStateException("the window is not open");
        }
        return stage;
    }

    /** The program that is open. */
    final DesktopProgram program() {
        if (program == null) {
            throw new IllegalStateException("the window is not open");
        }
        return program;
    }

    /** Loads a good file and waits until its game is there. */
    final void load(Path file) {
        interact(() -> program().files().load(file));
        await("the game is loaded", () -> stage().getTitle().endsWith("\u2014 " + file.getFileName()));
        Frames.settle(); // its board may be another one, not laid out yet
    }

    /** Where games are not kept, the user is asked before one is left. */
    static Settings keepingNothing(Settings now) {
        return now.withKeepGames(false);
    }

    /** Without the side panel, offers are above the board. */
    static Settings withoutPanel(Settings now) {
        return now.withWindow(now.window().withSidePanel(false));
    }

    /** Continues the earlier game that is offered. */
    final void goOnWithOffered() {
        press(isShown("#begin-continue") ? "#begin-continue" : "#offer-accept");
    }

    /** Waits until the game belongs to a file and the file has all of it. */
    final void awaitSaved() {
        await("the game is saved", () -> !stage().getTitle().endsWith("*"));
    }

    /** Waits for a question or a message that follows a look at the disk. */
    final void awaitDialog() {
        await("a dialog", () -> isShown(".dialog-pane"));
    }

    /** Something that befalls the disk. */
    interface Misfortune {
        Object happen() throws IOException;
    }

    /** Ends the program and starts it again, with what it has kept. */
    final void startAgain() {
        try {
            startAgainAfter(() -> folder);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Ends the program, lets something happen to its files and starts it again, with files to open. */
    final void startAgainAfter(Misfortune misfortune, Path... opened) throws IOException {
        closeProgram();
        misfortune.happen();
        openWithWhatIsKept(
                CubesPlayedBy.views(new FirstMoveEngine()),
                Stream.of(opened).findFirst(),
                board -> board.rest().complete());
        Frames.settle();
    }

    final Folders folders() {
        return new Folders(folder.resolve("settings"), folder.resolve("state"));
    }

    /** The settings as the program has them now, once the file has them too. */
    final Settings settings() {
        var file = SettingsFile.in(folders());
        await(
                "the settings are kept",
                () -> file.load().settings().equals(program().settings().get()));
        return file.load().settings();
    }

    // What there is

    @SuppressWarnings("unchecked") // these windows know no other game
    final SessionView<CubePosition, Square> game() {
        return (SessionView<CubePosition, Square>) program().games().now();
    }

    final Board board() {
        return game().position().board();
    }

    final int movesPlayed() {
        return game().history().cursor();
    }

    final BoardView boardView() {
        return lookup("#board").queryAs(BoardView.class);
    }

    final Button actionButton() {
        return lookup("#action-button").queryButton();
    }

    final String caption() {
        return actionButton().getText();
    }

    final String text(String query) {
        return ((Labeled) lookup(query).query()).getText();
    }

    /** The offer to go on with an earlier game comes once the disk has been looked at. */
    final void awaitOffer() {
        await("the earlier game is offered", this::isOfferShown);
    }

    /** The games that the program has put into the collection, the latest first. */
    final List<GameEntry> filedGames() throws CollectionException {
        program().collector().pending().join();
        try (var collection = PlayedGames.open(GameCollection.file(folders()))) {
            return collection.entries(GameFilter.ALL);
        }
    }

    /** Whether an earlier game is offered, once the disk has been looked at. */
    final boolean isOffered() {
        program().keeper().pending().join();
        Frames.settle();
        return isOfferShown();
    }

    private boolean isOfferShown() {
        return isShown("#offer-bar") || isShown("#begin-continue");
    }

    final boolean isShown(String query) {
        return lookup(query).tryQuery().filter(WindowTest::isShown).isPresent();
    }

    static boolean isShown(Node node) {
        return node.isVisible() && (node.getParent() == null || isShown(node.getParent()));
    }

    /** Where a part of the window is, in the coordinates of the scene. */
    final Bounds place(String query) {
        Node node = lookup(query).query();
        return node.localToScene(((Region) node).getLayoutBounds());
    }

    final Picture picture() {
        return WaitForAsyncUtils.waitForAsyncFx(
                10_000, () -> Picture.of(stage().getScene().getRoot()));
    }

    final Picture cell(String square) {
        return WaitForAsyncUtils.waitForAsyncFx(
                10_000, () -> Picture.of(boardView()).cut(BoardSpots.cell(boardView(), square(square))));
    }

    // What the user does

    /** Opens the settings at one of their pages, which are made when they are first shown. */
    final void openSettings(String page) {
        interact(() -> program().commands().run("settings"));
        showSettings(page);
    }

    /** Shows a page of the settings, such as "board". */
    final void showSettings(String page) {
        interact(() ->
                lookup("#settings-page-" + page).queryAs(ToggleButton.class).fire());
    }

    /** The names of the pages of the settings, in their order. */
    final List<String> settingsPages() {
        return lookup(node -> node instanceof ToggleButton choice
                        && choice.getStyleClass().contains("page-choice"))
                .queryAllAs(ToggleButton.class)
                .stream()
                .map(choice -> choice.getId().replace("settings-page-", ""))
                .toList();
    }

    static Square square(String name) {
        return new Square(Integer.parseInt(name.substring(1)) - 1, name.charAt(0) - 'a');
    }

    final void clickSquare(String name) {
        clickAt(onScreen(name));
    }

    final Point2D onScreen(String name) {
        Bounds cell = BoardSpots.cell(boardView(), square(name));
        return boardView().localToScreen(cell.getCenterX(), cell.getCenterY());
    }

    /** Moves the mouse off the board, so that no cube looks hovered. */
    final void leaveBoard() {
        moveMouse(point("#status-bar").query());
    }

    /** Plays these squares in turn, by the mouse. */
    final void clickSquares(String... names) {
        for (String name : names) {
            clickSquare(name);
        }
    }

    /** Opens a menu and takes one of its items, by the mouse. */
    final void choose(String menu, String item) {
        press(menu);
        press(item);
        if (isShown(item)) {
            type(KeyCode.ESCAPE); // a disabled item leaves its menu open
        }
    }

    /** Clicks in the middle of a part of the window, without a way there that would cost time. */
    final void press(String query) {
        clickAt(point(query).query());
    }

    private void clickAt(Point2D point) {
        moveMouse(point);
        robotContext().getMouseRobot().pressNoWait(MouseButton.PRIMARY);
        robotContext().getMouseRobot().releaseNoWait(MouseButton.PRIMARY);
        Frames.settle();
    }

    /** Moves the mouse there at once. */
    final void moveMouse(Point2D point) {
        robotContext().getMouseRobot().moveNoWait(point);
        Frames.settle();
    }

    // TestFX waits 50 ms after each event, and for nothing in particular; these wait for the frames that follow it.

    @Override
    public final FxRobot interact(Runnable action) {
        interactNoWait(action);
        Frames.settle();
        return this;
    }

    @Override
    public final FxRobot push(KeyCode... keys) {
        return pushNoWait(Stream.of(keys));
    }

    @Override
    public final FxRobot push(KeyCodeCombination keys) {
        var modifiers = new EnumMap<KeyCode, ModifierValue>(KeyCode.class);
        modifiers.put(KeyCode.SHIFT, keys.getShift());
        modifiers.put(KeyCode.ALT, keys.getAlt());
        modifiers.put(KeyCode.META, keys.getMeta());
        modifiers.put(KeyCode.SHORTCUT, keys.getShortcut());
        modifiers.put(KeyCode.CONTROL, keys.getControl());
        modifiers.values().removeIf(value -> value != ModifierValue.DOWN);
        return pushNoWait(Stream.concat(modifiers.keySet().stream(), Stream.of(keys.getCode())));
    }

    private FxRobot pushNoWait(Stream<KeyCode> keys) {
        KeyCode[] down = keys.toArray(KeyCode[]::new);
        List<KeyCode> up = Arrays.asList(down.clone());
        Collections.reverse(up);
        robotContext().getKeyboardRobot().pressNoWait(down);
        robotContext().getKeyboardRobot().releaseNoWait(up.toArray(KeyCode[]::new));
        Frames.settle();
        return this;
    }

    @Override
    public final FxRobot type(KeyCode... keys) {
        for (KeyCode key : keys) {
            push(key);
        }
        return this;
    }

    /** Types keys on the board, whatever had the focus. */
    final void typeOnBoard(KeyCode... keys) {
        interact(boardView()::requestFocus);
        for (KeyCode key : keys) {
            type(key);
        }
    }

    /** Plays on until the game is over; both sides choose the first cube they may. The card about the end is closed. */
    final void playToTheEnd() {
        while (game().position().winner().isEmpty()) {
            int before = movesPlayed();
            if (game().seats().isComputer(game().position().toMove())) {
                await("the computer's move", () -> movesPlayed() > before || isComputersTurnHeld());
                if (isComputersTurnHeld()) {
                    press("#action-button");
                }
            } else {
                var move = game().position().legalMoves().get(0);
                interact(() -> CubesPlayedBy.session(program()).choose(move));
            }
        }
        closeResult();
    }

    /** Waits for the card about the end of a game, and closes it. */
    final void closeResult() {
        awaitResult();
        push(KeyCode.ESCAPE);
    }

    /** Waits for the card about the end of a game, until it is there in full. */
    final void awaitResult() {
        await(
                "the card",
                () -> isShown("#result-card") && lookup("#result-card").query().getOpacity() == 1);
    }

    private boolean isComputersTurnHeld() {
        return caption().startsWith("Start");
    }

    /** Waits until something holds, for as long as a busy machine may need. */
    static void await(String what, BooleanSupplier condition) {
        try {
            WaitForAsyncUtils.waitFor(
                    60, TimeUnit.SECONDS, () -> WaitForAsyncUtils.waitForAsyncFx(10_000, condition::getAsBoolean));
        } catch (TimeoutException e) {
            throw new AssertionError("still not so: " + what, e);
        }
    }

    final void awaitCaption(String caption) {
        await("the button says " + caption, () -> caption().equals(caption));
    }
}
