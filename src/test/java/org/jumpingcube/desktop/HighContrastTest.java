package org.jumpingcube.desktop;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Cell;
import javafx.scene.control.ComboBox;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.text.Text;
import javafx.stage.Window;
import org.jumpingcube.LongRunning;
import org.jumpingcube.desktop.look.Contrast;
import org.jumpingcube.settings.Theme;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.testfx.util.WaitForAsyncUtils;

/** In high contrast all that can be chosen or pointed at is read as well as the rest, whatever its state. */
class HighContrastTest extends WindowTest {
    private static final List<PseudoClass> STATES = List.of(
            PseudoClass.getPseudoClass("hover"),
            PseudoClass.getPseudoClass("focused"),
            PseudoClass.getPseudoClass("selected"),
            PseudoClass.getPseudoClass("showing"),
            PseudoClass.getPseudoClass("latest"),
            PseudoClass.getPseudoClass("current"));

    private static final List<String> ROWS = List.of("judged", "entry", "menu-item", "player-card");

    private final List<String> faults = new ArrayList<>();

    @LongRunning // StylesheetTest knows our own rules; this has the theme's too
    @ParameterizedTest
    @EnumSource(names = {"HIGH_CONTRAST", "HIGH_CONTRAST_DARK"})
    void everyStateOfAControlLeavesItsTextReadable(Theme theme) {
        open(now -> now.withLook(now.look().withTheme(theme)));
        clickSquares("a1", "c3", "a2", "c3", "a1", "b3");
        check("main");
        press("#menu-settings");
        check("menu");
        push(KeyCode.ESCAPE);
        push(new KeyCodeCombination(KeyCode.R, KeyCombination.SHORTCUT_DOWN, KeyCombination.SHIFT_DOWN));
        await("the review", () -> isShown("#judged-moves") && !isShown("#review-run"));
        check("review");
        picture().keep("review-" + theme);
        push(KeyCode.ESCAPE);
        interact(() -> program().commands().run("new-game"));
        check("new game");
        push(KeyCode.ESCAPE);
        interact(() -> program().commands().run("settings"));
        for (String page : settingsPages()) {
            showSettings(page);
            check("settings, " + page);
        }
        showSettings("board");
        interact(() -> lookup(".combo-box").queryAs(ComboBox.class).show());
        check("list");
        assertThat(faults).isEmpty();
    }

    /** The window, menu or list that opened last. */
    private static Scene latest() {
        return Window.getWindows().get(Window.getWindows().size() - 1).getScene();
    }

    /** Puts all controls into each state in turn; that of one does not change how another looks. */
    private void check(String where) {
        Frames.settle();
        WaitForAsyncUtils.waitForAsyncFx(10_000, () -> {
            Scene scene = latest();
            List<Text> texts = Scenes.texts(scene);
            List<Node> changing =
                    Scenes.asDrawn(scene).filter(HighContrastTest::changes).toList();
            assertThat(changing).as(where).isNotEmpty();
            for (PseudoClass state : STATES) {
                var others = changing.stream()
                        .filter(node -> !node.getPseudoClassStates().contains(state))
                        .toList();
                others.forEach(node -> node.pseudoClassStateChanged(state, true));
                scene.getRoot().applyCss();
                texts.stream()
                        .filter(text -> Scenes.contrast(text) < Contrast.OF_TEXT)
                        .forEach(text -> faults.add(
                                "%s, %s: %.1f, %s".formatted(where, state, Scenes.contrast(text), Scenes.place(text))));
                others.forEach(node -> node.pseudoClassStateChanged(state, false));
            }
            scene.getRoot().applyCss();
        });
    }

    private static boolean changes(Node node) {
        return !node.isDisabled()
                && (node instanceof ButtonBase
                        || node instanceof Cell<?>
                        || node.getStyleClass().stream().anyMatch(ROWS::contains));
    }
}
