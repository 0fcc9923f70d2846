package org.jumpingcube.desktop.shell;

import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;
import javafx.scene.input.KeyCombination;
import org.jspecify.annotations.Nullable;
import org.jumpingcube.desktop.controls.LocalKeys;
import org.jumpingcube.desktop.controls.Texts;

/**
 * Something the user can do from a menu, the toolbar or the keyboard.
 *
 * @param name its name in the texts ({@code command.NAME}), perhaps with a number, and in the settings of the shortcuts
 * @param isEnabled whether it is available now
 * @param usualKeys the default keys
 * @param shortcut the current keys; null for none
 * @param isOn whether what it switches is on; empty if it switches nothing
 * @param menuText what its menu says instead of its name, asked each time the menu opens; empty for its name
 */
public record Command(
        String name,
        Optional<String> icon,
        Runnable action,
        ObservableValue<Boolean> isEnabled,
        Optional<KeyCombination> usualKeys,
        ObjectProperty<@Nullable KeyCombination> shortcut,
        Optional<ObservableValue<Boolean>> isOn,
        Optional<Supplier<ObservableValue<String>>> menuText) {
    /** For what is never disabled. */
    public static final ObservableValue<Boolean> ALWAYS = new SimpleBooleanProperty(true);

    /**
     * A command with its default keys.
     *
     * @param keys as JavaFX writes them, "Shortcut+N"; empty for none
     * @param icon the literal of its icon; empty for none
     */
    public static Command of(
            String name, String keys, String icon, Runnable action, ObservableValue<Boolean> isEnabled) {
        @Nullable KeyCombination usual = keys.isEmpty() ? null : KeyCombination.valueOf(keys);
        return new Command(
                name,
                icon.isEmpty() ? Optional.empty() : Optional.of(icon),
                action,
                isEnabled,
                Optional.ofNullable(usual),
                new SimpleObjectProperty<@Nullable KeyCombination>(usual),
                Optional.empty(),
                Optional.empty());
    }

    /** A command that is always available, with its default keys. */
    public static Command always(String name, String keys, Runnable action) {
        return of(name, keys, "", action, ALWAYS);
    }

    /** The same command, which switches something that is on or off now. */
    public Command switching(ObservableValue<Boolean> on) {
        return new Command(name, icon, action, isEnabled, usualKeys, shortcut, Optional.of(on), menuText);
    }

    /** The same command with something else than its name in the menu. */
    public Command saying(Supplier<ObservableValue<String>> text) {
        return new Command(name, icon, action, isEnabled, usualKeys, shortcut, isOn, Optional.of(text));
    }

    /** Runs the command, if it is available now. */
    public void run() {
        if (isEnabled.getValue()) {
            action.run();
        }
    }

    /** Its name as the user reads it; several of a kind have a number. */
    public ObservableValue<String> text(Texts texts) {
        String[] parts = name.split("-(?=[0-9])", 2);
        if (parts.length == 1) {
            return texts.of("command." + name);
        }
        String key = "command." + parts[0] + ".number";
        return texts.of(key, Integer.valueOf(parts[1]));
    }

    /** The same without its mnemonic. */
    public ObservableValue<String> title(Texts texts) {
        return text(texts).map(CommandItems::withoutMnemonic);
    }

    String tipKey() {
        return "command." + name + ".tip";
    }

    /** The current keys as the user reads them; empty for none. */
    public Optional<String> keysText(Texts texts) {
        return Optional.ofNullable(shortcut.get()).map(keys -> LocalKeys.text(keys, texts));
    }

    /** The default keys as written in the settings; empty for none. */
    public String usualKeysName() {
        return usualKeys.map(KeyCombination::getName).orElse("");
    }

    /**
     * Sets the keys that the user has chosen.
     *
     * @param chosen the settings' shortcuts, by the commands' names; unreadable ones mean the default keys
     */
    public void take(Map<String, String> chosen) {
        shortcut.set(parse(chosen.getOrDefault(name, usualKeysName())));
    }

    /** The same keys, if their name can be read again, as the shortcuts dialog does; that of a backslash cannot. */
    private static KeyCombination byName(KeyCombination keys) {
        return KeyCombination.valueOf(keys.getName());
    }

    private @Nullable KeyCombination parse(String keys) {
        try {
            return keys.isEmpty() ? null : byName(KeyCombination.valueOf(keys));
        } catch (IllegalArgumentException | IndexOutOfBoundsException e) { // the second for blanks
            return usualKeys.orElse(null);
        }
    }
}
