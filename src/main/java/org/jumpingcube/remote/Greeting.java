package org.jumpingcube.remote;

import java.io.IOException;
import java.net.ProtocolException;
import java.net.SocketTimeoutException;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.HexFormat;
import java.util.regex.Pattern;

/**
 * How a connection begins: each side gives its version and a fresh random number, then proves by both numbers that it
 * knows the code. The guest proves it first, so a host gives nothing away to strangers. Afterwards all lines are
 * sealed.
 */
final class Greeting {
    /** The version of the protocol. */
    static final int VERSION = 1;

    static final String BYE = "bye ";

    private static final String HELLO = "jumping-cube ";
    private static final String PROOF = "proof ";
    private static final Pattern GREETING = Pattern.compile(HELLO + "([0-9]{1,9}) ([0-9a-f]{32})");
    private static final int NONCE_BYTES = 16;

    private final SecureRandom random = new SecureRandom();
    private final Connection line;
    private final Secret secret;
    private final long deadline;

    Greeting(Connection line, Secret secret, Duration time) {
        this.line = line;
        this.secret = secret;
        deadline = System.nanoTime() + time.toNanos();
    }

    /**
     * As the host.
     *
     * @throws PartedException if the guest has a wrong code or another version, which it has then been told
     */
    void receive() throws IOException {
        String theirs = nonce(read());
        String ours = newNonce();
        line.send(HELLO + VERSION + " " + ours);
        String proof = afterWord(PROOF, read());
        String nonces = theirs + " " + ours;
        if (!secret.isProof(proof, proofText(Role.GUEST, nonces))) {
            throw parting(Parting.WRONG_CODE);
        }
        line.send(PROOF + secret.proof(proofText(Role.HOST, nonces)));
        seal(Role.HOST, nonces);
    }

    /**
     * As the guest.
     *
     * @throws PartedException if the host does not let us in, or has another version or code
     */
    void bring() throws IOException {
        String ours = newNonce();
        line.send(HELLO + VERSION + " " + ours);
        String theirs = nonce(read());
        String nonces = ours + " " + theirs;
        line.send(PROOF + secret.proof(proofText(Role.GUEST, nonces)));
        if (!secret.isProof(afterWord(PROOF, read()), proofText(Role.HOST, nonces))) {
            throw new PartedException(Parting.WRONG_CODE);
        }
        seal(Role.GUEST, nonces);
    }

    private String newNonce() {
        byte[] bytes = new byte[NONCE_BYTES];
        random.nextBytes(bytes);
        return HexFormat.of().formatHex(bytes);
    }

    private String nonce(String greeting) throws IOException {
        var matcher = GREETING.matcher(greeting);
        if (!matcher.matches()) {
            throw new ProtocolException("no greeting");
        }
        if (Integer.parseInt(matcher.group(1)) != VERSION) {
            throw parting(Parting.VERSION);
        }
        return matcher.group(2);
    }

    private PartedException parting(Parting reason) {
        line.send(BYE + Words.of(reason));
        return new PartedException(reason);
    }

    private String read() throws IOException {
        long left = deadline - System.nanoTime();
        if (left <= 0) {
            throw new SocketTimeoutException("no greeting in time");
        }
        String text = line.read(Duration.ofNanos(left));
        if (text.startsWith(BYE)) {
            throw new PartedException(
                    Words.read(Parting.class, text.substring(BYE.length())).orElse(Parting.STRANGER));
        }
        return text;
    }

    private static String afterWord(String word, String text) throws ProtocolException {
        if (!text.startsWith(word)) {
            throw new ProtocolException("no " + word.strip());
        }
        return text.substring(word.length());
    }

    private static String proofText(Role role, String nonces) {
        return Words.of(role) + " " + nonces;
    }

    private void seal(Role role, String nonces) {
        line.seal(new Seal(direction(role, nonces)), new Seal(direction(role.other(), nonces)));
    }

    private Secret direction(Role sender, String nonces) {
        return secret.derived("lines of the " + Words.of(sender) + " " + nonces);
    }
}
