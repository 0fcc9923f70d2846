package org.jumpingcube.desktop;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuBar;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.stage.Window;
import org.jumpingcube.Slow;
import org.junit.jupiter.api.Test;

/** What is said of the things in the window. */
@Slow
class AccessibilityTest extends WindowTest {
    @Test
    void everyButtonHasAName() {
        open(boardSize(6));
        assertThat(buttons())
                .hasSizeGreaterThan(7)
                .allSatisfy(button ->
                        assertThat(nameOf(button)).as(button.toString()).isNotBlank());
    }

    @Test
    void everyIconButtonIsExplainedWithItsShortcut() {
        open(windowSize(480, 420)); // there the tools are icons alone
        List<ButtonBase> icons = buttons().stream()
                .filter(button -> button.getContentDisplay() == ContentDisplay.GRAPHIC_ONLY)
                .filter(button -> !"tool-new-game".equals(button.getId())) // its menu has the shortcuts
                .toList();
        assertThat(icons)
                .hasSizeGreaterThan(4)
                .allSatisfy(button -> assertThat(button.getAccessibleHelp())
                        .as(button.getId())
                        .matches(".+ \\((Ctrl\\+|Shift\\+|[A-Z]).*\\)"));
    }

    @Test
    void theLineOfPointsSaysWhatItShowsInATooltip() {
        open(UnaryOperator.identity());
        clickSquares("b2", "a1");
        String now = "Points on the board: 11 of at most 24. Red: 2, Blue: 2, neutral: 7";
        assertThat(lookup("#fuse").query().getAccessibleText()).isEqualTo(now);
        moveTo("#fuse");
        await("the tooltip", () -> Window.getWindows().stream().anyMatch(Tooltip.class::isInstance));
        assertThat(Window.getWindows().stream().filter(Tooltip.class::isInstance))
                .extracting(tip -> ((Tooltip) tip).getText())
                .containsExactly(now);
        press("#tool-settings");
        showSettings("board");
        interact(lookup("#settings-fuse").query()::requestFocus);
        push(KeyCode.SPACE);
        press("#settings-ok");
        assertThat(isShown("#fuse")).isFalse();
    }

    @Test
    void aMouseThatRestsReadsTheSameInATooltip() {
        open(boardSize(6));
        Button hint = lookup("#tool-hint").queryButton();
        moveTo(hint);
        await(
                "the tooltip",
                () -> hint.getTooltip() != null && hint.getTooltip().isShowing());
        assertThat(hint.getTooltip().getText()).isEqualTo(hint.getAccessibleHelp());
    }

    @Test
    void everyMenuItemHasATextAndAnIdentity() {
        open(UnaryOperator.identity());
        List<MenuItem> items = lookup(".menu-bar").queryAs(MenuBar.class).getMenus().stream()
                .flatMap(AccessibilityTest::items)
                .filter(item -> !(item instanceof SeparatorMenuItem))
                .toList();
        assertThat(items)
                .hasSizeGreaterThan(15)
                .allSatisfy(item -> assertThat(item.getText()).as(item.getId()).isNotBlank());
    }

    @Test
    void theMenusShowTheOriginalsKeys() {
        open(UnaryOperator.identity());
        List<String> keys = lookup(".menu-bar").queryAs(MenuBar.class).getMenus().stream()
                .flatMap(AccessibilityTest::items)
                .filter(item -> item.getAccelerator() != null)
                .map(item -> item.getId() + " " + item.getAccelerator().getDisplayText())
                .toList();
        assertThat(keys)
                .contains(
                        "menu-new Ctrl+N",
                        "menu-quit Ctrl+Q",
                        "menu-undo Ctrl+Z",
                        "menu-redo Ctrl+Shift+Z",
                        "menu-hint H",
                        "menu-full-screen F11",
                        "menu-settings Ctrl+Shift+,");
    }

    @Test
    void theFocusedCubeIsDescribedAndFollowsTheGame() {
        open(UnaryOperator.identity());
        typeOnBoard(KeyCode.B, KeyCode.DIGIT2);
        assertThat(boardView().getAccessibleText()).isEqualTo("b2, neutral, 1 of 4 points");
        type(KeyCode.ENTER);
        assertThat(boardView().getAccessibleText()).isEqualTo("b2, Red, 2 of 4 points");
        typeOnBoard(KeyCode.A, KeyCode.DIGIT1, KeyCode.ENTER);
        assertThat(boardView().getAccessibleText()).isEqualTo("a1, Blue, 2 of 2 points, full");
    }

    @Test
    void theLargeButtonAndTheScoresAreDescribed() {
        open(UnaryOperator.identity());
        clickSquare("b2");
        assertThat(actionButton().getAccessibleHelp()).isEqualTo("The big button: Player 2. Press Space to use it.");
        assertThat(lookup("#score-1").query().getAccessibleText()).isEqualTo("Player 1: 1 cube, 2 points");
        assertThat(lookup("#move-list").query().getAccessibleText()).isEqualTo("Moves");
    }

    private List<ButtonBase> buttons() {
        return all(stage().getScene().getRoot())
                .filter(ButtonBase.class::isInstance)
                .map(ButtonBase.class::cast)
                .toList();
    }

    private static String nameOf(ButtonBase button) {
        String accessible = button.getAccessibleText();
        return accessible == null ? button.getText() : accessible;
    }

    private static Stream<Node> all(Node node) {
        Stream<Node> below = node instanceof Parent parent
                ? new ArrayList<>(parent.getChildrenUnmodifiable()).stream().flatMap(AccessibilityTest::all)
                : Stream.empty();
        return Stream.concat(Stream.of(node), below);
    }

    private static Stream<MenuItem> items(MenuItem item) {
        return item instanceof Menu menu
                ? Stream.concat(Stream.of(item), menu.getItems().stream().flatMap(AccessibilityTest::items))
                : Stream.of(item);
    }
}
