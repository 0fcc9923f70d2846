package org.jumpingcube.desktop;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import javafx.scene.control.Labeled;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.jumpingcube.Slow;
import org.jumpingcube.cube.FirstMoveEngine;
import org.jumpingcube.language.Language;
import org.jumpingcube.settings.Theme;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the side panel has beside a game that is about to begin. */
@Slow
class BeginPanelTest extends WindowTest {
    private List<String> tiles() {
        return Stream.of("continue", "daily", "lessons", "friend", "other-game", "other-game-2", "games")
                .filter(name -> isShown("#begin-" + name))
                .toList();
    }

    private String about(String tile) {
        return lookup("#begin-" + tile + " .note").queryAs(Labeled.class).getText();
    }

    @Test
    void thePanelSaysHowToBeginUntilTheFirstMoveAndAgainWithANewGame() {
        open(UnaryOperator.identity(), GameViews::all);
        assertThat(text("#begin-title")).isEqualTo("Choose any cube to begin");
        assertThat(tiles()).containsExactly("daily", "lessons", "friend", "other-game", "other-game-2", "games");
        assertThat(isShown("#move-list")).isFalse();
        picture().keep("begin");
        clickSquare("b2");
        assertThat(isShown("#begin")).isFalse();
        assertThat(isShown("#move-list")).isTrue();
        press("#tool-undo");
        assertThat(isShown("#begin")).as("a move can be played again").isFalse();
        press("#tool-redo");
        press("#tool-new");
        assertThat(isShown("#begin")).isTrue();
        assertThat(isShown("#move-list")).isFalse();
    }

    @ParameterizedTest
    @CsvSource({"daily, Puzzles", "lessons, Lessons", "games, My Games"})
    void aTileOpensTheWindowOfItsCommand(String tile, String title) {
        open(UnaryOperator.identity());
        press("#begin-" + tile);
        await(
                "the window",
                () -> Window.getWindows().stream()
                        .anyMatch(window -> window instanceof Stage other
                                && other != stage()
                                && other.getTitle().contains(title)));
    }

    @Test
    void theOtherGamesTileOpensTheCardOfANewGameWithIt() {
        open(UnaryOperator.identity(), GameViews::all);
        assertThat(about("other-game")).isEqualTo("Another game: jump over lines");
        press("#begin-other-game");
        push(KeyCode.ENTER);
        assertThat(program().games().shown().get().view().kind().name()).isEqualTo("jumpin");
        assertThat(text("#begin-title")).isEqualTo("Choose a pawn to begin");
        assertThat(about("other-game-2")).isEqualTo("Another game: cascades");
        assertThat(text("#begin-other-game-2")).isEqualTo("Jumping Cube");
        assertThat(isShown("#rules-at-hand")).isTrue();
        picture().keep("begin-jumpin");
    }

    @Test
    void everyOtherGameHasATileAndAGameOnAGridSaysHowToBeginAndHasItsPageOfTheHandbook() {
        open(UnaryOperator.identity(), GameViews::all);
        assertThat(about("other-game-2")).isEqualTo("Another game: turn discs over");
        press("#begin-other-game-2");
        push(KeyCode.ENTER);
        assertThat(program().games().shown().get().view().kind().name()).isEqualTo("reversi");
        assertThat(text("#begin-title")).isEqualTo("Choose a square to begin");
        assertThat(text("#begin-text")).isEqualTo("It must outflank an opponent\u2019s disc.");
        picture().keep("begin-reversi");
        push(KeyCode.F1);
        await("the handbook", () -> isShown("#help-page"));
        assertThat(lookup("#help-page").queryAs(ScrollPane.class).getAccessibleText())
                .isEqualTo("Reversi");
    }

    @Test
    void theFriendsTileOpensTheirCard() {
        open(UnaryOperator.identity());
        press("#begin-friend");
        assertThat(isShown("#friend-line")).isTrue();
    }

    @Test
    void theUnfinishedGameIsOnATileAndGoesOnByTheKeyboard() {
        open(computers(false, true), new FirstMoveEngine());
        clickSquare("b2");
        await("the answer", () -> movesPlayed() == 2);
        var unfinished = game().history();
        startAgain();
        awaitOffer();
        assertThat(isShown("#offer-bar")).as("the same above the board").isFalse();
        assertThat(about("continue")).isEqualTo("Kepler \u00b7 today \u00b7 1 : 1");
        for (int stop = 0; stop < 60 && !lookup("#begin-continue").query().isFocused(); stop++) {
            push(KeyCode.TAB);
        }
        push(KeyCode.ENTER);
        assertThat(game().history()).isEqualTo(unfinished);
        press("#tool-new");
        assertThat(tiles()).as("it is no longer unfinished").doesNotContain("continue");
    }

    @Test
    void theUnfinishedGameIsStillThereWhenAnotherHasBeenPlayedMeanwhile() {
        open(UnaryOperator.identity());
        clickSquare("b2");
        startAgain();
        awaitOffer();
        clickSquare("c3");
        assertThat(isOffered()).isFalse();
        press("#tool-new");
        press("#message-close");
        assertThat(tiles()).contains("continue");
        press("#offer-decline");
        assertThat(tiles()).doesNotContain("continue");
        press("#offer-undo");
        assertThat(tiles()).contains("continue");
    }

    @Test
    void aNarrowWindowHasTheNoticesAboveTheBoard() {
        open(windowSize(480, 420));
        clickSquare("b2");
        startAgain();
        awaitOffer();
        assertThat(isShown("#begin")).isFalse();
        assertThat(isShown("#offer-bar")).isTrue();
    }

    @Test
    void whereAComputerBeginsTheGreenButtonDoes() {
        open(computers(true, false), FirstMoveEngine.held());
        assertThat(text("#begin-title")).isEqualTo("Press the green button to begin");
        assertThat(text("#begin-text")).isEqualTo("Kepler moves first.");
        press("#action-button");
        assertThat(isShown("#begin")).as("it is at it").isFalse();
    }

    @Test
    void aGameWithoutLessonsHasNoTileForThem() {
        open(UnaryOperator.identity(), (texts, show) -> List.of(new StripView(texts, List.of())));
        assertThat(tiles()).containsExactly("daily", "friend", "games");
    }

    @Test
    void lessonsThatAreDoneAreCounted() {
        open(now -> now.withProgress(now.progress().withLesson("overload").withLesson("chain")));
        assertThat(about("lessons")).isEqualTo("2 of 8 done");
    }

    @ParameterizedTest
    @CsvSource({
        "1010, 743, LIGHT, ENGLISH",
        "1366, 768, DARK, GERMAN",
        "800, 600, HIGH_CONTRAST, ENGLISH",
        "1010, 743, HIGH_CONTRAST_DARK, UKRAINIAN",
        "800, 640, LIGHT, UKRAINIAN",
        "800, 640, DARK, GERMAN",
        "800, 640, LIGHT, FRENCH",
        "800, 640, LIGHT, ITALIAN",
        "800, 640, LIGHT, SPANISH",
        "800, 640, LIGHT, JAPANESE",
        "800, 640, LIGHT, DUTCH",
        "800, 640, LIGHT, POLISH",
        "800, 640, LIGHT, BRAZILIAN"
    })
    void allThatThePanelSaysIsWhole(int width, int height, Theme theme, Language language) {
        open(
                windowSize(width, height)
                        .andThen(computers(false, true))
                        .andThen(boardSize(5))
                        .andThen(
                                now -> now.withLook(now.look().withTheme(theme)).withLanguage(language))::apply,
                new FirstMoveEngine());
        clickSquare("b2");
        await("the answer", () -> movesPlayed() == 2);
        startAgain();
        awaitOffer();
        picture().keep("begin-%d-%s-%s".formatted(width, theme, language));
        assertThat(Scenes.shown(stage().getScene())
                        .filter(Labeled.class::isInstance)
                        .map(Labeled.class::cast)
                        .filter(Scenes::isCut)
                        .map(Labeled::getText))
                .isEmpty();
    }
}
