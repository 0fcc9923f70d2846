package org.jumpingcube.desktop.cube;

import java.util.Optional;
import org.jumpingcube.cube.Cube;
import org.jumpingcube.desktop.cube.CellLook.Side;

/**
 * How a cube is seen in the middle of a change.
 *
 * @param lift 0 at rest; below, down to -1, it is pressed flat, above it springs up
 * @param glow how much light is on it, 0 to 1
 * @param flow what it is changing from; empty if it is not
 */
record CubeMotion(double lift, double glow, Optional<Flow> flow) {
    static final CubeMotion NONE = new CubeMotion(0, 0, Optional.empty());

    /**
     * A change that is under way.
     *
     * @param from the cube as it was
     * @param side where the new look comes in; empty if it comes everywhere at once, and is faded in
     * @param share how much of the cube has it already, 0 to 1
     */
    record Flow(Cube from, Optional<Side> side, double share) {}
}
