package org.jumpingcube.desktop.controls;

import java.util.Optional;
import java.util.function.Function;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/**
 * A field of a form for a value that is typed. Below it stands what is wrong with the text, as soon as something is.
 *
 * @param <T> the type of the value
 */
public final class CheckedField<T> extends VBox {
    private static final int COLUMNS = 8;

    private final TextField input = new TextField();
    private final Function<String, Optional<T>> reader;

    /**
     * @param wrong what is expected, shown while the text is something else
     * @param reader gives the value of a text, if it has one
     */
    CheckedField(ObservableValue<String> wrong, Function<String, Optional<T>> reader) {
        super(2);
        this.reader = reader;
        input.setPrefColumnCount(COLUMNS);
        input.setMaxWidth(Region.USE_PREF_SIZE);
        var isWrong = input.textProperty().map(text -> value().isEmpty() && !isDisabled());
        var problem = TextControls.wrapped(TextControls.styled(new Label(), "problem"));
        problem.idProperty().bind(input.idProperty().map(id -> id + "-problem"));
        problem.textProperty().bind(wrong);
        TextControls.showWhile(problem, isWrong);
        input.accessibleHelpProperty().bind(isWrong.flatMap(is -> is ? wrong : new Label("").textProperty()));
        getChildren().addAll(input, problem);
    }

    /** A field for a whole number, beside another control of its row. */
    public static CheckedField<Integer> number(Texts texts, String key, int least, int most) {
        var field = new CheckedField<>(texts.of("form.number", least, most), text -> number(text, least, most));
        field.input.setId(Form.id(key));
        field.input.accessibleTextProperty().bind(texts.of(key));
        return field;
    }

    /** A whole number in a range. */
    public static Optional<Integer> number(String text, int least, int most) {
        return Optional.of(text)
                .filter(digits -> digits.matches("[0-9]{1,9}"))
                .map(Integer::valueOf)
                .filter(value -> value >= least && value <= most);
    }

    /** Where the value is typed. */
    TextField input() {
        return input;
    }

    /** The value, if the text has one. */
    public Optional<T> value() {
        return reader.apply(input.getText().strip());
    }

    public void setText(String text) {
        input.setText(text);
    }

    public ObservableValue<String> text() {
        return input.textProperty();
    }
}
