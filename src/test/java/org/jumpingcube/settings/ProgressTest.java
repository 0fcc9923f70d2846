package org.jumpingcube.settings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jumpingcube.game.Seat;
import org.jumpingcube.game.Skill;
import org.jumpingcube.game.Style;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** How the games of a user ended. */
class ProgressTest {
    private static final Seat NEWTON = new Seat(true, Style.NEWTON, Skill.AVERAGE);

    @Test
    void eachOpponentHasARecordOfItsOwn() {
        var kepler = new Seat(true, Style.KEPLER, Skill.AVERAGE);
        var progress = Progress.DEFAULT
                .recorded("cube", NEWTON, Optional.of(true))
                .recorded("cube", NEWTON, Optional.of(false))
                .recorded("cube", kepler, Optional.empty());
        assertThat(progress.won("cube", NEWTON)).isEqualTo(1);
        assertThat(progress.played("cube", NEWTON)).isEqualTo(2);
        assertThat(progress.won("cube", kepler)).isZero();
        assertThat(progress.played("cube", kepler)).as("a draw is a game").isEqualTo(1);
        assertThat(progress.played("jumpin", NEWTON)).isZero();
    }

    @Test
    void onlyTheLatestTwentyGamesCount() {
        var progress = Progress.DEFAULT;
        for (int game = 0; game < 30; game++) {
            progress = progress.recorded("cube", NEWTON, Optional.of(game < 15));
        }
        assertThat(progress.played("cube", NEWTON)).isEqualTo(20);
        assertThat(progress.won("cube", NEWTON)).isEqualTo(5);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "x", "++++++++++++++++++++-"})
    void whatIsNoRecordIsRefused(String ends) {
        assertThatThrownBy(() -> new Progress(
                        Map.of(),
                        Skill.AVERAGE,
                        0,
                        Map.of("cube.newton.average", ends),
                        PuzzleRecord.DEFAULT,
                        Set.of()))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
