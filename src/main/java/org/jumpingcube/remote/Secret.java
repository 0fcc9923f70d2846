package org.jumpingcube.remote;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.HexFormat;
import javax.crypto.Mac;
import javax.crypto.SecretKeyFactory;
import javax.crypto.spec.PBEKeySpec;
import javax.crypto.spec.SecretKeySpec;

/**
 * A key, by which one side shows the other that it knows the code. It is slow to derive from the code, so that nobody
 * who listens can try all codes.
 */
final class Secret {
    private static final String HMAC = "HmacSHA256";
    private static final byte[] SALT = "jumping-cube remote 1".getBytes(StandardCharsets.US_ASCII);
    private static final int ROUNDS = 100_000;
    private static final int BITS = 256;

    private final SecretKeySpec key;

    private Secret(byte[] key) {
        this.key = new SecretKeySpec(key, HMAC);
    }

    /** The key of a code. Takes a tenth of a second. */
    static Secret of(Code code) {
        try {
            var spec = new PBEKeySpec(code.letters().toCharArray(), SALT, ROUNDS, BITS);
            return new Secret(SecretKeyFactory.getInstance("PBKDF2WithHmacSHA256")
                    .generateSecret(spec)
                    .getEncoded());
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every Java has PBKDF2", e);
        }
    }

    /** A key for one connection, or for one direction of it. */
    Secret derived(String purpose) {
        return new Secret(mac(purpose));
    }

    /** The authentication code of a text, in hexadecimal digits. */
    String proof(String text) {
        return HexFormat.of().formatHex(mac(text));
    }

    /** Whether somebody who knows the key has made this proof. Takes as long for a wrong one as for a right one. */
    boolean isProof(String proof, String text) {
        return MessageDigest.isEqual(
                proof.getBytes(StandardCharsets.UTF_8), proof(text).getBytes(StandardCharsets.UTF_8));
    }

    private byte[] mac(String text) {
        try {
            var mac = Mac.getInstance(HMAC);
            mac.init(key);
            return mac.doFinal(text.getBytes(StandardCharsets.UTF_8));
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every Java has " + HMAC, e);
        }
    }
}
