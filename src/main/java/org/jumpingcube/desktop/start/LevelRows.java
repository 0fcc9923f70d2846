package org.jumpingcube.desktop.start;

import atlantafx.base.controls.Spacer;
import java.util.function.Function;
import java.util.stream.Stream;
import javafx.beans.binding.Bindings;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Pos;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.Slider;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import org.jumpingcube.desktop.controls.Form;
import org.jumpingcube.desktop.controls.RadioToggle;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.game.EloScale;
import org.jumpingcube.game.Skill;

/**
 * The choice of a computer player's level: a tile for each, and on request a slider for any strength in between. Both
 * show the same choice, whichever it was made with. A level is a tile, which a row of a form is not.
 */
final class LevelRows extends VBox {
    private static final double GAP = 6;
    private static final double TILE = 100;
    private static final double THUMB = 8; // half of it: as far the ends of a slider's scale are from its own

    private final Texts texts;
    private final ObservableValue<EloScale> scale;
    private final ChoiceTiles<Level> tiles;
    private final Slider slider = Form.inSteps(new Slider(), EloScale.FINEST);

    /**
     * Rows with a level to begin with.
     *
     * @param scale that of the chosen game
     * @param tile makes the tile for a level
     */
    LevelRows(Texts texts, Level first, ObservableValue<EloScale> scale, Function<Skill, RadioToggle> tile) {
        super(GAP);
        this.texts = texts;
        this.scale = scale;
        var levels = Stream.of(Skill.values()).map(Level::of).toList();
        tiles = new ChoiceTiles<>(levels, first, TILE, level -> tile.apply(level.skill()));
        slider.setId("strength");
        slider.setAccessibleText(texts.get("new-game.strength"));
        var value = Bindings.createStringBinding(this::inWords, tiles.chosen(), scale);
        slider.accessibleHelpProperty().bind(value);
        Label said = NewGameCard.titled("name", "");
        said.setId("strength-value");
        said.textProperty().bind(value);
        var own = new VBox(2, slider, new LevelMarks(texts, scale, THUMB), said);
        own.setVisible(first.elo().isPresent());
        own.managedProperty().bind(own.visibleProperty());
        var more = new Hyperlink(texts.get("new-game.any-strength"));
        more.setId("any-strength");
        more.setOnAction(event -> own.setVisible(!own.isVisible()));
        var head = new HBox(NewGameCard.heading(texts.get("new-game.level")), new Spacer(), more);
        head.setAlignment(Pos.CENTER_LEFT);
        getChildren().addAll(head, tiles, own);
        scale.subscribe(this::follow);
        tiles.chosen().subscribe(level -> show());
        slider.valueProperty().subscribe(number -> choose());
    }

    /** The level that is chosen, in terms of the scale. */
    ReadOnlyObjectProperty<Level> chosen() {
        return tiles.chosen();
    }

    private void follow(EloScale now) {
        slider.setMin(now.least());
        slider.setMax(now.most());
        tiles.choose(chosen().get().in(now));
        show();
    }

    private int chosenElo() {
        return chosen().get().elo(scale.getValue());
    }

    /** Leaves the slider alone that is on its way between two strengths. */
    private void show() {
        if (EloScale.rounded(slider.getValue()) != EloScale.rounded(chosenElo())) {
            slider.setValue(chosenElo());
        }
    }

    /** Leaves a Master, who is where an Expert is, and a strength that was not chosen with the slider. */
    private void choose() {
        int elo = EloScale.rounded(slider.getValue());
        if (elo != EloScale.rounded(chosenElo())) {
            tiles.choose(Level.of(scale.getValue(), elo));
        }
    }

    private String inWords() {
        String name = chosen().get().inWords(texts, scale.getValue());
        return texts.get("panel.computer", Integer.toString(chosenElo()), name);
    }
}
