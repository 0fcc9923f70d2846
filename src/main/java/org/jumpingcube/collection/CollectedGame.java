package org.jumpingcube.collection;

import java.time.Instant;
import java.util.Optional;
import org.jumpingcube.game.Outcome;
import org.jumpingcube.storage.SavedGame;

/**
 * A game to be kept.
 *
 * @param key what tells this game from all others, even from one with the same moves. A game that is kept again under its
 *     key replaces what was kept of it before
 * @param end how it ended, by its rules or otherwise; a game that goes on has been given up
 * @param began when it began, if that is known
 * @param ended when it ended, or was last seen
 * @param names of two people who played each other at this screen, or of other programs
 */
public record CollectedGame(
        String key,
        SavedGame<?, ?> saved,
        Outcome end,
        Origin origin,
        Optional<Instant> began,
        Instant ended,
        SeatNames names) {
    /** A game of people without names, or of programs. */
    public CollectedGame(
            String key, SavedGame<?, ?> saved, Outcome end, Origin origin, Optional<Instant> began, Instant ended) {
        this(key, saved, end, origin, began, ended, SeatNames.of(saved.seats()));
    }

    /**
     * A game from a file, which is known by its moves: the same game from another file is no other.
     *
     * @param ended when the file was last changed
     */
    public static CollectedGame imported(SavedGame<?, ?> saved, Instant ended) {
        var end = Fingerprint.whole(saved).current().outcome();
        return new CollectedGame(
                "moves " + Fingerprint.of(saved), saved, end, Origin.IMPORTED, Optional.empty(), ended);
    }
}
