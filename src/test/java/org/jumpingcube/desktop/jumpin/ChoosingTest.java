package org.jumpingcube.desktop.jumpin;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.jumpingcube.desktop.jumpin.Choosing.Refusal;
import org.jumpingcube.desktop.jumpin.Choosing.Refused;
import org.jumpingcube.game.Square;
import org.jumpingcube.jumpin.JumpinPosition;
import org.jumpingcube.jumpin.Positions;
import org.jumpingcube.jumpin.Squares;
import org.junit.jupiter.api.Test;

class ChoosingTest {
    private final JumpinPosition start = Positions.start();
    private final Choosing choosing = new Choosing(start);

    ChoosingTest() {
        choosing.follow(start, true);
    }

    private static Square at(String name) {
        return Squares.parse(name).orElseThrow();
    }

    private Optional<Refusal> afterTaking(String square, boolean isStep) {
        choosing.take(at(square), isStep);
        return choosing.refused().get().map(Refused::reason);
    }

    @Test
    void whatCannotBeChosenIsRefusedForAReason() {
        assertThat(afterTaking("c11", false)).contains(Refusal.OPPONENT);
        assertThat(afterTaking("c5", false)).contains(Refusal.NO_PAWN);
        assertThat(afterTaking("a1", false)).as("a pawn").isEmpty();
        assertThat(afterTaking("c11", false)).contains(Refusal.NO_LANDING);
        assertThat(choosing.choice().get().map(Choice::from)).contains(at("a1"));
    }

    @Test
    void aFarLandingIsNoSingleJump() {
        choosing.follow(Positions.position("wwwwww/w4w/6/4w1/4w1/4w1/1wxw2/x5/x5/x2x1x/xxxxxx x"), true);
        assertThat(afterTaking("a1", false)).isEmpty();
        assertThat(afterTaking("e9", true)).contains(Refusal.MORE_JUMPS);
    }

    @Test
    void aRefusalIsOverOnceTheUserPointsElsewhereOrTheGameGoesOn() {
        assertThat(afterTaking("c5", false)).isPresent();
        choosing.moveOn(Optional.of(at("c5")));
        assertThat(choosing.refused().get()).isPresent();
        choosing.moveOn(Optional.of(at("c6")));
        assertThat(choosing.refused().get()).isEmpty();
        assertThat(afterTaking("c5", false)).isPresent();
        choosing.follow(start.play(start.legalMoves().get(0)).after(), true);
        assertThat(choosing.refused().get()).isEmpty();
    }

    @Test
    void aPawnThatIsDraggedWhereItCannotLandIsRefusedButNotOneThatIsPutBack() {
        choosing.take(at("a1"), false);
        choosing.land(at("a1"));
        assertThat(choosing.refused().get()).isEmpty();
        choosing.land(at("e6"));
        assertThat(choosing.refused().get()).contains(new Refused(at("e6"), Refusal.NO_LANDING));
    }

    @Test
    void nothingIsRefusedWhileThereIsNothingToChoose() {
        choosing.follow(start, false);
        assertThat(afterTaking("c11", false)).isEmpty();
    }
}
