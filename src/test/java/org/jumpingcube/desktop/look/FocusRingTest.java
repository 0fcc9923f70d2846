package org.jumpingcube.desktop.look;

import static org.assertj.core.api.Assertions.assertThat;

import atlantafx.base.controls.ToggleSwitch;
import java.util.List;
import java.util.stream.Stream;
import javafx.css.PseudoClass;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ColorPicker;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Control;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.ListView;
import javafx.scene.control.MenuButton;
import javafx.scene.control.RadioButton;
import javafx.scene.control.Slider;
import javafx.scene.control.TextArea;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.TreeView;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.scene.paint.Color;
import org.jumpingcube.desktop.WindowLibraries;
import org.jumpingcube.settings.Look;
import org.jumpingcube.settings.Theme;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.testfx.util.WaitForAsyncUtils;

/** Whatever control has the keyboard, a ring shows it. */
@Tag("window")
@ExtendWith(WindowLibraries.class)
class FocusRingTest {
    private static final PseudoClass FOCUS = PseudoClass.getPseudoClass("focus-visible");

    private static Stream<Control> controls() {
        var primary = new Button("primary");
        primary.setDefaultButton(true);
        var large = new Button("large");
        large.getStyleClass().add("action-button");
        var tool = new Button("tool");
        tool.getStyleClass().add("tool-button");
        var tile = new ToggleButton("tile");
        tile.getStyleClass().add("tile-choice");
        var chosen = new ToggleButton("chosen");
        chosen.getStyleClass().add("tile-choice");
        chosen.setSelected(true);
        var vision = new ToggleButton("vision");
        vision.getStyleClass().add("vision-choice");
        var start = new Button("start");
        start.setId("new-game-start");
        return Stream.of(
                new Button("usual"),
                primary,
                large,
                tool,
                tile,
                chosen,
                vision,
                start,
                new ToggleButton("toggle"),
                new CheckBox("check"),
                new RadioButton("radio"),
                new ToggleSwitch("switch"),
                new Slider(),
                new ComboBox<String>(),
                new ColorPicker(),
                new MenuButton("menu"),
                new TextField(),
                new TextArea(),
                new Hyperlink("link"),
                new ListView<String>(),
                new TreeView<String>());
    }

    /** Else everything beside it jumps as the focus comes and goes. */
    @ParameterizedTest
    @EnumSource
    void aControlIsAsLargeWithTheRingAsWithout(Theme theme) {
        WaitForAsyncUtils.waitForAsyncFx(60_000, () -> {
            var box = shown(controls().toList(), theme);
            var before = sizes(box);
            box.getChildren().forEach(control -> control.pseudoClassStateChanged(FOCUS, true));
            box.applyCss();
            assertThat(sizes(box)).isEqualTo(before);
        });
    }

    private static List<String> sizes(VBox box) {
        return box.getChildren().stream()
                .map(control -> control.getStyleClass() + " " + control.prefWidth(-1) + " x " + control.prefHeight(-1))
                .toList();
    }

    private static VBox shown(List<Control> controls, Theme theme) {
        var box = new VBox(10);
        box.getChildren().addAll(controls);
        var scene = new Scene(box, 400, 1400);
        Themes.apply(scene, Look.DEFAULT.withTheme(theme));
        box.applyCss();
        box.layout();
        return box;
    }

    @ParameterizedTest
    @EnumSource
    void aRingOfTwoPixelsIsAroundTheControlWithTheFocus(Theme theme) {
        WaitForAsyncUtils.waitForAsyncFx(60_000, () -> {
            var all = controls().toList();
            var box = shown(all, theme);
            all.forEach(control -> control.pseudoClassStateChanged(FOCUS, true));
            box.applyCss();
            box.layout();
            for (Control control : all) {
                assertThat(ringed(control).anyMatch(FocusRingTest::hasRing))
                        .as("%s %s", theme, control)
                        .isTrue();
            }
        });
    }

    private static Stream<Region> ringed(Control control) {
        var parts = Stream.of(".thumb", ".box", ".radio", ".thumb-area")
                .flatMap(part -> control.lookupAll(part).stream())
                .map(Region.class::cast);
        return Stream.concat(Stream.of(control), parts);
    }

    private static boolean hasRing(Region region) {
        return region.getBorder() != null
                && region.getBorder().getStrokes().stream()
                        .anyMatch(stroke -> stroke.getWidths().getTop() == 2
                                && Contrast.between((Color) stroke.getTopStroke(), surface(region))
                                        >= Contrast.OF_PICTURES);
    }

    private static Color surface(Region region) {
        var root = (Region) region.getScene().getRoot();
        return (Color) root.getBackground().getFills().get(0).getFill();
    }
}
