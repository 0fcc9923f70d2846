package org.jumpingcube.text;

import java.util.Comparator;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.jumpingcube.cube.Board;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.cube.Square;
import org.jumpingcube.cube.ai.CubePlayer;
import org.jumpingcube.cube.ai.Forced;
import org.jumpingcube.cube.ai.PlayerSettings;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Skill;
import org.jumpingcube.game.Style;

/**
 * The strongest computer player there is, within the time that existing match drivers allow: what can be forced within a
 * few plies is proved first, and only then are opinions asked. Thinks a fixed number of positions, so that it plays the
 * same at any speed; docs/jump61.md tells the numbers and why.
 */
final class StrongestPlayer implements MoveChooser {
    /** A forced win or loss within this many plies is always seen on boards up to {@value #PROMISED_SIDE}. */
    private static final int PROMISED_PLIES = 7;

    private static final int PROMISED_SIDE = 6;

    private static final long NODES = 200_000;

    /** Existing drivers allow ten seconds for a move; no machine of today needs as long. */
    private static final long LAST_RESORT_SECONDS = 6;

    @Override
    public Square choose(CubePosition position, long seed) {
        int side = position.board().side();
        var forced = Forced.within(provedPlies(side), position);
        if (forced.plies() != 0) {
            return anyOf(forced.squares(), seed);
        }
        Square choice = player(seed, nodes(position.board())).choose(position, lastResort());
        return isSafe(position, choice) ? choice : bestSafe(position, seed);
    }

    private static int provedPlies(int side) {
        return side <= PROMISED_SIDE ? PROMISED_PLIES : side <= 8 ? 5 : 3;
    }

    /** How many positions a move is worth: few on small boards, and few while most squares are nobody's. */
    private static long nodes(Board board) {
        int squares = board.side() * board.side();
        int neutral = squares - board.count(Player.ONE) - board.count(Player.TWO);
        long nodes = board.side() < PROMISED_SIDE ? NODES / 2 : NODES;
        return 2 * neutral > squares ? nodes / 4 : nodes;
    }

    /** Whether the opponent has no forced win after the move, as far as is proved. */
    private static boolean isSafe(CubePosition position, Square move) {
        return Forced.within(
                                provedPlies(position.board().side()) - 2,
                                position.play(move).after())
                        .plies()
                <= 0;
    }

    /** The safe move after which the opponent thinks least of the position; there is one, or a loss would be forced. */
    private static Square bestSafe(CubePosition position, long seed) {
        List<Square> safe = position.legalMoves().stream()
                .filter(move -> isSafe(position, move))
                .toList();
        long nodes = nodes(position.board()) / safe.size();
        var player = player(seed, nodes);
        return safe.stream()
                .min(Comparator.comparingInt(move ->
                        player.think(position.play(move).after(), lastResort()).score()))
                .orElseThrow();
    }

    private static CubePlayer player(long seed, long nodes) {
        return new CubePlayer(
                PlayerSettings.of(Style.NEWTON, Skill.EXPERT).withSeed(seed).withNodes(nodes));
    }

    private static Square anyOf(List<Square> squares, long seed) {
        return squares.get((int) Math.floorMod(seed, (long) squares.size()));
    }

    private static BooleanSupplier lastResort() {
        long start = System.nanoTime();
        return () -> System.nanoTime() - start > TimeUnit.SECONDS.toNanos(LAST_RESORT_SECONDS);
    }
}
