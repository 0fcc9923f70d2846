package org.jumpingcube.cube.solver;

import java.util.stream.IntStream;

/**
 * The rules of a small rectangle once more, written from docs/rules.md and with nothing of the program's. A position is
 * a byte for each cube, row by row: 0 for a neutral one, else its points, below zero if they belong to the side that is
 * not to move. Bursts come newest first, and not in waves.
 */
final class PlainRules {
    private static final int BURST = 64; // beside a square

    private final int rows;
    private final int columns;
    private final int[][] neighbours;
    private final long[][] weights; // by way of turning and mirroring, and square
    private final int[] stack = new int[1000];

    PlainRules(int rows, int columns) {
        this.rows = rows;
        this.columns = columns;
        neighbours =
                IntStream.range(0, rows * columns).mapToObj(this::neighbours).toArray(int[][]::new);
        weights = IntStream.range(0, rows == columns ? 8 : 4)
                .mapToObj(this::weights)
                .toArray(long[][]::new);
    }

    private int[] neighbours(int square) {
        return IntStream.range(0, rows * columns)
                .filter(other ->
                        Math.abs(other / columns - square / columns) + Math.abs(other % columns - square % columns)
                                == 1)
                .toArray();
    }

    private long[] weights(int way) {
        var weights = new long[squares()];
        for (int square = 0; square < weights.length; square++) {
            int row = (way & 1) == 0 ? square / columns : rows - 1 - square / columns;
            int column = (way & 2) == 0 ? square % columns : columns - 1 - square % columns;
            weights[square] = pow9((way & 4) == 0 ? row * columns + column : column * columns + row);
        }
        return weights;
    }

    private static long pow9(int exponent) {
        return exponent == 0 ? 1 : 9 * pow9(exponent - 1);
    }

    int squares() {
        return rows * columns;
    }

    /** Plays the move on this array; unless that wins, the array then holds what the other side sees. */
    boolean wins(byte[] cubes, int move) {
        int missing = 0;
        for (byte cube : cubes) {
            missing += cube <= 0 ? 1 : 0;
        }
        int top = 0;
        stack[top++] = move;
        while (top > 0) {
            int square = stack[--top] % BURST;
            if (stack[top] == square) {
                missing -= cubes[square] <= 0 ? 1 : 0;
                cubes[square] = (byte) (1 + (cubes[square] == 0 ? 1 : Math.abs(cubes[square])));
                if (cubes[square] == neighbours[square].length + 1) {
                    stack[top++] = square + BURST;
                }
            } else {
                cubes[square] -= (byte) neighbours[square].length;
                if (cubes[square] > neighbours[square].length) {
                    stack[top++] = square + BURST;
                }
                for (int neighbour : neighbours[square]) {
                    stack[top++] = neighbour;
                }
            }
            if (missing == 0) {
                return true;
            }
        }
        for (int square = 0; square < cubes.length; square++) {
            cubes[square] = (byte) -cubes[square];
        }
        return false;
    }

    /** The same number for positions that are equal but for turning and mirroring, and for no others. */
    long key(byte[] cubes) {
        long least = Long.MAX_VALUE;
        for (long[] weight : weights) {
            long number = 0;
            for (int square = 0; square < cubes.length; square++) {
                number += (cubes[square] + 4) * weight[square]; // nine digits; 9 to the 16th is less than 2^51
            }
            least = Math.min(least, number);
        }
        return least;
    }

    /**
     * A guess how good a position is for the side that is not to move: few cubes of the other side, and more enemies
     * beside its own cubes that are about to burst than the other way round. Made up, and weighed by eye.
     */
    int merit(byte[] cubes) {
        int merit = 0;
        for (int square = 0; square < cubes.length; square++) {
            int cube = cubes[square];
            merit -= cube > 0 ? 4 : 0;
            if (cube == neighbours[square].length) {
                merit -= 2 + threat(cubes, square, -1);
            } else if (-cube == neighbours[square].length) {
                merit += 1 + threat(cubes, square, 1) / 2;
            }
        }
        return merit;
    }

    /** Two for each enemy beside the square, and one more if it would burst too. */
    private int threat(byte[] cubes, int square, int enemy) {
        int threat = 0;
        for (int neighbour : neighbours[square]) {
            int points = enemy * cubes[neighbour];
            threat += points <= 0 ? 0 : points == neighbours[neighbour].length ? 3 : 2;
        }
        return threat;
    }
}
