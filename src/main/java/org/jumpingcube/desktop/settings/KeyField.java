package org.jumpingcube.desktop.settings;

import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyCombination.ModifierValue;
import javafx.scene.input.KeyEvent;
import org.jumpingcube.desktop.controls.LocalKeys;
import org.jumpingcube.desktop.controls.Texts;

/** A field that takes whatever keys are pressed in it, and shows them as the menus do. */
final class KeyField extends TextField {
    private final ReadOnlyStringWrapper keys = new ReadOnlyStringWrapper("");

    KeyField(Texts texts) {
        setEditable(false);
        addEventFilter(KeyEvent.KEY_PRESSED, this::take);
        textProperty()
                .bind(texts.of(
                        keys, name -> name.isEmpty() ? "" : LocalKeys.text(KeyCombination.valueOf(name), texts)));
    }

    /** The keys as the settings write them; empty for none. */
    ReadOnlyStringProperty keys() {
        return keys.getReadOnlyProperty();
    }

    void show(String name) {
        keys.set(name);
    }

    /** Tab still moves on and Escape still closes; Backspace and Delete clear the field, and a key without a code does nothing. */
    private void take(KeyEvent event) {
        KeyCode code = event.getCode();
        if (code == KeyCode.TAB || code == KeyCode.ESCAPE || code == KeyCode.UNDEFINED || code.isModifierKey()) {
            return;
        }
        event.consume();
        boolean isPlain = !event.isShortcutDown() && !event.isAltDown() && !event.isShiftDown();
        if (isPlain && (code == KeyCode.BACK_SPACE || code == KeyCode.DELETE)) {
            keys.set("");
        } else {
            keys.set(new KeyCodeCombination(
                            code,
                            modifier(event.isShiftDown()),
                            ModifierValue.UP,
                            modifier(event.isAltDown()),
                            ModifierValue.UP,
                            modifier(event.isShortcutDown()))
                    .getName());
        }
    }

    private static ModifierValue modifier(boolean isDown) {
        return isDown ? ModifierValue.DOWN : ModifierValue.UP;
    }
}
