package org.jumpingcube.desktop.hands;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.IntUnaryOperator;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.DialogPane;
import javafx.scene.control.ListCell;
import javafx.scene.control.Slider;
import javafx.scene.control.Spinner;
import javafx.scene.control.Tooltip;
import javafx.scene.input.Clipboard;
import javafx.scene.input.DataFormat;
import javafx.scene.input.KeyCode;
import javafx.stage.PopupWindow;
import javafx.stage.Screen;
import javafx.stage.Stage;
import javafx.stage.Window;
import javafx.stage.WindowEvent;
import org.jumpingcube.cube.BoardSize;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.desktop.OpenedProgram;
import org.jumpingcube.desktop.Scenes;
import org.jumpingcube.desktop.cube.BoardSpots;
import org.jumpingcube.desktop.cube.BoardView;
import org.jumpingcube.desktop.jumpin.JumpinSpots;
import org.jumpingcube.game.Square;
import org.jumpingcube.jumpin.JumpinPosition;
import org.jumpingcube.session.GameState.PausedAtStep;
import org.jumpingcube.settings.CubeSize;
import org.jumpingcube.settings.Settings;

/** Does what an {@link Action} says in whatever window is in front; what cannot be done just then is not done. */
final class User {
    private static final KeyCode CTRL = KeyCode.CONTROL;
    private static final List<KeyCode> KEYS = List.of(
            KeyCode.ENTER,
            KeyCode.SPACE,
            KeyCode.TAB,
            KeyCode.LEFT,
            KeyCode.RIGHT,
            KeyCode.UP,
            KeyCode.DOWN,
            KeyCode.HOME,
            KeyCode.END,
            KeyCode.PAGE_UP,
            KeyCode.PAGE_DOWN,
            KeyCode.F9,
            KeyCode.F10,
            KeyCode.C);
    private static final int FILES = 3;
    private static final double STAYING = 0.85; // in a corner
    private static final double SMALLEST_WIDTH = 400; // the window itself allows no less than a little more
    private static final double SMALLEST_HEIGHT = 300;

    private final Robot robot;
    private final Path folder;
    private final Function<Path, OpenedProgram> opener;
    private OpenedProgram program;

    /**
     * A user before a window that has just been opened, with some files that are good for nothing.
     *
     * @param opener opens the window, on the thread of JavaFX
     */
    User(Robot robot, Path folder, Function<Path, OpenedProgram> opener) {
        this.robot = robot;
        this.folder = folder;
        this.opener = opener;
        try {
            Files.writeString(folder.resolve("spoilt.jcube"), "{\"game\": \"cube\", \"moves\": [17]}");
            Files.write(folder.resolve("noise.kjc"), new byte[] {0, 1, 2, (byte) 0xff});
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        Fx.later(() -> put("")); // what an earlier one has left there
        program = Fx.get(() -> opener.apply(folder));
        Fx.barrier();
    }

    OpenedProgram program() {
        return program;
    }

    /** Does it, and opens the program again if that has ended it. */
    void act(Action action) {
        switch (action.kind()) {
            case SQUARE -> clickSquare(action);
            case LARGE_BUTTON -> clickFirst("#action-button");
            case UNDO -> clickOrType(action, "#tool-undo", CTRL, KeyCode.Z);
            case REDO -> clickOrType(action, "#tool-redo", CTRL, KeyCode.SHIFT, KeyCode.Z);
            case UNDO_ONE -> robot.type(KeyCode.ALT, KeyCode.LEFT);
            case REDO_ONE -> robot.type(KeyCode.ALT, KeyCode.RIGHT);
            case HINT -> clickOrType(action, "#tool-hint", KeyCode.H);
            case CONTROL ->
                clickOneOf(
                        action,
                        () -> Scenes.operable(Scenes.asDrawn(front())).stream().filter(Scenes::isInSight));
            case KEY -> robot.type(KEYS.get(action.pick(KEYS.size())));
            case REST -> rest();
            case FRAMES -> Fx.frames(program.stage().getScene(), 1 + action.pick(8));
            case NEW_GAME -> newGame(action);
            case NEW_GAME_CARD -> robot.type(CTRL, KeyCode.SHIFT, KeyCode.N);
            case MENU -> clickOneOf(action, () -> all(front(), ".menu-bar .menu"));
            case MENU_ITEM -> chooseFromMenu(action);
            case POPUP -> clickInPopup(action);
            case ESCAPE -> leave(action);
            case LOOK_BACK -> robot.type(CTRL, KeyCode.R);
            case REVIEW -> robot.type(CTRL, KeyCode.SHIFT, KeyCode.R);
            case LIVE -> robot.type(CTRL, KeyCode.L);
            case LISTED_MOVE ->
                clickOneOf(
                        action,
                        () -> Stream.of(".entry", ".judged", ".variation", ".advantage-chart")
                                .flatMap(style -> all(front(), style)));
            case SIDE_WINDOW -> openSideWindow(action);
            case CORNER -> goOnInCorner(action);
            case BY_MESSAGE -> playByMessage(action);
            case SAVE -> save(action);
            case LOAD -> load(action);
            case DROP -> Fx.later(() -> program.drop(file(action).toFile()));
            case COPY -> robot.type(CTRL, KeyCode.C);
            case PASTE -> robot.type(CTRL, KeyCode.V);
            case SPOILT_PASTE -> pasteNonsense();
            case RESIZE -> Fx.later(() -> resize(action));
            case PLACE -> Fx.later(() -> place(action));
            case WINDOW_STATE -> changeWindow(action);
            case START_AGAIN -> robot.type(CTRL, KeyCode.Q);
            default -> change(SettingsChange.of(action));
        }
        reopenIfClosed();
    }

    // The mouse

    private void clickSquare(Action action) {
        var place = Fx.get(() -> all(front(), ".board")
                .filter(Checks::isShown)
                .reduce((below, above) -> above) // a card may have a board of its own
                .map(board -> place(board, action)));
        place.ifPresent(robot::click);
    }

    /** Mostly a move that may be played, since that is what people do. */
    private Point2D place(Node board, Action action) {
        if (board instanceof BoardView cubes) {
            int side = BoardSpots.side(cubes);
            Square square = new Square(action.pick(side), action.pickOther(side));
            if (program.games().now().position() instanceof CubePosition position
                    && action.two() < 0.8
                    && position.board().side() == side
                    && !position.legalMoves().isEmpty()) {
                square = position.legalMoves()
                        .get(action.pick(position.legalMoves().size()));
            }
            Bounds cell = BoardSpots.cell(cubes, square);
            return board.localToScreen(cell.getCenterX(), cell.getCenterY());
        }
        if ("jumpin-board".equals(board.getId())
                && action.two() < 0.8
                && program.games().now().position() instanceof JumpinPosition position
                && !position.legalMoves().isEmpty()) {
            var useful = JumpinSpots.useful(board, position);
            Bounds square = useful.get(action.pick(useful.size()));
            return board.localToScreen(square.getCenterX(), square.getCenterY());
        }
        Bounds all = board.localToScreen(board.getLayoutBounds());
        return new Point2D(
                all.getMinX() + action.one() * all.getWidth(), all.getMinY() + action.two() * all.getHeight());
    }

    private void clickFirst(String query) {
        Fx.get(() -> all(front(), query).findFirst()).ifPresent(robot::click);
    }

    private void clickOrType(Action action, String query, KeyCode... keys) {
        if (action.one() < 0.5) {
            clickFirst(query);
        } else {
            robot.type(keys);
        }
    }

    private void clickOneOf(Action action, Supplier<Stream<Node>> nodes) {
        clickOneOf(action::pick, nodes);
    }

    private void clickOneOf(IntUnaryOperator pick, Supplier<Stream<Node>> nodes) {
        var found = Fx.get(() -> nodes.get().toList());
        if (!found.isEmpty()) {
            robot.click(found.get(pick.applyAsInt(found.size())));
        }
    }

    private void clickInPopup(Action action) {
        clickOneOf(action, User::inPopups);
    }

    /** What can be chosen in menus and lists that are open. */
    private static Stream<Node> inPopups() {
        return List.copyOf(Window.getWindows()).stream()
                .filter(window -> window instanceof PopupWindow && !(window instanceof Tooltip))
                .flatMap(window ->
                        Stream.of(".menu-item", ".list-cell").flatMap(style -> all(window.getScene(), style)));
    }

    /** Opens a menu and clicks on something in it. */
    private void chooseFromMenu(Action action) {
        clickOneOf(action, () -> all(front(), ".menu-bar .menu"));
        clickOneOf(action::pickOther, User::inPopups);
    }

    private static Stream<Node> all(Scene scene, String query) {
        return scene.getRoot().lookupAll(query).stream()
                .filter(Node::isVisible)
                .filter(node -> !node.isDisabled())
                .filter(Scenes::isInSight);
    }

    /** The window that a user would turn to. */
    private Scene front() {
        var stages = Checks.shownStages().toList();
        return stages.stream()
                .filter(Window::isFocused)
                .reduce((first, second) -> second)
                .or(() -> stages.stream().reduce((first, second) -> second))
                .orElse(program.stage())
                .getScene();
    }

    // Windows

    private void openSideWindow(Action action) {
        switch (action.pick(4)) {
            case 0 -> robot.type(CTRL, KeyCode.P);
            case 1 -> robot.type(CTRL, KeyCode.SHIFT, KeyCode.P);
            case 2 -> robot.type(CTRL, KeyCode.SHIFT, KeyCode.COMMA);
            default -> robot.type(KeyCode.F1);
        }
    }

    /** Uses a control of the corner that is open, or what a control of it has opened; if none is, opens one. */
    private void goOnInCorner(Action action) {
        if (Fx.get(() -> inPopups().findAny().isPresent())) {
            clickInPopup(action);
            return;
        }
        if (Fx.get(() -> front().getRoot() instanceof DialogPane)) {
            clickOneOf(action, () -> all(front(), ".button"));
            return;
        }
        var found = Fx.get(() -> Corner.ALL.stream()
                .flatMap(corner -> corner.controls().stream())
                .map(query -> all(front(), query).filter(User::isFilled).toList())
                .filter(nodes -> !nodes.isEmpty())
                .toList());
        if (found.isEmpty() || action.two() > STAYING) {
            goTo(Corner.ALL.get(action.pick(Corner.ALL.size())));
            return;
        }
        var alike = found.get(action.pick(found.size())); // ten cells of a list are no more likely than a button
        Node control = alike.get(action.pickOther(alike.size()));
        program.choose(action.two() < 0.5 ? folder.resolve("report-" + action.pickOther(FILES)) : file(action));
        Fx.get(() -> Optional.ofNullable(control.localToScreen(control.getLayoutBounds()))
                        .map(place -> grip(control, place, action)))
                .ifPresent(robot::click); // it may have gone meanwhile
    }

    private void goTo(Corner corner) {
        robot.type(KeyCode.ESCAPE); // leaves where the user is now
        for (Corner.Step step : corner.way()) {
            if (!step.on().isEmpty()) {
                var node = Fx.get(() -> front().getRoot().lookupAll(step.on()).stream()
                        .filter(Checks::isShown)
                        .filter(shown -> !shown.isDisabled())
                        .findFirst());
                if (node.isEmpty()) {
                    return; // it is not there in each game
                }
                Fx.later(node.get()::requestFocus); // in place of many a Tab
            }
            robot.type(step.keys().toArray(KeyCode[]::new));
        }
    }

    /** Whether there is something in it, if it is a row of a list. */
    private static boolean isFilled(Node node) {
        return !(node instanceof ListCell<?> cell && cell.isEmpty());
    }

    /** Pastes what a friend might send; where no game is by message, begins one as often as not. */
    private void playByMessage(Action action) {
        Optional<String> line = Fx.get(() -> FriendsLine.after(program.games().toSave(), action));
        if (line.isEmpty() && action.one() < 0.5) {
            goTo(Corner.BY_MESSAGE);
            return;
        }
        Fx.later(() -> put(line.orElseGet(() -> FriendsLine.invitation(action))));
        robot.type(CTRL, KeyCode.V);
    }

    /** Where a control is clicked: a slider, or the number of a spinner with its arrows, anywhere along it. */
    private Point2D grip(Node control, Bounds place, Action action) {
        if ("setup-board".equals(control.getId())) {
            return place(control, action);
        }
        boolean isLong = control instanceof Slider || control instanceof Spinner<?>;
        double along = isLong ? 0.05 + 0.9 * action.two() : 0.5;
        return new Point2D(place.getMinX() + along * place.getWidth(), place.getCenterY());
    }

    /** Escape, or the cross that the desktop gives a window. */
    private void leave(Action action) {
        if (action.one() < 0.6) {
            robot.type(KeyCode.ESCAPE);
        } else {
            Fx.later(() -> {
                var front = front().getWindow();
                if (front != program.stage()) {
                    close(front);
                }
            });
        }
    }

    private static void close(Window window) {
        var wish = new WindowEvent(window, WindowEvent.WINDOW_CLOSE_REQUEST);
        javafx.event.Event.fireEvent(window, wish);
    }

    /** As far as the screen reaches: Monocle cannot paint what lies beyond it. */
    private void resize(Action action) {
        Stage stage = program.stage();
        var screen = Screen.getPrimary().getVisualBounds();
        stage.setWidth(SMALLEST_WIDTH + action.one() * (screen.getMaxX() - stage.getX() - SMALLEST_WIDTH));
        stage.setHeight(SMALLEST_HEIGHT + action.two() * (screen.getMaxY() - stage.getY() - SMALLEST_HEIGHT));
    }

    private void place(Action action) {
        Stage stage = program.stage();
        var screen = Screen.getPrimary().getVisualBounds();
        stage.setX(action.one() * Math.max(0, screen.getMaxX() - stage.getWidth()));
        stage.setY(action.two() * Math.max(0, screen.getMaxY() - stage.getHeight()));
    }

    private void changeWindow(Action action) {
        Stage stage = program.stage();
        switch (action.pick(4)) {
            case 0 -> {
                Fx.later(() -> stage.setIconified(true));
                Fx.later(() -> stage.setIconified(false));
            }
            case 1 -> Fx.later(() -> stage.setMaximized(!stage.isMaximized()));
            default -> robot.type(KeyCode.F11);
        }
    }

    private void reopenIfClosed() {
        if (!Fx.get(program.stage()::isShowing)) {
            endSideWindows();
            program.awaitKept();
            program = Fx.get(() -> opener.apply(folder));
            Fx.barrier();
        }
    }

    private static void endSideWindows() {
        List<Stage> left = new ArrayList<>(Fx.get(() -> Checks.shownStages().toList()));
        while (!left.isEmpty()) { // the last first: a question holds up what asks it
            Stage last = left.remove(left.size() - 1);
            Fx.later(last::hide);
        }
    }

    /** Ends the program whatever it is doing. */
    void end() {
        endSideWindows();
        Fx.later(program.stage()::hide);
        program.awaitKept();
    }

    // The game

    private void newGame(Action action) {
        if (action.two() < 0.3) {
            int size = BoardSize.OFFERED.least() + action.pick(5);
            change(now -> now.withPlay(CubeSize.set(now.play(), size)));
        } else {
            clickOrType(action, "#tool-new", CTRL, KeyCode.N);
        }
    }

    /** Waits until nothing is under way; two computers that play on and on are interrupted. */
    private void rest() {
        if (Fx.get(this::isContinuous)) {
            robot.type(KeyCode.SPACE);
        }
        Fx.await(() -> isAtRest() || isContinuous());
    }

    private boolean isContinuous() {
        return program.games().now().state().button().textKey().equals("button.interrupt-game");
    }

    private boolean isAtRest() {
        var state = program.games().now().state();
        boolean waits =
                state instanceof PausedAtStep || program.games().session().isHeld();
        return !state.isRunning() || waits;
    }

    // Files

    private Path file(Action action) {
        var files = new ArrayList<Path>();
        for (int number = 0; number < FILES; number++) {
            files.add(folder.resolve("game-" + number + ".jcube"));
        }
        files.add(folder.resolve("spoilt.jcube"));
        files.add(folder.resolve("noise.kjc"));
        files.add(folder.resolve("missing.jcube"));
        return files.get(action.pickOther(files.size()));
    }

    private void save(Action action) {
        program.choose(folder.resolve("game-" + action.pickOther(FILES) + ".jcube"));
        if (action.one() < 0.5) {
            robot.type(CTRL, KeyCode.S);
        } else {
            robot.type(CTRL, KeyCode.SHIFT, KeyCode.S);
        }
    }

    private void load(Action action) {
        program.choose(file(action));
        robot.type(CTRL, KeyCode.O);
    }

    private void pasteNonsense() {
        Fx.later(() -> put("cube:9/9 nonsense"));
        robot.type(CTRL, KeyCode.V);
    }

    private static void put(String text) {
        Clipboard.getSystemClipboard().setContent(Map.of(DataFormat.PLAIN_TEXT, text));
    }

    // Settings

    private void change(UnaryOperator<Settings> change) {
        Fx.later(() -> program.change(change));
    }
}
