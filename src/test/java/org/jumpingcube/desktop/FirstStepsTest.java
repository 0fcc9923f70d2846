package org.jumpingcube.desktop;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.UnaryOperator;
import javafx.geometry.Bounds;
import javafx.scene.control.Labeled;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.shape.Rectangle;
import org.jumpingcube.Slow;
import org.jumpingcube.cube.FirstMoveEngine;
import org.jumpingcube.desktop.cube.BoardSpots;
import org.jumpingcube.game.Square;
import org.jumpingcube.language.Language;
import org.jumpingcube.settings.Progress;
import org.jumpingcube.settings.Settings;
import org.jumpingcube.settings.Theme;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a newcomer is told at the first start, on the real board. */
@Slow
class FirstStepsTest extends WindowTest {
    private static Settings fresh(Settings now) {
        return withoutPanel(now.withProgress(Progress.DEFAULT));
    }

    private void openFresh(UnaryOperator<Settings> change) {
        open(now -> change.apply(fresh(now)));
        await("the first step", () -> isShown("#first-steps"));
    }

    private int stepsDone() {
        return settings().progress().stepsIn("cube");
    }

    @Test
    void oneStepAfterTheOtherIsToldAsThePlayerTakesItAndNeverAgain() {
        openFresh(UnaryOperator.identity());
        assertThat(text("#step-title")).isEqualTo("Choose any cube");
        clickSquare("a1");
        assertThat(text("#step-title")).isEqualTo("Full cubes burst");
        clickSquare("c3");
        assertThat(text("#step-title")).as("that was no burst").isEqualTo("Full cubes burst");
        clickSquare("a1");
        assertThat(text("#step-title")).isEqualTo("Own them all");
        assertThat(stepsDone()).isEqualTo(2);
        while (game().position().winner().isEmpty()) {
            var move = game().position().legalMoves().get(0);
            interact(() -> CubesPlayedBy.session(program()).choose(move));
        }
        assertThat(isShown("#first-steps")).isFalse();
        assertThat(stepsDone()).isEqualTo(3);
        startAgain();
        assertThat(isShown("#first-steps")).isFalse();
    }

    @Test
    void aStepThatIsSkippedDoesNotComeAgainButTheOthersDo() {
        openFresh(UnaryOperator.identity());
        press("#step-next");
        assertThat(text("#step-title")).isEqualTo("Full cubes burst");
        assertThat(movesPlayed()).isZero();
        startAgain();
        assertThat(isShown("#first-steps")).as("no cube is full yet").isFalse();
        clickSquare("a1");
        await("the next step", () -> isShown("#first-steps"));
        assertThat(text("#step-title")).isEqualTo("Full cubes burst");
        assertThat(isShown(".step-ring")).isTrue();
        interact(() -> program().commands().run("replay"));
        assertThat(isShown(".step-ring")).as("there is another board").isFalse();
        push(KeyCode.ESCAPE);
        assertThat(isShown(".step-ring")).isTrue();
        press("#step-end");
        assertThat(isShown("#first-steps")).isFalse();
        assertThat(stepsDone()).isEqualTo(3);
    }

    @Test
    void theLastStepEndsWithTheGameInWhichItIsRead() {
        openFresh(UnaryOperator.identity());
        press("#step-next");
        press("#step-next");
        assertThat(text("#step-title")).isEqualTo("Own them all");
        clickSquare("a1");
        assertThat(isShown("#first-steps")).isTrue();
        push(new KeyCodeCombination(KeyCode.N, KeyCombination.SHORTCUT_DOWN));
        assertThat(isShown("#first-steps")).as("in another game").isFalse();
        assertThat(stepsDone()).isEqualTo(3);
        choose("#menu-learn", "#menu-first-steps");
        press("#step-next");
        press("#step-next");
        startAgain();
        assertThat(isShown("#first-steps")).as("at another start").isFalse();
    }

    @Test
    void aStepGoesAfterTwoMovesEvenIfItIsNotTaken() {
        openFresh(UnaryOperator.identity());
        clickSquares("a1", "c3"); // the second is no burst
        assertThat(text("#step-title")).isEqualTo("Full cubes burst");
        clickSquare("b1");
        assertThat(text("#step-title")).isEqualTo("Own them all");
        clickSquare("b3");
        assertThat(isShown("#first-steps")).isTrue();
        clickSquare("c1");
        assertThat(isShown("#first-steps")).isFalse();
        assertThat(stepsDone()).isEqualTo(3);
    }

    @Test
    void theStepsLeaveTheirRoomToTheBoardThatIsLookedBackAt() {
        openFresh(UnaryOperator.identity());
        clickSquares("a1", "c3");
        push(new KeyCodeCombination(KeyCode.R, KeyCombination.SHORTCUT_DOWN));
        await("the replay", () -> isShown("#replay-first"));
        assertThat(isShown("#first-steps")).isFalse();
        push(KeyCode.ESCAPE);
        await("the game again", () -> !isShown("#replay-first"));
        assertThat(isShown("#first-steps")).isTrue();
    }

    @Test
    void theHelpMenuBringsThemBackByMouseAndTheyAreSkippedByKeys() {
        open(UnaryOperator.identity());
        assertThat(isShown("#first-steps")).as("this user knows").isFalse();
        choose("#menu-learn", "#menu-first-steps");
        for (String title : new String[] {"Choose any cube", "Full cubes burst", "Own them all"}) {
            assertThat(text("#step-title")).isEqualTo(title);
            assertThat(lookup("#step-next").queryButton().getAccessibleHelp()).startsWith(title);
            interact(() -> lookup("#step-next").query().requestFocus());
            push(KeyCode.ENTER);
        }
        assertThat(isShown("#first-steps")).isFalse();
    }

    @Test
    void whatTheComputerDoesIsNoStepOfThePlayers() {
        openFresh(computers(true, false));
        press("#action-button");
        await("the computer's move", () -> movesPlayed() == 1);
        assertThat(text("#step-title")).isEqualTo("Choose any cube");
    }

    @Test
    void theDemoThatIsOfferedIsWatchedUndisturbed() {
        var engine = FirstMoveEngine.held();
        open(FirstStepsTest::fresh, engine);
        await("the first step", () -> isShown("#first-steps"));
        press("#first-steps-demo");
        assertThat(game().seats().areBothComputers()).isTrue();
        assertThat(isShown("#first-steps")).isFalse();
        choose("#menu-game", "#menu-new");
        assertThat(text("#step-title")).isEqualTo("Choose any cube");
        assertThat(isShown("#first-steps")).isTrue();
    }

    @ParameterizedTest
    @CsvSource({
        "480, 420, 15, LIGHT, GERMAN",
        "800, 480, 6, DARK, ENGLISH",
        "1366, 768, 6, LIGHT, GERMAN",
        "1400, 1000, 3, DARK, ENGLISH"
    })
    void theStepsHaveAPlaceOfTheirOwnAndTheRingIsWhatTheyAreAbout(
            int width, int height, int side, Theme theme, Language language) {
        openFresh(windowSize(width, height)
                .andThen(boardSize(side))
                .andThen(now -> now.withLook(now.look().withTheme(theme)).withLanguage(language))::apply);
        for (int step = 1; step <= 3; step++) {
            picture().keep("first-step-%d-%dx%d-%d".formatted(step, width, height, side));
            Bounds bar = place("#first-steps");
            assertThat(bar.getMinX()).isGreaterThanOrEqualTo(0);
            assertThat(bar.getMaxX()).isLessThanOrEqualTo(width);
            for (String part : List.of("#board", "#action-button", ".side", "#status-bar")) {
                boolean isCovered = isShown(part) && isOver(bar, place(part));
                assertThat(isCovered).as(part).isFalse();
            }
            assertThat(Scenes.shown(stage().getScene())
                            .filter(Labeled.class::isInstance)
                            .filter(label -> Scenes.isCut((Labeled) label)))
                    .isEmpty();
            if (step == 1) {
                assertThat(isRingAround(square(String.valueOf((char) ('a' + side - 1)) + side)))
                        .isTrue();
                assertThat(lookup(".step-ring").queryAs(Rectangle.class).getStrokeDashArray())
                        .as("the ring of the keyboard is solid")
                        .isNotEmpty();
            }
            press("#step-next");
        }
        assertThat(isShown("#first-steps")).isFalse();
    }

    /** The mouse is on the board when a step is taken. */
    @ParameterizedTest
    @CsvSource({"1366, 768, ENGLISH", "800, 560, GERMAN", "480, 420, ENGLISH", "480, 420, GERMAN"})
    void theBoardStaysWhereItIsFromStepToStep(int width, int height, Language language) {
        open(now -> windowSize(width, height)
                .apply(now)
                .withProgress(Progress.DEFAULT)
                .withLanguage(language));
        Bounds before = place(".board-area");
        for (String square : List.of("a1", "c3", "a1", "c2")) {
            clickSquare(square);
            assertThat(isShown("#first-steps")).isTrue();
            assertThat(place(".board-area")).isEqualTo(before);
            assertThat(lookup("#first-steps .label, #first-steps .button").<Labeled>queryAllAs(Labeled.class))
                    .allSatisfy(part -> assertThat(
                                    part.localToScene(part.getLayoutBounds()).getMaxX())
                            .isLessThan(stage().getScene().getWidth()))
                    .noneMatch(Scenes::isCut);
            picture().keep("steps-%dx%d-%s-%s".formatted(width, height, language, square));
        }
        assertThat(isRingSeen()).as("about the whole board").isFalse();
    }

    @Test
    void theStepsGoOnAboveTheBoardWhenTheSidePanelGoes() {
        open(now -> windowSize(1366, 768).apply(now).withProgress(Progress.DEFAULT));
        clickSquare("a1");
        assertThat(lookup(".side-panel #first-steps").tryQuery()).isPresent();
        interact(() -> program().settings().update(WindowTest::withoutPanel));
        assertThat(isShown("#first-steps")).isTrue();
        assertThat(lookup(".side-panel #first-steps").tryQuery()).isEmpty();
        assertThat(place("#first-steps").getMaxY())
                .isLessThanOrEqualTo(place("#board").getMinY());
    }

    private static boolean isOver(Bounds one, Bounds other) {
        return Math.min(one.getMaxY(), other.getMaxY()) - Math.max(one.getMinY(), other.getMinY()) > 1;
    }

    private boolean isRingAround(Square square) {
        Bounds cube = boardView().localToScene(BoardSpots.cell(boardView(), square));
        Rectangle ring = lookup(".step-ring").queryAs(Rectangle.class);
        return Math.abs(ring.localToScene(ring.getX(), 0).getX() - cube.getMinX()) < 1
                && Math.abs(ring.localToScene(0, ring.getY()).getY() - cube.getMinY()) < 1;
    }

    @Test
    void theRingFollowsTheBoardHoweverOftenItsSizeChanges() {
        openFresh(windowSize(1000, 700));
        for (boolean hasToolbar : new boolean[] {false, true, false}) {
            interact(() -> program()
                    .settings()
                    .update(now -> now.withWindow(now.window().withToolbar(hasToolbar))));
            await("the ring is around the cube, toolbar " + hasToolbar, () -> isRingAround(square("c3")));
        }
    }

    /** The words are about a full cube: no other has the ring. */
    @Test
    void theSecondStepHasARingOnceThereIsAFullCube() {
        openFresh(UnaryOperator.identity());
        press("#step-next");
        clickSquare("a1"); // two of two points; the other side has none
        assertThat(isRingSeen()).isFalse();
        clickSquare("c3");
        await("the ring", () -> isRingSeen() && isRingAround(square("a1")));
    }

    private boolean isRingSeen() {
        return lookup(".step-ring").queryAs(Rectangle.class).getOpacity() > 0;
    }

    @Test
    void anotherLanguageIsTakenUpAtOnce() {
        openFresh(UnaryOperator.identity());
        interact(() -> program().settings().update(now -> now.withLanguage(Language.GERMAN)));
        assertThat(text("#step-title")).isEqualTo("W\u00e4hlen Sie einen W\u00fcrfel");
    }
}
