package org.jumpingcube.contest;

import java.util.function.BooleanSupplier;
import java.util.random.RandomGenerator;
import java.util.regex.Pattern;
import org.jumpingcube.game.GameKind;
import org.jumpingcube.game.Position;
import org.jumpingcube.game.Score;
import org.jumpingcube.game.SearchBudget;

/**
 * Random openings: a uniformly random number of moves from a range, each uniformly random.
 *
 * @param least moves, 0 or more
 * @param most at least as many
 * @param leastChance the least winning chance of either side after them, in per cent, 0 to {@value #MAX_CHANCE}, as the
 *     analyst sees it
 */
public record Openings(int least, int most, int leastChance) {
    /** More moves would leave no game to play. */
    public static final int MAX = 40;

    /** With a higher chance there might be no opening. */
    public static final int MAX_CHANCE = 45;

    private static final SearchBudget LOOK = SearchBudget.USUAL.withNodes(20_000);

    private static final Pattern TEXT = Pattern.compile("([0-9]{1,2})(?:-([0-9]{1,2}))?");

    public Openings {
        if (least < 0 || least > most || most > MAX) {
            throw refused(least + "-" + most);
        }
        if (leastChance < 0 || leastChance > MAX_CHANCE) {
            throw new IllegalArgumentException("a chance must be 0 to " + MAX_CHANCE + ", not " + leastChance);
        }
    }

    private static IllegalArgumentException refused(String text) {
        return new IllegalArgumentException("must be 0 to " + MAX + ", or a range of these as 2-6, not " + text);
    }

    /** Always this many moves, whatever the position after them. */
    public static Openings of(int plies) {
        return new Openings(plies, plies, 0);
    }

    /**
     * Reads {@code 4} or {@code 2-6}.
     *
     * @throws IllegalArgumentException if the text is neither; the message says what is expected
     */
    public static Openings parse(String text, int leastChance) {
        var matcher = TEXT.matcher(text);
        if (!matcher.matches()) {
            throw refused(text);
        }
        int least = Integer.parseInt(matcher.group(1));
        int most = matcher.group(2) == null ? least : Integer.parseInt(matcher.group(2));
        return new Openings(least, most, leastChance);
    }

    int choose(RandomGenerator random) {
        return least == most ? least : random.nextInt(least, most + 1);
    }

    /**
     * Whether the position after the moves is acceptable.
     *
     * @param stopRequested ends a look at the position early; the answer then means nothing
     */
    <P extends Position<P, M>, M> boolean allows(P position, GameKind<P, M> kind, BooleanSupplier stopRequested) {
        if (position.outcome().isOver() || leastChance == 0) {
            return !position.outcome().isOver();
        }
        int score = kind.analyst()
                .analyse(position, LOOK, stopRequested, analysis -> {})
                .score();
        double chance = 100 * Score.chance(score, kind.logit(position));
        return Math.min(chance, 100 - chance) >= leastChance;
    }

    /** As a report writes it. */
    @Override
    public String toString() {
        String plies = least == most ? String.valueOf(least) : least + "-" + most;
        return plies + " random moves"
                + (leastChance == 0 ? "" : " with " + leastChance + " % at least for either side");
    }
}
