package org.jumpingcube.desktop.controls;

import atlantafx.base.controls.ToggleSwitch;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import javafx.beans.value.ObservableValue;
import javafx.geometry.HPos;
import javafx.geometry.VPos;
import javafx.scene.Node;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.Slider;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;

/**
 * Rows in which something is chosen or entered, with headings and notes between them. A row has a control and its
 * caption, which follows the language and names the control for those who do not see it. The control's id is the key of
 * the caption, with hyphens for dots. A row that is not wanted leaves no gap. How far apart the rows are is in the
 * stylesheet, at {@code .rows}.
 */
public class Form extends GridPane {
    private static final double CONTROL_WIDTH = 170;
    private static final double VALUE_WIDTH = 76;
    private static final double LEAST_CAPTION = 90; // in lines, beside its control

    private final Texts texts;
    private final Captions place;
    private final List<Row> rows = new ArrayList<>();

    /** Where captions are. */
    public enum Captions {
        /** Each beside its control. */
        BESIDE,
        /** Beside the control as well, in lines if need be, level with the first line of what may be a high control. */
        LEVEL,
        /** Each at the left, in lines if need be, and its control at the right; rows have lines between them. */
        APART,
        /** Each above its control, as a heading. */
        ABOVE,
        /** The same in capital letters. */
        CAPITALS
    }

    /**
     * What stands in a row: a control of the whole width, or one beside its caption, or between that and its value.
     *
     * @param note below the caption
     * @param line above the row
     */
    private record Row(
            Optional<Label> caption, Node control, Optional<Label> value, Optional<Label> note, Optional<Region> line) {
        Row(Optional<Label> caption, Node control, Optional<Label> value) {
            this(caption, control, value, Optional.empty(), Optional.empty());
        }

        Row with(Label words) {
            return new Row(caption, control, value, Optional.of(words), line);
        }

        Row below(Region rule) {
            return new Row(caption, control, value, note, Optional.of(rule));
        }

        Stream<Node> parts() {
            return Stream.of(line, caption, Optional.of(control), value, note).flatMap(Optional::stream);
        }
    }

    /** A form whose captions are beside their controls. */
    public Form(Texts texts) {
        this(texts, Captions.BESIDE);
    }

    public Form(Texts texts, Captions place) {
        this.texts = texts;
        this.place = place;
        getStyleClass().add("rows");
        var captions = new ColumnConstraints();
        var controls = new ColumnConstraints();
        controls.setHgrow(Priority.ALWAYS);
        controls.setFillWidth(true);
        if (place == Captions.LEVEL) {
            captions.setPercentWidth(40);
            captions.setMinWidth(0);
        } else if (place == Captions.APART) {
            captions.setHgrow(Priority.ALWAYS);
            captions.setMinWidth(LEAST_CAPTION);
            controls.setHgrow(Priority.NEVER);
            controls.setFillWidth(false);
        } else {
            controls.setMinWidth(CONTROL_WIDTH);
            controls.setPrefWidth(CONTROL_WIDTH);
            controls.setMaxWidth(Double.MAX_VALUE);
            captions.setMinWidth(areAbove() ? 0 : Region.USE_PREF_SIZE);
        }
        getColumnConstraints().addAll(captions, controls);
    }

    private boolean areAbove() {
        return place == Captions.ABOVE || place == Captions.CAPITALS;
    }

    // Words

    public void heading(String key, Object... arguments) {
        wide(TextControls.styled(TextControls.label(texts, key, arguments), "heading"));
    }

    public Label note(String key) {
        return note(texts.of(key));
    }

    public Label note(ObservableValue<String> words) {
        return TextControls.styled(words(words), "note");
    }

    /** A note that stands below the caption of the last row. */
    public void describe(String key) {
        var label = TextControls.styled(TextControls.paragraph(texts, key), "note", "beside");
        int last = rows.size() - 1;
        rows.set(last, rows.get(last).with(label));
        rows.get(last).caption().ifPresent(caption -> caption.getStyleClass().add("described"));
        getChildren().add(label);
        arrange();
    }

    /** Words that stand here while there are any. */
    public Label words(ObservableValue<String> words) {
        var label = wide(TextControls.wrapped(new Label()));
        label.textProperty().bind(words);
        label.setMaxWidth(Double.MAX_VALUE);
        label.setPrefWidth(CONTROL_WIDTH); // it takes the width that the rows need, and no more
        showWhile(label, label.textProperty().isNotEmpty());
        return label;
    }

    // Controls

    /** A switch for something that can be on or off. */
    public ToggleSwitch toggle(String key) {
        var toggle = row(key, new ToggleSwitch());
        // By itself it listens to the mouse alone.
        toggle.addEventHandler(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.SPACE) {
                toggle.setSelected(!toggle.isSelected());
                event.consume();
            }
        });
        return toggle;
    }

    public CheckBox checkBox(String key) {
        return wide(TextControls.named(new CheckBox(), texts, key));
    }

    /** A choice of a few values, the first of them at first. */
    public <T> WordBox<T> choice(String key, List<T> values, Function<? super T, String> words) {
        return choice(texts.of(key), id(key), values, words);
    }

    public <T> WordBox<T> choice(
            ObservableValue<String> caption, String id, List<T> values, Function<? super T, String> words) {
        var box = new WordBox<T>(texts, words);
        box.getItems().setAll(values);
        box.getSelectionModel().selectFirst();
        return row(caption, id, box, box);
    }

    /**
     * A field for a text.
     *
     * @param longest number of letters
     */
    public <T extends TextInputControl> T text(String key, T field, int longest) {
        field.setMaxWidth(Double.MAX_VALUE);
        return row(key, TextControls.limited(field, longest));
    }

    /**
     * A field for a text that may have no value.
     *
     * @param wrong what is expected, shown while the text is something else
     */
    public <T> CheckedField<T> checked(
            String key, ObservableValue<String> wrong, Function<String, Optional<T>> reader) {
        var field = new CheckedField<>(wrong, reader);
        row(texts.of(key), id(key), field, field.input());
        return field;
    }

    /** A whole number from a range, to be typed. */
    public CheckedField<Integer> number(String key, int least, int most) {
        var field = CheckedField.number(texts, key, least, most);
        row(texts.of(key), id(key), field, field.input());
        return field;
    }

    /** Lets a slider stop at multiples of a number only. */
    public static Slider inSteps(Slider slider, int step) {
        slider.setMajorTickUnit(step);
        slider.setMinorTickCount(0);
        slider.setSnapToTicks(true);
        slider.setBlockIncrement(step);
        return slider;
    }

    /** A slider with its value in words beside it. */
    public void slider(String key, Slider slider, ObservableValue<String> value) {
        slider.setMaxWidth(Double.MAX_VALUE);
        slider.accessibleHelpProperty().bind(value); // the number alone says less
        var label = TextControls.styled(new Value(), "value");
        label.textProperty().bind(value);
        add(new Row(Optional.of(caption(texts.of(key), id(key), slider)), slider, Optional.of(label)));
    }

    /** Words that are never cut; most are short, and a slider should not move while its value changes. */
    private static final class Value extends Label {
        @Override
        protected double computeMinWidth(double height) {
            return Math.max(VALUE_WIDTH, computePrefWidth(height));
        }
    }

    /** Any other control. */
    public <T extends Node> T row(String key, T control) {
        return row(texts.of(key), id(key), control, control);
    }

    /**
     * Any other control, under a name that is no text of its own.
     *
     * @param whole what is in the row: the control, or what it is a part of
     */
    public <T extends Node> T row(ObservableValue<String> caption, String id, Node whole, T control) {
        add(new Row(Optional.of(caption(caption, id, control)), whole, Optional.empty()));
        return control;
    }

    /** Something that is as wide as the form and has no caption. */
    public <T extends Node> T wide(T control) {
        add(new Row(Optional.empty(), control, Optional.empty()));
        return control;
    }

    /** Keeps a row only as long as it is wanted. */
    public void showWhile(Node control, ObservableValue<Boolean> isWanted) {
        rows.stream()
                .filter(row -> row.control() == control)
                .flatMap(Row::parts)
                .forEach(part -> TextControls.showWhile(part, isWanted));
        control.managedProperty().subscribe(isManaged -> arrange());
    }

    static String id(String key) {
        return key.replace('.', '-');
    }

    private Label caption(ObservableValue<String> words, String id, Node control) {
        control.setId(id);
        control.accessibleTextProperty().bind(words);
        var label = TextControls.styled(new Label(), areAbove() ? "heading" : "caption");
        label.textProperty()
                .bind(place == Captions.CAPITALS ? words.map(text -> text.toUpperCase(Locale.ROOT)) : words);
        label.setLabelFor(control);
        if (place == Captions.LEVEL) {
            TextControls.wrapped(label);
            GridPane.setValignment(label, VPos.TOP);
        } else if (place == Captions.APART) {
            TextControls.wrapped(label);
        } else {
            label.setMinWidth(Region.USE_PREF_SIZE);
        }
        return label;
    }

    private void add(Row added) {
        boolean isApart = place == Captions.APART && added.caption().isPresent();
        boolean isFirst = rows.stream().noneMatch(row -> row.caption().isPresent());
        Row row = isApart && !isFirst ? added.below(TextControls.styled(new Region(), "rule")) : added;
        rows.add(row);
        GridPane.setHalignment(row.control(), isApart ? HPos.RIGHT : HPos.LEFT);
        row.parts().forEach(getChildren()::add);
        arrange();
    }

    private void arrange() {
        int line = 0;
        for (Row row : rows) {
            if (row.control().isManaged()) {
                line = arrange(row, line);
            }
        }
    }

    /** Puts a row into this line and those below that it needs, and says which is the next. */
    private int arrange(Row row, int top) {
        row.line().ifPresent(rule -> setConstraints(rule, 0, top, REMAINING, 1));
        int first = row.line().isPresent() ? top + 1 : top;
        boolean isBeside = row.caption().isPresent() && !areAbove();
        int column = isBeside ? 1 : 0;
        int line = row.caption().isPresent() && !isBeside ? first + 1 : first;
        int lines = row.note().isPresent() ? 2 : 1;
        row.caption().ifPresent(label -> setConstraints(label, 0, first, isBeside ? 1 : REMAINING, 1));
        row.note().ifPresent(label -> setConstraints(label, 0, line + 1));
        setConstraints(row.control(), column, line, row.value().isPresent() ? 2 - column : REMAINING, lines);
        row.value().ifPresent(label -> setConstraints(label, 2, line, 1, lines));
        return line + lines;
    }
}
