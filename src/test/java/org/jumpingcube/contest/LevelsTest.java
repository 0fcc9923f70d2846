package org.jumpingcube.contest;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.jumpingcube.LongRunning;
import org.jumpingcube.game.Skill;
import org.jumpingcube.game.Style;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** The levels against each other. All matches are by seed, so that they end the same way every time. */
class LevelsTest {
    private static final int THREADS = 2;

    private static double share(String a, String b, MatchPlan<?, ?> plan) throws Exception {
        return new Match<>(
                        plan,
                        ContestantSpec.parse(a, "", plan.game()),
                        ContestantSpec.parse(b, "", plan.game()),
                        Optional.empty())
                .play(THREADS, done -> {})
                .share();
    }

    /** The lower levels, in a few games: enough to notice two levels that have changed places. */
    @ParameterizedTest
    @CsvSource({"novice, beginner", "average, novice", "strong, average"})
    void eachLevelBeatsTheOneBelow(String upper, String lower) throws Exception {
        assertThat(share(
                        "kepler " + upper,
                        "newton " + lower,
                        new MatchPlan<>(MatchGame.ofCubes(5), 40, Openings.of(4), 1)))
                .isGreaterThan(0.75);
    }

    @ParameterizedTest
    @EnumSource(Style.class)
    void aBeginnerBeatsARandomMover(Style style) throws Exception {
        assertThat(share(style + " beginner", "random", new MatchPlan<>(MatchGame.ofCubes(5), 40, Openings.of(4), 1)))
                .isGreaterThan(0.55);
    }

    /** Somebody who counts cubes, and one who looks at the answer too: the levels for people begin between them. */
    @ParameterizedTest
    @CsvSource({"KEPLER", "NEWTON"})
    void aBeginnerLosesToNewcomersAndANoviceIsAMatchForThem(Style style) throws Exception {
        var plan = new MatchPlan<>(MatchGame.ofCubes(5), 40, Openings.of(4), 1);
        assertThat(share(style + " beginner", "greedy", plan)).isBetween(0.2, 0.6);
        assertThat(share(style + " beginner", "newcomer", plan)).isLessThan(0.35);
        assertThat(share(style + " novice", "newcomer", plan)).isBetween(0.4, 0.85);
    }

    /** What is asked of the levels, in full. */
    @LongRunning
    @ParameterizedTest
    @CsvSource({"5, KEPLER", "5, NEWTON", "6, KEPLER", "6, NEWTON", "7, KEPLER", "7, NEWTON"})
    void theLevelsForPeopleStandWhereTheyShould(int side, Style style) throws Exception {
        var plan = new MatchPlan<>(MatchGame.ofCubes(side), 200, Openings.of(4), 1);
        assertThat(share(style + " beginner", "greedy", plan)).isBetween(0.3, 0.45);
        assertThat(share(style + " beginner", "newcomer", plan)).isLessThan(0.35);
        assertThat(share(style + " novice", "newcomer", plan)).isBetween(0.55, 0.70);
    }

    /** Each step is large enough to be felt. */
    @LongRunning
    @ParameterizedTest
    @CsvSource({"5, KEPLER", "5, NEWTON", "6, KEPLER", "6, NEWTON", "7, KEPLER", "7, NEWTON"})
    void eachLevelIsAStepAboveTheOneBelow(int side, Style style) throws Exception {
        var levels = List.of(Skill.values());
        for (int i = 1; i < levels.indexOf(Skill.MASTER); i++) { // who is an Expert with more time
            String upper = style + " " + levels.get(i);
            String lower = style + " " + levels.get(i - 1);
            assertThat(share(upper, lower, new MatchPlan<>(MatchGame.ofCubes(side), 200, Openings.of(4), 1)))
                    .as("%s v %s", upper, lower)
                    .isGreaterThan(0.8);
        }
    }

    /** 200 points are three games in four, 108 are 65 %, and 301 are 85 %: enough to notice a table that is wrong. */
    @LongRunning
    @ParameterizedTest
    @CsvSource({"5, KEPLER", "5, NEWTON", "6, KEPLER", "6, NEWTON", "7, KEPLER", "7, NEWTON"})
    void twoHundredPointsAreThreeGamesInFour(int side, Style style) throws Exception {
        var plan = new MatchPlan<>(MatchGame.ofCubes(side), 200, Openings.of(4), 1);
        for (int elo = 800; elo < 2200; elo += 200) {
            assertThat(share(style + " elo " + (elo + 200), style + " elo " + elo, plan))
                    .as("%s v %s", elo + 200, elo)
                    .isBetween(0.65, 0.85);
        }
    }

    /** The table of a board that ends too early makes its last step too large: once it was 470, 94 %. */
    @LongRunning
    @ParameterizedTest
    @CsvSource({"5, KEPLER", "6, KEPLER", "7, KEPLER"})
    void theStepToAnExpertIsNoLargerThanTheOthers(int side, Style style) throws Exception {
        var plan = new MatchPlan<>(MatchGame.ofCubes(side), 60, Openings.of(4), 1);
        assertThat(share(style + " expert", style + " elo 2800", plan)).isBetween(0.6, 0.9);
    }
}
