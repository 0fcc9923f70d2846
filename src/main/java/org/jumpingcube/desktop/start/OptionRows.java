package org.jumpingcube.desktop.start;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import javafx.beans.Observable;
import javafx.beans.binding.Bindings;
import javafx.scene.Node;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.Slider;
import javafx.scene.control.TitledPane;
import javafx.scene.layout.VBox;
import javafx.util.StringConverter;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.model.GameView;
import org.jumpingcube.desktop.model.GameView.ShownPreset;
import org.jumpingcube.desktop.model.ShownOption;
import org.jumpingcube.game.GameOption;
import org.jumpingcube.game.GameOptions;

/**
 * The options of a game, each under its name: a slider for a number, a list for words. What is seldom chosen is folded
 * away; options that belong together are chosen at once.
 */
final class OptionRows extends VBox {
    private static final double GAP = 6;

    private final Texts texts;
    private final Map<String, Row> rows = new LinkedHashMap<>();
    private final Set<String> often; // by name

    /** What shows a value, and how another is set. */
    private record Row(Supplier<String> value, Consumer<String> set, Observable change) {}

    /**
     * @param first the values to begin with
     */
    OptionRows(GameView<?, ?> game, GameOptions first, Texts texts) {
        super(GAP);
        this.texts = texts;
        often = game.newGameOptions().stream()
                .filter(ShownOption::isOftenChosen)
                .map(shown -> shown.option().name())
                .collect(Collectors.toSet());
        var seldom = new VBox(GAP);
        for (ShownOption shown : game.newGameOptions()) {
            var holder = shown.isOftenChosen() ? this : seldom;
            holder.getChildren().add(NewGameCard.heading(shown.name()));
            holder.getChildren().addAll(controls(shown, first.word(shown.option().name())));
            if (!shown.note().isEmpty()) {
                holder.getChildren().add(NewGameCard.note(shown.note()));
            }
        }
        if (!game.presets().isEmpty()) {
            getChildren().addAll(0, List.of(NewGameCard.heading(texts.get("new-game.preset")), presets(game.presets())));
        }
        if (!seldom.getChildren().isEmpty()) {
            var folded = new TitledPane(texts.get("new-game.rules"), seldom);
            folded.setId("more-options");
            folded.setExpanded(false);
            getChildren().add(folded);
        }
    }

    private List<Node> controls(ShownOption shown, String value) {
        var controls = new ArrayList<Node>();
        if (shown.option() instanceof GameOption.Range range) {
            var slider = slider(range, shown, value);
            controls.add(words(shown));
            controls.add(slider);
        } else if (shown.option() instanceof GameOption.Choice choice) {
            controls.add(list(choice, shown, value));
        }
        Node control = controls.get(controls.size() - 1);
        control.setId("option-" + shown.option().name());
        control.setAccessibleText(shown.name());
        return controls;
    }

    /** Shows which of them the options are just now, or that they are the user's own. */
    private ComboBox<Optional<ShownPreset>> presets(List<ShownPreset> presets) {
        var box = new ComboBox<Optional<ShownPreset>>();
        box.setId("preset");
        box.setAccessibleText(texts.get("new-game.preset"));
        presets.forEach(preset -> box.getItems().add(Optional.of(preset)));
        box.getItems().add(Optional.empty());
        box.setMaxWidth(Double.MAX_VALUE);
        box.setConverter(shownAs(preset -> preset.map(ShownPreset::name).orElse(texts.get("new-game.preset.own"))));
        Runnable follow = () -> box.setValue(presets.stream()
                .filter(preset -> sameRules(preset.options()))
                .findFirst());
        rows.values().forEach(row -> row.change().addListener(changed -> follow.run()));
        follow.run();
        box.setOnAction(event -> box.getValue().filter(preset -> !sameRules(preset.options()))
                .ifPresent(preset -> take(preset.options())));
        return box;
    }

    /** A preset says nothing of what is chosen anew for each game. */
    private boolean sameRules(GameOptions preset) {
        return rows.entrySet().stream()
                .filter(row -> !often.contains(row.getKey()))
                .allMatch(row -> preset.word(row.getKey()).equals(row.getValue().value().get()));
    }

    private void take(GameOptions preset) {
        rows.forEach((name, row) -> {
            if (!often.contains(name)) {
                row.set().accept(preset.word(name));
            }
        });
    }

    GameOptions options() {
        return new GameOptions(rows.entrySet().stream()
                .collect(Collectors.toMap(
                        Map.Entry::getKey, row -> row.getValue().value().get())));
    }

    private Slider slider(GameOption.Range range, ShownOption shown, String first) {
        var slider = new Slider(range.least(), range.most(), Integer.parseInt(first));
        slider.setMajorTickUnit(1);
        slider.setMinorTickCount(0);
        slider.setSnapToTicks(true);
        slider.setBlockIncrement(1);
        rows.put(
                shown.option().name(),
                new Row(
                        () -> Long.toString(Math.round(slider.getValue())),
                        value -> slider.setValue(Integer.parseInt(value)),
                        slider.valueProperty()));
        return slider;
    }

    /** The number of a slider in words. */
    private Label words(ShownOption shown) {
        var row = rows.get(shown.option().name());
        var words = new Label();
        words.getStyleClass().add("option-value");
        words.textProperty()
                .bind(Bindings.createStringBinding(
                        () -> shown.words().apply(row.value().get()), row.change()));
        return words;
    }

    private ComboBox<String> list(GameOption.Choice choice, ShownOption shown, String first) {
        var box = new ComboBox<String>();
        box.getItems().setAll(choice.words());
        box.setValue(first);
        box.setMaxWidth(Double.MAX_VALUE);
        box.setMinWidth(0);
        box.setConverter(shownAs(shown.words()));
        rows.put(choice.name(), new Row(box::getValue, box::setValue, box.valueProperty()));
        return box;
    }

    private static <T> StringConverter<T> shownAs(Function<T, String> words) {
        return new StringConverter<>() {
            @Override
            public String toString(T value) {
                return words.apply(value);
            }

            @Override
            public T fromString(String text) {
                throw new UnsupportedOperationException("nothing is typed here");
            }
        };
    }
}
