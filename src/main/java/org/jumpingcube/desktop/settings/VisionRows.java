package org.jumpingcube.desktop.settings;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import javafx.geometry.Pos;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.scene.paint.Color;
import org.jumpingcube.desktop.controls.RadioToggle;
import org.jumpingcube.desktop.controls.TextControls;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.cube.BoardColours;
import org.jumpingcube.desktop.cube.ColourVision;
import org.jumpingcube.game.Player;

/**
 * How people with different kinds of colour vision see the cubes of both players and neutral ones. The small board is
 * shown as with the kind that is chosen.
 */
final class VisionRows extends VBox {
    private static final List<ColourVision> VISIONS = List.of(ColourVision.values());

    private final Map<ColourVision, HBox> samples = new EnumMap<>(ColourVision.class);
    private final ToggleGroup group = new ToggleGroup();

    VisionRows(Texts texts, Runnable onChange) {
        super(5);
        getStyleClass().add("visions");
        for (ColourVision vision : VISIONS) {
            var sample = new HBox(2);
            sample.setAlignment(Pos.CENTER);
            samples.put(vision, sample);
            var row = TextControls.named(new RadioToggle(), texts, vision.textKey());
            row.setGraphic(sample);
            row.setToggleGroup(group);
            row.setSelected(vision == ColourVision.USUAL);
            row.getStyleClass().setAll("vision-choice");
            row.setMaxWidth(Double.MAX_VALUE);
            getChildren().add(row);
        }
        group.selectedToggleProperty().subscribe((before, now) -> onChange.run());
    }

    /** The kind of colour vision that is chosen. */
    ColourVision chosen() {
        return VISIONS.get(group.getToggles().indexOf(group.getSelectedToggle()));
    }

    /** Shows how these colours appear. */
    void show(BoardColours colours) {
        var shown = List.of(colours.of(Player.ONE), colours.of(Player.TWO), colours.neutral());
        samples.forEach((vision, sample) -> sample.getChildren()
                .setAll(shown.stream().map(vision::of).map(VisionRows::swatch).toList()));
    }

    /** A little square in a colour. */
    static Region swatch(Color colour) {
        var swatch = TextControls.styled(new Region(), "vision-swatch");
        swatch.setStyle("-fx-background-color: " + colour.toString().replace("0x", "#") + ";");
        return swatch;
    }
}
