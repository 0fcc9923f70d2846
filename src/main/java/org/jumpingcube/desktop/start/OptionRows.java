package org.jumpingcube.desktop.start;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import javafx.scene.Node;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.Slider;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.util.StringConverter;
import org.jumpingcube.desktop.model.ShownOption;
import org.jumpingcube.game.GameOption;
import org.jumpingcube.game.GameOptions;

/** The options of a game, each under its name: a slider for a number, a list for words. */
final class OptionRows extends VBox {
    private final Map<String, Supplier<String>> values = new LinkedHashMap<>();

    /**
     * @param first the values to begin with
     */
    OptionRows(List<ShownOption> options, GameOptions first) {
        super(6);
        for (ShownOption shown : options) {
            var heading = NewGameCard.heading(shown.name());
            getChildren().add(heading);
            String value = first.word(shown.option().name());
            if (shown.option() instanceof GameOption.Range range) {
                add(shown, slider(range, shown, value));
            } else if (shown.option() instanceof GameOption.Choice choice) {
                add(shown, list(choice, shown, value));
            }
            if (!shown.note().isEmpty()) {
                getChildren().add(NewGameCard.note(shown.note()));
            }
        }
    }

    GameOptions options() {
        return new GameOptions(values.entrySet().stream()
                .collect(Collectors.toMap(
                        Map.Entry::getKey, value -> value.getValue().get())));
    }

    private void add(ShownOption shown, Node control) {
        control.setId("option-" + shown.option().name());
        control.setAccessibleText(shown.name());
        getChildren().add(control);
    }

    private Slider slider(GameOption.Range range, ShownOption shown, String first) {
        var slider = new Slider(range.least(), range.most(), Integer.parseInt(first));
        slider.setMajorTickUnit(1);
        slider.setMinorTickCount(0);
        slider.setSnapToTicks(true);
        slider.setBlockIncrement(1);
        Supplier<String> value = () -> Long.toString(Math.round(slider.getValue()));
        values.put(range.name(), value);
        var words = new Label();
        words.getStyleClass().add("option-value");
        words.textProperty()
                .bind(slider.valueProperty().map(number -> shown.words().apply(value.get())));
        getChildren().add(words);
        return slider;
    }

    private ComboBox<String> list(GameOption.Choice choice, ShownOption shown, String first) {
        var box = new ComboBox<String>();
        box.getItems().setAll(choice.words());
        box.setValue(first);
        box.setMaxWidth(Double.MAX_VALUE);
        box.setMinWidth(Region.USE_PREF_SIZE);
        box.setConverter(new StringConverter<>() {
            @Override
            public String toString(String value) {
                return shown.words().apply(value);
            }

            @Override
            public String fromString(String text) {
                throw new UnsupportedOperationException("nothing is typed here");
            }
        });
        values.put(choice.name(), box::getValue);
        return box;
    }
}
