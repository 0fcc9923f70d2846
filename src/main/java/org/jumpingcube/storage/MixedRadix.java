package org.jumpingcube.storage;

import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.Deque;

/**
 * A number whose digits have bases of their own: a choice among five takes the room of a fifth, and not of three bits.
 * Any number can be read; digits that nobody wrote are 0.
 */
final class MixedRadix {
    private MixedRadix() {}

    private record Digit(int value, int base) {}

    /** Takes digits, the first one first. */
    static final class Writer {
        private final Deque<Digit> digits = new ArrayDeque<>();

        /** @param value 0 to {@code base - 1} */
        void add(int value, int base) {
            if (value < 0 || value >= base) {
                throw new IllegalArgumentException("digit " + value + " of base " + base);
            }
            digits.push(new Digit(value, base));
        }

        /** The number of the digits, 0 or more. */
        BigInteger number() {
            var number = BigInteger.ZERO;
            for (Digit digit : digits) { // the last one first
                number = number.multiply(BigInteger.valueOf(digit.base())).add(BigInteger.valueOf(digit.value()));
            }
            return number;
        }
    }

    /** Gives the digits back, in the order in which they were written. */
    static final class Reader {
        private BigInteger rest;

        Reader(BigInteger number) {
            rest = number;
        }

        /** The next digit, 0 to {@code base - 1}. */
        int next(int base) {
            var parts = rest.divideAndRemainder(BigInteger.valueOf(base));
            rest = parts[0];
            return parts[1].intValue();
        }
    }
}
