package org.jumpingcube.desktop.controls;

import java.util.List;
import java.util.Locale;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import org.jspecify.annotations.Nullable;

/** Keys as a menu writes them in the language of the window; JavaFX writes all keys in English. */
public final class LocalKeys extends KeyCombination {
    private static final List<String> TRANSLATED = List.of("Ctrl", "Shift");

    private final KeyCombination keys;
    private final String text;

    private LocalKeys(KeyCombination keys, String text) {
        super(keys.getShift(), keys.getControl(), keys.getAlt(), keys.getMeta(), keys.getShortcut());
        this.keys = keys;
        this.text = text;
    }

    /** The same keys for a menu item; none for none. */
    public static @Nullable KeyCombination of(@Nullable KeyCombination keys, Texts texts) {
        return keys == null ? null : new LocalKeys(keys, text(keys, texts));
    }

    /** "Ctrl+Shift+Z" in the language of the window. On a Mac it is signs, which need no translation. */
    public static String text(KeyCombination keys, Texts texts) {
        String text = keys.getDisplayText();
        for (String name : TRANSLATED) {
            text = text.replace(name + "+", texts.get("key." + name.toLowerCase(Locale.ROOT)) + "+");
        }
        return text;
    }

    @Override
    public boolean match(KeyEvent event) {
        return keys.match(event);
    }

    @Override
    public String getName() {
        return keys.getName();
    }

    @Override
    public String getDisplayText() {
        return text;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof LocalKeys local && keys.equals(local.keys);
    }

    @Override
    public int hashCode() {
        return keys.hashCode();
    }
}
