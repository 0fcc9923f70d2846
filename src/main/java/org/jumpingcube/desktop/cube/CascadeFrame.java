package org.jumpingcube.desktop.cube;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jumpingcube.cube.Cube;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Square;

/**
 * One picture of a cascade.
 *
 * @param cubes all cubes of the board as they are at this instant
 * @param dark the cubes painted dark because they are about to burst
 * @param motions the cubes that are changing
 * @param dots the points in flight
 * @param mover the player whose colour the dots have
 * @param bursts how many cubes have burst since the move began
 */
record CascadeFrame(
        Map<Square, Cube> cubes,
        Set<Square> dark,
        Map<Square, CubeMotion> motions,
        List<Dot> dots,
        Player mover,
        int bursts) {
    /**
     * A point on its way from a bursting cube into a neighbour.
     *
     * @param way how much of the way is behind it, 0 to 1
     */
    record Dot(Square from, Square to, double way) {}

    /** A picture in which nothing moves. */
    static CascadeFrame still(Map<Square, Cube> cubes, Set<Square> dark, Player mover, int bursts) {
        return new CascadeFrame(cubes, dark, Map.of(), List.of(), mover, bursts);
    }
}
