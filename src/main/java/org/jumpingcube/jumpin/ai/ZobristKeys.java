package org.jumpingcube.jumpin.ai;

import org.jumpingcube.jumpin.SquareSet;
import org.jumpingcube.jumpin.Squares;
import org.jumpingcube.search.Mixer;

/**
 * Zobrist hashing: a random number for each pawn on each square. The key of a position is the XOR of its numbers, and a
 * move changes it by two of them.
 */
final class ZobristKeys {
    /** XORed in when Silver is to move. */
    static final long SILVER_TO_MOVE = number(2 * Squares.COUNT);

    private static final long[][] PAWNS = new long[2][Squares.COUNT];

    static {
        for (int side = 0; side < 2; side++) {
            for (int square = 0; square < Squares.COUNT; square++) {
                PAWNS[side][square] = number(side * Squares.COUNT + square);
            }
        }
    }

    private ZobristKeys() {}

    private static long number(int index) {
        long mixed = Mixer.mix((index + 1) * Mixer.GOLDEN, Mixer.STAFFORD_1);
        return Mixer.fold(Mixer.mix(mixed, Mixer.STAFFORD_2), 31);
    }

    static long pawn(int side, int square) {
        return PAWNS[side][square];
    }

    static long pawns(int side, SquareSet squares) {
        return squares.squares().stream()
                .mapToLong(square -> pawn(side, Squares.index(square)))
                .reduce(0, (one, other) -> one ^ other);
    }

    /** XORed in for a swap of two squares that must not be undone at once. */
    static long ko(int one, int other) {
        return Mixer.mix(pawn(0, one) + pawn(0, other), Mixer.XXHASH);
    }
}
