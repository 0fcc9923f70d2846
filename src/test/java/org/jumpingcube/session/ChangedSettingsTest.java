package org.jumpingcube.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.jumpingcube.session.SessionStand.COMPUTER;
import static org.jumpingcube.session.SessionStand.HUMAN;

import org.jumpingcube.game.Player;
import org.jumpingcube.game.Seat;
import org.jumpingcube.game.Seats;
import org.jumpingcube.game.Skill;
import org.jumpingcube.game.Square;
import org.jumpingcube.game.Style;
import org.jumpingcube.session.GameState.Animating;
import org.jumpingcube.session.GameState.ComputerHeld;
import org.jumpingcube.session.GameState.HumanToMove;
import org.jumpingcube.session.GameState.PausedAtStep;
import org.jumpingcube.session.GameState.ShowingMove;
import org.jumpingcube.session.GameState.Thinking;
import org.junit.jupiter.api.Test;

/** When a changed setting takes effect: at once where the game rests, else at the next turn. */
class ChangedSettingsTest {
    private static final Pauses BEFORE_MOVE = new Pauses(true, false);
    private static final Pauses BEFORE_STEP = new Pauses(false, true);
    private static final Seat EXPERT = new Seat(true, Style.NEWTON, Skill.EXPERT);

    private static void change(SessionStand bench, Seat one, Seat two) {
        bench.session.change(new Seats(one, two), Pauses.NONE);
    }

    private static void pause(SessionStand bench, Pauses pauses) {
        bench.session.change(bench.session.view().seats(), pauses);
    }

    private static int movesPlayed(SessionStand bench) {
        return bench.session.view().history().cursor();
    }

    // Who is playing

    @Test
    void whoIsPlayingHoldsAtOnceWhileTheGameWaitsForAHumanAndTheNewComputerIsHeld() {
        var bench = new SessionStand(3, HUMAN, HUMAN);
        change(bench, COMPUTER, HUMAN);
        assertThat(bench.state())
                .isEqualTo(new ComputerHeld<Square>(Player.ONE, ComputerHeld.Cause.START_COMPUTER_MOVE));
        assertThat(bench.requests)
                .as("it does not think before the button is pressed")
                .isEmpty();
        bench.press();
        assertThat(bench.state()).isInstanceOf(Thinking.class);
    }

    @Test
    void whoIsPlayingHoldsAtOnceWhileTheComputerIsHeld() {
        var bench = new SessionStand(3, COMPUTER, HUMAN);
        change(bench, HUMAN, HUMAN);
        assertThat(bench.state()).isEqualTo(new HumanToMove<Square>(Player.ONE, true, false));
        bench.click(1, 1);
        assertThat(movesPlayed(bench)).isEqualTo(1);
    }

    @Test
    void theOtherSideGivenToTheComputerAnswersByItself() {
        var bench = new SessionStand(3, HUMAN, HUMAN);
        change(bench, HUMAN, COMPUTER);
        assertThat(bench.state()).isEqualTo(new HumanToMove<Square>(Player.ONE, false, false));
        bench.click(1, 1);
        assertThat(bench.state()).isInstanceOf(Thinking.class);
    }

    @Test
    void aSideGivenToAHumanWhileItsComputerThinksPlaysThatMoveYet() {
        var bench = new SessionStand(3, HUMAN, COMPUTER);
        bench.click(0, 0);
        change(bench, HUMAN, HUMAN);
        assertThat(bench.state()).isInstanceOf(Thinking.class);
        bench.answer(1, 1);
        bench.shown();
        assertThat(movesPlayed(bench)).isEqualTo(2);
        bench.click(2, 2);
        assertThat(bench.state())
                .as("the next turn is the human's")
                .isEqualTo(new HumanToMove<Square>(Player.TWO, true, false));
    }

    @Test
    void aSideGivenToTheComputerWhileTheOtherThinksIsHeldWhenItIsToMove() {
        var bench = new SessionStand(3, HUMAN, COMPUTER);
        bench.click(0, 0);
        change(bench, COMPUTER, COMPUTER);
        assertThat(bench.state()).isInstanceOf(Thinking.class);
        bench.answer(1, 1);
        bench.shown();
        assertThat(bench.state()).isEqualTo(new ComputerHeld<Square>(Player.ONE, ComputerHeld.Cause.CONTINUE_GAME));
        bench.press();
        bench.answer(2, 2);
        bench.shown();
        assertThat(bench.state()).as("held once only").isInstanceOf(Thinking.class);
    }

    @Test
    void aSideGivenToTheComputerDuringACascadeIsHeldWhenItIsToMoveAlsoAfterAnotherChange() {
        var bench = cascade(Pauses.NONE);
        change(bench, HUMAN, COMPUTER);
        change(bench, HUMAN, EXPERT);
        assertThat(bench.state()).isInstanceOf(Animating.class);
        bench.shown();
        assertThat(bench.state()).isInstanceOf(ComputerHeld.class);
    }

    @Test
    void aSideGivenToTheComputerAndTakenBackDuringACascadeIsTheHumans() {
        var bench = cascade(Pauses.NONE);
        change(bench, HUMAN, COMPUTER);
        change(bench, HUMAN, HUMAN);
        bench.shown();
        assertThat(bench.state()).isInstanceOf(HumanToMove.class);
    }

    // The pauses

    @Test
    void aPauseBeforeMovesChosenWhileAComputerThinksHoldsTheNextTurn() {
        var bench = new SessionStand(3, COMPUTER, COMPUTER);
        bench.press();
        pause(bench, BEFORE_MOVE);
        assertThat(bench.state()).isInstanceOf(Thinking.class);
        bench.answer(0, 0);
        bench.shown();
        assertThat(bench.state()).isInstanceOf(ComputerHeld.class);
        assertThat(movesPlayed(bench)).isEqualTo(1);
    }

    @Test
    void aPauseBeforeMovesSwitchedOffWhileHeldHoldsNoMoreAfterThePress() {
        var bench = new SessionStand(3, COMPUTER, COMPUTER, BEFORE_MOVE);
        pause(bench, Pauses.NONE);
        assertThat(bench.state()).isInstanceOf(ComputerHeld.class);
        bench.press();
        bench.answer(0, 0);
        bench.shown();
        assertThat(bench.state()).isInstanceOf(Thinking.class);
    }

    @Test
    void aPauseBeforeMovesChosenWhileAHumanIsToMoveHoldsTheComputersAnswer() {
        var bench = new SessionStand(3, HUMAN, COMPUTER);
        pause(bench, BEFORE_MOVE);
        bench.click(0, 0);
        assertThat(bench.state()).isInstanceOf(ComputerHeld.class);
    }

    @Test
    void aPauseBeforeStepsChosenDuringACascadeCountsFromTheNextMove() {
        var bench = cascade(Pauses.NONE);
        pause(bench, BEFORE_STEP);
        assertThat(bench.state()).isInstanceOf(Animating.class);
        bench.shown();
        bench.click(2, 2);
        assertThat(bench.state()).isInstanceOf(PausedAtStep.class);
    }

    @Test
    void aPauseBeforeStepsSwitchedOffInAPauseShowsTheRestAtThePress() {
        var bench = cascade(BEFORE_STEP);
        assertThat(bench.state()).isInstanceOf(PausedAtStep.class);
        pause(bench, Pauses.NONE);
        assertThat(bench.state()).isInstanceOf(PausedAtStep.class);
        bench.press();
        bench.shown();
        assertThat(bench.state()).isInstanceOf(HumanToMove.class);
    }

    // Style and skill

    @Test
    void styleAndSkillCountFromTheComputersNextMoveNotFromTheOneBeingThoughtOf() {
        var bench = new SessionStand(3, HUMAN, COMPUTER);
        bench.click(0, 0);
        change(bench, HUMAN, EXPERT);
        assertThat(bench.requests).hasSize(1);
        assertThat(bench.requests.get(0).seat()).isEqualTo(COMPUTER);
        bench.answer(1, 1);
        assertThat(bench.state()).isInstanceOf(ShowingMove.class);
        bench.shown();
        bench.click(0, 2);
        assertThat(bench.requests.get(1).seat()).isEqualTo(EXPERT);
    }

    @Test
    void styleAndSkillCountFromTheNextHint() {
        var bench = new SessionStand(3, HUMAN, HUMAN);
        var adviser = new Seat(false, Style.NEWTON, Skill.EXPERT);
        change(bench, adviser, HUMAN);
        bench.session.hint();
        assertThat(bench.requests.get(0).seat()).isEqualTo(adviser);
    }

    /** Two humans; player one's corner has just burst. */
    private static SessionStand cascade(Pauses pauses) {
        var bench = new SessionStand(3, HUMAN, HUMAN, pauses);
        bench.click(0, 0);
        bench.click(2, 2);
        bench.click(0, 0);
        return bench;
    }
}
