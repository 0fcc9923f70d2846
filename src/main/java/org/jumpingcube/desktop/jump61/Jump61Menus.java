package org.jumpingcube.desktop.jump61;

import java.util.function.Consumer;
import java.util.stream.IntStream;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuBar;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.input.KeyCombination;
import org.jumpingcube.desktop.controls.LocalKeys;
import org.jumpingcube.desktop.controls.Texts;

/** The commands of the Jump61 protocol as menus. Each item types its command, or the beginning of one. */
final class Jump61Menus {
    private static final int SMALLEST = 2;
    private static final int LARGEST = 10;

    private final Texts texts;
    private final Consumer<String> typist;
    private final Consumer<String> beginner;

    /**
     * @param typist receives complete commands
     * @param beginner receives the beginnings of commands that need more words
     */
    Jump61Menus(Texts texts, Consumer<String> typist, Consumer<String> beginner) {
        this.texts = texts;
        this.typist = typist;
        this.beginner = beginner;
    }

    MenuBar bar() {
        return new MenuBar(
                menu(
                        "game",
                        item("clear", "Shortcut+N"),
                        item("start", "F5"),
                        sizes(),
                        new SeparatorMenuItem(),
                        begun("set", "Shortcut+E"),
                        begun("seed", "Shortcut+D"),
                        new SeparatorMenuItem(),
                        item("quit", "Shortcut+Q")),
                menu(
                        "players",
                        item("auto-red", "Shortcut+R"),
                        item("manual-red", "Shortcut+Shift+R"),
                        new SeparatorMenuItem(),
                        item("auto-blue", "Shortcut+B"),
                        item("manual-blue", "Shortcut+Shift+B")),
                menu(
                        "view",
                        item("board", "F6"),
                        item("dump", "F7"),
                        item("verbose", "F8"),
                        item("quiet", "F9"),
                        item("help", "F1")));
    }

    private Menu menu(String name, MenuItem... items) {
        var menu = new Menu(texts.get("jump61.menu." + name), null, items);
        menu.setId("jump61-" + name);
        return menu;
    }

    private Menu sizes() {
        return menu(
                "size",
                IntStream.rangeClosed(SMALLEST, LARGEST)
                        .mapToObj(side -> item(
                                "size-" + side,
                                texts.get("board.size", side),
                                "Shortcut+" + side % LARGEST,
                                () -> typist.accept("size " + side)))
                        .toArray(MenuItem[]::new));
    }

    /** @param name in the keys of its texts: the command with hyphens for spaces */
    private MenuItem item(String name, String keys) {
        return item(name, texts.get("jump61." + name), keys, () -> typist.accept(name.replace('-', ' ')));
    }

    private MenuItem begun(String name, String keys) {
        return item(name, texts.get("jump61." + name), keys, () -> beginner.accept(name + " "));
    }

    private MenuItem item(String name, String text, String keys, Runnable action) {
        var item = new MenuItem(text);
        item.setId("jump61-" + name);
        item.setAccelerator(LocalKeys.of(KeyCombination.valueOf(keys), texts));
        item.setOnAction(event -> action.run());
        return item;
    }
}
