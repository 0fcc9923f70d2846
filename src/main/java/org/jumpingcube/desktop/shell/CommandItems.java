package org.jumpingcube.desktop.shell;

import java.util.function.Supplier;
import java.util.regex.Pattern;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableValue;
import javafx.event.ActionEvent;
import javafx.geometry.Side;
import javafx.scene.control.Button;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.stage.WindowEvent;
import org.jumpingcube.desktop.controls.LocalKeys;
import org.jumpingcube.desktop.controls.TextControls;
import org.jumpingcube.desktop.controls.Texts;
import org.kordamp.ikonli.javafx.FontIcon;

/** Menu items and toolbar buttons for commands. */
public final class CommandItems {
    /** Where a language does not use the letters of the keyboard, a mnemonic follows the text in brackets. */
    private static final Pattern ADDED_MNEMONIC = Pattern.compile("\\(_.\\)");

    private final Texts texts;

    public CommandItems(Texts texts) {
        this.texts = texts;
    }

    /** A menu item that runs the command, with a tick if it switches something. */
    public MenuItem menuItem(Command command) {
        return command.isOn()
                .<MenuItem>map(isOn -> check(command, isOn))
                .orElseGet(() -> bind(new MenuItem(), command));
    }

    private CheckMenuItem check(Command command, ObservableValue<Boolean> isOn) {
        var item = bind(new CheckMenuItem(), command);
        isOn.subscribe(item::setSelected);
        item.addEventHandler( // a click has changed the tick, but perhaps not what it stands for
                ActionEvent.ACTION, event -> item.setSelected(isOn.getValue()));
        return item;
    }

    private <T extends MenuItem> T bind(T item, Command command) {
        item.setId("menu-" + command.name());
        item.textProperty().bind(command.text(texts));
        command.menuText().ifPresent(text -> askWhenShown(item, text));
        item.setMnemonicParsing(true);
        item.acceleratorProperty()
                .bind(Bindings.createObjectBinding(
                        () -> LocalKeys.of(command.shortcut().get(), texts), command.shortcut(), texts.language()));
        item.disableProperty().bind(command.isEnabled().map(isEnabled -> !isEnabled));
        item.setOnAction(event -> command.run());
        return item;
    }

    /** In a menu of the menu bar, or in one of a button. */
    private static void askWhenShown(MenuItem item, Supplier<ObservableValue<String>> text) {
        Runnable ask = () -> item.textProperty().bind(text.get());
        item.parentMenuProperty().subscribe(menu -> {
            if (menu != null) {
                menu.addEventHandler(Menu.ON_SHOWING, event -> ask.run());
            }
        });
        item.parentPopupProperty().subscribe(popup -> {
            if (popup != null && item.getParentMenu() == null) {
                popup.addEventHandler(WindowEvent.WINDOW_SHOWING, event -> ask.run());
            }
        });
    }

    /**
     * A narrow button that belongs to the one before it, and opens a menu of what can be done now.
     *
     * @param first a command that comes before all others, after which there is a line
     */
    public Button menuButton(Command first, MenuPlan plan, Commands commands) {
        var button = TextControls.styled(new Button(), "tool-button", "tool-arrow");
        button.setId("tool-" + first.name());
        button.setGraphic(icon(first.icon().orElseThrow()));
        button.setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
        ObservableValue<String> name = texts.of(plan.key());
        button.textProperty().bind(name);
        button.accessibleTextProperty().bind(name);
        button.disableProperty().bind(first.isEnabled().map(isEnabled -> !isEnabled));
        TextControls.tip(button, name);
        var menu = new ContextMenu(menuItem(first), new SeparatorMenuItem());
        menu.getStyleClass().add("tool-menu");
        for (String entry : plan.entries()) {
            commands.find(entry).ifPresent(command -> {
                var item = menuItem(command);
                item.visibleProperty().bind(command.isEnabled());
                menu.getItems().add(item);
            });
        }
        button.setOnAction(event -> menu.show(button, Side.BOTTOM, 0, 0));
        return button;
    }

    /**
     * A button with the command's icon over its text, or with the icon alone.
     *
     * @param textKey of the button's text, usually shorter than in the menu
     */
    public Button toolButton(Command command, String textKey, ObservableValue<Boolean> isBare) {
        var button = TextControls.styled(new Button(), "tool-button");
        button.setId("tool-" + command.name());
        ObservableValue<String> text = texts.of(textKey).map(CommandItems::withoutMnemonic);
        button.textProperty().bind(text);
        button.accessibleTextProperty().bind(text);
        button.setGraphic(command.icon().map(CommandItems::icon).orElseThrow());
        button.contentDisplayProperty()
                .bind(isBare.map(bare -> bare ? ContentDisplay.GRAPHIC_ONLY : ContentDisplay.TOP));
        button.disableProperty().bind(command.isEnabled().map(isEnabled -> !isEnabled));
        button.setOnAction(event -> command.run());
        TextControls.tip(button, tip(command));
        return button;
    }

    /**
     * A button for something that is on or off, with another icon while it is off.
     *
     * @param offIcon the literal of that icon
     */
    public Button toolSwitch(Command command, String offIcon, ObservableValue<Boolean> isBare) {
        Button button = toolButton(command, "command." + command.name(), isBare);
        var isOn = command.isOn().orElseThrow();
        isOn.subscribe(on -> button.setGraphic(icon(on ? command.icon().orElseThrow() : offIcon)));
        button.accessibleTextProperty().unbind();
        button.accessibleTextProperty()
                .bind(texts.of(
                        isOn,
                        on -> texts.get(
                                on ? "switch.on" : "switch.off",
                                command.title(texts).getValue())));
        return button;
    }

    private ObservableValue<String> tip(Command command) {
        return Bindings.createStringBinding(
                () -> texts.get(command.tipKey())
                        + command.keysText(texts).map(keys -> " (" + keys + ")").orElse(""),
                texts.language(),
                command.shortcut());
    }

    private static FontIcon icon(String literal) {
        return TextControls.styled(new FontIcon(literal), "tool-icon");
    }

    /** The text without its mnemonic: "Save" for "_Save", and for "保存(_S)" as it is written in Japanese "保存". */
    public static String withoutMnemonic(String text) {
        return ADDED_MNEMONIC.matcher(text).replaceFirst("").replace("_", "");
    }
}
