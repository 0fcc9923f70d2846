package org.jumpingcube.jumpin;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;
import java.util.function.Predicate;
import org.jumpingcube.game.Square;

/**
 * A set of squares: a value of two words, with one bit for each {@link Square#index}.
 *
 * @param low the squares 0 to 63
 * @param high the squares 64 and 65
 */
public record SquareSet(long low, long high) {
    public static final SquareSet EMPTY = new SquareSet(0, 0);

    /** The squares that the test accepts. */
    public static SquareSet of(Predicate<Square> test) {
        var set = EMPTY;
        for (int index = 0; index < Squares.COUNT; index++) {
            set = test.test(Squares.at(index)) ? set.with(index) : set;
        }
        return set;
    }

    /** Java shifts a long by its argument modulo 64, so bit 64 is the first of the high word. */
    public boolean contains(int index) {
        return ((index < Long.SIZE ? low : high) >>> index & 1) != 0;
    }

    public boolean contains(Square square) {
        return contains(Squares.index(square));
    }

    /** This set with the square added, or removed if it was in it. */
    SquareSet toggled(int index) {
        return index < Long.SIZE ? new SquareSet(low ^ 1L << index, high) : new SquareSet(low, high ^ 1L << index);
    }

    SquareSet with(int index) {
        return contains(index) ? this : toggled(index);
    }

    public SquareSet and(SquareSet other) {
        return new SquareSet(low & other.low, high & other.high);
    }

    public SquareSet or(SquareSet other) {
        return new SquareSet(low | other.low, high | other.high);
    }

    public boolean containsAll(SquareSet other) {
        return and(other).equals(other);
    }

    public boolean isEmpty() {
        return (low | high) == 0;
    }

    public int size() {
        return Long.bitCount(low) + Long.bitCount(high);
    }

    /** The squares by ascending index. */
    public List<Square> squares() {
        var squares = new ArrayList<Square>(size());
        forEach(index -> squares.add(Squares.at(index)));
        return squares;
    }

    /** Passes on the indices in ascending order. */
    void forEach(IntConsumer action) {
        for (long rest = low; rest != 0; rest &= rest - 1) {
            action.accept(Long.numberOfTrailingZeros(rest));
        }
        for (long rest = high; rest != 0; rest &= rest - 1) {
            action.accept(Long.SIZE + Long.numberOfTrailingZeros(rest));
        }
    }
}
