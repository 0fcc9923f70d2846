package org.jumpingcube.desktop;

import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.Stream;
import javafx.beans.binding.Bindings;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;
import javafx.event.ActionEvent;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuBar;
import javafx.scene.control.MenuItem;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.ToggleGroup;
import org.jumpingcube.desktop.controls.Command;
import org.jumpingcube.desktop.controls.CommandItems;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.exercise.Exercises;
import org.jumpingcube.desktop.model.SettingsModel;
import org.jumpingcube.desktop.speech.Speaking;
import org.jumpingcube.settings.Theme;
import org.jumpingcube.settings.WindowState;

/** The menus, in the order and under the names that users of the original know. */
final class Menus {
    private final Commands commands;
    private final SettingsModel settings;
    private final Texts texts;
    private final CommandItems items;
    private final Consumer<Path> onLoadRecent;
    private final ObservableValue<Boolean> isLoadDisabled; // one for all items that come and go
    private final ObservableValue<Boolean> isFullScreen;

    /** Known once the menu is opened; a date in words would take time at every start. */
    private final ObjectProperty<Optional<LocalDate>> today = new SimpleObjectProperty<>(Optional.empty());

    Menus(
            Commands commands,
            SettingsModel settings,
            Texts texts,
            Consumer<Path> onLoadRecent,
            ObservableValue<Boolean> isFullScreen) {
        this.commands = commands;
        this.settings = settings;
        this.texts = texts;
        this.onLoadRecent = onLoadRecent;
        isLoadDisabled = commands.load.isEnabled().map(isEnabled -> !isEnabled);
        this.isFullScreen = isFullScreen;
        items = new CommandItems(texts);
    }

    MenuBar bar() {
        var bar = new MenuBar(game(), move(), view(), settings(), help());
        bar.setUseSystemMenuBar(true);
        return bar;
    }

    private Menu game() {
        Menu game = menu(
                "menu.game",
                item(commands.newGame),
                item(commands.newGameCard),
                item(commands.friend),
                item(commands.setup),
                item(commands.load),
                recent(),
                item(commands.games),
                item(commands.arena),
                new SeparatorMenuItem(),
                item(commands.save),
                item(commands.saveAs),
                new SeparatorMenuItem(),
                item(commands.lessons),
                item(commands.puzzles),
                daily(),
                new SeparatorMenuItem(),
                item(commands.copy),
                item(commands.paste),
                item(commands.picture),
                new SeparatorMenuItem(),
                item(commands.quit));
        game.setOnShowing(event -> today.set(Optional.of(Exercises.today())));
        return game;
    }

    /** Says of which day the puzzle is, and whether it is solved. */
    private MenuItem daily() {
        MenuItem item = item(commands.daily);
        item.textProperty().unbind();
        item.textProperty()
                .bind(Bindings.createStringBinding(this::dailyText, today, settings.observable(), texts.language()));
        return item;
    }

    private String dailyText() {
        String name = texts.get("command.daily");
        return today.get()
                .map(day -> Exercises.ofDay(name, day, settings.get().progress().puzzles(), texts))
                .orElse(name);
    }

    private Menu move() {
        return menu(
                "menu.move",
                item(commands.undo),
                item(commands.redo),
                item(commands.undoOneMove),
                item(commands.redoOneMove),
                new SeparatorMenuItem(),
                item(commands.hint),
                new SeparatorMenuItem(),
                item(commands.replay),
                item(commands.review),
                item(commands.live));
    }

    private Menu view() {
        var sidePanel = check(commands.sidePanel, shown(WindowState::sidePanel));
        return Speaking.isOffered()
                ? menu("menu.view", sidePanel, themes(), new SeparatorMenuItem(), speak(), readAloud())
                : menu("menu.view", sidePanel, themes());
    }

    private CheckMenuItem speak() {
        return check(
                commands.speak, settings.observable().map(now -> now.speech().on()));
    }

    private Menu readAloud() {
        var all = Stream.concat(commands.reading.stream(), Stream.of(commands.readClock));
        return menu("menu.read-aloud", all.map(this::item).toArray(MenuItem[]::new));
    }

    /** What KDE's applications have under Settings, in their order. */
    private Menu settings() {
        return menu(
                "menu.settings",
                check(commands.toolbar, shown(WindowState::toolbar)),
                check(commands.statusbar, shown(WindowState::statusbar)),
                check(commands.fullScreen, isFullScreen),
                check(commands.sound, shown(WindowState::sound)),
                new SeparatorMenuItem(),
                item(commands.shortcuts),
                item(commands.settings));
    }

    private Menu help() {
        return menu(
                "menu.help",
                item(commands.handbook),
                item(commands.firstSteps),
                item(commands.demo),
                new SeparatorMenuItem(),
                item(commands.reportBug),
                item(commands.about));
    }

    private MenuItem item(Command command) {
        return items.menuItem(command);
    }

    private Menu menu(String key, MenuItem... entries) {
        var menu = new Menu();
        menu.textProperty().bind(texts.of(key));
        menu.setId(key.replace('.', '-'));
        menu.getItems().addAll(entries);
        return menu;
    }

    private ObservableValue<Boolean> shown(Predicate<WindowState> part) {
        return settings.observable().map(now -> part.test(now.window()));
    }

    private CheckMenuItem check(Command command, ObservableValue<Boolean> isSelected) {
        var item = items.bind(new CheckMenuItem(), command);
        isSelected.subscribe(item::setSelected);
        item.addEventHandler( // a click has changed the tick, but perhaps not what it stands for
                ActionEvent.ACTION, event -> item.setSelected(isSelected.getValue()));
        return item;
    }

    private Menu recent() {
        var menu = menu("menu.load-recent");
        settings.observable()
                .map(now -> now.recentFiles())
                .subscribe(files -> menu.getItems()
                        .setAll(
                                files.isEmpty()
                                        ? List.of(nothingRecent())
                                        : files.stream().map(this::recentItem).toList()));
        return menu;
    }

    private MenuItem nothingRecent() {
        var item = new MenuItem();
        item.textProperty().bind(texts.of("recent.none"));
        item.setDisable(true);
        return item;
    }

    private MenuItem recentItem(Path file) {
        var item = new MenuItem(file.toString());
        item.setMnemonicParsing(false);
        item.disableProperty().bind(isLoadDisabled);
        item.setOnAction(event -> onLoadRecent.accept(file));
        return item;
    }

    private Menu themes() {
        var group = new ToggleGroup();
        var menu = menu("menu.theme");
        for (Theme theme : Theme.values()) {
            String name = Texts.word(theme);
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
}
