package org.jumpingcube.desktop.start;

import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.Slider;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.jumpingcube.desktop.controls.EvenRows;
import org.jumpingcube.desktop.controls.Form;
import org.jumpingcube.desktop.controls.GameChooser;
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
final class OptionRows extends Form {
    private static final double GAP = 6;
    private static final double PICTURE = 78;

    private final Texts texts;
    private final GameView<?, ?> game;
    private final ObservableValue<Boolean> isAgainstComputer;
    private final GameChooser chooser;
    private final EvenRows single = new EvenRows(NewGameCard.HALF, NewGameCard.COLUMN_GAP);

    /**
     * @param first the values at first
     * @param isAgainstComputer whether one of the two players is a computer
     */
    OptionRows(Texts texts, GameView<?, ?> game, GameOptions first, ObservableValue<Boolean> isAgainstComputer) {
        super(texts, Captions.CAPITALS);
        this.texts = texts;
        this.game = game;
        this.isAgainstComputer = isAgainstComputer;
        chooser = new GameChooser(texts, game, first);
        boolean areFew = game.presets().isEmpty(); // few enough to be shown at once
        if (!areFew) {
            addPresets();
        }
        single.setVisible(false);
        single.managedProperty().bind(single.visibleProperty());
        for (ShownOption shown : game.newGameOptions()) {
            var row = row(shown);
            var counts = chooser.options().map(now -> game.counts(shown.option().name(), now));
            if (areFew || shown.isOftenChosen()) {
                showWhile(wide(row), counts);
            } else {
                single.getChildren().add(row);
                TextControls.showWhile(row, counts);
            }
        }
    }

    private void addPresets() {
        var presets = chooser.rules(this, texts.of("new-game.rules"), "presets", true);
        note(presets.valueProperty()
                        .map(preset ->
                                preset.map(ShownPreset::about).orElseGet(() -> texts.get("new-game.own-rules.about"))))
                .setId("about-rules");
        var more = wide(new Hyperlink(texts.get("new-game.all-options")));
        more.setId("all-options");
        more.setOnAction(event -> single.setVisible(!single.isVisible()));
    }

    /** The options to be chosen one by one if there are presets; hidden until the user asks for them. */
    Region single() {
        return single;
    }

    GameOptions options() {
        return chooser.options().get();
    }

    private Form row(ShownOption shown) {
        var row = new Form(texts, Captions.CAPITALS);
        String name = shown.option().name();
        if (shown.option() instanceof GameOption.Range range) {
            var value = chooser.value(name);
            var words = TextControls.styled(new Label(), "option-value");
            words.textProperty().bind(value.map(shown.words()));
            var slider = slider(range, value);
            var number = new VBox(GAP, words, slider);
            HBox.setHgrow(number, Priority.ALWAYS);
            var picture = TextControls.styled(new StackPane(), "board-picture");
            chooser.options()
                    .subscribe(now -> picture.getChildren()
                            .setAll(game.picture(now, PICTURE).stream().toList()));
            row.row(
                    new SimpleStringProperty(shown.name()),
                    "option-" + name,
                    new HBox(2 * GAP, number, picture),
                    slider);
        } else {
            chooser.option(row, "option-" + name, name, GameChooser.values(shown.option()));
        }
        row.note(isAgainstComputer.map(is -> is ? shown.noteAgainstComputer() : shown.note()));
        return row;
    }

    private static Slider slider(GameOption.Range range, StringProperty value) {
        var slider = Form.inSteps(new Slider(range.least(), range.most(), Integer.parseInt(value.get())), 1);
        slider.valueProperty().subscribe(number -> value.set(Long.toString(Math.round(number.doubleValue()))));
        value.subscribe(text -> {
            if (Math.round(slider.getValue()) != Long.parseLong(text)) { // else it may be on its way between two
                slider.setValue(Double.parseDouble(text));
            }
        });
        return slider;
    }
}
