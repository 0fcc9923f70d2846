package org.jumpingcube.remote;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.SecureRandom;
import java.util.Optional;

/**
 * What is in a message that travels through a broker.
 *
 * @param sender the program that has sent it, a random number
 * @param guest the program that has begun the connection
 * @param connection its number among those of this guest; {@value #ALL} if the sender itself is gone
 * @param number of the message among those of the connection and direction, from 0
 * @param text a line; empty at the end of the connection
 */
record Envelope(long sender, long guest, int connection, int number, String text) {
    static final int ALL = -1;

    private static final String PURPOSE = "message";
    private static final int HEADER = 2 * Long.BYTES + 2 * Integer.BYTES;
    private static final SecureRandom RANDOM = new SecureRandom();

    private static final String HOST = "host";

    /** The last will of a program. */
    static Envelope will(long sender) {
        return new Envelope(sender, 0, ALL, 0, "");
    }

    /**
     * What a host says at its own topic, for another that has the same code. To older programs it is the last will of
     * somebody they do not know.
     *
     * @param isAnswer to the other, who does not answer it again
     */
    static Envelope host(long sender, boolean isAnswer) {
        return new Envelope(sender, 0, ALL, isAnswer ? 1 : 0, HOST);
    }

    boolean isOfHost() {
        return connection == ALL && text.equals(HOST);
    }

    /**
     * The bytes that travel: a random nonce, and everything else encrypted.
     *
     * @param key of all messages to the one who is to read it
     */
    byte[] sealed(Secret key) {
        byte[] line = text.getBytes(StandardCharsets.US_ASCII);
        byte[] plain = ByteBuffer.allocate(HEADER + line.length)
                .putLong(sender)
                .putLong(guest)
                .putInt(connection)
                .putInt(number)
                .put(line)
                .array();
        byte[] nonce = new byte[Secret.NONCE_BYTES];
        RANDOM.nextBytes(nonce);
        byte[] encrypted = key.encrypt(nonce, PURPOSE, plain);
        return ByteBuffer.allocate(nonce.length + encrypted.length)
                .put(nonce)
                .put(encrypted)
                .array();
    }

    /** What somebody with the same key has sealed; empty if nobody has. */
    static Optional<Envelope> open(Secret key, byte[] message) {
        if (message.length < Secret.NONCE_BYTES + HEADER + Secret.TAG_BYTES) {
            return Optional.empty();
        }
        var in = ByteBuffer.wrap(message);
        byte[] nonce = new byte[Secret.NONCE_BYTES];
        byte[] encrypted = new byte[message.length - nonce.length];
        in.get(nonce).get(encrypted);
        return key.decrypt(nonce, PURPOSE, encrypted).map(Envelope::read);
    }

    private static Envelope read(byte[] plain) {
        var in = ByteBuffer.wrap(plain);
        long sender = in.getLong();
        long guest = in.getLong();
        int connection = in.getInt();
        int number = in.getInt();
        return new Envelope(
                sender,
                guest,
                connection,
                number,
                new String(plain, HEADER, plain.length - HEADER, StandardCharsets.US_ASCII));
    }
}
