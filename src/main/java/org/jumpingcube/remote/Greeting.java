package org.jumpingcube.remote;

import java.io.IOException;
import java.net.ProtocolException;
import java.net.SocketTimeoutException;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.regex.Pattern;

/**
 * How a connection begins: each side gives its version and a fresh random number. Then they exchange keys, and each
 * proves that it has got the same key, which it has if both know the code and have said and heard the same. The guest
 * proves it first, so a host gives nothing away to strangers. Afterwards all lines are sealed.
 */
final class Greeting {
    /** The version of the protocol. */
    static final int VERSION = 2;

    static final String BYE = "bye ";

    private static final String HELLO = "jumping-cube ";
    private static final String KEYS = "keys ";
    private static final String SHARE = "share ";
    private static final String PROOF = "proof ";
    private static final Pattern GREETING = Pattern.compile(HELLO + "([0-9]+) ([0-9a-f]{32})");
    private static final int NONCE_BYTES = 16;

    private final SecureRandom random = new SecureRandom();
    private final Connection line;
    private final Code code;
    private final long deadline;
    private final List<String> said = new ArrayList<>(); // by both

    Greeting(Connection line, Code code, Duration time) {
        this.line = line;
        this.code = code;
        deadline = System.nanoTime() + time.toNanos();
    }

    /**
     * As the host.
     *
     * @param mayTry asked once, before the guest's proof is looked at
     * @throws PartedException if the guest has a wrong code or another version, or may not try now, which it has then
     *     been told
     */
    void receive(BooleanSupplier mayTry) throws IOException {
        String theirs = nonce(read());
        String ours = newNonce();
        say(HELLO + VERSION + " " + ours);
        String keys = afterWord(KEYS, read());
        var exchange = exchange(Role.HOST, theirs + " " + ours);
        exchange.takeKeys(keys);
        say(KEYS + exchange.keys());
        say(SHARE + exchange.share());
        exchange.takeShare(afterWord(SHARE, read()));
        var secret = secret(exchange);
        String proof = afterWord(PROOF, read());
        if (!mayTry.getAsBoolean()) { // not before: a connection that was lost has tried nothing
            throw parting(Parting.LATER);
        }
        if (!secret.isProof(proof, proofText(Role.GUEST))) {
            throw parting(Parting.WRONG_CODE);
        }
        line.send(PROOF + secret.proof(proofText(Role.HOST)));
        seal(Role.HOST, secret);
    }

    /**
     * As the guest.
     *
     * @throws PartedException if the host does not let us in, or has another version or code
     */
    void bring() throws IOException {
        String ours = newNonce();
        say(HELLO + VERSION + " " + ours);
        String theirs = nonce(read());
        var exchange = exchange(Role.GUEST, ours + " " + theirs);
        say(KEYS + exchange.keys());
        exchange.takeKeys(afterWord(KEYS, read()));
        String share = afterWord(SHARE, read());
        say(SHARE + exchange.share());
        exchange.takeShare(share);
        var secret = secret(exchange);
        line.send(PROOF + secret.proof(proofText(Role.GUEST)));
        if (!secret.isProof(afterWord(PROOF, read()), proofText(Role.HOST))) {
            throw new PartedException(Parting.WRONG_CODE);
        }
        seal(Role.GUEST, secret);
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
        if (!matcher.group(1).equals(Integer.toString(VERSION))) {
            throw parting(Parting.VERSION);
        }
        return matcher.group(2);
    }

    private KeyExchange exchange(Role role, String nonces) {
        return new KeyExchange(code, Words.of(role) + " " + nonces, Words.of(role.other()) + " " + nonces);
    }

    private Secret secret(KeyExchange exchange) {
        return Secret.of(exchange.key(), String.join("\n", said));
    }

    private PartedException parting(Parting reason) {
        line.send(BYE + Words.of(reason));
        return new PartedException(reason);
    }

    private void say(String text) {
        said.add(text);
        line.send(text);
    }

    private String read() throws IOException {
        long left = deadline - System.nanoTime();
        if (left <= 0) {
            throw new SocketTimeoutException("no greeting in time");
        }
        String text = line.read(Duration.ofNanos(left));
        if (text.startsWith(BYE)) {
            throw new PartedException(Words.read(Parting.class, text.substring(BYE.length()))
                    .filter(Parting::isForStrangers)
                    .orElse(Parting.STRANGER));
        }
        said.add(text);
        return text;
    }

    private static String afterWord(String word, String text) throws ProtocolException {
        if (!text.startsWith(word)) {
            throw new ProtocolException("no " + word.strip());
        }
        return text.substring(word.length());
    }

    private static String proofText(Role role) {
        return "proof of the " + Words.of(role);
    }

    private void seal(Role role, Secret secret) {
        line.seal(new Seal(direction(role, secret)), new Seal(direction(role.other(), secret)));
    }

    private static Secret direction(Role sender, Secret secret) {
        return secret.derived("lines of the " + Words.of(sender));
    }
}
