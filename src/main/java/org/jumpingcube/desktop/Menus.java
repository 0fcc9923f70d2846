package org.jumpingcube.desktop;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuBar;
import javafx.scene.control.MenuItem;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.ToggleGroup;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.model.SettingsModel;
import org.jumpingcube.desktop.shell.CommandItems;
import org.jumpingcube.desktop.shell.MenuPlan;
import org.jumpingcube.desktop.shell.Program;
import org.jumpingcube.session.Action;
import org.jumpingcube.settings.Theme;

/** The menus of the main window, as {@link MenuPlan} has them. What the program lacks is left out. */
final class Menus {
    private final Program program;
    private final SettingsModel settings;
    private final Texts texts;
    private final CommandItems items;
    private final ObservableValue<Boolean> isLoadDisabled; // one for all items that come and go

    Menus(Program program) {
        this.program = program;
        settings = program.settings();
        texts = program.texts();
        items = new CommandItems(texts);
        isLoadDisabled = program.games().can(Action.LOAD).map(can -> !can);
    }

    MenuBar bar() {
        var bar = new MenuBar(MenuPlan.ALL.stream().map(this::menu).toArray(Menu[]::new));
        bar.setUseSystemMenuBar(true);
        return bar;
    }

    private Menu menu(MenuPlan plan) {
        var menu = menu(plan.key());
        var all = menu.getItems();
        var entries = new ArrayList<>(plan.entries());
        if (plan.isForOthers()) {
            entries.addAll(MenuPlan.others(program.commands()));
        }
        boolean isLineDue = false;
        for (String entry : entries) {
            var item = item(entry);
            if (item.isPresent()) {
                if (isLineDue && !all.isEmpty()) {
                    all.add(new SeparatorMenuItem());
                }
                all.add(item.get());
            }
            isLineDue = entry.equals(MenuPlan.LINE) || (isLineDue && item.isEmpty());
        }
        return menu;
    }

    private Optional<? extends MenuItem> item(String entry) {
        return switch (entry) {
            case MenuPlan.LINE -> Optional.empty();
            case MenuPlan.RECENT -> Optional.of(recent());
            case MenuPlan.THEME -> Optional.of(themes());
            default ->
                MenuPlan.below(entry)
                        .<MenuItem>map(this::menu)
                        .or(() -> program.commands().find(entry).map(items::menuItem))
                        .filter(item -> !(item instanceof Menu below)
                                || !below.getItems().isEmpty());
        };
    }

    private Menu menu(String key) {
        var menu = new Menu();
        menu.textProperty().bind(texts.of(key));
        menu.setId(key.replace('.', '-'));
        return menu;
    }

    private Menu recent() {
        var menu = menu("menu." + MenuPlan.RECENT);
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
        item.setOnAction(event -> program.files().load(file));
        return item;
    }

    private Menu themes() {
        var group = new ToggleGroup();
        var menu = menu("menu." + MenuPlan.THEME);
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
