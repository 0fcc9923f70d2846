package org.jumpingcube.remote;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.Optional;
import javax.crypto.Cipher;
import javax.crypto.Mac;
import javax.crypto.SecretKeyFactory;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.PBEKeySpec;
import javax.crypto.spec.SecretKeySpec;

/**
 * A key, by which one side shows the other that it knows it. What both say is encrypted by keys that are derived from it.
 */
final class Secret {
    /** How many bytes a nonce has. */
    static final int NONCE_BYTES = 12;

    /** How many bytes longer something is once it is encrypted. */
    static final int TAG_BYTES = 16;

    private static final String HMAC = "HmacSHA256";
    private static final String CIPHER = "AES/GCM/NoPadding";
    private static final int TAG_BITS = TAG_BYTES * Byte.SIZE;
    private static final String EVERY_JAVA = "every Java has ";
    private static final byte[] SALT = "jumping-cube remote 2".getBytes(StandardCharsets.US_ASCII);
    private static final int ROUNDS = 100_000;
    private static final int BITS = 256;

    private final SecretKeySpec key;

    private Secret(byte[] key) {
        this.key = new SecretKeySpec(key, HMAC);
    }

    /**
     * The key of a game at a broker, which all its messages are encrypted with. It follows from the code alone, since the
     * two have nothing else before they have met; it is slow to derive, for those who try all codes. Takes a tenth of a
     * second.
     */
    static Secret of(Code code) {
        try {
            var spec = new PBEKeySpec(code.letters().toCharArray(), SALT, ROUNDS, BITS);
            return new Secret(SecretKeyFactory.getInstance("PBKDF2WithHmacSHA256")
                    .generateSecret(spec)
                    .getEncoded());
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(EVERY_JAVA + "PBKDF2", e);
        }
    }

    /**
     * The key of a connection.
     *
     * @param exchanged what both have got from their {@link KeyExchange}
     * @param said all that both have said until then. Who has heard anything else has another key
     */
    static Secret of(byte[] exchanged, String said) {
        return new Secret(exchanged).derived(said);
    }

    /** A key for one purpose. */
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

    /**
     * Encrypts something by AES-GCM.
     *
     * @param nonce {@value #NONCE_BYTES} bytes that have never been used with this key
     * @param purpose must be the same when it is decrypted
     */
    byte[] encrypt(byte[] nonce, String purpose, byte[] plain) {
        try {
            return cipher(Cipher.ENCRYPT_MODE, nonce, purpose).doFinal(plain);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(EVERY_JAVA + CIPHER, e);
        }
    }

    /** What was encrypted; empty if it was not with this key, nonce and purpose, or has been changed. */
    Optional<byte[]> decrypt(byte[] nonce, String purpose, byte[] encrypted) {
        try {
            return Optional.of(cipher(Cipher.DECRYPT_MODE, nonce, purpose).doFinal(encrypted));
        } catch (GeneralSecurityException e) {
            return Optional.empty();
        }
    }

    private Cipher cipher(int mode, byte[] nonce, String purpose) throws GeneralSecurityException {
        var cipher = Cipher.getInstance(CIPHER);
        cipher.init(mode, new SecretKeySpec(key.getEncoded(), "AES"), new GCMParameterSpec(TAG_BITS, nonce));
        cipher.updateAAD(purpose.getBytes(StandardCharsets.US_ASCII));
        return cipher;
    }

    private byte[] mac(String text) {
        try {
            var mac = Mac.getInstance(HMAC);
            mac.init(key);
            return mac.doFinal(text.getBytes(StandardCharsets.UTF_8));
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(EVERY_JAVA + HMAC, e);
        }
    }
}
