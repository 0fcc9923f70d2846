package org.jumpingcube.settings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Random;
import java.util.TreeSet;
import org.jumpingcube.Law;
import org.junit.jupiter.api.Test;

/** The days on which somebody has solved the puzzle of the day. */
class SolvedDaysTest {
    private static final long TODAY = 20_784;

    @Law
    void theyAreThoseThatWereSolvedForMoreThanAMonthAndARowIsCountedBackFromTheLatest(Random random) {
        var solved = new TreeSet<Long>();
        var days = SolvedDays.NONE;
        for (long day = TODAY - 100; day <= TODAY; day++) {
            if (random.nextInt(100) < 70) {
                solved.add(day);
                days = days.with(day);
            }
        }
        for (long day = TODAY - 31; day <= TODAY + 1; day++) {
            assertThat(days.contains(day)).as("day %d", day).isEqualTo(solved.contains(day));
        }
        int inRow = 0;
        long last = solved.contains(TODAY) ? TODAY : TODAY - 1;
        while (solved.contains(last - inRow)) {
            inRow++;
        }
        assertThat(days.inRow(TODAY)).isEqualTo(inRow);
    }

    @Test
    void aRowIsKeptUntilADayHasPassedWithoutItsPuzzle() {
        var days = SolvedDays.NONE.with(TODAY - 1).with(TODAY).with(TODAY);
        assertThat(days.inRow(TODAY)).isEqualTo(2);
        assertThat(days.inRow(TODAY + 1)).isEqualTo(2);
        assertThat(days.inRow(TODAY + 2)).isZero();
        assertThat(days.with(TODAY + 2).inRow(TODAY + 2)).isEqualTo(1);
        assertThat(days.with(TODAY - 3).contains(TODAY - 3))
                .as("solved after midnight")
                .isTrue();
        assertThat(SolvedDays.NONE.contains(0)).isFalse();
    }

    @Test
    void theLatestDayOfAnOlderVersionIsARowByItself() {
        assertThat(new SolvedDays(TODAY, 0, 0).with(TODAY + 1).inRow(TODAY + 1)).isEqualTo(2);
    }

    @Test
    void whatIsNoSuchRecordIsRefused() {
        assertThatThrownBy(() -> new SolvedDays(-1, 0, 0)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new SolvedDays(1, -1, 0)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new SolvedDays(1, 1, 1L << 40)).isInstanceOf(IllegalArgumentException.class);
    }
}
