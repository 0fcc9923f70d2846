package org.jumpingcube.cube.ai;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.game.SearchBudget;
import org.jumpingcube.game.Skill;
import org.jumpingcube.game.Style;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class StrengthTest {
    private static final int SIDE = 6;

    private static long nodes(Skill skill, long seed) {
        return Strength.of(Personality.of(Style.KEPLER, skill, seed), SearchBudget.USUAL, SIDE)
                .nodes();
    }

    @Test
    void aStrongPlayerHasAnOffDayInThreeOfEightGames() {
        long usual = new Random(1)
                .longs(4_000)
                .map(seed -> nodes(Skill.STRONG, seed))
                .filter(nodes -> nodes == 240_000)
                .count();
        long off = new Random(1)
                .longs(4_000)
                .map(seed -> nodes(Skill.STRONG, seed))
                .filter(nodes -> nodes == 360)
                .count();

        assertThat(usual + off).isEqualTo(4_000);
        assertThat(off).isBetween(1_400L, 1_600L); // three standard deviations of 31
    }

    /** The day lasts the whole game. */
    @Test
    void onAnOffDayAStrongPlayerSeesTheAnswerAndLittleMore() {
        long offDay = new Random(1)
                .longs()
                .filter(seed -> nodes(Skill.STRONG, seed) < 1_000)
                .findFirst()
                .orElseThrow();
        var engine = new CubeEngine(Personality.of(Style.NEWTON, Skill.STRONG, offDay));
        var position = CubePosition.start(SIDE);
        for (int i = 0; i < 10; i++) {
            var analysis = engine.analyse(position, SearchBudget.USUAL);
            assertThat(analysis.depth()).isBetween(2, 5);
            position = position.play(analysis.move()).after();
        }
    }

    @ParameterizedTest
    @EnumSource(
            value = Skill.class,
            mode = EnumSource.Mode.EXCLUDE,
            names = {"STRONG"})
    void othersPlayAlikeEveryDay(Skill skill) {
        assertThat(new Random(1).longs(100).map(seed -> nodes(skill, seed)).distinct())
                .hasSize(1);
    }
}
