package org.jumpingcube.desktop.settings;

import atlantafx.base.controls.ToggleSwitch;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
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
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.text.Font;
import javafx.scene.text.Text;
import org.jumpingcube.desktop.controls.TextControls;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.look.Typeface;
import org.jumpingcube.settings.Settings;

/** One column of settings: headings, and rows with a caption beside its control. The caption names the control. */
final class SettingsGrid extends GridPane {
    private static final double CONTROL_WIDTH = 170;

    private static final double HGAP = 12; // as in the stylesheet

    private static final double VALUE_WIDTH = 76;

    private final ColumnConstraints captions = new ColumnConstraints();
    private final Texts texts;
    private final Runnable onChange;
    private final List<Consumer<Settings>> shown = new ArrayList<>();
    private final List<Row> rows = new ArrayList<>();
    private boolean isNarrow;

    /** What stands in a row: a control of the whole width, or one beside its caption, or between that and its value. */
    private record Row(Optional<Label> caption, Node control, Optional<Label> value) {
        /** How wide it must be in one line, without the gaps. */
        double width() {
            return caption.map(label -> label.prefWidth(-1) + HGAP).orElse(0.0)
                    + (caption.isPresent() ? Math.max(CONTROL_WIDTH, control.minWidth(-1)) : control.minWidth(-1))
                    + value.map(label -> label.minWidth(-1) + HGAP).orElse(0.0);
        }
    }

    SettingsGrid(Texts texts, Runnable onChange) {
        this.texts = texts;
        this.onChange = onChange;
        getStyleClass().add("rows");
        captions.setMinWidth(Region.USE_PREF_SIZE);
        var controls = new ColumnConstraints();
        controls.setHgrow(Priority.ALWAYS);
        controls.setFillWidth(true);
        controls.setMinWidth(CONTROL_WIDTH);
        controls.setPrefWidth(CONTROL_WIDTH);
        controls.setMaxWidth(Double.MAX_VALUE);
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
        wide(TextControls.styled(TextControls.label(texts, key, arguments), "section"));
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
        add(new Row(Optional.of(label), control, Optional.empty()));
        return control;
    }

    void wide(Node control) {
        add(new Row(Optional.empty(), control, Optional.empty()));
    }

    private void add(Row row) {
        rows.add(row);
        row.caption().ifPresent(getChildren()::add);
        getChildren().add(row.control());
        row.value().ifPresent(getChildren()::add);
        arrange();
    }

    /** The least width at which captions stand beside their controls. */
    double widthInLines() {
        double captionWidth = rows.stream()
                .flatMap(row -> row.caption().stream())
                .mapToDouble(label -> label.prefWidth(-1))
                .max()
                .orElse(0);
        double inside = rows.stream()
                .mapToDouble(row -> row.caption()
                                .map(label -> captionWidth - label.prefWidth(-1))
                                .orElse(0.0)
                        + row.width())
                .max()
                .orElse(0);
        return snappedLeftInset() + Math.ceil(inside) + snappedRightInset();
    }

    /** @param isNarrow whether captions stand above their controls */
    void arrange(boolean isNarrow) {
        if (isNarrow != this.isNarrow) { // else it would ask for a layout in each layout
            this.isNarrow = isNarrow;
            arrange();
        }
    }

    private void arrange() {
        captions.setMinWidth(isNarrow ? 0 : Region.USE_PREF_SIZE);
        int line = 0;
        for (Row row : rows) {
            int column = row.caption().isPresent() && !isNarrow ? 1 : 0;
            if (row.caption().isPresent()) {
                setConstraints(row.caption().get(), 0, line, isNarrow ? REMAINING : 1, 1);
                line += isNarrow ? 1 : 0;
            }
            setConstraints(row.control(), column, line, row.value().isPresent() ? 2 - column : REMAINING, 1);
            if (row.value().isPresent()) {
                setConstraints(row.value().get(), 2, line);
            }
            line++;
        }
    }

    /** A switch for something that can be on or off. */
    ToggleSwitch toggle(String key) {
        var toggle = new ToggleSwitch();
        toggle.setId(key.replace('.', '-'));
        // By itself it listens to the mouse alone.
        toggle.addEventHandler(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.SPACE) {
                toggle.setSelected(!toggle.isSelected());
                event.consume();
            }
        });
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
        var box = new WordBox<T>(words);
        box.setId(key.replace('.', '-'));
        box.getItems().setAll(values);
        box.setMaxWidth(Double.MAX_VALUE);
        box.setCellFactory(list -> new WordCell<>(texts, words));
        box.setButtonCell(new WordCell<>(texts, words));
        row(key, box);
        ObjectProperty<T> value = new SimpleObjectProperty<>(values.get(0));
        box.valueProperty().bindBidirectional(value);
        return value;
    }

    /** A list as wide as its longest words. By itself it would never want less than it has had. */
    private static final class WordBox<T> extends ComboBox<T> {
        private static final double AROUND = 56; // the margins of a cell, and the arrow

        private final Function<T, String> words;

        WordBox(Function<T, String> words) {
            this.words = words;
        }

        @Override
        protected double computeMinWidth(double height) {
            double widest = getItems().stream()
                    .map(words)
                    .mapToDouble(this::width)
                    .max()
                    .orElse(0);
            return Math.ceil(widest) + AROUND;
        }

        @Override
        protected double computePrefWidth(double height) {
            return computeMinWidth(height);
        }

        private double width(String words) {
            var text = new Text(words);
            double size = getButtonCell().getFont().getSize();
            text.setFont(Font.font(Typeface.familyFor(words), size));
            return text.getLayoutBounds().getWidth();
        }
    }

    private static final class WordCell<T> extends ListCell<T> {
        WordCell(Texts texts, Function<T, String> words) {
            textProperty().bind(texts.of(itemProperty(), item -> item == null ? "" : words.apply(item)));
            styleProperty().bind(textProperty().map(Typeface::styleFor)); // for names of languages
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
        slider.setMaxWidth(Double.MAX_VALUE);
        slider.accessibleHelpProperty().bind(value); // the number alone says less
        var label = TextControls.styled(new Value(), "value");
        label.textProperty().bind(value);
        Row plain = rows.remove(rows.size() - 1);
        rows.add(new Row(plain.caption(), slider, Optional.of(label)));
        getChildren().add(label);
        arrange();
    }

    /** Words that are never cut; most are short, and a slider should not move while its value changes. */
    private static final class Value extends Label {
        @Override
        protected double computeMinWidth(double height) {
            return Math.max(VALUE_WIDTH, computePrefWidth(height));
        }
    }
}
