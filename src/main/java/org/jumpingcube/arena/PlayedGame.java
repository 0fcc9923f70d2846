package org.jumpingcube.arena;

import java.util.List;
import java.util.Optional;
import org.jumpingcube.contest.Fault;
import org.jumpingcube.contest.MoveTimes;

/**
 * A game of a tournament that is over.
 *
 * @param number of the game in the tournament
 * @param first the place of the entrant that moved first
 * @param second the place of the other
 * @param winner the place of the winner; empty after a draw
 * @param reason why it ended, in the game's own words; after a forfeit, what happened
 * @param forfeit of the loser, if that is why it ended
 * @param moves in the game's notation, those of the opening included
 * @param times of the moves of both, of the first first
 * @param lines what a loser by forfeit wrote last, oldest first
 */
public record PlayedGame(
        int number,
        int first,
        int second,
        Optional<Integer> winner,
        String reason,
        Optional<Fault> forfeit,
        List<String> moves,
        List<MoveTimes> times,
        List<String> lines) {
    public PlayedGame {
        moves = List.copyOf(moves);
        times = List.copyOf(times);
        lines = List.copyOf(lines);
    }

    /** Why its loser crashed, if it did: the last that it wrote, or else why it could not be started. */
    Optional<String> crash() {
        return forfeit.filter(fault -> fault == Fault.CRASH)
                .map(fault -> lines.stream()
                        .filter(line -> !line.isBlank())
                        .reduce((earlier, later) -> later)
                        .orElse(reason)
                        .strip()
                        .replaceAll("\\p{C}", "?")); // nothing that a terminal would obey
    }

    /** The points of the one who moved first: 1, 0, or ½ after a draw. */
    double pointsOfFirst() {
        return winner.map(place -> place == first ? 1.0 : 0.0).orElse(0.5);
    }
}
