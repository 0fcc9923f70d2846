package org.jumpingcube.desktop.controls;

import java.util.regex.Pattern;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.MenuItem;
import org.kordamp.ikonli.javafx.FontIcon;

/** Menu items and toolbar buttons for commands. */
public final class CommandItems {
    /** Where a language does not use the letters of the keyboard, a mnemonic follows the text in brackets. */
    private static final Pattern ADDED_MNEMONIC = Pattern.compile("\\(_.\\)");

    private final Texts texts;

    public CommandItems(Texts texts) {
        this.texts = texts;
    }

    public MenuItem menuItem(Command command) {
        return bind(new MenuItem(), command);
    }

    /** Makes an item of any kind run the command. */
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
    public Button toolSwitch(
            Command command, ObservableValue<Boolean> isOn, String offIcon, ObservableValue<Boolean> isBare) {
        Button button = toolButton(command, command.textKey(), isBare);
        isOn.subscribe(on -> button.setGraphic(icon(on ? command.icon().orElseThrow() : offIcon)));
        button.accessibleTextProperty().unbind();
        button.accessibleTextProperty()
                .bind(texts.of(
                        isOn,
                        on -> texts.get(
                                on ? "switch.on" : "switch.off", withoutMnemonic(texts.get(command.textKey())))));
        return button;
    }

    private ObservableValue<String> tip(Command command) {
        return Bindings.createStringBinding(
                () -> texts.get(command.tipKey())
                        + command.keysText().map(keys -> " (" + keys + ")").orElse(""),
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
