package org.jumpingcube.jumpin.ai;

import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.jumpingcube.game.EloScale;
import org.jumpingcube.game.SearchBudget;
import org.jumpingcube.game.Seat;
import org.jumpingcube.game.Skill;
import org.jumpingcube.jumpin.JumpinPosition;
import org.jumpingcube.search.Mixer;
import org.jumpingcube.search.SearchLimits;

/**
 * What a player sees: from its strength in Elo follow its depth, positions, plans and errors. Each level plays in a way
 * of its own. Between two of them a player makes some of its moves in the one way and the rest in the other, in an even
 * mixture throughout the game. docs/lab/jumpin.md has the matches.
 */
final class JumpinSight {
    /** The strengths of Jumpin's players. */
    static final EloScale ELO = EloScale.of(400, 800, 1050, 1200, 1350, 1500);

    private static final long MANY = 1_000_000; // more than the depth takes

    /** From the weakest player's to an Expert's. */
    private static final List<JumpinStrength> WAYS = List.of(
            new JumpinStrength(1, MANY, 48, 110, 30),
            new JumpinStrength(1, MANY, 48, 75, 13),
            new JumpinStrength(1, MANY, 64, 46, 5),
            new JumpinStrength(2, MANY, 64, 25, 2),
            new JumpinStrength(SearchLimits.MAX_DEPTH, 4_000, 100, 10, 0),
            new JumpinStrength(SearchLimits.MAX_DEPTH, 150_000, 400, 0, 0));

    private static final JumpinStrength MASTER = new JumpinStrength(SearchLimits.MAX_DEPTH, 1_500_000, 400, 0, 0);

    /** The strengths at which the ways are played throughout. */
    private static final List<Integer> MARKS = List.of(
            ELO.least(),
            ELO.of(Skill.BEGINNER),
            ELO.of(Skill.NOVICE),
            ELO.of(Skill.AVERAGE),
            ELO.of(Skill.STRONG),
            ELO.of(Skill.EXPERT));

    private final Skill skill;
    private final int elo;
    private final long seed;

    /** @param elo the player's strength if it is not the level's */
    JumpinSight(Skill skill, OptionalInt elo, long seed) {
        this.skill = skill;
        this.elo = elo.orElse(ELO.of(skill));
        this.seed = seed;
    }

    static JumpinSight of(Seat seat, long seed) {
        return seat.elo().isPresent()
                ? new JumpinSight(ELO.levelAt(ELO.of(seat)), OptionalInt.of(ELO.of(seat)), seed)
                : new JumpinSight(seat.skill(), OptionalInt.empty(), seed);
    }

    /** How the player looks at a position in which it is to move. */
    JumpinStrength strength(JumpinPosition position, SearchBudget budget) {
        boolean isMaster = skill == Skill.MASTER;
        var usual = isMaster ? MASTER : usual(position.plies() / 2);
        return usual.within(budget, isMaster && budget.millis().isPresent());
    }

    private JumpinStrength usual(int move) {
        int way = IntStream.range(0, WAYS.size() - 1)
                .filter(index -> elo < MARKS.get(index + 1))
                .findFirst()
                .orElse(WAYS.size() - 1);
        if (elo == MARKS.get(way)) {
            return WAYS.get(way);
        }
        double share = (elo - MARKS.get(way)) / (double) (MARKS.get(way + 1) - MARKS.get(way));
        return WAYS.get(Mixer.isAmong(share, move, seed) ? way + 1 : way);
    }
}
