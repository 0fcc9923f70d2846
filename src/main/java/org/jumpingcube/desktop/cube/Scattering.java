package org.jumpingcube.desktop.cube;

import static java.util.stream.Collectors.groupingBy;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jumpingcube.cube.Cube;
import org.jumpingcube.desktop.cube.CascadeFrame.Dot;
import org.jumpingcube.desktop.cube.CubeMotion.Flow;
import org.jumpingcube.game.Square;

/**
 * A stage in which cubes have weight: those about to burst are pressed flat, then spring up row by row and throw their
 * points, and where a point lands, the mover's colour flows over the cube. All times are shares of the stage's.
 */
final class Scattering implements CascadeStyle.Film {
    /** The time until the first cube bursts. */
    static final double LOADING = 0.17;

    static final double FLIGHT = 0.36;
    private static final double FLOW = 0.26;
    private static final double SPRING = 0.4;
    private static final double GLOW = 0.25;
    private static final double FIRST_LIGHT = 0.55; // of the brightest wave's
    private static final double MORE_LIGHT = 0.09; // with each wave
    private static final double BETWEEN_ROWS = 0.1;
    private static final double ALL_ROWS = 0.2; // from the first burst to the last, so that everything is over in time
    private static final int MOST_ROWS = 6; // that burst one after another: each changes the figures beside the board

    private final CascadeStage stage;
    private final Map<Square, Double> bursts = new HashMap<>();
    private final Map<Square, List<Flight>> landings;
    private final List<Flight> flights = new ArrayList<>();
    private final double[] changes;
    private final double brightness;
    private int known = -1; // how many of the changes the cubes have taken up
    private Map<Square, Cube> cubes = Map.of();
    private Set<Square> dark = Set.of();

    private record Flight(Square from, Square to, double start) {
        double landing() {
            return start + FLIGHT;
        }
    }

    Scattering(CascadeStage stage) {
        this.stage = stage;
        brightness = Math.min(1, FIRST_LIGHT + (stage.wave() - 1) * MORE_LIGHT);
        int count = stage.bursting().size();
        int rows = Math.min(count, MOST_ROWS);
        double gap = rows == 1 ? 0 : Math.min(BETWEEN_ROWS, ALL_ROWS / (rows - 1));
        for (int index = 0; index < count; index++) {
            Square square = stage.bursting().get(index);
            int row = index * rows / count;
            double start = LOADING + row * gap;
            bursts.put(square, start);
            stage.neighbours(square).forEach(neighbour -> flights.add(new Flight(square, neighbour, start)));
        }
        landings = flights.stream().collect(groupingBy(Flight::to)); // in the order of the bursts
        changes = Stream.concat(bursts.values().stream(), flights.stream().map(Flight::landing))
                .mapToDouble(Double::doubleValue)
                .distinct()
                .sorted()
                .toArray();
    }

    @Override
    public CascadeFrame at(double progress) {
        if (progress >= 1) {
            return CascadeStyle.ended(stage);
        }
        takeUpChanges(progress);
        int burst = stage.earlierBursts()
                + (int) bursts.values().stream()
                        .filter(start -> start <= progress)
                        .count();
        return new CascadeFrame(cubes, dark, motions(progress), dots(progress), stage.mover(), burst);
    }

    /** The cubes are only worked out again when one has burst or a point has landed. */
    private void takeUpChanges(double progress) {
        int passed = 0;
        while (passed < changes.length && changes[passed] <= progress) {
            passed++;
        }
        if (passed == known) {
            return;
        }
        known = passed;
        var changed = new HashMap<>(stage.before());
        var waiting = new HashSet<>(stage.overloaded());
        bursts.forEach((square, start) -> {
            if (start <= progress) {
                waiting.remove(square);
                changed.put(square, cube(square, 0));
            }
        });
        landings.forEach((square, points) -> {
            int landed = landed(points, progress);
            if (landed > 0) {
                changed.put(square, cube(square, landed));
            }
        });
        cubes = changed;
        dark = waiting;
    }

    private static int landed(List<Flight> points, double progress) {
        int landed = 0;
        while (landed < points.size() && points.get(landed).landing() <= progress) {
            landed++;
        }
        return landed;
    }

    /** A cube that has burst, if it does, and then taken up this many points. All bursts come before the first landing. */
    private Cube cube(Square square, int landed) {
        Cube before = stage.cubeBefore(square);
        boolean isBursting = bursts.containsKey(square);
        int left = before.value() - (isBursting ? stage.neighbours(square).size() : 0);
        return isBursting || landed > 0 ? Cube.of(stage.mover(), left + landed) : before;
    }

    private List<Dot> dots(double progress) {
        return flights.stream()
                .filter(flight -> flight.start() <= progress && progress < flight.landing())
                .map(flight -> new Dot(flight.from(), flight.to(), (progress - flight.start()) / FLIGHT))
                .toList();
    }

    private Map<Square, CubeMotion> motions(double progress) {
        var motions = new HashMap<Square, CubeMotion>();
        bursts.forEach((square, start) -> {
            double since = progress - start;
            double lift = since < 0 ? -press(progress) : spring(since / SPRING);
            double glow = since < 0 ? 0 : Math.max(0, 1 - since / GLOW);
            double shift = since < 0 ? CascadeStyle.tremble(progress) : 0;
            motions.put(square, new CubeMotion(lift, glow * glow * brightness, shift, Optional.empty()));
        });
        landings.forEach((square, points) -> flow(square, points, progress).ifPresent(flow -> {
            double lift = Objects.requireNonNull(motions.getOrDefault(square, CubeMotion.NONE))
                    .lift();
            double dip = Math.sin(Math.PI * flow.share()) * 0.4;
            motions.put(square, new CubeMotion(Math.max(-1, lift - dip), 0, Optional.of(flow)));
        }));
        return motions;
    }

    /** How far a cube is pressed flat before it bursts, 0 to 1. */
    private static double press(double progress) {
        double pressed = Math.min(1, progress / LOADING);
        return pressed * (2 - pressed);
    }

    /** From pressed flat to springing up, and then to rest. */
    private static double spring(double time) {
        return time >= 1 ? 0 : -Math.exp(-3 * time) * Math.cos(Math.PI * time / 0.3) * (1 - time);
    }

    /** The flow that a point has started; another point that lands meanwhile joins it. */
    private Optional<Flow> flow(Square square, List<Flight> points, double progress) {
        int first = -1;
        int landed = landed(points, progress);
        for (int index = 0; index < landed; index++) {
            if (first < 0 || points.get(index).landing() >= points.get(first).landing() + FLOW) {
                first = index;
            }
        }
        double share = first < 0 ? 1 : (progress - points.get(first).landing()) / FLOW;
        return share >= 1
                ? Optional.empty()
                : Optional.of(new Flow(
                        cube(square, first),
                        Optional.of(CellLook.Side.of(square, points.get(first).from())),
                        share * (2 - share)));
    }
}
