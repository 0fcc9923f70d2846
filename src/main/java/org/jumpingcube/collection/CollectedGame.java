package org.jumpingcube.collection;

import java.time.DateTimeException;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.jumpingcube.game.Outcome;
import org.jumpingcube.game.Player;
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
    /** What the keys of games of tournaments begin with, and no others do. */
    public static final String TOURNAMENT = "arena ";

    private static final String KEY = "key";
    private static final String WINNER = "winner";
    private static final String REASON = "reason";
    private static final String ORIGIN = "origin";
    private static final String BEGAN = "began";
    private static final String ENDED = "ended";
    private static final String ONE = "one";
    private static final String TWO = "two";

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

    /** All but the game itself, to be written down beside it while it waits; {@link #of} reads it. */
    public Map<String, String> notes() {
        var notes = new LinkedHashMap<String, String>();
        notes.put(KEY, key);
        notes.put(
                WINNER,
                end.winner().map(player -> Integer.toString(player.number())).orElse(""));
        notes.put(REASON, end.reason());
        notes.put(ORIGIN, origin.name());
        began.ifPresent(time -> notes.put(BEGAN, time.toString()));
        notes.put(ENDED, ended.toString());
        notes.put(ONE, names.one());
        notes.put(TWO, names.two());
        return notes;
    }

    /** The game with what was written down beside it; where that is spoilt, as from a file. */
    public static CollectedGame of(SavedGame<?, ?> saved, Map<String, String> notes) {
        try {
            return new CollectedGame(
                    note(notes, KEY),
                    saved,
                    end(note(notes, WINNER), note(notes, REASON)),
                    Origin.valueOf(note(notes, ORIGIN)),
                    Optional.ofNullable(notes.get(BEGAN)).map(Instant::parse),
                    Instant.parse(note(notes, ENDED)),
                    new SeatNames(note(notes, ONE), note(notes, TWO)));
        } catch (IllegalArgumentException | DateTimeException e) {
            return imported(saved, Instant.EPOCH);
        }
    }

    private static String note(Map<String, String> notes, String name) {
        return Optional.ofNullable(notes.get(name)).orElseThrow(() -> new IllegalArgumentException(name));
    }

    private static Outcome end(String winner, String reason) {
        if (!winner.isEmpty()) {
            return new Outcome.Won(winner.equals("1") ? Player.ONE : Player.TWO, reason);
        }
        return reason.isEmpty() ? new Outcome.GoingOn() : new Outcome.Drawn(reason);
    }
}
