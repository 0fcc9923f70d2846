package org.jumpingcube.desktop.cube;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jumpingcube.desktop.cube.CubeMotion.Flow;
import org.jumpingcube.game.Square;
import org.jumpingcube.settings.CascadeDisplay;

/** How the bursts of a stage are shown: the picture at each instant, which depends on the stage alone. */
interface CascadeStyle {
    /** The picture of a stage over time. */
    Film film(CascadeStage stage);

    /** The pictures of one stage. */
    interface Film {
        /**
         * The picture at one instant.
         *
         * @param progress how much of the stage's time has passed, 0 to 1
         */
        CascadeFrame at(double progress);
    }

    /** The share of a stage's time during which cubes about to burst are visible before they do. */
    double LOADING = 0.3;

    double TREMBLE = 0.018;

    /** In a stage's time: 24 in a second, for a stage of 0.6 s. */
    int TREMBLES = 14;

    /** Only the board before and the board after. */
    CascadeStyle NONE = stage -> progress -> progress < 1 ? still(stage, Set.of()) : ended(stage);

    /** Overloaded cubes are dark until they burst. */
    CascadeStyle DARKEN_STILL = stage -> progress -> progress < 1 ? still(stage, stage.overloaded()) : ended(stage);

    /** The same; the bursting ones tremble before they do. */
    CascadeStyle DARKEN = stage -> progress -> {
        if (progress >= 1) {
            return ended(stage);
        }
        return progress < 1 - LOADING ? still(stage, stage.overloaded()) : trembling(stage, progress);
    };

    /** Overloaded cubes are dark; the bursting ones blink. */
    CascadeStyle BLINK = stage -> progress -> {
        int blinks = 3;
        if (progress >= 1) {
            return ended(stage);
        }
        if (progress < LOADING) {
            return trembling(stage, progress);
        }
        boolean isLit = (int) ((progress - LOADING) / (1 - LOADING) * blinks * 2) % 2 == 0;
        return still(stage, isLit ? waiting(stage, stage.bursting()) : stage.overloaded());
    };

    /** Overloaded cubes are dark; then the bursting ones scatter their points to their neighbours. */
    CascadeStyle SCATTER = Scattering::new;

    /** Overloaded cubes are dark; then the board afterwards is faded in. */
    CascadeStyle FADE = stage -> progress -> {
        if (progress < LOADING) {
            return still(stage, stage.overloaded());
        }
        return progress >= 1 ? ended(stage) : faded(stage, (progress - LOADING) / (1 - LOADING));
    };

    /** The style for a setting; with reduced motion, one in which nothing flies, blinks or trembles. */
    static CascadeStyle of(CascadeDisplay display, boolean isLessMotion) {
        return switch (display) {
            case NONE -> NONE;
            case DARKEN -> isLessMotion ? DARKEN_STILL : DARKEN;
            case BLINK -> isLessMotion ? DARKEN_STILL : BLINK;
            case SCATTER -> isLessMotion ? FADE : SCATTER;
        };
    }

    private static CascadeFrame still(CascadeStage stage, Set<Square> dark) {
        return CascadeFrame.still(stage.before(), dark, stage.mover(), stage.earlierBursts());
    }

    private static CascadeFrame trembling(CascadeStage stage, double progress) {
        var motion = new CubeMotion(0, 0, tremble(progress), Optional.empty());
        var motions = stage.bursting().stream().collect(Collectors.toMap(Function.identity(), square -> motion));
        return new CascadeFrame(
                stage.before(), stage.overloaded(), motions, List.of(), stage.mover(), stage.earlierBursts());
    }

    /** How far a cube that is about to burst is beside its place, as a share of its cell. */
    static double tremble(double progress) {
        return TREMBLE * Math.sin(2 * Math.PI * TREMBLES * progress);
    }

    static CascadeFrame ended(CascadeStage stage) {
        return CascadeFrame.still(stage.after(), Set.of(), stage.mover(), stage.bursts());
    }

    private static CascadeFrame faded(CascadeStage stage, double share) {
        var motions = new HashMap<Square, CubeMotion>();
        stage.before().forEach((square, cube) -> {
            if (!cube.equals(stage.after().get(square))) {
                motions.put(square, new CubeMotion(0, 0, Optional.of(new Flow(cube, Optional.empty(), share))));
            }
        });
        var dark = waiting(stage, stage.bursting());
        return new CascadeFrame(stage.after(), dark, Map.copyOf(motions), List.of(), stage.mover(), stage.bursts());
    }

    /** The overloaded cubes that have not burst yet. */
    static Set<Square> waiting(CascadeStage stage, List<Square> burst) {
        var waiting = new HashSet<>(stage.overloaded());
        burst.forEach(waiting::remove);
        return waiting;
    }
}
