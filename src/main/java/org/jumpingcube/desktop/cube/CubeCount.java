package org.jumpingcube.desktop.cube;

import java.util.Collection;
import java.util.List;
import org.jumpingcube.cube.Board;
import org.jumpingcube.cube.Cube;
import org.jumpingcube.game.Player;

/**
 * The cubes and points of each side on a board, settled or during a cascade.
 *
 * @param cubes of player one and of player two
 * @param points on them
 * @param all the number of cubes, including neutral ones
 * @param bursts how many cubes have burst so far in the move being shown
 */
record CubeCount(List<Integer> cubes, List<Integer> points, int all, int bursts) {
    static CubeCount of(Board board) {
        return of(board.squares().stream().map(board::at).toList(), 0);
    }

    static CubeCount of(Collection<Cube> board, int bursts) {
        var cubes = new int[2];
        var points = new int[2];
        for (Cube cube : board) {
            cube.owner().ifPresent(owner -> {
                cubes[owner.number() - 1]++;
                points[owner.number() - 1] += cube.value();
            });
        }
        return new CubeCount(List.of(cubes[0], cubes[1]), List.of(points[0], points[1]), board.size(), bursts);
    }

    /** The number of neutral cubes; each holds a point. */
    int neutral() {
        return all - cubes.get(0) - cubes.get(1);
    }

    /** The most points that a board of this size can hold at rest. */
    int mostPoints() {
        return Board.mostPoints((int) Math.sqrt(all));
    }

    int cubes(Player player) {
        return cubes.get(player.number() - 1);
    }

    int points(Player player) {
        return points.get(player.number() - 1);
    }
}
