package org.jumpingcube.cube.look;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jumpingcube.cube.Board;
import org.jumpingcube.cube.Cube;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.cube.PlayedMove;
import org.jumpingcube.cube.Step;
import org.jumpingcube.game.Grid;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Square;
import org.jumpingcube.game.Turn;
import org.jumpingcube.grid.BoardMoment;
import org.jumpingcube.grid.Brush;
import org.jumpingcube.grid.GridLook;
import org.jumpingcube.settings.Look;

/**
 * What a board of cubes looks like: a cascade has a stage for the point of the move, and one for each wave, while the
 * points of all cubes that burst are in flight. The window shows waves in ways of its own, with the same {@link CubePaint}.
 */
public class CubeLook implements GridLook<CubePosition, Square> {
    private final Look look;

    public CubeLook(Look look) {
        this.look = look;
    }

    @Override
    public GridLook<CubePosition, Square> styled(Look chosen) {
        return new CubeLook(chosen);
    }

    @Override
    public Grid grid(CubePosition position) {
        int side = position.board().side();
        return new Grid(side, side);
    }

    @Override
    public boolean isRowOneOnTop() {
        return true;
    }

    /** {@inheritDoc} Whose cube it is; a square with a neutral cube counts as empty. */
    @Override
    public char at(CubePosition position, Square square) {
        return position.board()
                .at(square)
                .owner()
                .map(player -> pieces(player).charAt(0))
                .orElse(EMPTY);
    }

    @Override
    public List<Square> squares(Square move) {
        return List.of(move);
    }

    @Override
    public int stages(Turn<CubePosition, Square> turn) {
        int waves = PlayedMove.of(turn).waves();
        return waves == 0 ? 0 : waves + 1;
    }

    @Override
    public void paintStill(Brush brush, BoardMoment<CubePosition, Square> moment) {
        Board board = moment.position().board();
        var moving = moving(moment);
        board.squares().stream()
                .filter(square -> !moving.containsKey(square))
                .forEach(square -> paint(brush, board.at(square), square));
    }

    @Override
    public void paintMoving(Brush brush, BoardMoment<CubePosition, Square> moment) {
        moving(moment).forEach((square, cube) -> paint(brush, cube, square));
        if (isUnderWay(moment)) {
            moment.moving()
                    .map(PlayedMove::of)
                    .ifPresent(move -> move.steps().stream()
                            .filter(step -> step.wave() == moment.stage() && step instanceof Step.Burst)
                            .forEach(burst -> paintDots(brush, move, burst.square(), moment)));
        }
    }

    private static boolean isUnderWay(BoardMoment<CubePosition, Square> moment) {
        return moment.stage() > 0 && moment.progress() > 0 && moment.progress() < 1;
    }

    /** The cubes that change during the turn, as they are at this moment. */
    private static Map<Square, Cube> moving(BoardMoment<CubePosition, Square> moment) {
        var cubes = new HashMap<Square, Cube>();
        moment.moving().map(PlayedMove::of).ifPresent(move -> {
            Board board = moment.position().board();
            boolean isUnderWay = isUnderWay(moment);
            boolean isBegun = moment.progress() > 0;
            for (Step step : move.steps()) {
                Cube cube = cubes.computeIfAbsent(step.square(), board::at);
                boolean isNow = step.wave() == moment.stage();
                if (step.wave() < moment.stage() || (isNow && isBegun && !isUnderWay)) {
                    cubes.put(step.square(), step.result());
                } else if (isNow && isUnderWay && step instanceof Step.Burst) {
                    int left = Math.max(1, cube.value() - board.capacity(step.square()));
                    cubes.put(step.square(), Cube.of(move.player(), left));
                }
            }
        });
        return cubes;
    }

    private void paint(Brush brush, Cube cube, Square square) {
        paint(brush, cube, brush.x(square), brush.y(square));
    }

    private void paint(Brush brush, Cube cube, double x, double y) {
        var shades = FaceShades.of(palette(brush).of(cube), !cube.isNeutral());
        new CubePaint(brush, look).cube(cube, shades, false, x, y);
    }

    private CubePalette palette(Brush brush) {
        return CubePalette.of(look.colours(), brush.isDark(), brush.isHighContrast());
    }

    private void paintDots(Brush brush, PlayedMove move, Square from, BoardMoment<CubePosition, Square> moment) {
        double way = moment.progress();
        double aside = moment.isCalm() ? 0 : CubePaint.dotAside(way);
        for (Square to : moment.position().board().neighbours(from)) {
            boolean isUpright = from.column() == to.column();
            double x = brush.x(from) + (brush.x(to) - brush.x(from)) * way + (isUpright ? aside : 0);
            double y = brush.y(from) + (brush.y(to) - brush.y(from)) * way - (isUpright ? 0 : aside);
            int colour = palette(brush).of(move.player());
            new CubePaint(brush, look).dot(move.player(), colour, x + 0.5, y + 0.5, CubePaint.dotSize(way));
        }
    }

    @Override
    public void paintPiece(Brush brush, char piece, double x, double y, double size) {
        Player player = pieces(Player.ONE).indexOf(piece) >= 0 ? Player.ONE : Player.TWO;
        paint(brush, Cube.of(player, 1), x, y);
    }

    @Override
    public int colour(Player player, boolean isDark, boolean isHighContrast) {
        return CubePalette.of(look.colours(), isDark, isHighContrast).of(player);
    }

    @Override
    public int frame(boolean isDark, boolean isHighContrast) {
        return CubePalette.of(look.colours(), isDark, isHighContrast).frame();
    }
}
