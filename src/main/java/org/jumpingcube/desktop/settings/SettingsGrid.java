package org.jumpingcube.desktop.settings;

import atlantafx.base.controls.ToggleSwitch;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.Property;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;
import javafx.geometry.HPos;
import javafx.scene.Node;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.Slider;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;
import org.jumpingcube.desktop.controls.TextControls;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.look.Typeface;
import org.jumpingcube.settings.Settings;

/** One column of settings: headings, and rows with a caption beside its control. The caption names the control. */
final class SettingsGrid extends GridPane {
    private static final double CONTROL_WIDTH = 170;

    private static final double VALUE_WIDTH = 76;

    private final Texts texts;
    private final Runnable onChange;
    private final List<Consumer<Settings>> shown = new ArrayList<>();
    private int count;

    SettingsGrid(Texts texts, Runnable onChange) {
        this.texts = texts;
        this.onChange = onChange;
        getStyleClass().add("rows");
        var captions = new ColumnConstraints();
        captions.setMinWidth(Region.USE_PREF_SIZE);
        var controls = new ColumnConstraints();
        controls.setHgrow(Priority.ALWAYS);
        controls.setFillWidth(true);
        controls.setMinWidth(CONTROL_WIDTH);
        controls.setPrefWidth(CONTROL_WIDTH);
        getColumnConstraints().addAll(captions, controls);
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

    void heading(String key, Object... arguments) {
        add(TextControls.styled(TextControls.label(texts, key, arguments), "section"), 0, count++, 2, 1);
    }

    void note(String key) {
        Label note = TextControls.styled(TextControls.paragraph(texts, key), "note");
        note.setMaxWidth(Double.MAX_VALUE);
        note.setPrefWidth(CONTROL_WIDTH); // it takes the width that the rows need, and no more
        wide(note);
    }

    <T extends Node> T row(String key, T control) {
        Label label = TextControls.label(texts, key);
        label.setLabelFor(control);
        label.setMinWidth(Region.USE_PREF_SIZE);
        control.accessibleTextProperty().bind(label.textProperty());
        GridPane.setHalignment(control, HPos.LEFT);
        add(label, 0, count);
        add(control, 1, count++, GridPane.REMAINING, 1);
        return control;
    }

    void wide(Node control) {
        add(control, 0, count++, 3, 1);
    }

    /** A switch for something that can be on or off. */
    ToggleSwitch toggle(String key) {
        var toggle = new ToggleSwitch();
        toggle.setId(key.replace('.', '-'));
        return row(key, toggle);
    }

    BooleanProperty toggle(String key, Function<Settings, Boolean> setting) {
        return follow(toggle(key).selectedProperty(), setting);
    }

    BooleanProperty checkBox(String key, Function<Settings, Boolean> setting) {
        var box = TextControls.named(new CheckBox(), texts, key);
        wide(box);
        return follow(box.selectedProperty(), setting);
    }

    <E extends Enum<E>> ObjectProperty<E> choice(String key, E[] values, Function<Settings, E> setting) {
        return choice(key, key + ".", values, setting);
    }

    /** A choice of one of the values; the keys of their texts begin with {@code words}. */
    <E extends Enum<E>> ObjectProperty<E> choice(String key, String words, E[] values, Function<Settings, E> setting) {
        return follow(choice(key, List.of(values), value -> texts.get(words + Texts.word(value))), setting);
    }

    /** A choice of a few values, each shown in words, which are looked up again when the language changes. */
    <T> ObjectProperty<T> choice(String key, List<T> values, Function<T, String> words) {
        var box = new ComboBox<T>();
        box.setId(key.replace('.', '-'));
        box.getItems().setAll(values);
        box.setMaxWidth(Double.MAX_VALUE);
        box.setMinWidth(Region.USE_PREF_SIZE);
        texts.language()
                .subscribe(
                        language -> { // existing cells would keep the old words
                            box.setCellFactory(list -> new WordCell<>(words));
                            box.setButtonCell(new WordCell<>(words));
                        });
        row(key, box);
        ObjectProperty<T> value = new SimpleObjectProperty<>(values.get(0));
        box.valueProperty().bindBidirectional(value);
        return value;
    }

    private static final class WordCell<T> extends ListCell<T> {
        private final Function<T, String> words;

        WordCell(Function<T, String> words) {
            this.words = words;
        }

        @Override
        protected void updateItem(@Nullable T item, boolean empty) {
            super.updateItem(item, empty);
            setText(item == null || empty ? "" : words.apply(item));
            setStyle("-fx-font-family: \"" + Typeface.familyFor(getText()) + "\";"); // names of languages
        }
    }

    /** A slider that stops at whole numbers only. */
    void stepSlider(String key, Slider slider, ObservableValue<String> value) {
        slider.setMajorTickUnit(1);
        slider.setMinorTickCount(0);
        slider.setSnapToTicks(true);
        slider.setBlockIncrement(1);
        slider(key, slider, value);
    }

    /** A slider with its value in words beside the caption. */
    void slider(String key, Slider slider, ObservableValue<String> value) {
        slider.setId(key.replace('.', '-'));
        row(key, slider);
        GridPane.setColumnSpan(slider, 1);
        slider.setMaxWidth(Double.MAX_VALUE);
        slider.accessibleHelpProperty().bind(value); // the number alone says less
        var label = TextControls.styled(new Value(), "value");
        label.textProperty().bind(value);
        add(label, 2, count - 1);
    }

    /** Words that are never cut; most are short, and a slider should not move while its value changes. */
    private static final class Value extends Label {
        @Override
        protected double computeMinWidth(double height) {
            return Math.max(VALUE_WIDTH, computePrefWidth(height));
        }
    }
}
