package org.jumpingcube.desktop.settings;

import atlantafx.base.controls.ToggleSwitch;
import java.util.List;
import java.util.Locale;
import javafx.beans.binding.Bindings;
import javafx.beans.property.ObjectProperty;
import javafx.scene.control.Slider;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.settings.BoardHints;
import org.jumpingcube.settings.CascadeDisplay;
import org.jumpingcube.settings.CascadeShow;
import org.jumpingcube.settings.Language;
import org.jumpingcube.settings.Look;
import org.jumpingcube.settings.Motion;
import org.jumpingcube.settings.PipShape;
import org.jumpingcube.settings.Points;
import org.jumpingcube.settings.Settings;
import org.jumpingcube.settings.StageUnit;
import org.jumpingcube.settings.Theme;

/** The right column: how everything looks, how cascades are shown, and in which language. */
final class LookRows {
    private final ColourRows colours;
    private final ObjectProperty<Theme> theme;
    private final ObjectProperty<Language> language;
    private final ObjectProperty<Points> points;
    private final ObjectProperty<PipShape> shapeOne;
    private final ObjectProperty<PipShape> shapeTwo;
    private final ToggleSwitch preview;
    private final ToggleSwitch fullCubes;
    private final ToggleSwitch fuse;
    private final ObjectProperty<CascadeDisplay> display;
    private final ObjectProperty<StageUnit> stage;
    private final ObjectProperty<Motion> motion;
    private final Slider time =
            new Slider(CascadeShow.MIN_SECONDS, CascadeShow.MAX_SECONDS, CascadeShow.DEFAULT.stageSeconds());

    /**
     * @param hintRows where there is room for what the board tells
     */
    LookRows(SettingsGrid rows, SettingsGrid hintRows, Texts texts, Runnable onChange) {
        rows.heading("settings.look");
        colours = new ColourRows(rows, texts, onChange);
        theme = rows.choice("settings.theme", List.of(Theme.values()), value -> "settings.theme." + word(value));
        points = rows.choice("settings.points", List.of(Points.values()), value -> "settings.points." + word(value));
        shapeOne = shape(rows, "settings.shape-one");
        shapeTwo = shape(rows, "settings.shape-two");
        hintRows.heading("settings.hints");
        preview = hintRows.toggle("settings.preview");
        fullCubes = hintRows.toggle("settings.full-cubes");
        fuse = hintRows.toggle("settings.fuse");
        for (ToggleSwitch hint : List.of(preview, fullCubes, fuse)) {
            hint.selectedProperty().subscribe(onChange);
        }
        language = rows.choice(
                "settings.language", List.of(Language.values()), value -> "settings.language." + word(value));
        rows.heading("settings.cascade");
        display = rows.choice(
                "settings.display", List.of(CascadeDisplay.values()), value -> "settings.display." + word(value));
        time.setBlockIncrement(0.05);
        rows.slider(
                "settings.time",
                time,
                Bindings.createStringBinding(
                        () -> texts.get("settings.time.value", secondsNow()), time.valueProperty(), texts.language()));
        stage = rows.choice("settings.stage", List.of(StageUnit.values()), value -> "settings.stage." + word(value));
        motion = rows.choice("settings.motion", List.of(Motion.values()), value -> "settings.motion." + word(value));
        for (var value : List.of(theme, language, points, shapeOne, shapeTwo, display, stage, motion)) {
            value.subscribe(onChange);
        }
        time.valueProperty().subscribe(onChange);
    }

    private static ObjectProperty<PipShape> shape(SettingsGrid rows, String key) {
        return rows.choice(key, List.of(PipShape.values()), value -> "settings.shape." + word(value));
    }

    private static String word(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT);
    }

    private double secondsNow() {
        return Math.rint(time.getValue() * 20) / 20; // in steps of 0.05 s
    }

    void show(Settings settings) {
        Look look = settings.look();
        colours.show(look.colours());
        theme.set(look.theme());
        points.set(look.points());
        shapeOne.set(look.shapeOne());
        shapeTwo.set(look.shapeTwo());
        preview.setSelected(look.hints().preview());
        fullCubes.setSelected(look.hints().fullCubes());
        fuse.setSelected(look.hints().fuse());
        language.set(settings.language());
        display.set(settings.cascade().display());
        time.setValue(settings.cascade().stageSeconds());
        stage.set(settings.cascade().stage());
        motion.set(settings.cascade().motion());
    }

    Look look() {
        return new Look(
                colours.colours(),
                theme.get(),
                points.get(),
                shapeOne.get(),
                shapeTwo.get(),
                new BoardHints(preview.isSelected(), fullCubes.isSelected(), fuse.isSelected()));
    }

    CascadeShow cascade() {
        return new CascadeShow(display.get(), secondsNow(), stage.get(), motion.get());
    }

    Language language() {
        return language.get();
    }
}
