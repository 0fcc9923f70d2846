package org.jumpingcube.cube;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jumpingcube.cube.IllegalMoveException.Reason;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Square;

/** The cubes on a square board. A value: a move returns the next board and does not change this one. */
public final class Board {
    public static final int MIN_SIDE = 2;
    public static final int MAX_SIDE = 15;

    private final Geometry geometry;
    private final byte[] cells; // packed cubes, row by row; never written after construction

    Board(Geometry geometry, byte[] cells) {
        this.geometry = geometry;
        this.cells = cells;
    }

    /**
     * How many points a settled board can hold: 4N(N-1) on a board of side N, the sum of the capacities.
     *
     * @param side squares along an edge, {@value #MIN_SIDE} to {@value #MAX_SIDE}
     */
    public static int mostPoints(int side) {
        return 4 * side * (side - 1);
    }

    /**
     * How many moves a game can last: (3N-1)(N-1) on a board of side N. It starts with N*N points, each move adds one,
     * and a board that holds more than {@link #mostPoints} never settles, so its cascade has reached every cube.
     *
     * @param side squares along an edge, {@value #MIN_SIDE} to {@value #MAX_SIDE}
     */
    public static int longestGame(int side) {
        return mostPoints(side) + 1 - side * side;
    }

    /**
     * The board at the start of a game: every cube neutral, with one point.
     *
     * @param side squares along an edge, {@value #MIN_SIDE} to {@value #MAX_SIDE}
     */
    public static Board empty(int side) {
        var geometry = Geometry.of(side);
        var cells = new byte[side * side];
        Arrays.fill(cells, PackedCube.pack(Cube.NEUTRAL));
        return new Board(geometry, cells);
    }

    /**
     * A board of the given cubes, row by row.
     *
     * @throws IllegalArgumentException if the number of cubes does not make a board, or a cube holds more than its
     *     capacity
     */
    public static Board of(int side, List<Cube> cubes) {
        var geometry = Geometry.of(side);
        if (cubes.size() != side * side) {
            throw new IllegalArgumentException(cubes.size() + " cubes do not make a board of side " + side);
        }
        var cells = new byte[side * side];
        for (int index = 0; index < cells.length; index++) {
            cells[index] = packWithinCapacity(geometry, index, cubes.get(index));
        }
        return new Board(geometry, cells);
    }

    /** A board of the given cubes, row by row, some of which may be overloaded. */
    static Board unsettled(int side, List<Cube> cubes) {
        var cells = new byte[side * side];
        for (int index = 0; index < cells.length; index++) {
            cells[index] = PackedCube.pack(cubes.get(index));
        }
        return new Board(Geometry.of(side), cells);
    }

    /** This board after all overloaded cubes have burst for a player, until it settles or the player owns every cube. */
    Board settled(Player player) {
        var cascade = new Cascade(geometry, player, cells.clone(), count(player));
        cascade.runOverloaded();
        return cascade.board();
    }

    /** This board with another cube on one square. The cube must not hold more than the square's capacity. */
    public Board with(Square square, Cube cube) {
        int index = geometry.index(square);
        var changed = cells.clone();
        changed[index] = packWithinCapacity(geometry, index, cube);
        return new Board(geometry, changed);
    }

    private static byte packWithinCapacity(Geometry geometry, int index, Cube cube) {
        if (cube.value() > geometry.capacity(index)) {
            throw new IllegalArgumentException(
                    "cube " + geometry.squares().get(index) + " cannot hold " + cube.value() + " points");
        }
        return PackedCube.pack(cube);
    }

    public int side() {
        return geometry.side();
    }

    /** All squares, row by row. */
    public List<Square> squares() {
        return geometry.squares();
    }

    /** The neighbours of the square: up, left, right and down, as far as they are on the board. */
    public List<Square> neighbours(Square square) {
        return geometry.neighbourSquares(square);
    }

    /** How many points a cube can hold before it bursts: one for each neighbour, 2 to 4. */
    public int capacity(Square square) {
        return geometry.capacity(geometry.index(square));
    }

    /**
     * How close the cube is to bursting, on one scale for all squares: {@code points - 1 + 4 - capacity}, 0 to 3 on a
     * settled board. A cube bursts when its charge reaches 4, wherever it is.
     */
    public int charge(Square square) {
        return at(square).value() + 3 - capacity(square);
    }

    public boolean contains(Square square) {
        return geometry.contains(square);
    }

    public Cube at(Square square) {
        return PackedCube.unpack(cells[geometry.index(square)]);
    }

    /** Whether the player may choose this square now: it is on the board and not the opponent's, and nobody has won. */
    public boolean canPlay(Player player, Square square) {
        return refusal(player, square).isEmpty();
    }

    private Optional<Reason> refusal(Player player, Square square) {
        if (!contains(square)) {
            return Optional.of(Reason.OFF_THE_BOARD);
        }
        if (winner().isPresent()) {
            return Optional.of(Reason.GAME_OVER);
        }
        return at(square).isOwnedBy(player.opponent()) ? Optional.of(Reason.OPPONENTS_CUBE) : Optional.empty();
    }

    /** The cascade of a player's move, run to its end. */
    Cascade cascade(Player player, Square square) {
        refusal(player, square).ifPresent(reason -> {
            throw new IllegalMoveException(player, square, reason);
        });
        var cascade = new Cascade(geometry, player, cells.clone(), count(player));
        cascade.runFrom(geometry.index(square));
        return cascade;
    }

    /** The player who owns every cube; empty while anyone else's or a neutral cube is left. */
    public Optional<Player> winner() {
        var first = PackedCube.unpack(cells[0]).owner();
        return first.filter(player -> count(player) == cells.length);
    }

    /** How many cubes the player owns. */
    public int count(Player player) {
        int count = 0;
        for (byte cell : cells) {
            if (PackedCube.isOwnedBy(cell, player)) {
                count++;
            }
        }
        return count;
    }

    /** The sum of the points on the player's cubes. */
    public int points(Player player) {
        return IntStream.range(0, cells.length)
                .filter(index -> PackedCube.isOwnedBy(cells[index], player))
                .map(index -> PackedCube.value(cells[index]))
                .sum();
    }

    /** The sum of the points on all cubes, including neutral ones. It grows by one with every move. */
    public int totalPoints() {
        return IntStream.range(0, cells.length)
                .map(index -> PackedCube.value(cells[index]))
                .sum();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Board board && Arrays.equals(cells, board.cells);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(cells);
    }

    /** The board for debugging, one row per line, with each cube as in {@link Cube#text}. */
    @Override
    public String toString() {
        return String.join("\n", CubeNotation.rows(this)) + "\n";
    }
}
