package org.jumpingcube.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class EloScaleTest {
    private static final EloScale SCALE = EloScale.of(700, 800, 1300, 1750, 2350, 3000);

    private static Seat seat(int elo) {
        return new Seat(true, Style.KEPLER, Skill.NOVICE, OptionalInt.of(elo));
    }

    @ParameterizedTest
    @CsvSource({
        "700, BEGINNER",
        "800, BEGINNER",
        "1299, BEGINNER",
        "1300, NOVICE",
        "1750, AVERAGE",
        "2999, STRONG",
        "3000, EXPERT"
    })
    void aStrengthIsAtTheHighestLevelThatIsNotAboveIt(int elo, Skill level) {
        assertThat(SCALE.levelAt(elo)).isEqualTo(level);
        assertThat(SCALE.seat(Style.NEWTON, elo).skill()).isEqualTo(level);
    }

    @Test
    void whoIsAsStrongAsALevelIsOfThatLevel() {
        assertThat(SCALE.seat(Style.NEWTON, 1300)).isEqualTo(new Seat(true, Style.NEWTON, Skill.NOVICE));
        assertThat(SCALE.seat(Style.NEWTON, 1350).elo()).hasValue(1350);
    }

    @Test
    void aSeatHasTheNearestStrengthThatThereIs() {
        assertThat(SCALE.of(seat(1450))).isEqualTo(1450);
        assertThat(SCALE.of(seat(100))).isEqualTo(700);
        assertThat(SCALE.of(seat(4000))).isEqualTo(3000);
        assertThat(SCALE.of(new Seat(true, Style.KEPLER, Skill.MASTER))).isEqualTo(3000);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 699, 3001})
    void thereAreNoOtherPlayers(int elo) {
        assertThat(SCALE.contains(elo)).isFalse();
        assertThatThrownBy(() -> SCALE.seat(Style.KEPLER, elo)).isInstanceOf(IllegalArgumentException.class);
    }

    @ParameterizedTest
    @ValueSource(ints = {99, 4001})
    void aSeatHasAStrengthThatSomebodyCanHave(int elo) {
        assertThatThrownBy(() -> seat(elo)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void theMarksRise() {
        assertThatThrownBy(() -> EloScale.of(700, 800, 1300, 1300, 2350, 3000))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new EloScale(700, Map.of(Skill.BEGINNER, 800)))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
