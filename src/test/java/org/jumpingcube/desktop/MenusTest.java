package org.jumpingcube.desktop;

import static org.assertj.core.api.Assertions.assertThat;

import atlantafx.base.controls.Spacer;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.ListView;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuBar;
import javafx.scene.control.MenuItem;
import javafx.scene.control.Separator;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.ToolBar;
import javafx.scene.input.KeyCode;
import javafx.stage.Window;
import org.jumpingcube.Slow;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.cube.FirstMoveEngine;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.shell.Command;
import org.jumpingcube.desktop.shell.CommandItems;
import org.jumpingcube.game.Histories;
import org.jumpingcube.game.Seat;
import org.jumpingcube.game.Seats;
import org.jumpingcube.games.Games;
import org.jumpingcube.language.Language;
import org.jumpingcube.storage.Cubes;
import org.jumpingcube.storage.SavedGame;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The menus and the toolbar, in the order and under the names that users of the original know. */
@Slow
class MenusTest extends WindowTest {
    private static final Pattern MNEMONIC = Pattern.compile("_(.)");

    private List<String> menu(String id) {
        return lookup(".menu-bar").queryAs(MenuBar.class).getMenus().stream()
                .filter(menu -> id.equals(menu.getId()))
                .map(Menu::getItems)
                .flatMap(List::stream)
                .filter(item -> !(item instanceof SeparatorMenuItem))
                .map(MenusTest::withKeys)
                .toList();
    }

    private static String withKeys(MenuItem item) {
        String text = CommandItems.withoutMnemonic(item.getText());
        return item.getAccelerator() == null
                ? text
                : text + " " + item.getAccelerator().getDisplayText();
    }

    @Test
    void keysAreCalledAsOnTheKeyboardsOfTheLanguageAndStillWork() {
        open(UnaryOperator.identity());
        interact(() -> program().settings().update(now -> now.withLanguage(Language.GERMAN)));
        assertThat(menu("menu-move"))
                .contains("R\u00fcckg\u00e4ngig Strg+Z", "Wiederherstellen Strg+Umschalt+Z", "Tipp H");
        push(KeyCode.SHORTCUT, KeyCode.G);
        await("My Games", () -> isShown("#my-games-list"));
        push(KeyCode.ESCAPE);
        interact(() -> program().settings().update(now -> now.withLanguage(Language.FRENCH)));
        assertThat(menu("menu-move")).contains("Annuler Ctrl+Z", "Refaire Ctrl+Maj+Z");
    }

    @Test
    void howToLeaveTheFullScreenIsSaidInTheLanguageOfTheWindow() {
        open(now -> now.withLanguage(Language.GERMAN));
        assertThat(stage().getFullScreenExitHint()).as("of JavaFX").isEmpty();
        push(KeyCode.F11);
        await("the whole screen", () -> stage().isFullScreen());
        assertThat(text("#status-text")).startsWith("Esc beendet den Vollbildmodus");
        push(KeyCode.ESCAPE);
        await("the window", () -> !stage().isFullScreen());
    }

    @Test
    void theMenusAreTheOriginalsWithItsKeys() {
        open(UnaryOperator.identity());
        assertThat(menu("menu-game"))
                .containsExactly(
                        "New Game Ctrl+N",
                        "New Game with Options\u2026 Ctrl+Shift+N",
                        "Play with a Friend\u2026",
                        "Another Game\u2026",
                        "Load\u2026 Ctrl+O",
                        "Load Recent",
                        "Save Ctrl+S",
                        "Save As\u2026 Ctrl+Shift+S",
                        "Share",
                        "My Games… Ctrl+G",
                        "Quit Ctrl+Q");
        assertThat(menu("menu-move"))
                .containsExactly(
                        "Undo Ctrl+Z",
                        "Redo Ctrl+Shift+Z",
                        "Hint H",
                        "One Move Back Alt+\u2190",
                        "One Move Forward Alt+\u2192",
                        "Replay Ctrl+R",
                        "Review Ctrl+Shift+R",
                        "Set Up Position\u2026 Ctrl+E");
        assertThat(menu("menu-learn"))
                .containsExactly(
                        "Puzzle of the Day",
                        "Puzzles\u2026 Ctrl+P",
                        "Lessons\u2026 Ctrl+Shift+P",
                        "First Steps",
                        "Watch a Demo",
                        "More Tools");
        assertThat(menu("menu-settings"))
                .containsExactly(
                        "Show Toolbar",
                        "Show Statusbar",
                        "Show Side Panel F9",
                        "Full Screen F11",
                        "Theme",
                        "Sound Ctrl+Shift+M",
                        "Speech",
                        "Configure Language\u2026",
                        "Configure Keyboard Shortcuts\u2026 Ctrl+Alt+,",
                        "Configure Jumping Cube\u2026 Ctrl+Shift+,");
        assertThat(menu("menu-help"))
                .containsExactly(
                        "Handbook F1", "Find Action\u2026 Ctrl+Alt+I", "Report Bug\u2026", "About Jumping Cube");
        assertThat(below("menu-game", "menu-share"))
                .containsExactly("Copy Game Ctrl+C", "Paste Game Ctrl+V", "Save Picture or Film\u2026");
        assertThat(below("menu-learn", "menu-more-tools"))
                .containsExactly("Arena\u2026 Ctrl+T", "Live Analysis Ctrl+L");
        assertThat(below("menu-settings", "menu-speech")).hasSize(9).first().isEqualTo("Speak F2");
    }

    private List<String> below(String menu, String id) {
        return lookup(".menu-bar").queryAs(MenuBar.class).getMenus().stream()
                .filter(one -> menu.equals(one.getId()))
                .flatMap(one -> one.getItems().stream())
                .filter(item -> id.equals(item.getId()))
                .flatMap(item -> ((Menu) item).getItems().stream())
                .filter(item -> !(item instanceof SeparatorMenuItem))
                .map(MenusTest::withKeys)
                .toList();
    }

    @Test
    void noMenuIsLongerThanCanBeReadAtAGlance() {
        open(UnaryOperator.identity());
        for (Menu menu : lookup(".menu-bar").queryAs(MenuBar.class).getMenus()) {
            assertThat(menu(Objects.requireNonNull(menu.getId())))
                    .as(menu.getText())
                    .hasSizeBetween(3, 12);
        }
    }

    @Test
    void theArrowBesideNewGameHasWhatTheTilesHaveAndTheOtherGamesByTheirNames() {
        open(UnaryOperator.identity(), GameViews::all);
        press("#tool-new-game");
        assertThat(Window.getWindows().stream()
                        .filter(ContextMenu.class::isInstance)
                        .flatMap(menu -> ((ContextMenu) menu).getItems().stream())
                        .filter(item -> item.isVisible() && !(item instanceof SeparatorMenuItem))
                        .map(item ->
                                CommandItems.withoutMnemonic(item.getText()).replaceAll(": .*", "")))
                .containsExactly(
                        "New Game with Options\u2026",
                        "Puzzle of the Day",
                        "Lessons\u2026",
                        "Play with a Friend\u2026",
                        "Jumpin\u2026",
                        "Reversi\u2026",
                        "My Games\u2026");
        push(KeyCode.ESCAPE);
    }

    @Test
    void inNoMenuALetterOpensTwoItemsInAnyLanguage() {
        open(UnaryOperator.identity());
        for (Language language : Language.translated().toList()) {
            interact(() -> program().settings().update(now -> now.withLanguage(language)));
            List<Menu> bar = lookup(".menu-bar").queryAs(MenuBar.class).getMenus();
            checkLetters(language + ", menu bar", bar);
            for (Menu menu : bar) {
                checkLetters(language + ", " + menu.getText(), menu.getItems());
                for (MenuItem item : menu.getItems()) {
                    if (item instanceof Menu below) {
                        checkLetters(language + ", " + below.getText(), below.getItems());
                    }
                }
            }
        }
    }

    @Test
    void whatCanBeDoneIsFoundByItsWordsAndDoneWithoutTheMouse() {
        open(UnaryOperator.identity());
        push(KeyCode.CONTROL, KeyCode.ALT, KeyCode.I);
        await("the window", () -> isShown("#find-action-words"));
        ListView<Command> list = lookup("#find-action-list").queryListView();
        assertThat(list.getItems()).extracting(Command::name).contains("new").doesNotContain("undo");
        interact(() -> lookup("#find-action-words").queryTextInputControl().setText("puzz OF"));
        assertThat(list.getItems()).extracting(Command::name).containsExactly("daily");
        interact(() -> lookup("#find-action-words").queryTextInputControl().setText("show"));
        assertThat(list.getItems()).extracting(Command::name).containsExactly("toolbar", "statusbar", "side-panel");
        push(KeyCode.DOWN);
        push(KeyCode.ENTER);
        assertThat(program().settings().get().window().statusbar()).isFalse();
        assertThat(isShown("#find-action-words")).as("closed").isFalse();
    }

    @Test
    void theLanguageIsAnEntryOfTheMenu() {
        open(UnaryOperator.identity());
        choose("#menu-settings", "#menu-language");
        await("its page", () -> isShown("#settings-language"));
    }

    private static void checkLetters(String menu, List<? extends MenuItem> items) {
        List<String> letters = items.stream()
                .filter(item -> item.getText() != null && item.isMnemonicParsing())
                .flatMap(item -> MNEMONIC.matcher(item.getText()).results())
                .map(found -> found.group(1).toUpperCase(Locale.ROOT))
                .toList();
        assertThat(letters).as(menu).doesNotHaveDuplicates();
    }

    @Test
    void theToolbarHasTheLargeButtonFirstAndTheOthersInTheOriginalsOrder() {
        open(UnaryOperator.identity());
        List<Node> items = lookup("#tool-bar").queryAs(ToolBar.class).getItems();
        assertThat(items.stream()
                        .map(item -> item instanceof Separator
                                ? "|"
                                : item instanceof Spacer ? " " : Objects.requireNonNull(item.getId())))
                .containsExactly(
                        "action-button",
                        "tool-settings",
                        "|",
                        "tool-new",
                        "tool-new-game",
                        "tool-load",
                        "tool-save",
                        "|",
                        "tool-hint",
                        "tool-undo",
                        "tool-redo",
                        "|",
                        "tool-review",
                        " ",
                        "tool-sound");
        assertThat(((Button) items.get(0)).getWidth())
                .as("the large one")
                .isGreaterThan(2 * ((Button) items.get(1)).getWidth());
    }

    @Test
    void helpOpensItsWindowsAndReportBugIsOneOfThem() {
        open(UnaryOperator.identity());
        choose("#menu-help", "#menu-report-bug");
        await("how to report a bug", () -> isShown("#report-details"));
        interact(() -> lookup("#report-close").queryButton().fire());
        choose("#menu-help", "#menu-about");
        await("what the program is", () -> isShown("#about-version"));
        interact(() -> lookup("#about-close").queryButton().fire());
        choose("#menu-help", "#menu-handbook");
        await("the handbook", () -> isShown("#help-page"));
    }

    @Test
    void theBarsCanBeHiddenAndStaySoAtTheNextStart() {
        open(UnaryOperator.identity());
        assertThat(isShown("#tool-bar")).isTrue();
        choose("#menu-settings", "#menu-toolbar");
        choose("#menu-settings", "#menu-statusbar");
        assertThat(isShown("#tool-bar")).isFalse();
        assertThat(isShown("#status-bar")).isFalse();
        startAgain();
        assertThat(isShown("#tool-bar")).isFalse();
        assertThat(isShown("#status-bar")).isFalse();
        choose("#menu-settings", "#menu-statusbar");
        assertThat(isShown("#status-bar")).isTrue();
    }

    @Test
    void theDemoIsASlowGameOfTwoComputersOnFiveByFiveAndLeavesTheSettingsAlone() {
        open(UnaryOperator.identity(), FirstMoveEngine.held());
        var before = settings();
        choose("#menu-learn", "#menu-demo");
        assertThat(board().side()).isEqualTo(5);
        assertThat(game().seats().areBothComputers()).isTrue();
        assertThat(caption()).as("it runs at one click").isEqualTo("Interrupt game");
        assertThat(settings().play()).isEqualTo(before.play());
        assertThat(settings().animation()).isEqualTo(before.animation());
        choose("#menu-game", "#menu-new");
        assertThat(board().side()).as("a new game is the user's own").isEqualTo(3);
        assertThat(caption()).isEqualTo("Player 1");
    }

    @Test
    void aGameLoadedAfterTheDemoIsShownAsTheSettingsSay() throws IOException {
        open(UnaryOperator.identity(), FirstMoveEngine.held());
        Path file = folder.resolve("game.jcube");
        var history = Histories.replay(CubePosition.start(3), List.of(square("a1"), square("c3")));
        Cubes.file(file).save(new SavedGame<>(Games.CUBE, history, new Seats(Seat.HUMAN, Seat.HUMAN)));
        choose("#menu-learn", "#menu-demo");
        interact(() -> program().files().load(file));
        assertThat(text("#status-text")).as("not during a move").contains("when the move has finished");
        press("#action-button"); // the game is to end with this move, and the next press ends its search
        choose("#menu-game", "#menu-new");
        load(file);
        clickSquare("a1"); // bursts
        assertThat(caption()).as("without animation").isEqualTo("Player 2");
    }

    @Test
    void theDemoIsNotOfferedAsTheUsersOwnGame() {
        var engine = FirstMoveEngine.held();
        open(UnaryOperator.identity(), engine);
        choose("#menu-learn", "#menu-demo");
        engine.release(1);
        await("the demo's first move", () -> movesPlayed() == 1);
        startAgain();
        assertThat(isOffered()).isFalse();
    }

    /** The menu has the verb of the desktop, and its window what the menu itself is called. */
    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "SYSTEM")
    void theSettingsHaveOneNameInMenuToolbarAndWindow(Language language) {
        var texts = new Texts(language.locale(Locale.ROOT));
        String menu = texts.get("menu.settings").replaceAll("\\(_.\\)|_", "");
        assertThat(texts.get("command.settings.short")).isEqualTo(menu);
        assertThat(texts.get("settings.title")).startsWith(menu + " \u2014");
    }
}
