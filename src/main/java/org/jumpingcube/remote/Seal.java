package org.jumpingcube.remote;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Optional;

/**
 * Encrypts the lines of one direction of a connection, so that nobody else can read them, and a line that somebody
 * inserts, repeats, changes or leaves out is found out. Both ends count the lines; the number is the nonce, and the key
 * is of this connection and direction alone.
 */
final class Seal {
    private static final String PURPOSE = "line";

    private final Secret secret;
    private long lines;

    Seal(Secret secret) {
        this.secret = secret;
    }

    /** The next line that is sent. */
    String put(String text) {
        byte[] plain = text.getBytes(StandardCharsets.US_ASCII);
        return Base64.getEncoder().withoutPadding().encodeToString(secret.encrypt(nextNonce(), PURPOSE, plain));
    }

    /** The text of the next line that is received; empty if it is not that line. */
    Optional<String> remove(String line) {
        try {
            return secret.decrypt(nextNonce(), PURPOSE, Base64.getDecoder().decode(line))
                    .map(plain -> new String(plain, StandardCharsets.US_ASCII))
                    .filter(text -> text.length() <= Limits.LONGEST_LINE);
        } catch (IllegalArgumentException e) {
            return Optional.empty(); // not even base64
        }
    }

    private byte[] nextNonce() {
        return ByteBuffer.allocate(Secret.NONCE_BYTES)
                .putInt(0)
                .putLong(lines++)
                .array();
    }
}
