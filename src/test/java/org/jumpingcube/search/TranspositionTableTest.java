package org.jumpingcube.search;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class TranspositionTableTest {
    private static final long KEY = 0x1234_5678_9ABC_DEF0L;
    private static final long OTHER = 0x1234_5678_0FED_CBA9L; // in the same place

    private final long[] longs = new long[32];
    private final TranspositionTable table = new TranspositionTable(longs);

    TranspositionTableTest() {
        table.startSearch();
    }

    @Test
    void aFindingComesBackUnderItsKeyAlone() {
        table.store(KEY, 65_534, -32_000, 96, TranspositionTable.LOWER_BOUND);

        long data = table.find(KEY);
        assertThat(TranspositionTable.move(data)).isEqualTo(65_534);
        assertThat(TranspositionTable.score(data)).isEqualTo(-32_000);
        assertThat(TranspositionTable.depth(data)).isEqualTo(96);
        assertThat(TranspositionTable.bound(data)).isEqualTo(TranspositionTable.LOWER_BOUND);
        assertThat(table.find(OTHER)).isEqualTo(TranspositionTable.UNKNOWN);
    }

    @Test
    void aNewSearchKnowsNothingOfTheOneBefore() {
        table.store(KEY, 1, 2, 3, TranspositionTable.EXACT);
        table.startSearch();
        assertThat(table.find(KEY)).isEqualTo(TranspositionTable.UNKNOWN);
    }

    /** One long of one thread's data and one of another's: whichever is the newer, nobody takes it for theirs. */
    @Test
    void anEntryOfTwoHalvesIsNobodys() {
        table.store(KEY, 1, 500, 9, TranspositionTable.EXACT);
        long[] one = longs.clone();
        table.store(OTHER, 2, -500, 4, TranspositionTable.UPPER_BOUND);
        long[] other = longs.clone();
        for (int half = 0; half < 2; half++) {
            for (int place = 0; place < longs.length; place++) {
                longs[place] = place % 2 == half ? one[place] : other[place];
            }
            assertThat(table.find(KEY)).isEqualTo(TranspositionTable.UNKNOWN);
            assertThat(table.find(OTHER)).isEqualTo(TranspositionTable.UNKNOWN);
        }
    }
}
