package org.jumpingcube.desktop.arena;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ArenaRunTest {
    /** The window has 256 MB; with a game on each of 15 processors the tables alone would need twice as much. */
    @ParameterizedTest
    @CsvSource({"1, 256, 1", "2, 256, 1", "4, 256, 3", "16, 256, 4", "16, 32, 1", "8, 4096, 7"})
    void asManyGamesArePlayedAtATimeAsProcessorsAndMemoryAllow(int processors, long megabytes, int games) {
        assertEquals(games, ArenaRun.threads(processors, megabytes << 20));
    }
}
