package org.jumpingcube.cube.ai;

import java.util.Objects;
import java.util.function.BooleanSupplier;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.cube.Square;
import org.jumpingcube.game.Skill;
import org.jumpingcube.game.Style;

/** A computer player of one style and skill. Safe to use from several threads; each call is on its own. */
public final class CubePlayer {
    private static final int MAX_DEPTH = 64;

    private final Skill skill;

    public CubePlayer(Style style, Skill skill) {
        this.skill = skill;
        Objects.requireNonNull(style);
    }

    /**
     * The move this player would make. Answers with the best move found so far as soon as a stop is requested, at the
     * latest after a number of positions that depends on the skill.
     *
     * @param position a position in which nobody has won
     * @param stopRequested asked many times a millisecond
     * @throws IllegalArgumentException if the game is over
     */
    public Square choose(CubePosition position, BooleanSupplier stopRequested) {
        var search = new PlainSearch(stopRequested, nodeLimit(skill));
        return search.bestMove(position, MAX_DEPTH);
    }

    private static long nodeLimit(Skill skill) {
        return switch (skill) {
            case BEGINNER -> 50;
            case NOVICE -> 500;
            case AVERAGE -> 5_000;
            case STRONG -> 50_000;
            case EXPERT -> 500_000;
        };
    }
}
