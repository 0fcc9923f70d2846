package org.jumpingcube.remote;

import java.util.Locale;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;

/**
 * What a host tells a friend in some other way, and nobody else: {@value #LENGTH} letters and digits, none of which
 * looks like another. It never travels through a connection.
 *
 * @param letters in capitals
 */
public record Code(String letters) {
    static final int LENGTH = 8;

    private static final String ALPHABET = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"; // without I, L, O, 0 and 1

    public Code {
        if (letters.length() != LENGTH || letters.chars().anyMatch(letter -> ALPHABET.indexOf(letter) < 0)) {
            throw new IllegalArgumentException("not a code");
        }
    }

    /** A new one. */
    public static Code random(RandomGenerator random) {
        return new Code(random.ints(LENGTH, 0, ALPHABET.length())
                .mapToObj(index -> ALPHABET.substring(index, index + 1))
                .collect(Collectors.joining()));
    }

    /** The code that somebody has typed, in letters of any case, with blanks or hyphens; empty if it is none. */
    public static Optional<Code> parse(String text) {
        String letters = text.replaceAll("[\\s-]", "").toUpperCase(Locale.ROOT);
        return letters.length() == LENGTH && letters.chars().allMatch(letter -> ALPHABET.indexOf(letter) >= 0)
                ? Optional.of(new Code(letters))
                : Optional.empty();
    }

    @Override
    public String toString() {
        return letters;
    }
}
