package org.jumpingcube.desktop;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.MouseButton;
import javafx.scene.text.Text;
import org.jumpingcube.Slow;
import org.jumpingcube.desktop.jumpin.JumpinSpots;
import org.jumpingcube.language.Language;
import org.jumpingcube.settings.CascadeDisplay;
import org.jumpingcube.settings.GameChoice;
import org.jumpingcube.settings.Motion;
import org.jumpingcube.settings.MoveAnimation;
import org.jumpingcube.settings.Settings;
import org.jumpingcube.settings.StageUnit;
import org.jumpingcube.settings.Theme;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the window tells somebody who plays Jumpin for the first time, before the game and while it is played. */
@Slow
@Tag("window")
class JumpinHelpTest extends WindowTest {
    private static final KeyCodeCombination CHOOSE =
            new KeyCodeCombination(KeyCode.N, KeyCombination.SHORTCUT_DOWN, KeyCombination.SHIFT_DOWN);

    private static UnaryOperator<Settings> jumpin(Map<String, String> options) {
        return now -> now.withPlay(now.play().withGame(new GameChoice("jumpin", options, false, 1)))
                .withProgress(now.progress().withStepsIn("jumpin", 3));
    }

    private void openJumpin() {
        open(jumpin(Map.of()), GameViews::all);
    }

    private Node pawns() {
        return lookup("#jumpin-board").query();
    }

    private void clickPawn(String... names) {
        for (String name : names) {
            Bounds cell = JumpinSpots.square(pawns(), name);
            moveMouse(pawns().localToScreen(cell.getCenterX(), cell.getCenterY()));
            clickOn(MouseButton.PRIMARY);
        }
    }

    private void loadMoves(String moves) throws IOException {
        load(Files.writeString(folder.resolve("moves.txt"), "[game jumpin]\n" + moves));
    }

    @ParameterizedTest
    @CsvSource({"1366, 768, LIGHT, ENGLISH", "800, 480, DARK, GERMAN"})
    void theFirstStepsAreToldInTheFirstGameThatIsStartedFromTheCard(
            int width, int height, Theme theme, Language language) {
        open(
                windowSize(width, height)
                        .andThen(WindowTest::withoutPanel)
                        .andThen(
                                now -> now.withLook(now.look().withTheme(theme)).withLanguage(language))::apply,
                GameViews::all);
        push(CHOOSE);
        press("Jumpin");
        picture().keep("jumpin-card-%dx%d".formatted(width, height));
        press("#new-game-start");
        await("the first step", () -> isShown("#first-steps"));
        assertThat(text("#step-title"))
                .isEqualTo(language == Language.GERMAN ? "Figuren springen" : "Pawns move by jumping");
        for (int step = 1; step <= 3; step++) {
            picture().keep("jumpin-step-%d-%dx%d".formatted(step, width, height));
            assertThat(place("#first-steps").intersects(place("#jumpin-board")))
                    .as("steps over the board")
                    .isFalse();
            Bounds ring = lookup(".step-ring").query().getBoundsInParent();
            assertThat(place("#jumpin-board").contains(ring))
                    .as("ring on the board")
                    .isTrue();
            press("#step-next");
        }
        assertThat(settings().progress().stepsIn("jumpin")).isEqualTo(3);
    }

    @Test
    void aLoadedGameTellsNoFirstSteps() throws IOException {
        open(UnaryOperator.identity(), GameViews::all);
        loadMoves("1. c1-c3 d11-d9");
        assertThat(isShown("#jumpin-board")).isTrue();
        assertThat(isShown("#first-steps")).isFalse();
    }

    @Test
    void whileAPawnJumpsTheStatusSaysSo() {
        open(
                jumpin(Map.of())
                        .andThen(now -> now.withAnimation(
                                new MoveAnimation(CascadeDisplay.SCATTER, 1.5, StageUnit.WAVE, Motion.FULL)))::apply,
                GameViews::all);
        clickPawn("c1", "c3");
        await("a jump", () -> text("#status-text").startsWith("A pawn is jumping"));
        press("#action-button");
    }

    @Test
    void theWayOfAHintStaysUntilTheNextMove() {
        openJumpin();
        push(KeyCode.H);
        await("a hint", () -> text("#status-text").contains("Hint: "));
        List<String> way = JumpinSpots.hint(pawns());
        assertThat(text("#status-text")).contains("Hint: " + way.get(0) + "-" + way.get(way.size() - 1));
        clickPawn("d1");
        push(KeyCode.ESCAPE);
        assertThat(JumpinSpots.hint(pawns())).as("after a pawn was picked").isEqualTo(way);
        picture().keep("jumpin-hint");
        clickPawn(way.get(0), way.get(way.size() - 1));
        assertThat(JumpinSpots.hint(pawns())).isEmpty();
    }

    @Test
    void f1OpensThePageOfTheGameThatIsPlayed() {
        openJumpin();
        push(KeyCode.F1);
        await("the handbook", () -> isShown("#help-page"));
        assertThat(lookup("#help-page").queryAs(ScrollPane.class).getAccessibleText())
                .isEqualTo("Jumpin");
    }

    @Test
    void theRulesOfTheGameAreAtHand() {
        open(jumpin(Map.of("jumpin.swap", "on")).andThen(windowSize(1366, 768))::apply, GameViews::all);
        assertThat(text("#rules-at-hand")).isEqualTo("Rules: Ji");
        assertThat(isShown("#rules-text")).isFalse();
        press("#rules-at-hand");
        assertThat(text("#rules-text"))
                .contains("A pawn jumps")
                .contains("Goal: Opponent’s home full")
                .contains("Swapping with an opponent’s pawn: Yes")
                .doesNotContain("Moving backward");
        picture().keep("jumpin-rules");
    }

    @Test
    void aLongMoveIsListedWithItsDestination() throws IOException {
        open(jumpin(Map.of()).andThen(windowSize(800, 480))::apply, GameViews::all);
        loadMoves("1. f1-f3 f11-f9 2. c1-f4 d11-f8 3. f3-c3 a11-f7 4. a1-f5 b11-a3 5. c3-b9 a3-b8"); // up to 9 jumps
        picture().keep("jumpin-list-800x480");
        List<String> listed = lookup("#move-list .entry .text").<Text>queryAllAs(Text.class).stream()
                .filter(WindowTest::isShown)
                .map(Text::getText)
                .filter(text -> text.contains("-") || text.contains("\u2026"))
                .toList();
        assertThat(listed)
                .as("cut in its middle")
                .anyMatch(text -> text.matches("c3.*\u2026.*b9"))
                .anyMatch(text -> text.matches("a3.*\u2026.*b8"))
                .allMatch(text -> text.matches("[a-f][0-9]+.*[a-f][0-9]+"));
    }

    // The card

    @ParameterizedTest
    @CsvSource({"1366, 768, LIGHT, ENGLISH", "800, 480, DARK, GERMAN"})
    void theOptionsStandInTwoColumnsAndNothingIsCut(int width, int height, Theme theme, Language language) {
        open(
                windowSize(width, height)
                        .andThen(WindowTest::withoutPanel)
                        .andThen(
                                now -> now.withLook(now.look().withTheme(theme)).withLanguage(language))::apply,
                GameViews::all);
        push(CHOOSE);
        press("Jumpin");
        interact(() -> ((Hyperlink) lookup("#all-options").query()).fire());
        assertThat(place("#option-goal").getMinY())
                .isEqualTo(place("#option-stalemate").getMinY());
        assertThat(place("#option-goal").getMaxX())
                .isLessThan(place("#option-stalemate").getMinX());
        for (Labeled label :
                lookup("#new-game-card .label, #new-game-card .list-cell").<Labeled>queryAllAs(Labeled.class)) {
            if (isShown(label) && !label.getText().isEmpty()) {
                Text shown = (Text) label.lookup(".text");
                assertThat(shown.getText()).as("what is seen of it").isEqualTo(label.getText());
            }
        }
        for (double down : new double[] {0, 1}) {
            interact(() -> lookup("#new-game-card .scroll-pane")
                    .queryAs(ScrollPane.class)
                    .setVvalue(down));
            picture().keep("jumpin-options-%dx%d-%.0f".formatted(width, height, down));
        }
        push(KeyCode.ESCAPE);
    }

    @Test
    void readyRulesSayInALineWhatTheyAre() {
        open(WindowTest::withoutPanel, GameViews::all);
        push(CHOOSE);
        press("Jumpin");
        ComboBox<?> presets = lookup("#presets").queryComboBox();
        for (int preset = 0; preset < presets.getItems().size() - 1; preset++) {
            int chosen = preset;
            String before = text("#about-rules");
            interact(() -> presets.getSelectionModel().select(chosen));
            assertThat(text("#about-rules")).isNotEmpty();
            assertThat(chosen == 0 || !text("#about-rules").equals(before)).isTrue();
        }
        interact(() ->
                lookup("#option-stalemate").queryComboBox().getSelectionModel().select(1));
        assertThat(text("#about-rules")).startsWith("Each rule");
        push(KeyCode.ESCAPE);
    }

    @Test
    void theNumberOfGamesIsAskedOfAMatchOnly() {
        open(WindowTest::withoutPanel, GameViews::all);
        push(CHOOSE);
        press("Jumpin");
        ComboBox<?> series = lookup("#option-series").queryComboBox();
        assertThat(isShown("#option-games")).isFalse();
        interact(() -> series.getSelectionModel().select(1));
        assertThat(isShown("#option-games")).isTrue();
        interact(() -> series.getSelectionModel().select(2));
        assertThat(isShown("#option-games")).isFalse();
        push(KeyCode.ESCAPE);
    }

    // Medal play

    @Test
    void theCardOfMedalPlayStartsWithDashesAndThenCountsTurns() {
        open(jumpin(Map.of("jumpin.series", "MEDAL")).andThen(windowSize(1366, 768))::apply, GameViews::all);
        assertThat(cells())
                .containsExactly(
                        "Game",
                        "1",
                        "Total",
                        "Gold",
                        "\u2013",
                        "\u2013",
                        "Silver",
                        "\u2013",
                        "\u2013",
                        "Gold \u00b1",
                        "\u2013",
                        "\u2013");
        assertThat(text("#score-card .title")).as("what counts").isEqualTo("Medal play: four games, fewest turns");
        clickPawn("c1", "c3");
        assertThat(cells()).contains("1\u2026").doesNotContain("120", "121\u2026");
        picture().keep("jumpin-medal");
    }

    private List<String> cells() {
        return lookup("#score-card .cell").<Label>queryAll().stream()
                .map(Label::getText)
                .toList();
    }
}
