package org.jumpingcube.desktop;

import static org.assertj.core.api.Assertions.assertThat;

import atlantafx.base.controls.ToggleSwitch;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import javafx.application.Platform;
import javafx.geometry.Orientation;
import javafx.scene.Scene;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ColorPicker;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.control.ListCell;
import javafx.scene.control.ScrollBar;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Slider;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.paint.Color;
import javafx.stage.Modality;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.jumpingcube.Slow;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.desktop.cube.Palette;
import org.jumpingcube.desktop.settings.MadePages;
import org.jumpingcube.game.History;
import org.jumpingcube.game.Seat;
import org.jumpingcube.game.Seats;
import org.jumpingcube.game.Skill;
import org.jumpingcube.game.Square;
import org.jumpingcube.game.Style;
import org.jumpingcube.games.Games;
import org.jumpingcube.language.Language;
import org.jumpingcube.session.Pauses;
import org.jumpingcube.settings.Broker;
import org.jumpingcube.settings.CascadeDisplay;
import org.jumpingcube.settings.Colours;
import org.jumpingcube.settings.CubeSize;
import org.jumpingcube.settings.PipShape;
import org.jumpingcube.settings.Settings;
import org.jumpingcube.settings.Theme;
import org.jumpingcube.storage.SavedGame;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.testfx.util.WaitForAsyncUtils;

/** The settings dialog: when a change holds, and what it does to the game. */
@Slow
class SettingsDialogTest extends WindowTest {
    private static final SavedGame<CubePosition, Square> HUMANS =
            new SavedGame<>(Games.CUBE, History.startingAt(CubePosition.start(3)), new Seats(Seat.HUMAN, Seat.HUMAN));

    private void openDialog(String page) {
        openDialog();
        showSettings(page);
    }

    private void openDialog() {
        push(new KeyCodeCombination(KeyCode.COMMA, KeyCombination.SHORTCUT_DOWN, KeyCombination.SHIFT_DOWN));
        await("the dialog", () -> isShown("#settings-ok"));
    }

    private void slide(String id, double value) {
        interact(() -> lookup(id).queryAs(Slider.class).setValue(value));
    }

    @Test
    void theSmallBoardShowsWhatOtherEyesSeeAndNothingIsSetByThat() {
        open(UnaryOperator.identity());
        openDialog();
        Color[] seen = new Color[2];
        for (int time = 0; time < 2; time++) {
            var preview = lookup("#preview").query();
            int index = time;
            interact(() -> seen[index] = Picture.of(preview).at(190, 200)); // in player two's lower corner
            interact(() ->
                    lookup("#vision-protanopia").queryAs(ToggleButton.class).fire());
        }
        assertThat(seen[0]).isNotEqualTo(seen[1]);
        assertThat(lookup("#settings-apply").queryButton().isDisabled()).isTrue();
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
        assertThat(settings().play().seats().two().skill()).isEqualTo(Skill.EXPERT);
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

    /** Two computers play on a game of their own, while the user's settings have two people. */
    private void watch() {
        var start = History.<CubePosition, Square>startingAt(CubePosition.start(3));
        var scale = Games.CUBE.elo();
        var own = scale.seat(Style.KEPLER, (scale.of(Skill.NOVICE) + scale.of(Skill.AVERAGE)) / 2);
        var pair = new Seats(new Seat(true, Style.NEWTON, Skill.EXPERT), own);
        var game = new SavedGame<>(Games.CUBE, start.then(square("b2")), pair);
        interact(() -> program().games().load(game, program().settings().get().play()));
    }

    private boolean isPlaying(int number) {
        return lookup("#playing-" + number).queryAs(ToggleSwitch.class).isSelected();
    }

    @Test
    void whoPlaysTheGameOnTheBoardIsShownAndTheUsualPlayersStay() {
        open(UnaryOperator.identity());
        var usual = settings();
        watch();
        openDialog();
        assertThat(isPlaying(1) && isPlaying(2)).isTrue();
        assertThat(lookup("#newton-1").queryAs(ToggleButton.class).isSelected()).isTrue();
        assertThat(lookup("#skill-1").queryAs(Slider.class).getValue()).isEqualTo(4);
        assertThat(lookup("#skill-2").queryAs(Slider.class).getValue())
                .as("a strength of its own, between Novice and Average")
                .isStrictlyBetween(1.0, 2.0);
        assertThat(lookup("#settings-apply").queryButton().isDisabled()).isTrue();
        interact(() -> lookup("#settings-ok").queryButton().fire());
        assertThat(settings()).isEqualTo(usual);
        assertThat(game().seats().areBothComputers()).isTrue();

        openDialog();
        interact(() -> program().games().load(HUMANS, program().settings().get().play()));
        assertThat(isPlaying(1) || isPlaying(2))
                .as("the game has changed beside the window")
                .isFalse();
    }

    @Test
    void whoIsChosenInPlaceOfThePlayersOfAGamePlaysItEvenIfTheSettingsHaveThemAlready() {
        open(UnaryOperator.identity());
        var usual = settings();
        watch();
        openDialog();
        interact(() -> {
            lookup("#playing-1").queryAs(ToggleSwitch.class).setSelected(false);
            lookup("#playing-2").queryAs(ToggleSwitch.class).setSelected(false);
            lookup("#kepler-1").queryAs(ToggleButton.class).fire();
        });
        slide("#skill-1", 2);
        slide("#skill-2", 2);
        interact(() -> lookup("#settings-apply").queryButton().fire());
        assertThat(game().seats()).isEqualTo(usual.play().seats());
        assertThat(settings()).isEqualTo(usual);
        slide("#skill-2", 0);
        interact(() -> lookup("#settings-ok").queryButton().fire());
        assertThat(game().seats()).isEqualTo(settings().play().seats());
        assertThat(game().seats().two().skill()).isEqualTo(Skill.BEGINNER);
    }

    @Test
    void inAGameWithAFriendElsewhereNoComputerPlaysAndTheUsualOneStays() {
        open(computers(false, true));
        interact(() -> program().games().session().change(new Seats(Seat.HUMAN, Seat.FRIEND), Pauses.NONE));
        openDialog();
        assertThat(isPlaying(1) || isPlaying(2)).isFalse();
        assertThat(lookup("#playing-2").query().isDisabled()).isTrue();
        slide("#skill-2", 4);
        interact(() -> lookup("#settings-ok").queryButton().fire());
        assertThat(settings().play().seats().two()).isEqualTo(new Seat(true, Style.KEPLER, Skill.EXPERT));
        assertThat(game().seats().two().isFriend()).isTrue();
    }

    @Test
    void anotherBoardSizeBeginsAGameIfNoneIsUnderWay() {
        open(UnaryOperator.identity());
        openDialog("board");
        slide("#settings-board-size", 5);
        interact(() -> lookup("#settings-ok").queryButton().fire());
        assertThat(board().side()).isEqualTo(5);
    }

    @Test
    void anotherBoardSizeAsksDuringAGameAndContinueRestoresTheOldSize() {
        open(UnaryOperator.identity());
        clickSquare("b2");
        openDialog("board");
        interact(windowOf("#settings-ok")::requestFocus);
        await("the keyboard in the dialog", windowOf("#settings-ok")::isFocused);
        slide("#settings-board-size", 5);
        Platform.runLater(() -> lookup("#settings-ok").queryButton().fire());
        await("the question", () -> isShown(".dialog-pane"));
        assertThat(((Stage) windowOf(".dialog-pane")).getOwner())
                .as("where the keyboard goes back to")
                .isEqualTo(windowOf("#settings-ok"));
        press("#abandon-cancel");
        await("no more questions", () -> !isShown(".dialog-pane"));
        await("the dialog is done", () -> !isShown("#settings-ok"));
        assertThat(CubeSize.of(settings().play())).as("in the file too").isEqualTo(3);
        assertThat(movesPlayed()).isEqualTo(1);
        openDialog();
        slide("#settings-board-size", 5);
        Platform.runLater(() -> lookup("#settings-ok").queryButton().fire());
        await("the question", () -> isShown(".dialog-pane"));
        press("#abandon-do-not-save");
        await("the new board", () -> board().side() == 5);
        assertThat(movesPlayed()).isZero();
    }

    @Test
    @SuppressWarnings("unchecked")
    void theLanguageChangesWhileTheProgramRuns() {
        open(UnaryOperator.identity());
        assertThat(caption()).isEqualTo("Player 1");
        openDialog("look");
        interact(() ->
                ((ComboBox<Language>) lookup("#settings-language").queryAs(ComboBox.class)).setValue(Language.GERMAN));
        interact(() -> lookup("#settings-apply").queryButton().fire());
        assertThat(wordsOf("#settings-theme")).isEqualTo("Wie im System");
        showSettings("board");
        assertThat(text("#palette-classic")).isEqualTo("Rot und Blau");
        assertThat(lookup("#palette-classic").query().getAccessibleText())
                .isEqualTo("Rot und Blau (auch bei Farbenblindheit)");
        assertThat(wordsOf("#settings-points")).isEqualTo("Augen");
        interact(() -> lookup("#settings-ok").queryButton().fire());
        assertThat(caption()).isEqualTo("Spieler 1");
        assertThat(text("#tool-hint")).isEqualTo("Tipp");
    }

    private Window windowOf(String query) {
        return lookup(query).query().getScene().getWindow();
    }

    /** What a choice shows while its list is closed. */
    private String wordsOf(String id) {
        return ((ListCell<?>) lookup(id + " > .list-cell").query()).getText();
    }

    @Test
    void restoreDefaultsShowsTheDefaultsAndHoldsWithOk() {
        open(boardSize(4));
        openDialog();
        assertThat(place("#settings-defaults").getMinY())
                .as("in one line")
                .isEqualTo(place("#settings-ok").getMinY());
        interact(() -> lookup("#settings-defaults").queryButton().fire());
        assertThat(CubeSize.of(settings().play())).isEqualTo(4);
        interact(() -> lookup("#settings-ok").queryButton().fire());
        assertThat(settings().play()).isEqualTo(Settings.DEFAULT.play());
        assertThat(settings().animation().display()).isEqualTo(CascadeDisplay.SCATTER);
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
        assertThat(text("#shortcut-conflict")).contains("Hint").contains("New Game");
        type(KeyCode.F12);
        interact(() -> lookup("#shortcuts-settings-ok").queryButton().fire());
        assertThat(settings().shortcuts()).containsEntry("hint", "F12");
        push(KeyCode.F12);
        await("a hint", () -> game().hint().isPresent());
    }

    private void enter(String id, String text) {
        interact(() -> lookup(id).queryAs(TextField.class).setText(text));
    }

    @Test
    void theBrokerIsEnteredInPartsOrAsAUrlAndWhatIsNoAddressChangesNothing() {
        open(UnaryOperator.identity());
        openDialog("friends");
        enter("#settings-broker-address", "broker.example");
        enter("#settings-broker-user", "anna");
        enter("#settings-broker-password", "se cret");
        interact(() -> lookup("#settings-apply").queryButton().fire());
        var set = new Broker("broker.example:8883", true, "anna", "se cret");
        assertThat(settings().broker()).isEqualTo(set);
        assertThat(text("#settings-broker-problem")).isEmpty();
        enter("#settings-broker-address", "not an address");
        assertThat(text("#settings-broker-problem")).startsWith("Enter an address such as");
        interact(() -> lookup("#settings-apply").queryButton().fire());
        assertThat(settings().broker()).isEqualTo(set);
        var tooLong = "a".repeat(Broker.MAX_ADDRESS); // with the port that is meant
        for (String unfit : List.of("mqtts://a%0Ab:p@h", "mqtts://a:%00@h", tooLong)) {
            enter("#settings-broker-address", unfit);
            assertThat(text("#settings-broker-problem")).as(unfit).startsWith("Enter an address such as");
            interact(() -> lookup("#settings-apply").queryButton().fire());
            assertThat(settings().broker()).as(unfit).isEqualTo(set);
        }
        enter("#settings-broker-address", "mqtt://ben:pw@192.168.1.5:1884");
        interact(() -> lookup("#settings-ok").queryButton().fire());
        assertThat(settings().broker()).isEqualTo(new Broker("192.168.1.5:1884", false, "ben", "pw"));
        openDialog();
        assertThat(lookup("#settings-broker-address").queryAs(TextField.class).getText())
                .isEqualTo("192.168.1.5:1884");
        enter("#settings-broker-address", "");
        interact(() -> lookup("#settings-ok").queryButton().fire());
        assertThat(settings().broker()).isEqualTo(Broker.NONE);
    }

    private Slider slider(String id) {
        return lookup(id).queryAs(Slider.class);
    }

    private ComboBox<?> box(String id) {
        return lookup(id).queryAs(ComboBox.class);
    }

    private int nodes() {
        return WaitForAsyncUtils.waitForAsyncFx(10_000, () ->
                (int) Scenes.shown(lookup("#settings-ok").query().getScene()).count());
    }

    private List<String> values() {
        return lookup(".settings-dialog .value").queryAllAs(Label.class).stream()
                .map(Label::getText)
                .toList();
    }

    private void fire(String id) {
        interact(() -> lookup(id).queryButton().fire());
    }

    @SuppressWarnings("unchecked")
    private <T> void pick(String id, T value) {
        interact(() -> ((ComboBox<T>) lookup(id).queryAs(ComboBox.class)).setValue(value));
    }

    private Picture preview() {
        return WaitForAsyncUtils.waitForAsyncFx(
                10_000, () -> Picture.of(lookup("#preview").query()));
    }

    @Test
    void everySettingOfTheOriginalIsThereWithItsRangeAndItsValueInWords() {
        open(boardSize(6));
        openDialog("players");
        assertThat(slider("#skill-1").getMax())
                .as("the five levels of the original, and one more")
                .isEqualTo(5);
        assertThat(List.of("#playing-1", "#playing-2", "#kepler-1", "#newton-2", "#skill-2"))
                .allMatch(this::isShown);
        assertThat(List.of("#settings-pause-before-move", "#settings-pause-before-step"))
                .allMatch(this::isShown);
        slide("#skill-1", 0);
        slide("#skill-2", 4);
        assertThat(values()).containsExactly("Beginner", "Expert", "3 s");
        showSettings("board");
        assertThat(slider("#settings-board-size").getMin()).isEqualTo(3);
        assertThat(slider("#settings-board-size").getMax()).isEqualTo(15);
        assertThat(List.of("#settings-colour-one", "#settings-colour-two", "#settings-colour-neutral"))
                .allMatch(this::isShown);
        slide("#settings-board-size", 9);
        assertThat(values()).containsExactly("9 \u00d7 9");
        assertThat(lookup(".settings-page .note").queryAllAs(Label.class))
                .extracting(Label::getText)
                .anyMatch(note -> note.contains("5 to 9") && note.contains("Below 5") && note.contains("above 9"));
        showSettings("cascades");
        assertThat(slider("#settings-time").getMin()).isEqualTo(0.15);
        assertThat(slider("#settings-time").getMax()).isEqualTo(1.5);
        assertThat(List.<Object>copyOf(box("#settings-display").getItems()))
                .containsExactlyInAnyOrder((Object[]) CascadeDisplay.values());
        slide("#settings-time", 0.15);
        assertThat(values()).containsExactly("0.15 s");
    }

    private static final Map<String, List<String>> ROWS = Map.of(
            "players",
            List.of(
                    "playing-1",
                    "kepler-1",
                    "newton-1",
                    "skill-1",
                    "playing-2",
                    "kepler-2",
                    "newton-2",
                    "skill-2",
                    "settings-pause-before-move",
                    "settings-pause-before-step",
                    "settings-master-seconds",
                    "settings-master-in-your-time"),
            "board",
            List.of(
                    "settings-palette",
                    "settings-colour-one",
                    "settings-colour-two",
                    "settings-colour-neutral",
                    "settings-points",
                    "settings-shape-one",
                    "settings-shape-two",
                    "settings-board-size",
                    "settings-preview",
                    "settings-full-cubes",
                    "settings-fuse"),
            "cascades",
            List.of("settings-display", "settings-time", "settings-stage", "settings-motion"),
            "look",
            List.of("settings-text-size", "settings-theme", "settings-language"),
            "sound",
            List.of("settings-sound", "settings-speech-on", "settings-speech-rate", "settings-voice"),
            "friends",
            List.of(
                    "settings-broker-address",
                    "settings-broker-encrypted",
                    "settings-broker-user",
                    "settings-broker-password"),
            "files",
            List.of("settings-keep-games"));

    @Test
    void eachSettingHasItsRowOnExactlyOnePage() {
        open(UnaryOperator.identity());
        openDialog();
        assertThat(settingsPages())
                .containsExactlyInAnyOrderElementsOf(ROWS.keySet())
                .startsWith("players");
        for (String page : settingsPages()) {
            showSettings(page);
            Scene scene = lookup("#settings-ok").query().getScene();
            ROWS.forEach((other, rows) -> assertThat(rows)
                    .as(other + " on " + page)
                    .allMatch(row -> scene.getRoot().lookupAll("#" + row).size() == (other.equals(page) ? 1 : 0)));
            assertThat(lookup(node -> node instanceof CheckBox).queryAll())
                    .as("switches are of one kind")
                    .isEmpty();
        }
    }

    @Test
    void aPageThatWasNeverShownWasNeverMade() {
        open(UnaryOperator.identity());
        openDialog();
        var window = windowOf("#settings-ok");
        assertThat(MadePages.of(window)).containsExactly("players");
        int little = nodes();
        assertThat(little).as("621 on one page").isLessThan(300);
        showSettings("files");
        showSettings("players");
        assertThat(MadePages.of(window)).containsExactlyInAnyOrder("players", "files");
        assertThat(nodes()).as("it is kept, but out of sight").isEqualTo(little);
    }

    @Test
    void theWindowOpensAgainAtThePageWhereItWasLeftAndItsListHasTheKeyboard() {
        open(UnaryOperator.identity());
        openDialog();
        type(KeyCode.DOWN, KeyCode.DOWN);
        assertThat(isShown("#settings-display")).as("two pages further down").isTrue();
        push(KeyCode.ESCAPE);
        assertThat(isShown("#settings-ok")).isFalse();
        openDialog();
        assertThat(isShown("#settings-display")).isTrue();
        type(KeyCode.UP);
        assertThat(isShown("#settings-palette")).isTrue();
    }

    @Test
    void whatIsSetElsewhereMeanwhileIsTakenUpAndWhatIsChosenHereStays() {
        open(boardSize(4));
        openDialog("board");
        interact(() -> lookup("#palette-pastel").queryAs(ToggleButton.class).fire());
        interact(() ->
                program().settings().update(now -> now.withLook(now.look().withTheme(Theme.DARK))));
        interact(
                () -> program().settings().update(now -> now.withPlay(now.play().withPauseBeforeMove(true))));
        fire("#settings-ok");
        assertThat(settings().look().theme()).isEqualTo(Theme.DARK);
        assertThat(settings().play().pauseBeforeMove()).isTrue();
        assertThat(settings().look().colours()).isEqualTo(Palette.PASTEL.colours());
    }

    @Test
    void anAddressThatCannotBeReadIsForgottenWithTheWindow() {
        open(UnaryOperator.identity());
        openDialog("friends");
        enter("#settings-broker-address", "not an address");
        assertThat(lookup("#settings-apply").queryButton().isDisabled()).isTrue();
        fire("#settings-cancel");
        openDialog();
        assertThat(lookup("#settings-broker-address").queryAs(TextField.class).getText())
                .isEmpty();
    }

    @Test
    void thePreviewShowsColoursAtOnceAndTheBoardWhenTheyAreApplied() {
        open(UnaryOperator.identity());
        clickSquare("b2");
        openDialog("board");
        Picture before = preview();
        Picture cube = cell("b2");
        interact(() -> lookup("#palette-gold-blue").queryAs(ToggleButton.class).fire());
        assertThat(preview().differences(before)).isGreaterThan(1000);
        assertThat(cell("b2").differences(cube)).as("not yet").isZero();
        fire("#settings-apply");
        assertThat(cell("b2").differences(cube)).isGreaterThan(1000);
        assertThat(movesPlayed()).as("the game goes on").isEqualTo(1);
    }

    @Test
    void thePreviewShowsHowCascadesWillLook() {
        open(UnaryOperator.identity());
        openDialog("cascades");
        Picture still = preview();
        pick("#settings-display", CascadeDisplay.SCATTER);
        await(
                "dots fly over the preview",
                () -> Picture.of(lookup("#preview").query()).differences(still) > 100);
        fire("#settings-cancel");
    }

    @Test
    void anotherAnimationHoldsFromTheNextMoveOn() {
        open(UnaryOperator.identity());
        clickSquares("a1", "c3");
        openDialog("cascades");
        pick("#settings-display", CascadeDisplay.DARKEN);
        slide("#settings-time", 1.5);
        fire("#settings-ok");
        clickSquare("a1");
        assertThat(caption()).isEqualTo("Stop animation");
    }

    @Test
    void theSpaceBarSwitchesASwitchAndMovesNothing() {
        open(windowSize(800, 480));
        openDialog("board");
        var preview = lookup("#settings-preview").queryAs(ToggleSwitch.class);
        var scroll = lookup(".settings-dialog .scroll-pane").queryAs(ScrollPane.class);
        boolean wasOn = preview.isSelected();
        interact(preview::requestFocus);
        push(KeyCode.SPACE);
        assertThat(preview.isSelected()).isNotEqualTo(wasOn);
        interact(lookup("#settings-board-size").query()::requestFocus);
        double place = scroll.getVvalue();
        push(KeyCode.SPACE);
        assertThat(scroll.getVvalue()).isEqualTo(place);
    }

    @ParameterizedTest
    @EnumSource(names = {"ENGLISH", "GERMAN", "UKRAINIAN"})
    void aPageThatGoesOnBelowHasAShadowAtItsEdgeAndIsWholeAtItsEnd(Language language) {
        open(now -> now.withLanguage(language));
        openDialog("players");
        var scroll = lookup(".settings-dialog .scroll-pane").queryAs(ScrollPane.class);
        interact(() -> {
            scroll.getScene().getWindow().setWidth(480);
            scroll.getScene().getWindow().setHeight(420);
        });
        for (String page : settingsPages()) {
            showSettings(page);
            interact(() -> {});
            boolean goesOn = scroll.getContent().getLayoutBounds().getHeight()
                    > scroll.getViewportBounds().getHeight() + 1;
            assertThat(isShown(".more-below")).as(page).isEqualTo(goesOn);
            interact(() -> scroll.setVvalue(1));
            assertThat(isShown(".more-below")).as("at the end of %s", page).isFalse();
            assertThat(scroll.getContent()
                            .localToScene(scroll.getContent().getLayoutBounds())
                            .getMaxY())
                    .isLessThanOrEqualTo(
                            scroll.localToScene(scroll.getLayoutBounds()).getMaxY() + 1);
        }
    }

    @Test
    void thePlayersNeverHaveTheSameShape() {
        open(boardSize(3));
        openDialog("board");
        pick("#settings-shape-one", PipShape.SQUARE);
        assertThat((Object) box("#settings-shape-two").getValue())
                .as("they change shapes")
                .isEqualTo(PipShape.ROUND);
        pick("#settings-shape-two", PipShape.RING);
        pick("#settings-shape-two", PipShape.SQUARE);
        assertThat((Object) box("#settings-shape-one").getValue()).isEqualTo(PipShape.RING);
    }

    @Test
    void aColourOfOnesOwnIsNoPaletteAnyMore() {
        open(UnaryOperator.identity());
        openDialog("board");
        interact(() -> lookup("#settings-colour-one").queryAs(ColorPicker.class).setValue(Color.web("#123456")));
        assertThat(lookup(".palette-choice").queryAllAs(ToggleButton.class))
                .hasSize(Palette.values().length)
                .noneMatch(ToggleButton::isSelected);
        fire("#settings-ok");
        assertThat(settings().look().colours().playerOne()).isEqualTo("#123456");
        assertThat(settings().look().colours().palette()).isEqualTo(Colours.OWN_CHOICE);
    }

    @Test
    void theGameGoesOnBesideTheDialogAndHelpOpensTheHandbook() {
        open(UnaryOperator.identity());
        openDialog();
        interact(() -> CubesPlayedBy.session(program()).choose(square("b2")));
        assertThat(movesPlayed()).isEqualTo(1);
        assertThat(((Stage) lookup("#settings-ok").query().getScene().getWindow()).getModality())
                .isEqualTo(Modality.NONE);
        fire("#settings-help");
        await("the handbook", () -> isShown("#help-page"));
    }

    @Test
    void whatIsShownDoesNotChangeWithABarThatIsHidden() {
        open(UnaryOperator.identity());
        String mark = "-jc-player-one: red; -jc-player-two: blue;";
        interact(() -> stage().getScene().getRoot().setStyle(mark));
        choose("#menu-settings", "#menu-statusbar");
        assertThat(stage().getScene().getRoot().getStyle())
                .as("the look is not applied again")
                .isEqualTo(mark);
        choose("#menu-settings", "#menu-side-panel");
        interact(() -> lookup("#tool-settings").queryButton().fire());
        showSettings("look");
        pick("#settings-theme", Theme.DARK);
        fire("#settings-ok");
        assertThat(stage().getScene().getRoot().getStyle()).isNotEqualTo(mark);
    }

    @ParameterizedTest
    @EnumSource(names = {"GERMAN", "UKRAINIAN", "JAPANESE"})
    void nothingIsScrolledSidewaysHoweverNarrowTheWindow(Language language) {
        open(now -> now.withLanguage(language));
        interact(() -> program().commands().run("settings"));
        var window = (Stage) lookup("#settings-ok").query().getScene().getWindow();
        for (int width : new int[] {1400, 960, 800, 480}) { // from a wide one, since lists would like to stay wide
            interact(() -> window.setWidth(width));
            settingsPages().forEach(page -> checkWidth(window, page));
        }
    }

    private void checkWidth(Stage window, String page) {
        showSettings(page);
        assertThat(Scenes.shown(window.getScene())
                        .filter(ScrollBar.class::isInstance)
                        .map(ScrollBar.class::cast)
                        .filter(bar -> bar.getOrientation() == Orientation.HORIZONTAL))
                .as("%s at %.0f pixels", page, window.getWidth())
                .isEmpty();
        assertThat(Scenes.shown(window.getScene())
                        .filter(Labeled.class::isInstance)
                        .filter(label -> Scenes.isCut((Labeled) label)))
                .as("cut, %s at %.0f pixels", page, window.getWidth())
                .isEmpty();
    }
}
