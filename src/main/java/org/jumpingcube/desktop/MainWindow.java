package org.jumpingcube.desktop;

import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.value.ObservableValue;
import javafx.css.PseudoClass;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.MenuBar;
import javafx.scene.control.Separator;
import javafx.scene.control.ToolBar;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.jumpingcube.desktop.board.BoardView;
import org.jumpingcube.desktop.controls.ActionButtonView;
import org.jumpingcube.desktop.controls.Command;
import org.jumpingcube.desktop.controls.CommandItems;
import org.jumpingcube.desktop.controls.ResultBar;
import org.jumpingcube.desktop.controls.SidePanel;
import org.jumpingcube.desktop.controls.StatusBar;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.controls.Wording;
import org.jumpingcube.desktop.model.GameModel;
import org.jumpingcube.desktop.model.SettingsModel;
import org.jumpingcube.session.GameState.ShowingMove;
import org.jumpingcube.settings.Settings;

/** What is in the window: menu bar and toolbar above, the board with its side panel, the status bar below. */
final class MainWindow extends BorderPane {
    /** Narrower than this there is room for the board and the icons only. */
    private static final double NARROW = 760;

    /** What is made elsewhere and has its place in the window. */
    record Parts(Commands commands, MenuBar menuBar, Runnable rematch) {}

    private static final PseudoClass NARROW_LOOK = PseudoClass.getPseudoClass("narrow");

    private final ReadOnlyBooleanWrapper isNarrow = new ReadOnlyBooleanWrapper();
    private final GameModel game;
    private final BoardView board;
    private final ActionButtonView button;
    private final StatusBar statusBar;

    MainWindow(GameModel game, BoardView board, Parts parts, SettingsModel settings, Texts texts) {
        this.game = game;
        this.board = board;
        var wording = new Wording(texts);
        isNarrow.bind(widthProperty().lessThan(NARROW));
        button = new ActionButtonView(
                game.view().map(view -> view.state().button()), texts, game.session()::pressButton);
        statusBar = new StatusBar(game.view(), texts, wording);
        var commands = parts.commands();
        var toolBar = toolBar(commands, texts);
        var sidePanel = new SidePanel(game.view(), texts, wording);
        var choices = new ResultBar.Choices(commands.newGame::run, parts.rematch(), commands.undo::run);

        setTop(new VBox(parts.menuBar(), toolBar));
        setCenter(centre(board, new ResultBar(game.view(), texts, wording, choices)));
        setRight(sidePanel);
        setBottom(statusBar);

        show(toolBar, settings.observable().map(now -> now.window().toolbar()));
        show(statusBar, settings.observable().map(now -> now.window().statusbar()));
        settings.observable().subscribe(now -> showSidePanel(sidePanel, now));
        isNarrow.subscribe(narrow -> showSidePanel(sidePanel, settings.get()));
        addEventFilter(KeyEvent.KEY_PRESSED, this::skipOrPress);
    }

    private ToolBar toolBar(Commands commands, Texts texts) {
        var items = new CommandItems(texts);

        var toolBar = new ToolBar(
                button,
                tool(items, commands.settings, "command.settings.short"),
                new Separator(Orientation.VERTICAL),
                tool(items, commands.newGame, "command.new"),
                tool(items, commands.load, "command.load"),
                tool(items, commands.save, "command.save"),
                new Separator(Orientation.VERTICAL),
                tool(items, commands.hint, "command.hint"),
                tool(items, commands.undo, "command.undo"),
                tool(items, commands.redo, "command.redo"));
        toolBar.setId("tool-bar");
        isNarrow.subscribe(narrow -> {
            pseudoClassStateChanged(NARROW_LOOK, narrow);
            button.setPrefWidth(narrow ? 164 : 186);
            toolBar.getItems().stream().filter(Separator.class::isInstance).forEach(line -> {
                line.setVisible(!narrow);
                line.setManaged(!narrow);
            });
        });
        return toolBar;
    }

    private Button tool(CommandItems items, Command command, String textKey) {
        return items.toolButton(command, textKey, isNarrow);
    }

    private static VBox centre(BoardView board, ResultBar resultBar) {
        var area = new StackPane(board);
        area.getStyleClass().add("board-area");
        VBox.setVgrow(area, Priority.ALWAYS);
        return new VBox(area, resultBar);
    }

    private static void show(Node node, ObservableValue<Boolean> isShown) {
        node.visibleProperty().bind(isShown);
        node.managedProperty().bind(isShown);
    }

    private void showSidePanel(SidePanel panel, Settings settings) {
        panel.setVisible(settings.window().sidePanel() && !isNarrow.get());
    }

    /**
     * Escape leaves the board. Space presses the large button wherever the keyboard is, except on a button of its own. Any
     * key ends a blinking, and Enter then does nothing else.
     */
    private void skipOrPress(KeyEvent event) {
        boolean isPlainSpace = event.getCode() == KeyCode.SPACE && !event.isShiftDown() && !event.isControlDown();
        if (event.getCode() == KeyCode.ESCAPE && board.isFocused()) {
            leaveBoard();
        } else if (isPlainSpace && !(event.getTarget() instanceof Button)) {
            game.session().pressButton();
            event.consume();
        } else if (game.now().state() instanceof ShowingMove) {
            game.session().skipBlinking();
            if (event.getCode() == KeyCode.ENTER) {
                event.consume(); // meant for the blinking, not for the cube that has the focus
            }
        }
    }

    private void leaveBoard() {
        button.getParent().getChildrenUnmodifiable().stream()
                .filter(node -> node.isFocusTraversable() && !node.isDisabled())
                .findFirst()
                .ifPresent(Node::requestFocus);
    }

    /** Shows something above the board, below the toolbar. */
    void offer(Node bar) {
        ((VBox) getTop()).getChildren().add(bar);
    }

    /** Shows a message in the status bar until the next change of the game. */
    void say(String text) {
        statusBar.say(text);
    }
}
