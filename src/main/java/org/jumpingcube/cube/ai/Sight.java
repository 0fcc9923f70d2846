package org.jumpingcube.cube.ai;

import java.util.List;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.game.EloScale;
import org.jumpingcube.game.Skill;
import org.jumpingcube.search.Mixer;

/**
 * What a player below Expert sees: from its strength in Elo follow its attention, lapses, depth and positions.
 *
 * <p>A player's <em>sight</em> is a number from 0 on. Whole numbers up to {@link #JUDGING} are ways to look at the board,
 * each better than the one before; between two of them the player makes some of its moves in the one way and the rest
 * in the other, in an even mixture throughout the game. From {@link #JUDGING} on it judges positions as an Expert does
 * and visits {@value #FEWEST_POSITIONS} of them, twice as many with each further 1. Two tables say which sight a
 * strength takes. They were fitted to matches, docs/lab/levels.md, and LevelFigures measures what comes of them.
 */
final class Sight {
    /** The strengths of the cubes' players. */
    static final EloScale ELO = EloScale.of(750, 800, 1300, 1750, 2350, 3000);

    /** Ways to count cubes, from one who hardly looks to a Beginner's and a Novice's. */
    private static final List<Strength> WAYS = List.of(
            Strength.casual(1, new Attention(0, 75, 90, 600, 0)),
            Strength.casual(2, new Attention(50, 75, 60, 60, 0)),
            Strength.casual(3, new Attention(0, 35, 20, 0, 5)));

    private static final int JUDGING = 3;
    private static final int FEWEST_POSITIONS = 200;

    private static final int FIRST = ELO.of(Skill.BEGINNER);
    private static final int STEP = 200;
    private static final int SMALL_SIDE = 6; // at most

    /** The sights of the strengths from a Beginner's on, in steps of {@value #STEP}, on a small board. */
    private static final double[] ON_SMALL = {1, 1.40, 1.79, 2.17, 2.56, 2.85, 3.6, 6.2, 7.9, 9.9, 11.9, 13.9};

    /** The same on a larger board, where twice as many positions are worth more. */
    private static final double[] ON_LARGER = {1, 1.40, 1.77, 2.17, 2.57, 2.88, 4.5, 6.6, 8.6, 10.3, 12.2, 13.9};

    private Sight() {}

    /** How a player looks at this position, in which it is to move. */
    static Strength strength(Personality player, CubePosition position) {
        double sight = of(player.elo(), position.board().side());
        if (sight >= JUDGING) {
            return judging(sight);
        }
        int way = (int) sight;
        boolean isBetter = Mixer.isAmong(sight - way, position.board().totalPoints() / 2, player.seed());
        return way(isBetter ? way + 1 : way);
    }

    /** A way to look at the board, 0 to {@link #JUDGING}. */
    static Strength way(int number) {
        return number < JUDGING ? WAYS.get(number) : judging(JUDGING);
    }

    /** Whether a player of this strength judges every position. */
    static boolean isJudge(int elo, int side) {
        return of(elo, side) >= JUDGING;
    }

    private static Strength judging(double sight) {
        return Strength.judging(Math.round(FEWEST_POSITIONS * Math.pow(2, sight - JUDGING)));
    }

    /** The sight that a strength takes on a board of this side. */
    static double of(int elo, int side) {
        double[] table = side <= SMALL_SIDE ? ON_SMALL : ON_LARGER;
        double place = elo < FIRST ? 0 : (elo - FIRST) / (double) STEP;
        int below = Math.min((int) place, table.length - 2);
        return elo < FIRST
                ? (elo - ELO.least()) / (double) (FIRST - ELO.least()) * table[0]
                : table[below] + (place - below) * (table[below + 1] - table[below]);
    }
}
