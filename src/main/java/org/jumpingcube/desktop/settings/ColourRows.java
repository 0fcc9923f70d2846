package org.jumpingcube.desktop.settings;

import java.util.Locale;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import javafx.scene.Node;
import javafx.scene.control.ColorPicker;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import javafx.scene.paint.Color;
import org.jumpingcube.desktop.controls.EvenRows;
import org.jumpingcube.desktop.controls.RadioToggle;
import org.jumpingcube.desktop.controls.TextControls;
import org.jumpingcube.desktop.cube.Palette;
import org.jumpingcube.settings.Colours;
import org.jumpingcube.settings.Look;

/** The colours of the cubes: a ready-made palette, or a free choice of each colour, which is no palette any more. */
final class ColourRows {
    private static final Setting<Colours> COLOURS = Setting.LOOK.part(Look::colours, Look::withColours);
    private static final double LEAST_TILE = 145;
    private static final double GAP = 8;

    private ColourRows() {}

    static void add(SettingsCard card, ChosenSettings draft) {
        var texts = draft.texts();
        var safe = TextControls.styled(TextControls.paragraph(texts, "settings.palette.note"), "note", "aside");
        var tiles = TextControls.styled(new EvenRows(LEAST_TILE, GAP), "palettes");
        card.row(texts.of("settings.palette"), "settings-palette", safe, tiles);
        var group = new ToggleGroup();
        for (Palette palette : Palette.values()) {
            tiles.getChildren().add(tile(card, draft, palette, group));
        }
        card.wide(tiles);
        var wells = TextControls.styled(
                new HBox(
                        well(
                                card,
                                draft,
                                "one",
                                Colours::playerOne,
                                (now, web) -> Palette.named(web, now.playerTwo(), now.neutral())),
                        well(
                                card,
                                draft,
                                "two",
                                Colours::playerTwo,
                                (now, web) -> Palette.named(now.playerOne(), web, now.neutral())),
                        well(
                                card,
                                draft,
                                "neutral",
                                Colours::neutral,
                                (now, web) -> Palette.named(now.playerOne(), now.playerTwo(), web))),
                "wells");
        card.row("settings.colours", wells);
    }

    private static RadioToggle tile(SettingsCard card, ChosenSettings draft, Palette palette, ToggleGroup group) {
        var tile = TextControls.named(new RadioToggle(), draft.texts(), palette.textKey());
        tile.getStyleClass().setAll("palette-choice");
        tile.setMinWidth(0);
        tile.setMaxWidth(Double.MAX_VALUE);
        tile.setWrapText(true);
        tile.setToggleGroup(group);
        tile.setGraphic(new HBox(
                2,
                VisionRows.swatch(Color.web(palette.colours().playerOne())),
                VisionRows.swatch(Color.web(palette.colours().playerTwo()))));
        if (palette.isSafeForColourBlindness()) {
            var texts = draft.texts();
            tile.accessibleTextProperty().bind(texts.of(tile.textProperty(), name -> texts.get("palette.safe", name)));
        }
        card.follow(
                tile.selectedProperty(),
                COLOURS.part(
                        now -> Palette.of(now).equals(Optional.of(palette)),
                        (now, isChosen) -> isChosen ? palette.colours() : now));
        return tile;
    }

    /** What chooses one colour, with the name of what has it below. */
    private static Node well(
            SettingsCard card,
            ChosenSettings draft,
            String name,
            Function<Colours, String> colour,
            BiFunction<Colours, String, Colours> with) {
        var picker = TextControls.styled(new ColorPicker(), ColorPicker.STYLE_CLASS_BUTTON);
        picker.setId("settings-colour-" + name);
        picker.setStyle("-fx-color-label-visible: false;");
        picker.accessibleTextProperty().bind(draft.texts().of("settings.colour-" + name));
        card.follow(
                picker.valueProperty(),
                COLOURS.part(now -> Color.web(colour.apply(now)), (now, chosen) -> with.apply(now, web(chosen))));
        var label = TextControls.styled(TextControls.label(draft.texts(), "settings.well-" + name), "note");
        label.setLabelFor(picker);
        return TextControls.styled(new VBox(picker, label), "well");
    }

    private static String web(Color colour) {
        return String.format(
                Locale.ROOT,
                "#%02x%02x%02x",
                (int) Math.rint(colour.getRed() * 255),
                (int) Math.rint(colour.getGreen() * 255),
                (int) Math.rint(colour.getBlue() * 255));
    }
}
