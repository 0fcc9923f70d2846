package org.jumpingcube.cube;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Square;

/**
 * The rules once more, as plainly as they can be said and with nothing shared: two arrays, and any overloaded cube may
 * burst next. What the real rules say is compared with this.
 */
final class NaiveRules {
    private final int side;
    final int[][] value;
    final int[][] owner;

    NaiveRules(Board board) {
        side = board.side();
        value = new int[side][side];
        owner = new int[side][side];
        for (Square square : board.squares()) {
            value[square.row()][square.column()] = board.at(square).value();
            owner[square.row()][square.column()] =
                    board.at(square).owner().map(Player::number).orElse(0);
        }
    }

    /**
     * Plays the move and lets overloaded cubes burst in random order; answers whether the mover now owns everything.
     */
    boolean play(int mover, int row, int column, Random random) {
        gain(mover, row, column);
        while (!ownsAll(mover)) {
            var overloaded = new ArrayList<int[]>();
            for (int r = 0; r < side; r++) {
                for (int c = 0; c < side; c++) {
                    if (value[r][c] > neighbours(r, c).size()) {
                        overloaded.add(new int[] {r, c});
                    }
                }
            }
            if (overloaded.isEmpty()) {
                return false;
            }
            int[] chosen = overloaded.get(random.nextInt(overloaded.size()));
            value[chosen[0]][chosen[1]] -= neighbours(chosen[0], chosen[1]).size();
            neighbours(chosen[0], chosen[1]).forEach(place -> gain(mover, place[0], place[1]));
        }
        return true;
    }

    private void gain(int mover, int row, int column) {
        owner[row][column] = mover;
        value[row][column]++;
    }

    private boolean ownsAll(int mover) {
        for (int[] row : owner) {
            for (int each : row) {
                if (each != mover) {
                    return false;
                }
            }
        }
        return true;
    }

    private List<int[]> neighbours(int row, int column) {
        var found = new ArrayList<int[]>();
        for (int[] place : new int[][] {{row - 1, column}, {row + 1, column}, {row, column - 1}, {row, column + 1}}) {
            if (place[0] >= 0 && place[0] < side && place[1] >= 0 && place[1] < side) {
                found.add(place);
            }
        }
        return found;
    }
}
