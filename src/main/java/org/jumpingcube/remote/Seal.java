package org.jumpingcube.remote;

import java.util.Optional;

/**
 * Marks the lines of one direction of a connection, so that a line that somebody else inserts, repeats, changes or
 * leaves out is found out. Both ends count the lines.
 */
final class Seal {
    private static final int LENGTH = 16; // hexadecimal digits

    private final Secret secret;
    private long lines;

    Seal(Secret secret) {
        this.secret = secret;
    }

    /** The next line that is sent. */
    String put(String text) {
        return next(text) + " " + text;
    }

    /** The text of the next line that is received; empty if its seal is wrong. */
    Optional<String> remove(String line) {
        if (line.length() <= LENGTH || line.charAt(LENGTH) != ' ') {
            return Optional.empty();
        }
        String text = line.substring(LENGTH + 1);
        return next(text).equals(line.substring(0, LENGTH)) ? Optional.of(text) : Optional.empty();
    }

    private String next(String text) {
        return secret.proof(lines++ + " " + text).substring(0, LENGTH);
    }
}
