package org.jumpingcube.desktop.cube;

import java.util.Optional;
import org.jumpingcube.cube.Cube;
import org.jumpingcube.desktop.cube.CellLook.Side;

/**
 * How a cube looks while it changes.
 *
 * @param lift 0 at rest; it is pressed flat below 0, down to -1, and springs up above
 * @param glow how brightly it glows, 0 to 1
 * @param shift how far it is to the right of its place, as a share of its cell
 * @param flow the change under way; empty for none
 */
record CubeMotion(double lift, double glow, double shift, Optional<Flow> flow) {
    static final CubeMotion NONE = new CubeMotion(0, 0, Optional.empty());

    /** A cube that stays in its place. */
    CubeMotion(double lift, double glow, Optional<Flow> flow) {
        this(lift, glow, 0, flow);
    }

    /**
     * A change that is under way.
     *
     * @param from the cube as it was
     * @param side the side from which the new look flows in; empty if it fades in everywhere at once
     * @param share how much of the cube has the new look already, 0 to 1
     */
    record Flow(Cube from, Optional<Side> side, double share) {}
}
