package org.jumpingcube.desktop.settings;

import java.util.List;
import java.util.function.Function;
import javafx.beans.property.Property;
import javafx.scene.control.Slider;
import org.jumpingcube.desktop.controls.Form;
import org.jumpingcube.desktop.controls.TextControls;
import org.jumpingcube.desktop.controls.Texts;

/** Settings that belong together: a form whose rows show what is chosen, and change it. */
final class SettingsCard extends Form {
    private final ChosenSettings draft;

    SettingsCard(ChosenSettings draft) {
        super(draft.texts(), Captions.APART);
        this.draft = draft;
        TextControls.styled(this, "settings-card");
    }

    /** Keeps a control and a setting equal. */
    <T, P extends Property<T>> void follow(P control, Setting<T> setting) {
        draft.of(setting).subscribe(control::setValue);
        control.subscribe(now -> draft.choose(setting, now));
    }

    /** The same for a slider, which may stand between two values. */
    Slider follow(Slider slider, Setting<Double> setting) {
        draft.of(setting).subscribe(slider::setValue);
        slider.valueProperty().subscribe(now -> draft.choose(setting, now.doubleValue()));
        return slider;
    }

    void toggle(String key, Setting<Boolean> setting) {
        follow(toggle(key).selectedProperty(), setting);
    }

    <E extends Enum<E>> void choice(String key, E[] values, Setting<E> setting) {
        choice(key, key + ".", values, setting);
    }

    /** A choice of one of the values; the keys of their texts begin with {@code words}. */
    <E extends Enum<E>> void choice(String key, String words, E[] values, Setting<E> setting) {
        choice(key, List.of(values), value -> draft.texts().get(words + Texts.word(value)), setting);
    }

    <T> void choice(String key, List<T> values, Function<T, String> words, Setting<T> setting) {
        follow(choice(key, values, words).valueProperty(), setting);
    }

    void slider(String key, Slider slider, Setting<Double> setting, Function<Double, String> words) {
        slider(key, follow(slider, setting), draft.texts().of(draft.of(setting), words));
    }
}
