package org.jumpingcube.cube;

import java.util.List;
import org.jumpingcube.game.Square;
import org.jumpingcube.game.Turn;

/**
 * A turn of Jumping Cube: a move with everything it caused. Applied in order to the board before, the steps give the
 * board after.
 *
 * @param steps the point of the move itself, then the cascade; never empty
 */
public record PlayedMove(CubePosition before, Square move, List<Step> steps, CubePosition after)
        implements Turn<CubePosition, Square> {
    public PlayedMove {
        steps = List.copyOf(steps);
    }

    /** Casts a turn of a game of cubes, since only {@link CubePosition#play} makes them. */
    public static PlayedMove of(Turn<CubePosition, Square> turn) {
        return (PlayedMove) turn;
    }

    /** How many waves of bursts the move set off; 0 if no cube burst. */
    public int waves() {
        return steps.get(steps.size() - 1).wave();
    }

    /** How many cubes the mover gained. */
    public int gained() {
        return after.board().count(player()) - before.board().count(player());
    }

    /** How many bursts there were. */
    public int bursts() {
        return (int) steps.stream().filter(Step.Burst.class::isInstance).count();
    }
}
