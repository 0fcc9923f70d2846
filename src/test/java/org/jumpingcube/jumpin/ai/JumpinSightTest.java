package org.jumpingcube.jumpin.ai;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.Random;
import org.jumpingcube.game.SearchBudget;
import org.jumpingcube.game.Seat;
import org.jumpingcube.game.Skill;
import org.jumpingcube.game.Style;
import org.jumpingcube.jumpin.JumpinPosition;
import org.jumpingcube.jumpin.Positions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class JumpinSightTest {
    private static final int MOVES = 30; // of one side

    /** The positions of a game in which the same side is to move. */
    private static List<JumpinPosition> positions() {
        var random = new Random(1);
        var positions = new ArrayList<JumpinPosition>();
        var position = Positions.start();
        for (int ply = 0; ply < 2 * MOVES; ply++) {
            if (ply % 2 == 0) {
                positions.add(position);
            }
            var moves = position.legalMoves();
            position = position.play(moves.get(random.nextInt(moves.size()))).after();
        }
        return positions;
    }

    private static List<JumpinStrength> strengths(JumpinSight sight) {
        return positions().stream()
                .map(position -> sight.strength(position, SearchBudget.USUAL))
                .toList();
    }

    private static JumpinStrength of(Skill skill) {
        return new JumpinSight(skill, OptionalInt.empty(), 1).strength(Positions.start(), SearchBudget.USUAL);
    }

    @ParameterizedTest
    @EnumSource(Skill.class)
    void aLevelPlaysInOneWay(Skill skill) {
        assertThat(strengths(new JumpinSight(skill, OptionalInt.empty(), 7))).containsOnly(of(skill));
    }

    /** In every game, whatever the seed. */
    @ParameterizedTest
    @CsvSource({"BEGINNER, NOVICE, 850, 0.2", "AVERAGE, STRONG, 1275, 0.5", "STRONG, EXPERT, 1425, 0.5"})
    void betweenTwoLevelsItsMovesAreOfBoth(Skill lower, Skill upper, int elo, double share) {
        for (long seed : new Random(1).longs(50).toArray()) {
            var strengths = strengths(JumpinSight.of(JumpinSight.ELO.seat(Style.KEPLER, elo), seed));
            assertThat(strengths).containsOnly(of(lower), of(upper));
            assertThat((double) strengths.stream().filter(of(upper)::equals).count())
                    .isCloseTo(share * MOVES, within(2.0));
        }
    }

    @Test
    void whoIsBelowABeginnerErrsMore() {
        var least = JumpinSight.of(JumpinSight.ELO.seat(Style.KEPLER, JumpinSight.ELO.least()), 1)
                .strength(Positions.start(), SearchBudget.USUAL);
        assertThat(least.slips()).isGreaterThan(of(Skill.BEGINNER).slips());
    }

    /** As a seat of the cubes has it. */
    @Test
    void moreThanAnExpertHasIsAnExpert() {
        var seat = new Seat(true, Style.NEWTON, Skill.AVERAGE, OptionalInt.of(1900));
        assertThat(strengths(JumpinSight.of(seat, 1))).containsOnly(of(Skill.EXPERT));
    }
}
