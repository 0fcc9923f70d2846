package org.jumpingcube.contest;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.jumpingcube.game.Style;
import org.jumpingcube.games.Games;

/**
 * Whether strengths are what they say: plays players that are so many points apart against each other, and prints by how
 * much they are. {@code GAMES STEP LOWEST HIGHEST SEED SIDE...}, where a side of 0 means Jumpin: {@code 400 200 800 2800
 * 1 5 6 7}. On one thread; no clock is involved.
 */
final class LevelFigures {
    private LevelFigures() {}

    public static void main(String[] words) throws InterruptedException {
        var numbers = Arrays.stream(words).map(Integer::valueOf).toList();
        for (int side : numbers.subList(5, numbers.size())) {
            for (Style style : Style.values()) {
                for (int elo = numbers.get(2); elo + numbers.get(1) <= numbers.get(3); elo += numbers.get(1)) {
                    measure(numbers, side == 0 ? jumpin() : MatchGame.ofCubes(side), style, elo);
                }
            }
        }
    }

    private static MatchGame<?, ?> jumpin() {
        return MatchGame.of(Games.JUMPIN, Games.JUMPIN.usual(Map.of()));
    }

    private static void measure(List<Integer> numbers, MatchGame<?, ?> game, Style style, int elo)
            throws InterruptedException {
        int upper = elo + numbers.get(1);
        long start = System.nanoTime();
        var plan = new MatchPlan<>(game, numbers.get(0), Openings.of(4), numbers.get(4));
        var result = new Match<>(plan, player(style, upper, game), player(style, elo, game), Optional.empty())
                .play(1, done -> {});
        System.out.println(
                "%s, %s: %d v %d, %s".formatted(game.title(), style, upper, elo, inWords(result, start)));
    }

    /** How many games there were, the share of the first player, its Elo with the interval, and the time since the start. */
    static String inWords(MatchResult result, long start) {
        return String.format(
                Locale.ROOT,
                "%d games: %.1f %%, %+.0f (%+.0f to %+.0f), %.0f s",
                result.games(),
                100 * result.share(),
                MatchResult.elo(result.share()),
                MatchResult.elo(result.shareAtLeast()),
                MatchResult.elo(result.shareAtMost()),
                (System.nanoTime() - start) / 1e9);
    }

    private static ContestantSpec player(Style style, int elo, MatchGame<?, ?> game) {
        return ContestantSpec.parse(style + " elo " + elo, "", game);
    }
}
