package org.jumpingcube.cube;

import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.jumpingcube.game.HeadStart;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Square;

/**
 * Places the points of a head start, one after another, on neutral cubes and on those of the side that gets it. No cube
 * bursts meanwhile, and the other side keeps a cube to begin on.
 */
public final class PointPlacing {
    private PointPlacing() {}

    /** Where the side can place a point; nowhere if that would leave nothing to the other side. */
    public static List<Square> places(CubePosition position, Player side) {
        var board = position.board();
        var own = board.squares().stream()
                .filter(square -> board.at(square).isOwnedBy(side))
                .toList();
        return board.squares().stream()
                .filter(square -> board.canPlay(side, square))
                .filter(square -> board.at(square).value() < board.capacity(square))
                .filter(square ->
                        own.contains(square) || own.size() + 1 < board.squares().size())
                .toList();
    }

    /**
     * The position with one point more; whose turn it is does not change.
     *
     * @param square one of the {@link #places}
     */
    public static CubePosition with(CubePosition position, Player side, Square square) {
        var placed = new CubePosition(position.board(), side).play(square).after();
        return new CubePosition(placed.board(), position.toMove());
    }

    /**
     * The position with all points of a head start, where a computer player places them: one on each of the cubes that
     * need the fewest to burst, so in the corners first and then along the edges, which of them at random. On a very
     * small board there may be room for fewer.
     */
    public static CubePosition all(CubePosition position, HeadStart headStart, RandomGenerator random) {
        var now = position;
        for (int point = 0; point < headStart.points(); point++) {
            var board = now.board();
            var places = places(now, headStart.side());
            int value = places.stream()
                    .mapToInt(square -> rank(board, square))
                    .min()
                    .orElse(0);
            var best = places.stream()
                    .filter(square -> rank(board, square) == value)
                    .toList();
            if (!best.isEmpty()) {
                now = with(now, headStart.side(), best.get(random.nextInt(best.size())));
            }
        }
        return now;
    }

    /** Neutral cubes before own ones, and those with few neighbours before others. */
    private static int rank(Board board, Square square) {
        return 10 * board.at(square).value() + board.capacity(square);
    }

    /** The head start that a game from this position begins with; empty if it begins in any other way. */
    public static Optional<HeadStart> of(CubePosition start) {
        var board = start.board();
        int points = 0;
        Optional<Player> side = Optional.empty();
        for (Square square : board.squares()) {
            var owner = board.at(square).owner();
            boolean isOthers = owner.isPresent() && side.isPresent() && !owner.equals(side);
            boolean isImpossible = board.at(square).value() > board.capacity(square)
                    || (owner.isPresent() && board.at(square).value() < 2);
            if (isOthers || isImpossible) {
                return Optional.empty();
            }
            side = side.or(() -> owner);
            points += owner.isPresent() ? board.at(square).value() - 1 : 0;
        }
        int all = points;
        return side.filter(player -> all <= HeadStart.MOST && board.winner().isEmpty())
                .map(player -> new HeadStart(player, all));
    }
}
