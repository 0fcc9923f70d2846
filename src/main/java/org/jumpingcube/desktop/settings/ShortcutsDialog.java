package org.jumpingcube.desktop.settings;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBar;
import javafx.scene.control.ButtonBar.ButtonData;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyCombination.ModifierValue;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.VBox;
import org.jumpingcube.desktop.controls.Form;
import org.jumpingcube.desktop.controls.LocalKeys;
import org.jumpingcube.desktop.controls.TextControls;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.look.SideWindow;
import org.jumpingcube.desktop.model.SettingsModel;
import org.jumpingcube.desktop.shell.Command;
import org.jumpingcube.desktop.shell.Program;

/** The keys of all commands. To change them, press the new keys in a command's field; keys used twice are marked. */
final class ShortcutsDialog extends SideWindow {
    private static final double WIDTH = 560;
    private static final double SMALLEST_WIDTH = 480; // fits the buttons in any language
    private static final double HEIGHT = 640;

    private final List<Command> commands;
    private final SettingsModel settings;
    private final Texts texts;
    private final Map<Command, KeyField> fields = new HashMap<>();
    private final Label conflict = new Label();
    private final Button ok;

    ShortcutsDialog(Program program) {
        super(program.stage(), program.settings(), program.texts().of("shortcuts.title"), WIDTH, HEIGHT);
        commands = program.commands().all();
        settings = program.settings();
        texts = program.texts();
        conflict.setId("shortcut-conflict");
        conflict.setWrapText(true);
        conflict.getStyleClass().add("conflict");
        ok = button("settings.ok", ButtonData.OK_DONE, this::accept);
        ok.setDefaultButton(true);
        Button cancel = button("settings.cancel", ButtonData.CANCEL_CLOSE, this::close);
        var buttons = TextControls.styled(new ButtonBar(), "dialog-buttons");
        buttons.getButtons().setAll(button("settings.defaults", ButtonData.LEFT, this::showDefaults), ok, cancel);
        var scroll = new ScrollPane(fields());
        scroll.setFitToWidth(true);
        var bottom = new VBox(conflict, buttons);
        fill(new BorderPane(scroll, null, null, bottom, null), "settings-dialog");
        setMinWidth(SMALLEST_WIDTH);
    }

    /** The same word as in the settings dialog, which may be open too. */
    private Button button(String key, ButtonData data, Runnable action) {
        Button button = TextControls.button(texts, key, data, action);
        button.setId("shortcuts-" + button.getId());
        return button;
    }

    private Form fields() {
        var form = new Form(texts);
        for (Command command : commands) {
            var field = new KeyField(texts);
            field.promptTextProperty().bind(texts.of("shortcuts.none"));
            field.keys().subscribe(this::showConflicts);
            fields.put(command, field);
            var name = command.title(texts);
            form.row(name, "shortcut-" + command.name(), field, field);
        }
        return form;
    }

    @Override
    public void open() {
        if (!isShowing()) {
            commands.forEach(command -> field(command)
                    .show(Optional.ofNullable(command.shortcut().get())
                            .map(KeyCombination::getName)
                            .orElse("")));
        }
        super.open();
    }

    private KeyField field(Command command) {
        return Objects.requireNonNull(fields.get(command), command::name);
    }

    private String keys(Command command) {
        return field(command).keys().get();
    }

    private void showDefaults() {
        commands.forEach(command -> field(command).show(command.usualKeysName()));
    }

    private void showConflicts() {
        Map<String, List<String>> users = commands.stream()
                .filter(command -> fields.containsKey(command) && !keys(command).isEmpty())
                .collect(Collectors.groupingBy(
                        this::keys,
                        Collectors.mapping(command -> command.title(texts).getValue(), Collectors.toList())));
        var conflicts = users.entrySet().stream()
                .filter(entry -> entry.getValue().size() > 1)
                .map(entry -> texts.get("shortcuts.conflict", display(entry.getKey()), texts.list(entry.getValue())))
                .sorted()
                .toList();
        var taken = users.keySet().stream()
                .filter(ShortcutsDialog::isKeyOfTheBoard)
                .map(keys -> texts.get("shortcuts.board", display(keys)))
                .sorted();
        conflict.setText(Stream.concat(conflicts.stream(), taken).collect(Collectors.joining("\n")));
        conflict.setManaged(!conflict.getText().isEmpty());
        ok.setDisable(!conflicts.isEmpty());
    }

    private String display(String keys) {
        return LocalKeys.text(KeyCombination.valueOf(keys), texts);
    }

    /** Keys that the board itself uses; H alone is a shortcut on purpose. */
    private static boolean isKeyOfTheBoard(String keys) {
        return KeyCombination.valueOf(keys) instanceof KeyCodeCombination combination
                && combination.getShortcut() == ModifierValue.UP
                && combination.getAlt() == ModifierValue.UP
                && combination.getControl() == ModifierValue.UP
                && isPlainKeyOfTheBoard(combination.getCode(), combination.getShift() == ModifierValue.DOWN);
    }

    private static boolean isPlainKeyOfTheBoard(KeyCode code, boolean isShifted) {
        boolean isLetter = code.isLetterKey() && (code != KeyCode.H || isShifted);
        return isLetter
                || code.isDigitKey()
                || code.isArrowKey()
                || List.of(KeyCode.ENTER, KeyCode.SPACE, KeyCode.HOME, KeyCode.END, KeyCode.ESCAPE)
                        .contains(code);
    }

    private void accept() {
        var changed = commands.stream()
                .filter(command -> !keys(command).equals(command.usualKeysName()))
                .collect(Collectors.toMap(Command::name, this::keys));
        settings.update(now -> now.withShortcuts(changed));
        close();
    }
}
