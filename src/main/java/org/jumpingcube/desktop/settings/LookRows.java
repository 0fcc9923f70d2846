package org.jumpingcube.desktop.settings;

import java.text.NumberFormat;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.Property;
import javafx.scene.control.Slider;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.look.WindowScale;
import org.jumpingcube.language.Language;
import org.jumpingcube.settings.BoardHints;
import org.jumpingcube.settings.CascadeDisplay;
import org.jumpingcube.settings.CascadeShow;
import org.jumpingcube.settings.Look;
import org.jumpingcube.settings.Motion;
import org.jumpingcube.settings.PipShape;
import org.jumpingcube.settings.Points;
import org.jumpingcube.settings.Settings;
import org.jumpingcube.settings.StageUnit;
import org.jumpingcube.settings.TextSize;
import org.jumpingcube.settings.Theme;

/** The right column: how everything looks, how cascades are shown, and the language. */
final class LookRows {
    private final ColourRows colours;
    private final ObjectProperty<Theme> theme;
    private final Optional<ObjectProperty<TextSize>> textSize;
    private final ObjectProperty<Language> language;
    private final ObjectProperty<Points> points;
    private final ObjectProperty<PipShape> shapeOne;
    private final ObjectProperty<PipShape> shapeTwo;
    private final BooleanProperty preview;
    private final BooleanProperty fullCubes;
    private final BooleanProperty fuse;
    private final ObjectProperty<CascadeDisplay> display;
    private final ObjectProperty<StageUnit> stage;
    private final ObjectProperty<Motion> motion;
    private final Slider time =
            new Slider(CascadeShow.MIN_SECONDS, CascadeShow.MAX_SECONDS, CascadeShow.DEFAULT.stageSeconds());

    /**
     * @param hintRows where the choices of hints on the board are added
     */
    LookRows(SettingsGrid rows, SettingsGrid hintRows, Texts texts, Runnable onChange) {
        rows.heading("settings.look");
        colours = new ColourRows(rows, texts, onChange);
        theme = rows.choice("settings.theme", Theme.values(), now -> now.look().theme());
        textSize = WindowScale.isOffered() ? Optional.of(textSize(rows, texts)) : Optional.empty();
        points = rows.choice(
                "settings.points", Points.values(), now -> now.look().points());
        shapeOne = rows.choice(
                "settings.shape-one",
                "settings.shape.",
                PipShape.values(),
                now -> now.look().shapeOne());
        shapeTwo = rows.choice(
                "settings.shape-two",
                "settings.shape.",
                PipShape.values(),
                now -> now.look().shapeTwo());
        keepDifferent(shapeOne, shapeTwo);
        keepDifferent(shapeTwo, shapeOne);
        hintRows.heading("settings.hints");
        preview = hintRows.toggle("settings.preview", now -> now.look().hints().preview());
        fullCubes =
                hintRows.toggle("settings.full-cubes", now -> now.look().hints().fullCubes());
        fuse = hintRows.toggle("settings.fuse", now -> now.look().hints().fuse());
        language = rows.choice(
                "settings.language",
                List.of(Language.values()),
                each -> each == Language.SYSTEM ? texts.get("settings.language.system") : each.ownName(),
                Settings::language);
        rows.heading("settings.cascade");
        display = rows.choice(
                "settings.display",
                CascadeDisplay.values(),
                now -> now.cascade().display());
        time.setBlockIncrement(0.05);
        var seconds = rows.follow(time.valueProperty(), now -> now.cascade().stageSeconds());
        rows.slider("settings.time", time, texts.of(seconds, now -> texts.get("settings.time.value", secondsNow())));
        stage = rows.choice(
                "settings.stage", StageUnit.values(), now -> now.cascade().stage());
        motion = rows.choice(
                "settings.motion", Motion.values(), now -> now.cascade().motion());
    }

    /** Whoever chooses the other player's shape gives that player their own: colour alone must not tell them apart. */
    private static void keepDifferent(ObjectProperty<PipShape> shape, ObjectProperty<PipShape> other) {
        shape.subscribe((was, is) -> {
            if (was != null && is == other.get()) {
                other.set(was);
            }
        });
    }

    private static ObjectProperty<TextSize> textSize(SettingsGrid rows, Texts texts) {
        var choice = rows.choice(
                "settings.text-size",
                List.of(TextSize.values()),
                each -> inWords(each, texts),
                now -> now.look().textSize());
        rows.note("settings.text-size.note");
        return choice;
    }

    private static String inWords(TextSize size, Texts texts) {
        var percent = NumberFormat.getPercentInstance(texts.locale());
        return size.percent().stream()
                .mapToObj(number -> percent.format(number / 100.0))
                .findFirst()
                .orElseGet(() -> texts.get("settings.theme.system"));
    }

    private double secondsNow() {
        return Math.rint(time.getValue() * 20) / 20; // in steps of 0.05 s
    }

    void show(Look look) {
        colours.show(look.colours());
    }

    Look look() {
        return new Look(
                colours.colours(),
                theme.get(),
                textSize.map(Property::getValue).orElse(TextSize.SYSTEM),
                points.get(),
                shapeOne.get(),
                shapeTwo.get(),
                new BoardHints(preview.get(), fullCubes.get(), fuse.get()));
    }

    CascadeShow cascade() {
        return new CascadeShow(display.get(), secondsNow(), stage.get(), motion.get());
    }

    Language language() {
        return language.get();
    }
}
