package org.jumpingcube.desktop.settings;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.Property;
import org.jumpingcube.desktop.controls.Form;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.settings.Settings;

/** One column of settings: a form whose rows show what is set. */
final class SettingsGrid extends Form {
    private final Texts texts;
    private final Runnable onChange;
    private final List<Consumer<Settings>> shown = new ArrayList<>();

    SettingsGrid(Texts texts, Runnable onChange) {
        super(texts);
        this.texts = texts;
        this.onChange = onChange;
    }

    /** Sets the controls to the current settings. */
    void show(Settings settings) {
        shown.forEach(control -> control.accept(settings));
    }

    /** Sets a control's value whenever settings are shown, and reports when the user changes it. */
    <T, P extends Property<T>> P follow(P value, Function<Settings, T> setting) {
        shown.add(settings -> value.setValue(setting.apply(settings)));
        value.subscribe(onChange);
        return value;
    }

    BooleanProperty toggle(String key, Function<Settings, Boolean> setting) {
        return follow(toggle(key).selectedProperty(), setting);
    }

    BooleanProperty checkBox(String key, Function<Settings, Boolean> setting) {
        return follow(checkBox(key).selectedProperty(), setting);
    }

    <E extends Enum<E>> ObjectProperty<E> choice(String key, E[] values, Function<Settings, E> setting) {
        return choice(key, key + ".", values, setting);
    }

    /** A choice of one of the values; the keys of their texts begin with {@code words}. */
    <E extends Enum<E>> ObjectProperty<E> choice(String key, String words, E[] values, Function<Settings, E> setting) {
        return choice(key, List.of(values), value -> texts.get(words + Texts.word(value)), setting);
    }

    <T> ObjectProperty<T> choice(String key, List<T> values, Function<T, String> words, Function<Settings, T> setting) {
        return follow(choice(key, values, words).valueProperty(), setting);
    }
}
