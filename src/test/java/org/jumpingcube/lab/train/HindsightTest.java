package org.jumpingcube.lab.train;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import org.jumpingcube.cube.ai.Weights;
import org.junit.jupiter.api.Test;

class HindsightTest {
    private static final double EXACT = 1e-12;

    private final Hindsight hindsight = new Hindsight(Weights.madeByHand(), 4, 0.5);

    /** Leads of the players of even and of odd plies by turns, each as seen by who is to move. */
    private static List<Double> leads(int plies, double leadOfEven) {
        var leads = new ArrayList<Double>();
        for (int ply = 0; ply < plies; ply++) {
            leads.add(ply % 2 == 0 ? leadOfEven : -leadOfEven);
        }
        return leads;
    }

    @Test
    void aLeadThatLastsIsTheChanceOfWhoeverHasIt() {
        assertThat(hindsight.chance(leads(40, 2), 6)).isCloseTo(1 / (1 + Math.exp(-1)), within(EXACT));
        assertThat(hindsight.chance(leads(40, 2), 7)).isCloseTo(1 / (1 + Math.exp(1)), within(EXACT));
    }

    @Test
    void afterTheEndTheWinnerHasWon() {
        var leads = leads(12, 0); // the player of the odd plies made the last move
        assertThat(hindsight.chance(leads, 11)).isEqualTo(1);
        assertThat(hindsight.chance(leads, 10)).isZero();
        assertThat(hindsight.chance(leads, 3))
                .as("five plies of the game, and three after it")
                .isEqualTo(5.5 / 8);
    }

    @Test
    void onlyWhatIsLaterCounts() {
        var leads = leads(40, 1);
        for (int ply = 0; ply < 10; ply++) {
            leads.set(ply, 99.0);
        }
        assertThat(hindsight.chance(leads, 6)).isEqualTo(hindsight.chance(leads(40, 1), 6));
    }

    @Test
    void onABoardItLooksTwoPliesOnForEachSquareOfASide() {
        assertThat(Hindsight.on(15, Weights.madeByHand()).plies()).isEqualTo(30);
    }
}
