package org.jumpingcube.picture;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jumpingcube.cube.Board;
import org.jumpingcube.cube.Cube;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.cube.PlayedMove;
import org.jumpingcube.cube.Step;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Square;
import org.jumpingcube.game.Turn;
import org.jumpingcube.grid.Brush;
import org.jumpingcube.settings.Colours;
import org.jumpingcube.settings.Look;
import org.jumpingcube.settings.PipShape;

/** Draws boards of cubes as the window does, a little plainer. */
final class CubePicturePainter implements GamePainter<CubePosition, Square> {
    private static final int GROUND = 0xcfd4db;
    private static final int NEUTRAL = 0xeceef1; // the default neutral colour on a light background, as in the window
    private static final int NEUTRAL_PIPS = 0x69727c;
    private static final int DARK_PIPS = 0x14181d;
    private static final int LAST_MOVE = 0xf5b921;
    private static final int MARK_EDGE = 0x2b333d;

    private static final double FRAME = 0.2; // of a cell, as are all of these
    private static final double ROUNDING = 0.14;
    private static final double PIP = 0.16;
    private static final double DOT = 0.24;

    private static final int STEP_TIME = 5;
    private static final int WAVE_TIME = 12;
    private static final int POINT_TIME = 45;

    private final Board shape;
    private final Look look;
    private final int pitch;
    private final int frame;

    /** @param size the most pixels in width and height */
    CubePicturePainter(Board shape, Look look, int size) {
        this.shape = shape;
        this.look = look;
        pitch = Math.max(4, (int) (size / (shape.side() + 2 * FRAME)));
        frame = (int) Math.rint(pitch * FRAME);
    }

    @Override
    public Drawing draw(CubePosition position) {
        return drawing(cubes(position.board()), Stream.empty());
    }

    @Override
    public Drawing drawAfter(Turn<CubePosition, Square> turn) {
        return drawing(cubes(turn.after().board()), mark(turn.move()));
    }

    private static Map<Square, Cube> cubes(Board board) {
        Map<Square, Cube> cubes = new HashMap<>();
        board.squares().forEach(square -> cubes.put(square, board.at(square)));
        return cubes;
    }

    @Override
    public List<Frame> between(Turn<CubePosition, Square> turn, int steps) {
        var move = PlayedMove.of(turn);
        var cubes = cubes(turn.before().board());
        var frames = new ArrayList<Frame>();
        for (int wave = 0; wave <= move.waves() && move.waves() > 0; wave++) {
            int number = wave;
            var changes =
                    move.steps().stream().filter(step -> step.wave() == number).toList();
            if (wave > 0) {
                frames.addAll(flights(turn.player(), Map.copyOf(cubes), changes, steps));
            }
            changes.forEach(step -> cubes.put(step.square(), step.result()));
            var after = Map.copyOf(cubes);
            frames.add(new Frame(() -> drawing(after, mark(turn.move())), wave == 0 ? POINT_TIME : WAVE_TIME));
        }
        return frames;
    }

    /** The points of a wave in flight. */
    private List<Frame> flights(Player player, Map<Square, Cube> before, List<Step> wave, int steps) {
        var bursting = wave.stream()
                .filter(Step.Burst.class::isInstance)
                .map(Step::square)
                .toList();
        var burst = new HashMap<>(before);
        for (Square square : bursting) {
            int left = at(before, square).value() - shape.capacity(square);
            burst.put(square, Cube.of(player, Math.max(1, left)));
        }
        var frames = new ArrayList<Frame>();
        for (int step = 1; step < steps; step++) {
            double way = (double) step / steps;
            frames.add(new Frame(
                    () -> drawing(burst, bursting.stream().flatMap(square -> dots(player, square, way))), STEP_TIME));
        }
        return frames;
    }

    private static Cube at(Map<Square, Cube> cubes, Square square) {
        return cubes.getOrDefault(square, Cube.NEUTRAL); // every square has one
    }

    private Stream<Tile> dots(Player player, Square from, double way) {
        double x = x(from) + pitch / 2.0;
        double y = y(from) + pitch / 2.0;
        int edge = Brush.mix(colour(player), Shade.BLACK, 0.4);
        return shape.neighbours(from).stream().flatMap(to -> {
            double dotX = x + (to.column() - from.column()) * way * pitch;
            double dotY = y + (to.row() - from.row()) * way * pitch;
            double size = pitch * DOT;
            return Stream.of(Tile.disc(dotX, dotY, size, edge), Tile.disc(dotX, dotY, size * 0.65, Shade.WHITE));
        });
    }

    private double x(Square square) {
        return frame + square.column() * pitch;
    }

    private double y(Square square) {
        return frame + square.row() * pitch;
    }

    private Drawing drawing(Map<Square, Cube> cubes, Stream<Tile> above) {
        int size = shape.side() * pitch + 2 * frame;
        var tiles = Stream.concat(shape.squares().stream().flatMap(square -> cube(square, at(cubes, square))), above);
        return new Drawing(size, size, GROUND, "Jumping Cube", tiles.toList());
    }

    private Stream<Tile> cube(Square square, Cube cube) {
        double gap = Math.max(1, Math.rint(pitch * CubeFace.GAP));
        double size = pitch - 2 * gap;
        double edge = Math.max(1, Math.rint(size * CubeFace.EDGE));
        double x = x(square) + gap;
        double y = y(square) + gap;
        int colour = cube.owner().map(this::colour).orElseGet(this::neutral);
        double rounding = size * ROUNDING;
        var body = Stream.of(
                new Tile(x, y + edge, size, size - edge, rounding, 0, Brush.mix(colour, Shade.BLACK, 0.24)),
                new Tile(x, y, size, size - edge, rounding, 0, colour),
                new Tile(
                        x + edge / 2,
                        y + edge / 2,
                        size - edge,
                        size * 0.4,
                        rounding,
                        0,
                        Brush.mix(colour, Shade.WHITE, 0.07)));
        return Stream.concat(body, pips(cube, x, y, size, size - edge, onCube(cube, colour)));
    }

    @Override
    public int colour(Player player) {
        return Shade.of(
                player == Player.ONE
                        ? look.colours().playerOne()
                        : look.colours().playerTwo());
    }

    private int neutral() {
        String chosen = look.colours().neutral();
        return chosen.equals(Colours.DEFAULT.neutral()) ? NEUTRAL : Shade.of(chosen);
    }

    private static int onCube(Cube cube, int colour) {
        int usual = cube.isNeutral() ? NEUTRAL_PIPS : Shade.WHITE;
        int farthest =
                Shade.distance(colour, Shade.WHITE) > Shade.distance(colour, DARK_PIPS) ? Shade.WHITE : DARK_PIPS;
        return cube.isNeutral() || Shade.distance(colour, usual) > 20_000 ? usual : farthest;
    }

    private Stream<Tile> pips(Cube cube, double x, double y, double width, double height, int colour) {
        double size = width * PIP;
        boolean isRound = cube.owner().map(look::shape).orElse(PipShape.ROUND) == PipShape.ROUND;
        var pips = new ArrayList<Tile>();
        double rounding = size * (isRound ? 0.5 : 0.15);
        CubeFace.pips(
                cube.value(),
                (column, row) -> pips.add(Tile.filled(
                        x + column * width - size / 2, y + row * height - size / 2, size, rounding, colour)));
        return pips.stream();
    }

    private Stream<Tile> mark(Square square) {
        double line = Math.max(2, pitch * 0.05);
        return Stream.of(ring(square, line + 2, MARK_EDGE), ring(square, line, LAST_MOVE));
    }

    private Tile ring(Square square, double line, int colour) {
        double inset = pitch * CubeFace.GAP;
        double size = pitch - 2 * inset;
        return new Tile(x(square) + inset, y(square) + inset, size, size, pitch * ROUNDING, line, colour);
    }
}
