package org.jumpingcube.cube;

import java.util.List;
import org.jumpingcube.game.Player;

/** A move together with everything it caused. Immutable; the steps applied in order to {@code before} give {@code after}. */
public record PlayedMove(Player player, Square square, Board before, List<Step> steps, Board after) {
    public PlayedMove {
        steps = List.copyOf(steps);
    }

    /** How many waves of bursts the move set off, 0 if no cube burst. */
    public int waves() {
        return steps.get(steps.size() - 1).wave();
    }

    /** How many times a cube burst. */
    public int bursts() {
        return (int) steps.stream().filter(Step.Burst.class::isInstance).count();
    }
}
