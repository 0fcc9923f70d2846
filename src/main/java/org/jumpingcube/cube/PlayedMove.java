package org.jumpingcube.cube;

import java.util.List;
import org.jumpingcube.game.Turn;

/**
 * A move together with everything it caused: the cubes' turn. The steps applied in order to the board before give the
 * board after.
 *
 * @param steps the move's own point first, then the cascade; never empty
 */
public record PlayedMove(CubePosition before, Square move, List<Step> steps, CubePosition after)
        implements Turn<CubePosition, Square> {
    public PlayedMove {
        steps = List.copyOf(steps);
    }

    /** A turn of a game of cubes as what it always is: only {@link CubePosition#play} makes one. */
    public static PlayedMove of(Turn<CubePosition, Square> turn) {
        return (PlayedMove) turn;
    }

    /** How many waves of bursts the move set off, 0 if no cube burst. */
    public int waves() {
        return steps.get(steps.size() - 1).wave();
    }

    /** How many more cubes the mover has than before. */
    public int gained() {
        return after.board().count(player()) - before.board().count(player());
    }

    /** How many times a cube burst. */
    public int bursts() {
        return (int) steps.stream().filter(Step.Burst.class::isInstance).count();
    }
}
