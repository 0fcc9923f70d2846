package org.jumpingcube.desktop;

import static org.assertj.core.api.Assertions.assertThat;

import atlantafx.base.controls.ToggleSwitch;
import java.util.function.UnaryOperator;
import javafx.application.Platform;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Slider;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Skill;
import org.jumpingcube.storage.settings.CascadeDisplay;
import org.jumpingcube.storage.settings.Language;
import org.jumpingcube.storage.settings.Settings;
import org.junit.jupiter.api.Test;

/** The settings dialog: when a change holds, and what it does to the game. */
class SettingsDialogTest extends WindowTest {
    private void openDialog() {
        push(new KeyCodeCombination(KeyCode.COMMA, KeyCombination.SHORTCUT_DOWN, KeyCombination.SHIFT_DOWN));
        await("the dialog", () -> isShown("#settings-ok"));
    }

    private void slide(String id, double value) {
        interact(() -> lookup(id).queryAs(Slider.class).setValue(value));
    }

    @Test
    void cancelChangesNothingAndApplyHoldsAtOnce() {
        open(UnaryOperator.identity());
        Settings before = settings();
        openDialog();
        assertThat(lookup("#settings-apply").queryButton().isDisabled()).isTrue();
        slide("#skill-2", 4);
        interact(() -> lookup("#settings-cancel").queryButton().fire());
        assertThat(settings()).isEqualTo(before);
        openDialog();
        slide("#skill-2", 4);
        interact(() -> lookup("#settings-apply").queryButton().fire());
        assertThat(settings().play().seat(Player.TWO).skill()).isEqualTo(Skill.EXPERT);
        assertThat(isShown("#settings-ok")).isTrue();
    }

    @Test
    void aSideNewlyGivenToTheComputerIsHeld() {
        open(UnaryOperator.identity());
        openDialog();
        interact(() -> lookup("#playing-1").queryAs(ToggleSwitch.class).setSelected(true));
        interact(() -> lookup("#settings-ok").queryButton().fire());
        awaitCaption("Start computer move");
        assertThat(isShown("#settings-ok")).isFalse();
    }

    @Test
    void anotherBoardSizeBeginsAGameIfNoneIsUnderWay() {
        open(UnaryOperator.identity());
        openDialog();
        slide("#settings-board-size", 5);
        interact(() -> lookup("#settings-ok").queryButton().fire());
        assertThat(board().side()).isEqualTo(5);
    }

    @Test
    void anotherBoardSizeAsksDuringAGameAndContinueRestoresTheOldSize() {
        open(UnaryOperator.identity());
        clickSquare("b2");
        openDialog();
        slide("#settings-board-size", 5);
        Platform.runLater(() -> lookup("#settings-ok").queryButton().fire());
        await("the question", () -> isShown(".dialog-pane"));
        press("Continue Game");
        await("the old size", () -> settings().play().boardSize() == 3);
        assertThat(movesPlayed()).isEqualTo(1);
        openDialog();
        slide("#settings-board-size", 5);
        Platform.runLater(() -> lookup("#settings-ok").queryButton().fire());
        await("the question", () -> isShown(".dialog-pane"));
        press("Abandon Game");
        await("the new board", () -> board().side() == 5);
        assertThat(movesPlayed()).isZero();
    }

    @Test
    @SuppressWarnings("unchecked")
    void theLanguageChangesWhileTheProgramRuns() {
        open(UnaryOperator.identity());
        assertThat(caption()).isEqualTo("Player 1");
        openDialog();
        interact(() ->
                ((ComboBox<Language>) lookup("#settings-language").queryAs(ComboBox.class)).setValue(Language.GERMAN));
        interact(() -> lookup("#settings-ok").queryButton().fire());
        assertThat(caption()).isEqualTo("Spieler 1");
        assertThat(text("#tool-hint")).isEqualTo("Tipp");
    }

    @Test
    void restoreDefaultsShowsTheDefaultsAndHoldsWithOk() {
        open(boardSize(4));
        openDialog();
        interact(() -> lookup("#settings-defaults").queryButton().fire());
        assertThat(settings().play().boardSize()).isEqualTo(4);
        interact(() -> lookup("#settings-ok").queryButton().fire());
        assertThat(settings().play()).isEqualTo(Settings.DEFAULT.play());
        assertThat(settings().cascade().display()).isEqualTo(CascadeDisplay.SCATTER);
        assertThat(board().side()).isEqualTo(6);
    }

    @Test
    void aShortcutCanBeChangedAndAKeyUsedTwiceIsShown() {
        open(UnaryOperator.identity());
        choose("#menu-settings", "#menu-shortcuts");
        await("the dialog", () -> isShown("#shortcuts-settings-ok"));
        interact(() -> lookup("#shortcut-hint").query().requestFocus());
        push(new KeyCodeCombination(KeyCode.N, KeyCombination.SHORTCUT_DOWN));
        assertThat(lookup("#shortcut-hint").queryAs(TextField.class).getText()).isEqualTo("Ctrl+N");
        assertThat(lookup("#shortcuts-settings-ok").queryButton().isDisabled()).isTrue();
        assertThat(text("#shortcut-conflict")).contains("Hint").contains("New");
        type(KeyCode.F4);
        interact(() -> lookup("#shortcuts-settings-ok").queryButton().fire());
        assertThat(settings().shortcuts()).containsEntry("hint", "F4");
        push(KeyCode.F4);
        await("a hint", () -> game().hint().isPresent());
    }
}
