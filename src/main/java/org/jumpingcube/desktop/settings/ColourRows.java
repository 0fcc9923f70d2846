package org.jumpingcube.desktop.settings;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.beans.property.ObjectProperty;
import javafx.scene.control.ColorPicker;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import javafx.scene.paint.Color;
import org.jumpingcube.desktop.controls.TextControls;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.cube.Palette;
import org.jumpingcube.settings.Colours;

/** The colours of the cubes: a ready-made palette, or a free choice of each colour. */
final class ColourRows {
    private final ObjectProperty<Optional<Palette>> palette;
    private final ColorPicker one;
    private final ColorPicker two;
    private final ColorPicker neutral;
    private boolean isFollowing; // one control is being set because another has changed

    ColourRows(SettingsGrid rows, Texts texts, Runnable onChange) {
        List<Optional<Palette>> choices = Stream.concat(
                        Stream.of(Palette.values()).map(Optional::of), Stream.of(Optional.<Palette>empty()))
                .toList();
        palette = rows.choice(
                        "settings.palette",
                        choices,
                        choice -> choice.map(ready -> words(ready, texts)).orElseGet(() -> texts.get("palette.custom")))
                .valueProperty();
        one = picker(texts, "settings.colour-one");
        two = picker(texts, "settings.colour-two");
        neutral = picker(texts, "settings.colour-neutral");
        rows.row(
                "settings.colours",
                new HBox(
                        12,
                        labelled(one, texts, "settings.well-one"),
                        labelled(two, texts, "settings.well-two"),
                        labelled(neutral, texts, "settings.well-neutral")));
        palette.subscribe(chosen -> chosen.ifPresent(ready -> follow(() -> showPickers(ready.colours()), onChange)));
        for (ColorPicker picker : List.of(one, two, neutral)) {
            picker.valueProperty().subscribe(colour -> follow(() -> palette.set(Palette.of(colours())), onChange));
        }
    }

    private static String words(Palette palette, Texts texts) {
        String name = texts.get(palette.textKey());
        return palette.isSafeForColourBlindness() ? texts.get("palette.safe", name) : name;
    }

    private static ColorPicker picker(Texts texts, String key) {
        var picker = TextControls.styled(new ColorPicker(), ColorPicker.STYLE_CLASS_BUTTON);
        picker.setId(key.replace('.', '-'));
        picker.setStyle("-fx-color-label-visible: false;");
        picker.accessibleTextProperty().bind(texts.of(key));
        TextControls.tip(picker, texts.of(key));
        return picker;
    }

    /** A colour picker, with the name of what it colours below it. */
    private static VBox labelled(ColorPicker picker, Texts texts, String key) {
        var label = TextControls.styled(TextControls.label(texts, key), "note");
        label.setLabelFor(picker);
        return new VBox(2, picker, label);
    }

    private void follow(Runnable change, Runnable onChange) {
        if (!isFollowing) {
            isFollowing = true;
            change.run();
            isFollowing = false;
            onChange.run();
        }
    }

    private void showPickers(Colours colours) {
        one.setValue(Color.web(colours.playerOne()));
        two.setValue(Color.web(colours.playerTwo()));
        neutral.setValue(Color.web(colours.neutral()));
    }

    void show(Colours colours) {
        isFollowing = true;
        showPickers(colours);
        palette.set(Palette.of(colours));
        isFollowing = false;
    }

    Colours colours() {
        return Palette.named(web(one.getValue()), web(two.getValue()), web(neutral.getValue()));
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
