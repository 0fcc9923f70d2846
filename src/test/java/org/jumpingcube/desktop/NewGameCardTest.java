package org.jumpingcube.desktop;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.UnaryOperator;
import javafx.css.PseudoClass;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.canvas.Canvas;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Slider;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.layout.Region;
import org.jumpingcube.Slow;
import org.jumpingcube.cube.FirstMoveEngine;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Seat;
import org.jumpingcube.game.Seats;
import org.jumpingcube.game.Skill;
import org.jumpingcube.game.Style;
import org.jumpingcube.game.TimeControl;
import org.jumpingcube.game.TimeControls;
import org.jumpingcube.games.Games;
import org.jumpingcube.language.Language;
import org.jumpingcube.settings.CubeSize;
import org.jumpingcube.settings.Friends;
import org.jumpingcube.settings.Theme;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The card on which a new game is chosen. */
@Slow
class NewGameCardTest extends WindowTest {
    private static final KeyCodeCombination CHOOSE =
            new KeyCodeCombination(KeyCode.N, KeyCombination.SHORTCUT_DOWN, KeyCombination.SHIFT_DOWN);

    private void openCard() {
        open(UnaryOperator.identity());
        push(CHOOSE);
        assertThat(isShown("#new-game-card")).isTrue();
    }

    /** Presses the tile of this name. */
    private void choose(String name) {
        press(tile(name));
    }

    private String tile(String name) {
        String id = "tile-" + name;
        ToggleButton tile = lookup(".tile-choice").queryAllAs(ToggleButton.class).stream()
                .filter(each -> name.equals(each.getAccessibleText()))
                .findFirst()
                .orElseThrow();
        interact(() -> tile.setId(id.replace(' ', '-')));
        return "#" + id.replace(' ', '-');
    }

    private List<String> chosen() {
        return lookup(".tile-choice").queryAllAs(ToggleButton.class).stream()
                .filter(ToggleButton::isSelected)
                .filter(tile -> !isClock(tile))
                .filter(tile -> isShown(tile(tile.getAccessibleText())))
                .map(ToggleButton::getAccessibleText)
                .toList();
    }

    private static boolean isClock(ToggleButton tile) {
        return "clocks".equals(tile.getParent().getId());
    }

    @Test
    void aGameIsChosenByTheMouseAndTheChoiceIsKept() {
        open(UnaryOperator.identity());
        interact(() -> program().commands().run("new-game"));
        assertThat(chosen()).containsExactly("Second player");
        assertThat(sizeNote()).isEqualTo("5 to 9 works best; games on larger boards take a long time.");
        choose("Newton");
        assertThat(sizeNote()).contains("Below 5 a strong computer is very hard to beat");
        choose("Novice");
        press("#new-game-start");
        assertThat(isShown("#new-game-card")).isFalse();
        Seats seats = game().seats();
        assertThat(seats.one().isComputer()).isFalse();
        assertThat(seats.two().isComputer()).isTrue();
        assertThat(seats.two().style()).isEqualTo(Style.NEWTON);
        assertThat(seats.two().skill()).isEqualTo(Skill.NOVICE);
        assertThat(settings().play().seats()).isEqualTo(seats);
        assertThat(caption()).isEqualTo("Your turn");
        interact(() -> program().commands().run("new-game"));
        assertThat(chosen()).containsExactly("Newton", "Novice");
        assertThat(text("#new-game-summary")).startsWith("Who goes first: You \u00b7 Series: A single game");
        press("#new-game-more");
        assertThat(chosen()).containsExactly("You");
        choose("Alternate");
        press("#new-game-more");
        assertThat(text("#new-game-summary")).startsWith("Who goes first: Alternate");
    }

    private String sizeNote() {
        return lookup("#new-game-card .note").queryAllAs(Label.class).stream()
                .map(Label::getText)
                .filter(note -> note.startsWith("5 to 9"))
                .findFirst()
                .orElseThrow();
    }

    /** A pair that the settings have made, and that none of the usual tiles means. */
    @Test
    void aMixedPairIsShownAsItIsAndStartsAsItIsShown() {
        var mixed = new Seats(new Seat(true, Style.KEPLER, Skill.STRONG), new Seat(true, Style.KEPLER, Skill.BEGINNER));
        open(settings -> settings.withPlay(settings.play().withSeats(mixed)), new FirstMoveEngine());
        push(CHOOSE);
        assertThat(chosen()).containsExactly("Kepler \u00b7 Strong \u2013 Kepler \u00b7 Beginner");
        picture().keep("new-game-mixed");
        press("#new-game-more");
        assertThat(chosen()).containsExactly("Kepler \u00b7 Strong");
        choose("Kepler \u00b7 Beginner");
        press("#new-game-start");
        assertThat(game().seats()).isEqualTo(mixed.swapped());
    }

    @Test
    void byKeysAloneEnterStartsTheGameThatWasChosenLast() {
        open(computers(false, true).andThen(boardSize(5))::apply, new FirstMoveEngine());
        clickSquare("a1");
        await("the answer", () -> movesPlayed() == 2);
        Seats seats = game().seats();
        push(CHOOSE);
        push(KeyCode.ENTER);
        assertThat(movesPlayed()).isZero();
        assertThat(board().side()).isEqualTo(5);
        assertThat(game().seats()).isEqualTo(seats);
        assertThat(boardView().isFocused()).isTrue();
    }

    @Test
    void arrowsChooseAmongTheTilesAndASlidersStepIsAnotherBoard() {
        openCard();
        push(KeyCode.LEFT);
        push(KeyCode.LEFT);
        push(KeyCode.LEFT);
        assertThat(chosen()).contains("Kepler");
        var tile = stage().getScene().getFocusOwner();
        assertThat(hasRing(tile)).as("the focus, moved by an arrow").isTrue();
        clickOn(tile);
        assertThat(hasRing(tile)).as("by the mouse").isFalse();
        interact(() -> lookup("#option-size").query().requestFocus());
        push(KeyCode.RIGHT);
        push(KeyCode.ENTER);
        assertThat(board().side()).isEqualTo(4);
        assertThat(CubeSize.of(settings().play())).isEqualTo(4);
        assertThat(game().seats().two().style()).isEqualTo(Style.KEPLER);
    }

    @Test
    void aComputerThatIsToBeginBegins() {
        openCard();
        choose("Kepler");
        press("#new-game-more");
        List<ToggleButton> tiles = lookup(".tile-choice").queryAllAs(ToggleButton.class).stream()
                .filter(each -> !isClock(each))
                .toList();
        ToggleButton second = tiles.get(tiles.size() - 2); // before "Alternate"
        interact(second::fire);
        press("#new-game-start");
        await("the computer's move", () -> movesPlayed() == 1);
        assertThat(game().seats().one().isComputer()).isTrue();
        assertThat(caption()).isEqualTo("Your turn");
    }

    @Test
    void theBoardIsShownAsLargeAsItIsToBe() {
        openCard();
        for (int side : List.of(5, 12)) {
            interact(() -> lookup("#option-size").queryAs(Slider.class).setValue(side));
            Canvas picture = lookup(".board-picture Canvas").queryAs(Canvas.class);
            assertThat(picture.getWidth() % side).as("pixels a cube").isZero();
        }
    }

    @Test
    void byTurnsSidesChangeAfterEachGame() {
        open(boardSize(3), new FirstMoveEngine());
        push(CHOOSE);
        choose("Kepler");
        press("#new-game-more");
        choose("Alternate");
        press("#new-game-start");
        assertThat(game().seats().one().isComputer()).isFalse();
        clickSquare("b2");
        await("the answer", () -> movesPlayed() == 2);
        push(new KeyCodeCombination(KeyCode.N, KeyCombination.SHORTCUT_DOWN));
        assertThat(game().seats().one().isComputer())
                .as("abandoned, so begun again")
                .isFalse();
        playToTheEnd();
        Player winner = game().position().winner().orElseThrow();
        assertThat(actionButton().getPseudoClassStates())
                .as("in the winner's colour")
                .contains(PseudoClass.getPseudoClass(winner == Player.ONE ? "one" : "two"));
        press("#result-new");
        await("the computer's move", () -> movesPlayed() == 1);
        assertThat(game().seats().one().isComputer()).isTrue();
        assertThat(settings().play().seats()).isEqualTo(game().seats());
        push(CHOOSE);
        assertThat(text("#new-game-summary")).startsWith("Who goes first: Alternate");
        push(KeyCode.ENTER);
        assertThat(game().seats().one().isComputer()).isFalse();
    }

    /** Each game is won by the side that it is won by if both play the first move they can: so both win by turns. */
    @Test
    void aSeriesGoesOnUntilOneSideHasWonMoreThanHalfOfIt() {
        open(boardSize(3));
        push(CHOOSE);
        press("#new-game-more");
        interact(() -> lookup("#best-of").<ComboBox<Integer>>query().setValue(5));
        press("#new-game-start");
        assertThat(text("#series")).isEqualTo("Best of 5 \u00b7 0 : 0");
        for (int game = 1; game <= 5; game++) {
            playToTheEnd();
            String standing = text("#series");
            assertThat(standing)
                    .matches("Best of 5 . (won )?(" + game / 2 + " : " + (game + 1) / 2 + "|" + (game + 1) / 2 + " : "
                            + game / 2 + ")");
            assertThat(standing.contains("won")).isEqualTo(game == 5);
            assertThat(lookup("#result-bar .accent").queryButton().getText())
                    .isEqualTo(game < 5 ? "Next Game" : "New Game");
            if (game == 2) {
                startAgain();
                awaitOffer();
                goOnWithOffered();
                await("the game before", () -> isShown("#result-bar"));
                assertThat(text("#series")).isEqualTo(standing);
            }
            if (game < 5) {
                press("Next Game");
            }
        }
        press("New Game");
        assertThat(text("#series")).as("the next series").isEqualTo("Best of 5 \u00b7 0 : 0");
    }

    @Test
    void twoComputersPlayAtOnce() {
        open(UnaryOperator.identity(), FirstMoveEngine.held());
        push(CHOOSE);
        choose("Two computers");
        press("#new-game-start");
        assertThat(game().seats().areBothComputers()).isTrue();
        assertThat(game().seats().one().style())
                .isNotEqualTo(game().seats().two().style());
        assertThat(caption()).isEqualTo("Interrupt game");
        interact(() -> program()
                .settings()
                .update(now -> now.withPlay(now.play().withClock(TimeControls.both(new TimeControl.PerMove(20))))));
        assertThat(game().seats().areBothComputers()).as("another setting").isTrue();
        push(new KeyCodeCombination(KeyCode.N, KeyCombination.SHORTCUT_DOWN));
        assertThat(game().seats().areBothComputers()).as("the same game again").isTrue();
        push(CHOOSE);
        assertThat(chosen()).as("the last choice").contains("Two computers");
        push(KeyCode.ESCAPE);
        assertThat(settings().play().seats().areBothHuman())
                .as("what the settings say")
                .isTrue();
        startAgain();
        assertThat(game().seats().areBothHuman()).as("the next time").isTrue();
    }

    @Test
    void theRivalIsAsStrongAsTheUsersGamesSayAndMovesWithThem() {
        open(computers(false, true).andThen(boardSize(3))::apply);
        push(CHOOSE);
        choose("Rival");
        await("the games are read", () -> text("#about-rival").startsWith("You have no rating yet"));
        assertThat(text("#about-rival")).contains("about 800, Beginner.");
        var line = place(".rival-track");
        assertThat(place(".rival-dot").getCenterX())
                .as("a Beginner's place between 750 and 3000")
                .isCloseTo(line.getMinX() + line.getWidth() * 50 / 2250, within(1.0));
        picture().keep("new-game-rival");
        push(KeyCode.ENTER);
        assertThat(settings().play().game().isRival()).isTrue();
        assertThat(rivalsElo()).isEqualTo(800);
        playToTheEnd();
        boolean isWon = game().position().winner().equals(Optional.of(Player.ONE));
        push(CHOOSE);
        assertThat(chosen()).containsExactly("Rival");
        await(
                "a first rating",
                () -> text("#about-rival").contains("for now")
                        || text("#about-rival").startsWith("Your rating is about"));
        push(KeyCode.ENTER);
        int moved = rivalsElo();
        assertThat(moved).isBetween(isWon ? 1000 : 750, isWon ? 1400 : 1000);
        push(new KeyCodeCombination(KeyCode.N, KeyCombination.SHORTCUT_DOWN));
        assertThat(rivalsElo()).as("the same game again").isEqualTo(moved);
        push(CHOOSE);
        choose("Kepler");
        push(KeyCode.ENTER);
        assertThat(settings().play().game().isRival()).isFalse();
        assertThat(game().seats().two())
                .as("the level chosen last, not the rival's strength")
                .isEqualTo(new Seat(true, Style.KEPLER, Skill.BEGINNER));
    }

    private int rivalsElo() {
        return Games.CUBE.elo().of(game().seats().two());
    }

    @Test
    void anyStrengthIsChosenWithTheSliderAndTheCardKeepsIt() {
        open(UnaryOperator.identity(), GameViews::all);
        push(CHOOSE);
        choose("Newton");
        assertThat(isShown("#strength")).isFalse();
        choose("Novice");
        press("#any-strength");
        var strength = lookup("#strength").queryAs(Slider.class);
        assertThat(strength.getValue()).as("a Novice").isEqualTo(1300);
        interact(strength::requestFocus);
        push(KeyCode.RIGHT);
        push(KeyCode.RIGHT);
        push(KeyCode.RIGHT);
        assertThat(text("#strength-value")).isEqualTo("1450 \u00b7 between Novice and Average");
        assertThat(strength.getAccessibleHelp()).isEqualTo(text("#strength-value"));
        picture().keep("new-game-strength");
        assertThat(chosen()).containsExactly("Jumping Cube", "Newton");
        push(KeyCode.ENTER);
        assertThat(game().seats().two()).isEqualTo(Games.CUBE.elo().seat(Style.NEWTON, 1450));
        push(CHOOSE);
        assertThat(isShown("#strength")).isTrue();
        push(KeyCode.ENTER);
        assertThat(game().seats().two().elo()).as("kept").hasValue(1450);
        push(CHOOSE);
        choose("Jumpin");
        assertThat(text("#strength-value"))
                .as("the other game has other levels")
                .isEqualTo("1450 \u00b7 between Strong and Expert");
        choose("Master");
        assertThat(text("#strength-value")).isEqualTo("1500 \u00b7 Master");
        choose("Jumping Cube");
        push(KeyCode.ENTER);
        assertThat(game().seats().two()).isEqualTo(new Seat(true, Style.NEWTON, Skill.MASTER));
    }

    @Test
    void escapeAndCancelLeaveTheGameAsItIsAndAClickBesideTheCardLeavesTheCard() {
        open(windowSize(1100, 800));
        clickSquare("b2");
        var settings = program().settings().get();
        for (Runnable end : List.<Runnable>of(() -> push(KeyCode.ESCAPE), () -> press("#new-game-cancel"))) {
            push(CHOOSE);
            choose("Two computers");
            press("#status-text");
            assertThat(chosen()).contains("Two computers");
            end.run();
            assertThat(isShown("#new-game-card")).isFalse();
            assertThat(movesPlayed()).isEqualTo(1);
        }
        assertThat(program().settings().get().play()).isEqualTo(settings.play());
    }

    @Test
    void aGameUnderWayIsAskedAboutWhenAnotherIsStartedAndTheCardStaysAsItIsIfItGoesOn() {
        open(boardSize(5).andThen(WindowTest::keepingNothing)::apply);
        clickSquare("b2");
        push(CHOOSE);
        assertThat(isShown(".dialog-pane")).as("a question before the card").isFalse();
        choose("Newton");
        choose("Novice");
        interact(() -> lookup("#option-size").queryAs(Slider.class).setValue(7));
        press("#new-game-start");
        press("#abandon-cancel");
        assertThat(chosen()).containsExactly("Newton", "Novice");
        assertThat(lookup("#option-size").queryAs(Slider.class).getValue()).isEqualTo(7);
        assertThat(movesPlayed()).isEqualTo(1);
        assertThat(settings().play().seats().areBothHuman())
                .as("not chosen yet")
                .isTrue();
        push(KeyCode.ENTER); // the focus is on the button again
        press("#abandon-do-not-save");
        assertThat(isShown("#new-game-card")).isFalse();
        assertThat(movesPlayed()).isZero();
        assertThat(board().side()).isEqualTo(7);
    }

    @Test
    void theFriendCardTakesOverWhatIsChosenAndLeadsBackToIt() {
        open(boardSize(5), GameViews::all);
        clickSquare("b2");
        push(CHOOSE);
        interact(() -> lookup("#option-size").queryAs(Slider.class).setValue(9));
        press("#new-game-more");
        interact(() -> lookup("#best-of").<ComboBox<Integer>>query().setValue(3));
        press("#new-game-more");
        press("#new-game-elsewhere");
        press("#new-game-start");
        assertThat(shown("#friend-size")).isEqualTo("9 × 9");
        assertThat(shown("#friend-games")).isEqualTo("Best of 3");
        assertThat(isShown("#friend-rules")).isFalse();
        push(KeyCode.ESCAPE);
        assertThat(isShown("#friend-card")).isFalse();
        assertThat(lookup("#option-size").queryAs(Slider.class).getValue()).isEqualTo(9);
        choose("Jumpin");
        interact(() -> lookup("#presets").queryComboBox().getSelectionModel().select(1));
        interact(() ->
                lookup("#option-series").queryComboBox().getSelectionModel().select(1));
        press("#new-game-elsewhere");
        press("#new-game-start");
        assertThat(shown("#friend-game")).isEqualTo("Jumpin");
        assertThat(shown("#friend-rules")).isEqualTo("Classic 3M");
        assertThat(text("#friend-own-series")).startsWith("Series: Match");
        assertThat(isShown("#friend-size") || isShown("#friend-games")).isFalse();
        picture().keep("friend-card-jumpin");
        press("#friend-cancel");
        assertThat(chosen()).contains("Jumpin", "Remote friend");
        assertThat(shown("#presets")).isEqualTo("Classic 3M");
        push(KeyCode.ESCAPE);
        assertThat(movesPlayed()).as("the game has waited").isEqualTo(1);
        interact(() -> program().commands().run("friend"));
        assertThat(shown("#friend-size")).as("nothing was started").isEqualTo("5 × 5");
        push(KeyCode.ESCAPE);
        assertThat(isShown("#friend-card") || isShown("#new-game-card")).isFalse();
    }

    private static boolean hasRing(Node node) {
        return node.getPseudoClassStates().contains(PseudoClass.getPseudoClass("focus-visible"));
    }

    /** What a list shows as chosen. */
    private <T> String shown(String list) {
        ComboBox<T> box = lookup(list).queryComboBox();
        return box.getConverter().toString(box.getValue());
    }

    @Test
    void openedByAKeyTheCardShowsThatItsFirstChoiceHasTheKeyboard() {
        open(UnaryOperator.identity(), GameViews::all);
        push(CHOOSE);
        picture().keep("new-game-by-key");
        assertThat(focused()).isEqualTo("Second player, seen");
        push(KeyCode.ESCAPE);
        press("#tool-new-game");
        press("#menu-new-game");
        assertThat(focused()).isEqualTo("Second player");
    }

    @Test
    void thePictureOfAGameThatIsNotOpenYetHasTheThemesColours() {
        open(now -> now.withLook(now.look().withTheme(Theme.HIGH_CONTRAST_DARK)), GameViews::all);
        push(CHOOSE);
        Canvas board = lookup(tile("Jumpin") + " Canvas").queryAs(Canvas.class);
        var brightness = new AtomicReference<>(1.0);
        interact(() -> brightness.set(board.snapshot(null, null)
                .getPixelReader()
                .getColor(1, (int) board.getHeight() / 2)
                .getBrightness()));
        assertThat(brightness.get()).as("the frame of the board").isLessThan(0.5);
        picture().keep("new-game-contrast-dark");
    }

    private String focused() {
        Node owner = stage().getScene().getFocusOwner();
        return owner.getAccessibleText() + (owner.isFocusVisible() ? ", seen" : "");
    }

    @Test
    void whileTheCardIsOpenNoKeyReachesTheGame() {
        openCard();
        push(new KeyCodeCombination(KeyCode.COMMA, KeyCombination.SHORTCUT_DOWN, KeyCombination.SHIFT_DOWN));
        push(KeyCode.H);
        push(CHOOSE);
        assertThat(isShown("#settings-ok")).isFalse();
        assertThat(lookup("#new-game-card").queryAll()).hasSize(1);
        push(KeyCode.ESCAPE);
        push(KeyCode.ENTER);
        assertThat(movesPlayed()).as("the board has the keyboard again").isEqualTo(1);
    }

    @Test
    void readyRulesSetTheSingleOptionsAndOtherOptionsAreTheUsersOwnChoice() {
        open(UnaryOperator.identity(), GameViews::all);
        push(CHOOSE);
        choose("Jumpin");
        picture().keep("new-game-jumpin");
        assertThat(isShown("#option-goal")).isFalse();
        press("#all-options");
        assertThat(isShown("#option-goal")).isTrue();
        ComboBox<?> presets = lookup("#presets").queryComboBox();
        ComboBox<?> goal = lookup("#option-goal").queryComboBox();
        assertThat(presets.getSelectionModel().getSelectedIndex()).isZero();
        interact(() -> presets.getSelectionModel().select(1));
        assertThat(goal.getValue()).isEqualTo("CLASSIC");
        assertThat(presets.getSelectionModel().getSelectedIndex()).isEqualTo(1);
        interact(
                () -> lookup("#option-swap").queryComboBox().getSelectionModel().select(1));
        assertThat(presets.getSelectionModel().getSelectedIndex())
                .isEqualTo(presets.getItems().size() - 1);
        picture().keep("new-game-jumpin-options");
        push(KeyCode.ESCAPE);
    }

    @ParameterizedTest
    @CsvSource({"480, 420, ENGLISH", "480, 420, GERMAN", "1366, 768, GERMAN", "1900, 1000, ENGLISH"})
    void theCardLiesInTheWindowWithItsButtonsInSight(int width, int height, Language language) {
        open(
                windowSize(width, height).andThen(computers(false, true)).andThen(now -> now.withLanguage(language))
                        ::apply);
        push(CHOOSE);
        picture().keep("new-game-%dx%d-%s".formatted(width, height, language));
        Bounds card = place("#new-game-card");
        assertThat(card.getMinX()).isGreaterThanOrEqualTo(0);
        assertThat(card.getMaxX()).isLessThanOrEqualTo(width);
        assertThat(card.getMinY()).isGreaterThanOrEqualTo(0);
        assertThat(card.getMaxY()).isLessThanOrEqualTo(height);
        assertThat(card.contains(place("#new-game-start"))).isTrue();
        assertThat(lookup("#new-game-card .scroll-bar").queryAll().stream().anyMatch(bar -> bar.isVisible()))
                .as("something to scroll")
                .isEqualTo(height < 600);
    }

    /** In a window that is wide enough for all, and in one that is narrow and high. */
    @ParameterizedTest
    @CsvSource({"1010, 1, 4", "1010, 1.5, 4", "1010, 2, 4", "700, 1, 6", "700, 1.5, 6"})
    void theCardIsAsHighAsWhatIsInItAndItsRowsEndInOneLine(int width, double scale, int fullRows) {
        open(windowSize(width, 1100).andThen(computers(false, true))::apply);
        interact(() -> stage().setRenderScaleX(scale));
        interact(() -> stage().setRenderScaleY(scale));
        push(CHOOSE);
        press("#new-game-more");
        Region contents = (Region)
                lookup("#new-game-card .scroll-pane").queryAs(ScrollPane.class).getContent();
        Bounds seen = place("#new-game-card .viewport");
        assertThat(contents.getHeight()).isCloseTo(seen.getHeight(), within(1.0));
        var tiles = lookup(".tile-choice").queryAllAs(ToggleButton.class).stream()
                .map(tile -> tile.localToScene(tile.getLayoutBounds()))
                .toList();
        double end = tiles.stream().mapToDouble(Bounds::getMaxX).max().orElseThrow();
        long ended =
                tiles.stream().filter(tile -> end - tile.getMaxX() < 1 / scale).count();
        assertThat(ended).as("rows that fill the width").isEqualTo(fullRows);
    }

    @Test
    void twoPeopleGiveTheirNamesAndChangeSidesWithThem() {
        openCard();
        choose("Second player");
        interact(() -> {
            assertThat(lookup("#friend-1").queryAs(TextField.class).getPromptText())
                    .isEqualTo("Name for Player 1 (optional)");
            lookup("#friend-1").queryAs(TextField.class).setText(" Anna ");
            lookup("#friend-2").queryAs(TextField.class).setText("Ben");
        });
        push(KeyCode.ENTER);
        assertThat(text("#status-text")).contains("Anna");
        assertThat(settings().friends()).isEqualTo(new Friends("Anna", "Ben"));
        playToTheEnd();
        boolean hasOneWon = game().position().winner().equals(Optional.of(Player.ONE));
        assertThat(text("#result-text")).startsWith(hasOneWon ? "Anna wins" : "Ben wins");
        press("#result-rematch");
        assertThat(text("#status-text")).contains("Ben");
        push(CHOOSE);
        assertThat(lookup("#friend-1").queryAs(TextField.class).getText()).isEqualTo("Ben");
        interact(() -> lookup("#friend-1").queryAs(TextField.class).setText("Wilhelmina Wagemann-"));
        push(KeyCode.ENTER);
        Node card = lookup("#name-1").query();
        while (!card.getStyleClass().contains("player-card")) {
            card = card.getParent();
        }
        assertThat(place("#name-1").getMaxX())
                .as("a long name")
                .isLessThan(card.localToScene(card.getLayoutBounds()).getMaxX());
    }
}
