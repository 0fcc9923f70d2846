package org.jumpingcube.text;

import java.util.ArrayList;
import java.util.List;
import org.jumpingcube.cube.Board;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Square;

/**
 * The rules once more, on byte arrays, for the exhaustive solver: quick, and nothing shared with the rules and the
 * search that are tested with it. A cell is four times its points, plus its owner: 0 nobody, 1 red, 2 blue.
 */
final class ArrayRules {
    private static final int OWNER = 3;
    private static final int POINT = 4;

    private final int side;
    private final int[][] neighbours;
    private final int[] pending;

    ArrayRules(int side) {
        this.side = side;
        neighbours = new int[side * side][];
        for (int cell = 0; cell < neighbours.length; cell++) {
            neighbours[cell] = neighbours(cell);
        }
        pending = new int[8 * side * side];
    }

    private int[] neighbours(int cell) {
        var found = new ArrayList<Integer>();
        for (int other = 0; other < side * side; other++) {
            if (Math.abs(cell / side - other / side) + Math.abs(cell % side - other % side) == 1) {
                found.add(other);
            }
        }
        return found.stream().mapToInt(Integer::intValue).toArray();
    }

    int size() {
        return neighbours.length;
    }

    byte[] cellsOf(Board board) {
        var cells = new byte[size()];
        for (int cell = 0; cell < cells.length; cell++) {
            var cube = board.at(square(cell));
            cells[cell] = (byte)
                    (cube.value() * POINT + cube.owner().map(Player::number).orElse(0));
        }
        return cells;
    }

    Square square(int cell) {
        return new Square(cell / side, cell % side);
    }

    /** Red moves on a fresh board, and every move adds a point. */
    int toMove(byte[] cells) {
        int points = 0;
        for (byte cell : cells) {
            points += cell / POINT;
        }
        return (points + side) % 2 == 0 ? 1 : 2;
    }

    boolean mayPlay(byte[] cells, int cell, int mover) {
        return (cells[cell] & OWNER) != 3 - mover;
    }

    boolean isFull(byte[] cells, int cell) {
        return cells[cell] / POINT == neighbours[cell].length;
    }

    List<Integer> moves(byte[] cells) {
        int mover = toMove(cells);
        var moves = new ArrayList<Integer>();
        for (int cell = 0; cell < cells.length; cell++) {
            if (mayPlay(cells, cell, mover)) {
                moves.add(cell);
            }
        }
        return moves;
    }

    /**
     * Plays a move into another array.
     *
     * @return whether the mover has won; the squares are then left as they are in mid-cascade
     */
    boolean play(byte[] before, byte[] after, int move, int mover) {
        System.arraycopy(before, 0, after, 0, before.length);
        int missing = 0;
        for (byte cell : after) {
            missing += (cell & OWNER) == mover ? 0 : 1;
        }
        int count = 0;
        if ((after[move] & OWNER) != mover) {
            missing--;
        }
        if (grow(after, move, mover)) {
            pending[count++] = move;
        }
        while (count > 0 && missing > 0) {
            int bursting = pending[--count];
            after[bursting] -= (byte) (POINT * neighbours[bursting].length);
            if (after[bursting] / POINT > neighbours[bursting].length) {
                pending[count++] = bursting;
            }
            for (int neighbour : neighbours[bursting]) {
                if ((after[neighbour] & OWNER) != mover) {
                    missing--;
                }
                if (grow(after, neighbour, mover)) {
                    pending[count++] = neighbour;
                }
            }
        }
        return missing == 0;
    }

    /** Adds a point; answers whether just this point was one too many. */
    private boolean grow(byte[] cells, int cell, int mover) {
        cells[cell] = (byte) (((cells[cell] & ~OWNER) | mover) + POINT);
        return cells[cell] / POINT == neighbours[cell].length + 1;
    }
}
