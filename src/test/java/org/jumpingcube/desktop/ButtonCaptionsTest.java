package org.jumpingcube.desktop;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.css.PseudoClass;
import javafx.scene.control.Labeled;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Region;
import javafx.scene.paint.Color;
import javafx.scene.paint.Paint;
import org.jumpingcube.cube.FirstMoveEngine;
import org.jumpingcube.settings.CascadeDisplay;
import org.jumpingcube.settings.Colours;
import org.jumpingcube.settings.Friends;
import org.jumpingcube.settings.MasterThinking;
import org.jumpingcube.settings.Motion;
import org.jumpingcube.settings.MoveAnimation;
import org.jumpingcube.settings.Play;
import org.jumpingcube.settings.Settings;
import org.jumpingcube.settings.StageUnit;
import org.junit.jupiter.api.Test;

/** What the large button says, and what a press of it does, in the window. The whole table is in ButtonTableTest. */
class ButtonCaptionsTest extends WindowTest {
    private static final PseudoClass START = PseudoClass.getPseudoClass("start");
    private static final PseudoClass STOP = PseudoClass.getPseudoClass("stop");

    @Test
    void twoComputersAreStartedInterruptedAndContinued() {
        var engine = FirstMoveEngine.held();
        open(computers(true, true), engine);
        assertThat(caption()).isEqualTo("Start game");
        assertThat(actionButton().getPseudoClassStates()).contains(START);
        press("#action-button");
        assertThat(caption()).isEqualTo("Interrupt game");
        assertThat(actionButton().getPseudoClassStates()).contains(STOP);
        engine.release(3);
        await("three moves are played", () -> movesPlayed() == 3);
        press("#action-button");
        assertThat(text("#status-text")).isEqualTo("Finishing move\u2026");
        assertThat(caption()).as("the next press stops the search").isEqualTo("Stop computing");
        engine.release(1);
        awaitCaption("Continue game");
        assertThat(movesPlayed()).isEqualTo(4);
        press("#action-button");
        engine.release(1);
        await("the fifth move is played", () -> movesPlayed() == 5);
        assertThat(caption()).isEqualTo("Interrupt game");
    }

    @Test
    void theLongestCaptionIsWhole() {
        open(computers(true, false), FirstMoveEngine.held());
        assertThat(caption()).isEqualTo("Start computer move");
        assertThat(Scenes.isCut((Labeled) actionButton())).isFalse();
    }

    /** Blue while a human is to act, whatever colours the players have; the cube in it says whose turn it is. */
    @Test
    void theButtonKeepsItsColourAndACubeInItHasTheMovers() {
        open(now -> computers(false, false)
                .apply(now)
                .withLook(now.look().withColours(new Colours(Colours.OWN_CHOICE, "#c0352a", "#1f7f47", "#e4e7ea"))));
        assertThat(fill("#action-button")).isEqualTo(Color.web("#2f6fba"));
        assertThat(fill("#action-button .cube")).isEqualTo(Color.web("#c0352a"));
        clickSquare("a1");
        assertThat(fill("#action-button")).isEqualTo(Color.web("#2f6fba"));
        assertThat(fill("#action-button .cube")).isEqualTo(Color.web("#1f7f47"));
    }

    private Paint fill(String query) {
        var fills = lookup(query).queryAs(Region.class).getBackground().getFills();
        return fills.get(fills.size() - 1).getFill();
    }

    @Test
    void aPressWhileFinishingTakesTheMoveFoundSoFar() {
        open(computers(true, true), FirstMoveEngine.held());
        press("#action-button");
        press("#action-button");
        assertThat(caption()).isEqualTo("Stop computing");
        press("#action-button");
        awaitCaption("Continue game");
        assertThat(movesPlayed()).isEqualTo(1);
    }

    @Test
    void aClickOnTheBoardStartsAHeldComputer() {
        open(computers(true, false), new FirstMoveEngine());
        assertThat(caption()).isEqualTo("Start computer move");
        clickSquare("c3");
        awaitCaption("Your turn");
        assertThat(movesPlayed()).isEqualTo(1);
        assertThat(board().at(square("c3")).owner())
                .as("the click itself plays nothing")
                .isEmpty();
    }

    @Test
    void aHumansTurnDisablesTheButton() {
        open(computers(false, true), FirstMoveEngine.held());
        assertThat(caption()).isEqualTo("Your turn");
        assertThat(actionButton().isDisabled()).isTrue();
        clickSquare("a1");
        assertThat(caption()).isEqualTo("Stop computing");
        assertThat(actionButton().isDisabled()).isFalse();
        assertThat(lookup("#tool-undo").queryButton().isDisabled())
                .as("while a move runs only New and the button work")
                .isTrue();
        assertThat(lookup("#tool-new").queryButton().isDisabled()).isFalse();
        press("#action-button");
        awaitCaption("Your turn");
        assertThat(movesPlayed()).isEqualTo(2);
    }

    @Test
    void aPersonWithANameIsCalledByIt() {
        open(now -> now.withFriends(new Friends("Anna_1", "")));
        assertThat(caption()).isEqualTo("Anna_1");
        assertThat(actionButton().getAccessibleHelp()).contains("Anna_1");
        assertThat(actionButton().isMnemonicParsing()).isFalse();
        clickSquare("a1");
        assertThat(caption()).as("nobody's name").isEqualTo("Player 2");
        interact(() -> program().settings().update(now -> now.withFriends(new Friends("Ben", "Ben"))));
        assertThat(caption()).isEqualTo("Ben (Blue)");
    }

    @Test
    void aChosenMoveBlinksUntilTheButtonOrAClickStopsIt() {
        open(computers(false, true).andThen(ButtonCaptionsTest::slowBlinking)::apply, new FirstMoveEngine());
        clickSquare("b2");
        awaitCaption("Stop showing move");
        press("#action-button");
        assertThat(movesPlayed()).isEqualTo(2);
        assertThat(caption()).isEqualTo("Your turn");
        clickSquare("b2");
        awaitCaption("Stop showing move");
        clickSquare("c3");
        assertThat(movesPlayed())
                .as("the click skips the blinking and plays nothing")
                .isEqualTo(4);
    }

    @Test
    void enterSkipsTheBlinkingAndPlaysNothing() {
        open(computers(false, true).andThen(ButtonCaptionsTest::slowBlinking)::apply, new FirstMoveEngine());
        clickSquare("b2");
        awaitCaption("Stop showing move");
        typeOnBoard(KeyCode.ENTER);
        assertThat(movesPlayed()).isEqualTo(2);
    }

    @Test
    void aCascadeIsStoppedAtItsEnd() {
        open(ButtonCaptionsTest::slowBlinking);
        clickSquares("a1", "c3", "a1"); // the corner holds three, one too many
        assertThat(caption()).isEqualTo("Stop animation");
        press("#action-button");
        assertThat(caption()).isEqualTo("Player 2");
        assertThat(board().at(square("a2")).value()).isEqualTo(2);
    }

    @Test
    void eachStepOfACascadeWaitsForTheButtonEnterOrAClick() {
        open(now -> now.withPlay(
                new Play(now.play().seats(), false, true, now.play().game(), MasterThinking.DEFAULT)));
        clickSquares("a1", "c3", "a1"); // three points are one too many in a corner
        assertThat(caption()).isEqualTo("Show next step");
        press("#action-button");
        assertThat(caption()).isEqualTo("Player 2");
        clickSquare("c3");
        assertThat(caption()).isEqualTo("Show next step");
        typeOnBoard(KeyCode.ENTER);
        assertThat(caption()).isEqualTo("Player 1");
        clickSquares("a1", "c3", "a1");
        assertThat(caption()).isEqualTo("Show next step");
        clickSquare("b2"); // whichever cube it is
        assertThat(caption()).isEqualTo("Player 2");
        assertThat(movesPlayed()).as("nothing was played on the way").isEqualTo(7);
    }

    private static Settings slowBlinking(Settings now) {
        return now.withAnimation(new MoveAnimation(CascadeDisplay.BLINK, 1.5, StageUnit.WAVE, Motion.FULL));
    }
}
