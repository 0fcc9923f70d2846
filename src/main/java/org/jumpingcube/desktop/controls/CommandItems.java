package org.jumpingcube.desktop.controls;

import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.MenuItem;
import javafx.scene.control.Tooltip;
import org.kordamp.ikonli.javafx.FontIcon;

/** Menu items and toolbar buttons for commands. */
public final class CommandItems {
    private final Texts texts;

    public CommandItems(Texts texts) {
        this.texts = texts;
    }

    public MenuItem menuItem(Command command) {
        return bind(new MenuItem(), command);
    }

    /** Makes an item of any kind ask for the command. */
    public <T extends MenuItem> T bind(T item, Command command) {
        item.setId("menu-" + command.name());
        item.textProperty().bind(texts.of(command.textKey()));
        item.setMnemonicParsing(true);
        item.acceleratorProperty().bind(command.shortcut());
        item.disableProperty().bind(command.isEnabled().map(isEnabled -> !isEnabled));
        item.setOnAction(event -> command.run());
        return item;
    }

    /**
     * A button with the command's icon over its text; in a narrow window the icon alone.
     *
     * @param textKey what to write on it, usually shorter than in the menu
     */
    public Button toolButton(Command command, String textKey, ObservableValue<Boolean> isNarrow) {
        var button = new Button();
        button.setId("tool-" + command.name());
        button.getStyleClass().add("tool-button");
        ObservableValue<String> text = texts.of(textKey).map(CommandItems::withoutMnemonic);
        button.textProperty().bind(text);
        button.accessibleTextProperty().bind(text);
        button.setGraphic(command.icon().map(CommandItems::icon).orElseThrow());
        button.contentDisplayProperty()
                .bind(isNarrow.map(narrow -> narrow ? ContentDisplay.GRAPHIC_ONLY : ContentDisplay.TOP));
        button.disableProperty().bind(command.isEnabled().map(isEnabled -> !isEnabled));
        button.setOnAction(event -> command.run());
        button.setTooltip(tooltip(command));
        return button;
    }

    /**
     * A button for something that is on or off, with another icon while it is off.
     *
     * @param offIcon the literal of that icon
     */
    public Button toolSwitch(
            Command command, ObservableValue<Boolean> isOn, String offIcon, ObservableValue<Boolean> isNarrow) {
        Button button = toolButton(command, command.textKey(), isNarrow);
        isOn.subscribe(on -> button.setGraphic(icon(on ? command.icon().orElseThrow() : offIcon)));
        button.accessibleTextProperty().unbind();
        button.accessibleTextProperty()
                .bind(Bindings.createStringBinding(
                        () -> texts.get(
                                isOn.getValue() ? "switch.on" : "switch.off",
                                withoutMnemonic(texts.get(command.textKey()))),
                        isOn,
                        texts.language()));
        return button;
    }

    private Tooltip tooltip(Command command) {
        var tooltip = new Tooltip();
        tooltip.textProperty()
                .bind(Bindings.createStringBinding(
                        () -> texts.get(command.tipKey())
                                + command.keysText()
                                        .map(keys -> " (" + keys + ")")
                                        .orElse(""),
                        texts.language(),
                        command.shortcut()));
        return tooltip;
    }

    private static FontIcon icon(String literal) {
        var icon = new FontIcon(literal);
        icon.getStyleClass().add("tool-icon");
        return icon;
    }

    /** The text as it is read, without the mark of its mnemonic. */
    public static String withoutMnemonic(String text) {
        return text.replace("_", "");
    }
}
