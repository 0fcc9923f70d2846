package org.jumpingcube.desktop;

import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.ToggleGroup;
import javafx.stage.Stage;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.desktop.controls.Command;
import org.jumpingcube.desktop.controls.CommandItems;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.session.Action;
import org.jumpingcube.session.GameSession;
import org.jumpingcube.storage.settings.Theme;
import org.jumpingcube.storage.settings.WindowState;

/** Everything the user can ask for in the menus, and the menus themselves. */
final class Commands {
    private static final ObservableValue<Boolean> ALWAYS = new SimpleBooleanProperty(true);

    private final GameModel game;
    private final SettingsModel settings;
    private final Questions questions;
    private final Stage stage;
    private final Command newGame;
    private final Command quit;
    private final Command undo;
    private final Command redo;
    private final Command undoOneMove;
    private final Command redoOneMove;
    private final Command hint;
    private final Command toolbar;
    private final Command statusbar;
    private final Command sidePanel;
    private final Command fullScreen;
    private final Command configure;

    Commands(GameModel game, SettingsModel settings, Questions questions, Stage stage) {
        this.game = game;
        this.settings = settings;
        this.questions = questions;
        this.stage = stage;
        GameSession<CubePosition, ?> session = game.session();
        newGame = Command.of("new", "Shortcut+N", "bi-file-earmark-plus", this::askAndStart, game.can(Action.NEW));
        quit = Command.of("quit", "Shortcut+Q", "", stage::close, ALWAYS);
        undo = Command.of("undo", "Shortcut+Z", "bi-arrow-90deg-left", session::undo, game.can(Action.UNDO));
        redo = Command.of("redo", "Shortcut+Shift+Z", "bi-arrow-90deg-right", session::redo, game.can(Action.REDO));
        undoOneMove = Command.of("undo-one-move", "Alt+Left", "", session::undoOneMove, game.can(Action.UNDO_ONE_MOVE));
        redoOneMove =
                Command.of("redo-one-move", "Alt+Right", "", session::redoOneMove, game.can(Action.REDO_ONE_MOVE));
        hint = Command.of("hint", "H", "bi-lightbulb", session::hint, game.can(Action.HINT));
        toolbar = toggle("toolbar", "", () -> window(now -> now.withToolbar(!now.toolbar())));
        statusbar = toggle("statusbar", "", () -> window(now -> now.withStatusbar(!now.statusbar())));
        sidePanel = toggle("side-panel", "F9", () -> window(now -> now.withSidePanel(!now.sidePanel())));
        fullScreen = toggle("full-screen", "F11", () -> stage.setFullScreen(!stage.isFullScreen()));
        configure = Command.of("settings", "Shortcut+Shift+Comma", "bi-gear", () -> {}, ALWAYS);
    }

    private static Command toggle(String name, String keys, Runnable action) {
        return Command.of(name, keys, "", action, ALWAYS);
    }

    private void window(UnaryOperator<WindowState> change) {
        settings.update(now -> now.withWindow(change.apply(now.window())));
    }

    Command newGame() {
        return newGame;
    }

    Command undo() {
        return undo;
    }

    Command redo() {
        return redo;
    }

    Command hint() {
        return hint;
    }

    Command settings() {
        return configure;
    }

    private void askAndStart() {
        if (!game.now().history().isUnderWay() || questions.mayAbandonGame()) {
            game.session().newGame(CubePosition.start(settings.get().play().boardSize()));
        }
    }

    /** The same two once more on the same board, with sides changed, so that the other one begins. */
    void rematch() {
        int side = game.now().position().board().side();
        game.session().newGame(CubePosition.start(side), game.now().seats().swapped());
    }

    List<Menu> menus(Texts texts) {
        var items = new CommandItems(texts);
        return List.of(
                menu(texts, "menu.game", items.menuItem(newGame), new SeparatorMenuItem(), items.menuItem(quit)),
                menu(
                        texts,
                        "menu.move",
                        items.menuItem(undo),
                        items.menuItem(redo),
                        items.menuItem(undoOneMove),
                        items.menuItem(redoOneMove),
                        new SeparatorMenuItem(),
                        items.menuItem(hint)),
                menu(texts, "menu.view", check(items, sidePanel, shown(WindowState::sidePanel)), themes(texts)),
                menu(
                        texts,
                        "menu.settings",
                        check(items, toolbar, shown(WindowState::toolbar)),
                        check(items, statusbar, shown(WindowState::statusbar)),
                        check(items, fullScreen, stage.fullScreenProperty()),
                        new SeparatorMenuItem(),
                        items.menuItem(configure)));
    }

    private ObservableValue<Boolean> shown(Predicate<WindowState> part) {
        return settings.observable().map(now -> part.test(now.window()));
    }

    private static CheckMenuItem check(CommandItems items, Command command, ObservableValue<Boolean> isSelected) {
        var item = items.bind(new CheckMenuItem(), command);
        isSelected.subscribe(item::setSelected);
        return item;
    }

    private Menu themes(Texts texts) {
        var group = new ToggleGroup();
        var menu = menu(texts, "menu.theme");
        for (Theme theme : Theme.values()) {
            String name = theme.name().toLowerCase(Locale.ROOT);
            var item = new RadioMenuItem();
            item.setId("theme-" + name);
            item.textProperty().bind(texts.of("theme." + name));
            item.setToggleGroup(group);
            item.setOnAction(
                    event -> settings.update(now -> now.withLook(now.look().withTheme(theme))));
            settings.observable().subscribe(now -> item.setSelected(now.look().theme() == theme));
            menu.getItems().add(item);
        }
        return menu;
    }

    private static Menu menu(Texts texts, String key, MenuItem... items) {
        var menu = new Menu();
        menu.textProperty().bind(texts.of(key));
        menu.setId(key.replace('.', '-'));
        menu.getItems().addAll(items);
        return menu;
    }
}
