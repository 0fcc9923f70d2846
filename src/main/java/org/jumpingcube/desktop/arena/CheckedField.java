package org.jumpingcube.desktop.arena;

import java.util.Optional;
import java.util.function.Function;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jumpingcube.desktop.controls.TextControls;
import org.jumpingcube.desktop.controls.Texts;

/**
 * A field for a value that is typed. Below it stands what is wrong with the text, as soon as something is.
 *
 * @param <T> the type of the value
 */
final class CheckedField<T> extends VBox {
    private static final int COLUMNS = 8;

    private final TextField field = new TextField();
    private final Label problem = TextControls.styled(new Label(), "problem");
    private final Function<String, Optional<T>> reader;

    /**
     * @param name of the field, to be heard
     * @param wrong what is expected, shown while the text is something else
     * @param reader gives the value of a text, if it has one
     */
    CheckedField(
            String id,
            ObservableValue<String> name,
            ObservableValue<String> wrong,
            Function<String, Optional<T>> reader) {
        super(2);
        this.reader = reader;
        field.setId(id);
        field.setPrefColumnCount(COLUMNS);
        field.accessibleTextProperty().bind(name);
        problem.setId(id + "-problem");
        problem.setWrapText(true);
        problem.setMinHeight(Region.USE_PREF_SIZE);
        problem.textProperty().bind(wrong);
        problem.managedProperty().bind(problem.visibleProperty());
        problem.visibleProperty()
                .bind(field.textProperty()
                        .map(text -> reader.apply(text.strip()).isEmpty() && !isDisabled()));
        field.accessibleHelpProperty()
                .bind(problem.visibleProperty().flatMap(isWrong -> isWrong ? wrong : new Label("").textProperty()));
        field.setMaxWidth(Region.USE_PREF_SIZE);
        getChildren().addAll(field, problem);
    }

    /** A whole number in a range. */
    static CheckedField<Integer> number(Texts texts, String id, String key, int least, int most) {
        return new CheckedField<>(
                id, texts.of(key), texts.of("arena.wrong.number", least, most), text -> number(text, least, most));
    }

    static Optional<Integer> number(String text, int least, int most) {
        return Optional.of(text)
                .filter(digits -> digits.matches("[0-9]{1,9}"))
                .map(Integer::valueOf)
                .filter(value -> value >= least && value <= most);
    }

    /** The value, if the text has one. */
    Optional<T> value() {
        return reader.apply(field.getText().strip());
    }

    void setText(String text) {
        field.setText(text);
    }

    ObservableValue<String> text() {
        return field.textProperty();
    }
}
