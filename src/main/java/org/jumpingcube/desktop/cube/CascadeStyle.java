package org.jumpingcube.desktop.cube;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jumpingcube.cube.Cube;
import org.jumpingcube.cube.Square;
import org.jumpingcube.settings.CascadeDisplay;

/** How the bursts of a stage are shown: the picture at each instant, worked out from the stage alone. */
interface CascadeStyle {
    /**
     * The picture at one instant.
     *
     * @param progress how much of the stage's time has passed, 0 to 1
     */
    CascadeFrame frame(CascadeStage stage, double progress);

    /** The share of a stage's time in which the cubes about to burst are seen before they do. */
    double LOADING = 0.3;

    /** Nothing but the board before, and the board after. */
    CascadeStyle NONE = (stage, progress) -> progress < 1 ? still(stage, Set.of()) : ended(stage);

    /** Overloaded cubes are dark until they burst. */
    CascadeStyle DARKEN = (stage, progress) -> progress < 1 ? still(stage, stage.overloaded()) : ended(stage);

    /** Overloaded cubes are dark; the bursting ones blink. */
    CascadeStyle BLINK = (stage, progress) -> {
        int blinks = 3;
        if (progress >= 1) {
            return ended(stage);
        }
        boolean isLit = progress >= LOADING && (int) ((progress - LOADING) / (1 - LOADING) * blinks * 2) % 2 == 0;
        return still(stage, isLit ? waiting(stage) : stage.overloaded());
    };

    /** Overloaded cubes are dark; then the bursting ones fire dots into their neighbours. */
    CascadeStyle SCATTER = (stage, progress) -> {
        if (progress < LOADING) {
            return still(stage, stage.overloaded());
        }
        if (progress >= 1) {
            return ended(stage);
        }
        double way = (progress - LOADING) / (1 - LOADING);
        return new CascadeFrame(fired(stage), waiting(stage), dots(stage, way), stage.mover(), stage.bursts());
    };

    /** The style of a setting. */
    static CascadeStyle of(CascadeDisplay display) {
        return switch (display) {
            case NONE -> NONE;
            case DARKEN -> DARKEN;
            case BLINK -> BLINK;
            case SCATTER -> SCATTER;
        };
    }

    private static CascadeFrame still(CascadeStage stage, Set<Square> dark) {
        return new CascadeFrame(stage.before(), dark, List.of(), stage.mover(), stage.earlierBursts());
    }

    private static CascadeFrame ended(CascadeStage stage) {
        return new CascadeFrame(stage.after(), Set.of(), List.of(), stage.mover(), stage.bursts());
    }

    /** The cubes while their points are in the air: the bursting ones have lost them, nobody has them yet. */
    private static Map<Square, Cube> fired(CascadeStage stage) {
        var cubes = new HashMap<>(stage.before());
        for (Square square : stage.bursting()) {
            int left =
                    stage.cubeBefore(square).value() - neighbours(stage, square).size();
            cubes.put(square, Cube.of(stage.mover(), left));
        }
        return cubes;
    }

    /** The overloaded cubes whose turn comes in a later stage. */
    private static Set<Square> waiting(CascadeStage stage) {
        var waiting = new HashSet<>(stage.overloaded());
        waiting.removeAll(stage.bursting());
        return waiting;
    }

    private static List<Dot> dots(CascadeStage stage, double way) {
        var dots = new ArrayList<Dot>();
        for (Square square : stage.bursting()) {
            neighbours(stage, square).forEach(neighbour -> dots.add(new Dot(square, neighbour, way)));
        }
        return dots;
    }

    private static List<Square> neighbours(CascadeStage stage, Square square) {
        int row = square.row();
        int column = square.column();
        var places = List.of(
                new Square(row - 1, column),
                new Square(row, column - 1),
                new Square(row, column + 1),
                new Square(row + 1, column));
        return places.stream().filter(stage.before()::containsKey).toList();
    }
}
