package org.jumpingcube.remote;

import java.util.Locale;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;

/**
 * What a host tells a friend in some other way, and nobody else: {@value #LENGTH} letters and digits, or
 * {@value #BROKER_LENGTH}, none of which looks like another. It never travels through a connection.
 *
 * @param letters in capitals
 */
public record Code(String letters) {
    /** How long a code is that can only be tried by asking the host. */
    static final int LENGTH = 8;

    /** How long one is that can be tried without asking anybody, by whoever reads the topics of a broker. */
    static final int BROKER_LENGTH = 2 * LENGTH;

    private static final String ALPHABET = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"; // without I, L, O, 0 and 1

    public Code {
        if (!isCode(letters)) {
            throw new IllegalArgumentException("not a code");
        }
    }

    private static boolean isCode(String letters) {
        return (letters.length() == LENGTH || letters.length() == BROKER_LENGTH)
                && letters.chars().allMatch(letter -> ALPHABET.indexOf(letter) >= 0);
    }

    /** A new one for a host that is reached directly. */
    public static Code random(RandomGenerator random) {
        return random(random, LENGTH);
    }

    /** A new one for a game at a broker. */
    public static Code forBroker(RandomGenerator random) {
        return random(random, BROKER_LENGTH);
    }

    private static Code random(RandomGenerator random, int length) {
        return new Code(random.ints(length, 0, ALPHABET.length())
                .mapToObj(index -> ALPHABET.substring(index, index + 1))
                .collect(Collectors.joining()));
    }

    /** The code that somebody has typed, in letters of any case, with blanks or hyphens; empty if it is none. */
    public static Optional<Code> parse(String text) {
        String letters = plain(text).replaceAll("[ -]", "").toUpperCase(Locale.ROOT);
        return isCode(letters) ? Optional.of(new Code(letters)) : Optional.empty();
    }

    /** A text without what messengers add that cannot be seen: each blank is one of ASCII, and so is each hyphen. */
    static String plain(String text) {
        return text.replaceAll("\\p{Cf}", "")
                .replaceAll("[\\s\\p{Z}]", " ")
                .replaceAll("\\p{Pd}", "-")
                .strip();
    }

    /** Whether it is long enough for a broker. Those of version 1 of the protocol were not. */
    public boolean isForBroker() {
        return letters.length() == BROKER_LENGTH;
    }

    @Override
    public String toString() {
        return letters;
    }
}
