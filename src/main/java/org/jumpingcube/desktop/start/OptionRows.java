package org.jumpingcube.desktop.start;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Control;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.Slider;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.jumpingcube.desktop.controls.EvenRows;
import org.jumpingcube.desktop.controls.TextControls;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.model.GameView;
import org.jumpingcube.desktop.model.GameView.ShownPreset;
import org.jumpingcube.desktop.model.ShownOption;
import org.jumpingcube.game.GameOption;
import org.jumpingcube.game.GameOptions;

/**
 * The options of a game, each under its name: a slider for a number, a list for words. If the game has presets, these
 * come first, then the options that are changed often, and the others only on request.
 */
final class OptionRows extends VBox {
    private static final double GAP = 6;
    private static final double PICTURE = 78;

    private final GameView<?, ?> game;
    private final ObservableValue<Boolean> isAgainstComputer;
    private final Map<String, StringProperty> values = new LinkedHashMap<>();
    private final Map<String, VBox> rows = new LinkedHashMap<>();
    private final EvenRows single = new EvenRows(NewGameCard.HALF, NewGameCard.COLUMN_GAP);

    /**
     * @param first the values at first
     * @param isAgainstComputer whether one of the two players is a computer
     */
    OptionRows(Texts texts, GameView<?, ?> game, GameOptions first, ObservableValue<Boolean> isAgainstComputer) {
        super(GAP);
        this.game = game;
        this.isAgainstComputer = isAgainstComputer;
        var often = new VBox(GAP);
        game.newGameOptions()
                .forEach(shown -> addTo(
                        shown.isOftenChosen() ? often : single,
                        shown,
                        first.word(shown.option().name())));
        single.managedProperty().bind(single.visibleProperty());
        single.setVisible(false);
        if (game.presets().isEmpty()) {
            getChildren().addAll(List.copyOf(single.getChildren())); // few enough to be shown here
        } else {
            var more = new Hyperlink(texts.get("new-game.all-options"));
            more.setId("all-options");
            more.setOnAction(event -> single.setVisible(!single.isVisible()));
            var about = NewGameCard.note("");
            about.setId("about-rules");
            getChildren()
                    .addAll(NewGameCard.heading(texts.get("new-game.rules")), presets(texts, game, about), about, more);
        }
        if (!often.getChildren().isEmpty()) { // an empty one would leave a gap
            getChildren().add(often);
        }
        values.values().forEach(value -> value.subscribe(text -> showWhatCounts()));
    }

    /** The options to be chosen one by one if there are presets; hidden until the user asks for them. */
    Region single() {
        return single;
    }

    private void showWhatCounts() {
        var chosen = options();
        rows.forEach((name, row) -> row.setVisible(game.counts(name, chosen)));
    }

    GameOptions options() {
        return new GameOptions(values.entrySet().stream()
                .collect(Collectors.toMap(
                        Map.Entry::getKey, value -> value.getValue().get())));
    }

    private void addTo(Pane all, ShownOption shown, String first) {
        var row = new VBox(GAP);
        row.managedProperty().bind(row.visibleProperty());
        rows.put(shown.option().name(), row);
        all.getChildren().add(row);
        var value = new SimpleStringProperty(first);
        values.put(shown.option().name(), value);
        row.getChildren().add(NewGameCard.heading(shown.name()));
        if (shown.option() instanceof GameOption.Range range) {
            var words = new Label();
            words.getStyleClass().add("option-value");
            words.textProperty().bind(value.map(shown.words()));
            var number = new VBox(GAP, words, named(slider(range, value), shown));
            HBox.setHgrow(number, Priority.ALWAYS);
            var picture = new StackPane();
            picture.getStyleClass().add("board-picture");
            value.subscribe(text -> picture.getChildren()
                    .setAll(game.picture(options(), PICTURE).stream().toList()));
            row.getChildren().add(new HBox(2 * GAP, number, picture));
        } else if (shown.option() instanceof GameOption.Choice choice) {
            ComboBox<String> list = list(choice.words(), shown.words());
            list.valueProperty().bindBidirectional(value);
            row.getChildren().add(named(list, shown));
        }
        if (!shown.note().isEmpty()) {
            var note = NewGameCard.note("");
            note.textProperty().bind(isAgainstComputer.map(is -> is ? shown.noteAgainstComputer() : shown.note()));
            row.getChildren().add(note);
        }
    }

    private static Control named(Control control, ShownOption shown) {
        control.setId("option-" + shown.option().name());
        control.setAccessibleText(shown.name());
        return control;
    }

    private static Slider slider(GameOption.Range range, StringProperty value) {
        var slider = new Slider(range.least(), range.most(), Integer.parseInt(value.get()));
        slider.setMajorTickUnit(1);
        slider.setMinorTickCount(0);
        slider.setSnapToTicks(true);
        slider.setBlockIncrement(1);
        slider.valueProperty().subscribe(number -> value.set(Long.toString(Math.round(number.doubleValue()))));
        value.subscribe(text -> {
            if (Math.round(slider.getValue()) != Long.parseLong(text)) { // else it may be on its way between two
                slider.setValue(Double.parseDouble(text));
            }
        });
        return slider;
    }

    private static <T> ComboBox<T> list(List<T> choices, Function<T, String> words) {
        var box = new ComboBox<T>();
        box.getItems().setAll(choices);
        box.setMaxWidth(Double.MAX_VALUE);
        box.setConverter(TextControls.worded(words));
        return box;
    }

    /** The presets; the last one stands for any other choice of the options. */
    private ComboBox<Optional<ShownPreset>> presets(Texts texts, GameView<?, ?> game, Label about) {
        var choices = Stream.concat(game.presets().stream().map(Optional::of), Stream.of(Optional.<ShownPreset>empty()))
                .toList();
        ComboBox<Optional<ShownPreset>> box =
                list(choices, preset -> preset.map(ShownPreset::name).orElse(texts.get("new-game.own-rules")));
        box.setId("presets");
        box.setAccessibleText(texts.get("new-game.rules"));
        Runnable show = () -> box.setValue(game.presetOf(options()));
        box.valueProperty()
                .subscribe(chosen -> Optional.ofNullable(chosen)
                        .flatMap(choice -> choice)
                        .ifPresent(preset -> game.with(preset, options())
                                .values()
                                .forEach((name, value) -> valueOf(name).ifPresent(property -> property.set(value)))));
        values.values().forEach(value -> value.subscribe((before, now) -> show.run()));
        show.run();
        about.textProperty()
                .bind(box.valueProperty()
                        .map(preset -> preset.map(ShownPreset::about).orElse(texts.get("new-game.own-rules.about"))));
        return box;
    }

    private Optional<StringProperty> valueOf(String option) {
        return Optional.ofNullable(values.get(option));
    }
}
