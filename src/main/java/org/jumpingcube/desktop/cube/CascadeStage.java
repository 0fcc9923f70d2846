package org.jumpingcube.desktop.cube;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jumpingcube.cube.Board;
import org.jumpingcube.cube.Cube;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.cube.PlayedMove;
import org.jumpingcube.cube.Step;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Square;

/**
 * A part of a cascade that is shown at one time: a wave, or a single cube that bursts.
 *
 * @param start where the move was made
 * @param wave the wave of the cascade that it belongs to, from 1
 * @param before all cubes when the stage begins
 * @param after all cubes when it ends
 * @param bursting the cubes that burst in it, in order
 * @param earlierBursts how many cubes have burst in the stages before
 * @param overloaded all cubes waiting to burst when it begins, including the bursting ones
 */
record CascadeStage(
        CubePosition start,
        int wave,
        Map<Square, Cube> before,
        Map<Square, Cube> after,
        List<Square> bursting,
        int earlierBursts,
        Set<Square> overloaded) {
    Cube cubeBefore(Square square) {
        return Objects.requireNonNull(before.get(square), square::name);
    }

    Player mover() {
        return start.toMove();
    }

    List<Square> neighbours(Square square) {
        return start.board().neighbours(square);
    }

    /** How many cubes have burst between the beginning of the move and the end of this stage. */
    int bursts() {
        return earlierBursts + bursting.size();
    }

    /** The cascade of a move, wave by wave. Empty if no cube burst. */
    static List<CascadeStage> waves(PlayedMove move) {
        return split(move, (earlier, step) -> step.wave() != earlier.wave());
    }

    /** The cascade of a move, one bursting cube after another. Empty if no cube burst. */
    static List<CascadeStage> bursts(PlayedMove move) {
        return split(move, (earlier, step) -> step instanceof Step.Burst);
    }

    /** @param isBoundary whether a new stage begins between two steps */
    private static List<CascadeStage> split(PlayedMove move, BiPredicate<Step, Step> isBoundary) {
        var stages = new ArrayList<CascadeStage>();
        Map<Square, Cube> cubes = new HashMap<>();
        Board before = move.before().board();
        before.squares().forEach(square -> cubes.put(square, before.at(square)));
        int begin = 0;
        List<Step> steps = move.steps();
        for (int index = 1; index <= steps.size(); index++) {
            if (index == steps.size() || isBoundary.test(steps.get(index - 1), steps.get(index))) {
                List<Step> part = steps.subList(begin, index);
                if (part.get(0).wave() > 0) { // the point that the move adds belongs to the first stage
                    stages.add(stage(move, cubes, part, (int)
                            bursts(steps.subList(0, begin)).count()));
                }
                part.forEach(step -> cubes.put(step.square(), step.result()));
                begin = index;
            }
        }
        return List.copyOf(stages);
    }

    private static CascadeStage stage(PlayedMove move, Map<Square, Cube> cubes, List<Step> steps, int earlierBursts) {
        var after = new HashMap<>(cubes);
        steps.forEach(step -> after.put(step.square(), step.result()));
        return new CascadeStage(
                move.before(),
                steps.get(0).wave(),
                Map.copyOf(cubes),
                Map.copyOf(after),
                bursts(steps).map(Step::square).toList(),
                earlierBursts,
                overloaded(move.before().board(), cubes));
    }

    private static Stream<Step> bursts(List<Step> steps) {
        return steps.stream().filter(Step.Burst.class::isInstance);
    }

    private static Set<Square> overloaded(Board shape, Map<Square, Cube> cubes) {
        return cubes.entrySet().stream()
                .filter(cube -> cube.getValue().value() > shape.capacity(cube.getKey()))
                .map(Map.Entry::getKey)
                .collect(Collectors.toUnmodifiableSet());
    }
}
