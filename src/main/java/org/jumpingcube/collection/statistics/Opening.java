package org.jumpingcube.collection.statistics;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.OptionalInt;
import org.jumpingcube.collection.GameEntry;
import org.jumpingcube.game.Player;

/**
 * How a user has begun several games, and how they ended.
 *
 * @param beginning in the form that was played most often, of those that are the same on a mirrored or turned board
 * @param size squares along an edge of the board, if the game has several sizes
 */
public record Opening(Beginning beginning, OptionalInt size, ResultCounts tally) {
    /** The fewest games that an opening is judged by. */
    public static final int LEAST_GAMES = 3;

    /** A game and how it began. */
    public record Played(Beginning beginning, GameEntry entry) {}

    /** What games that began in the same way have in common. */
    private record Pattern(Player side, List<String> board, List<String> moves) {
        private static Pattern of(Played game) {
            var beginning = game.beginning();
            return new Pattern(beginning.side(), beginning.board(), beginning.pattern());
        }
    }

    /** The openings that have been played often enough, the most successful first. */
    public static List<Opening> of(List<Played> games) {
        var byPattern = new LinkedHashMap<Pattern, List<Played>>();
        games.forEach(game -> byPattern
                .computeIfAbsent(Pattern.of(game), pattern -> new ArrayList<>())
                .add(game));
        return byPattern.values().stream()
                .map(Opening::ofOne)
                .filter(opening -> opening.tally().games() >= LEAST_GAMES)
                .sorted(Comparator.comparingDouble(Opening::promise).reversed())
                .toList();
    }

    private static Opening ofOne(List<Played> games) {
        var forms = new LinkedHashMap<List<String>, List<Beginning>>();
        games.forEach(game -> forms.computeIfAbsent(game.beginning().moves(), moves -> new ArrayList<>())
                .add(game.beginning()));
        var usual = forms.values().stream()
                .max(Comparator.comparingInt(Collection::size))
                .orElseThrow()
                .get(0);
        var tally = ResultCounts.NONE;
        for (Played game : games) {
            tally = tally.with(game.entry().ending());
        }
        return new Opening(usual, games.get(0).entry().size(), tally);
    }

    /** The share that was won, as if one game more had been won and one more lost: few games promise little. */
    private double promise() {
        return (tally.games() * tally.share() + 1) / (tally.games() + 2);
    }
}
