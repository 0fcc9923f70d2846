package org.jumpingcube.jumpin.ai;

import org.jumpingcube.jumpin.Square;
import org.jumpingcube.jumpin.SquareSet;
import org.jumpingcube.search.Mixer;

/**
 * Random numbers that stand for pawns on squares (Zobrist's method): the sum without carry of those on the board tells
 * positions apart, and changes by two of them when a pawn moves.
 */
final class ZobristKeys {
    /** What tells positions of the other side to move apart. */
    static final long SILVER_TO_MOVE = number(2 * Square.COUNT);

    private static final long[][] PAWNS = new long[2][Square.COUNT];

    static {
        for (int side = 0; side < 2; side++) {
            for (int square = 0; square < Square.COUNT; square++) {
                PAWNS[side][square] = number(side * Square.COUNT + square);
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
                .mapToLong(square -> pawn(side, square.index()))
                .reduce(0, (one, other) -> one ^ other);
    }

    /** A swap of two squares that must not be taken back. */
    static long ko(int one, int other) {
        return Mixer.mix(pawn(0, one) + pawn(0, other), Mixer.XXHASH);
    }
}
