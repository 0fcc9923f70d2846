package org.jumpingcube.remote;

import java.math.BigInteger;
import java.net.ProtocolException;
import java.nio.ByteBuffer;
import java.util.Base64;
import java.util.List;
import org.bouncycastle.crypto.CryptoException;
import org.bouncycastle.crypto.agreement.jpake.JPAKEParticipant;
import org.bouncycastle.crypto.agreement.jpake.JPAKEPrimeOrderGroup;
import org.bouncycastle.crypto.agreement.jpake.JPAKEPrimeOrderGroups;
import org.bouncycastle.crypto.agreement.jpake.JPAKERound1Payload;
import org.bouncycastle.crypto.agreement.jpake.JPAKERound2Payload;
import org.bouncycastle.util.BigIntegers;

/**
 * One side of an exchange by which two who know the same code get the same key (J-PAKE). What they send each other for it
 * tells nobody anything about the code or the key. Whoever does not know the code can try one in each exchange that they
 * take part in, and none without.
 */
final class KeyExchange {
    private static final JPAKEPrimeOrderGroup GROUP = JPAKEPrimeOrderGroups.NIST_3072;
    private static final int ELEMENT_BYTES = bytes(GROUP.getP());
    private static final int EXPONENT_BYTES = bytes(GROUP.getQ());

    private final JPAKEParticipant participant;
    private final String peer;
    private final String keys;

    /**
     * @param name of this side, in this connection and no other
     * @param peer the name of the other side
     */
    KeyExchange(Code code, String name, String peer) {
        participant = new JPAKEParticipant(name, code.letters().toCharArray(), GROUP);
        this.peer = peer;
        keys = newKeys(participant);
    }

    private static String newKeys(JPAKEParticipant participant) {
        var ours = participant.createRound1PayloadToSend();
        var first = ours.getKnowledgeProofForX1();
        var second = ours.getKnowledgeProofForX2();
        return text(List.of(ours.getGx1(), ours.getGx2(), first[0], second[0]), List.of(first[1], second[1]));
    }

    /** Does all that takes long the first time, so that later nobody waits for it. */
    static void prepare() {
        var code = new Code("A".repeat(Code.LENGTH));
        var one = new KeyExchange(code, "one", "other");
        var other = new KeyExchange(code, "other", "one");
        try {
            one.takeKeys(other.keys());
            other.takeKeys(one.keys());
            one.takeShare(other.share());
        } catch (ProtocolException e) {
            throw new IllegalStateException(e);
        }
    }

    private static int bytes(BigInteger number) {
        return BigIntegers.getUnsignedByteLength(number);
    }

    /** What is sent first. */
    String keys() {
        return keys;
    }

    /**
     * Takes what the other side has sent first.
     *
     * @throws ProtocolException if it was not made for this exchange
     */
    void takeKeys(String text) throws ProtocolException {
        var theirs = numbers(text, 4, 2);
        try {
            participant.validateRound1PayloadReceived(new JPAKERound1Payload(
                    peer, theirs[0], theirs[1], new BigInteger[] {theirs[2], theirs[4]}, new BigInteger[] {
                        theirs[3], theirs[5]
                    }));
        } catch (CryptoException e) {
            throw invalid(e);
        }
    }

    /** What is sent second. */
    String share() {
        var ours = participant.createRound2PayloadToSend();
        var proof = ours.getKnowledgeProofForX2s();
        return text(List.of(ours.getA(), proof[0]), List.of(proof[1]));
    }

    /**
     * Takes what the other side has sent second.
     *
     * @throws ProtocolException if it was not made for this exchange
     */
    void takeShare(String text) throws ProtocolException {
        var theirs = numbers(text, 2, 1);
        try {
            participant.validateRound2PayloadReceived(
                    new JPAKERound2Payload(peer, theirs[0], new BigInteger[] {theirs[1], theirs[2]}));
        } catch (CryptoException e) {
            throw invalid(e);
        }
    }

    /** What only somebody else with the same code can have got. With another code it is something else. */
    byte[] key() {
        return BigIntegers.asUnsignedByteArray(ELEMENT_BYTES, participant.calculateKeyingMaterial());
    }

    private static String text(List<BigInteger> elements, List<BigInteger> exponents) {
        var bytes = ByteBuffer.allocate(elements.size() * ELEMENT_BYTES + exponents.size() * EXPONENT_BYTES);
        elements.forEach(number -> bytes.put(BigIntegers.asUnsignedByteArray(ELEMENT_BYTES, number)));
        exponents.forEach(number -> bytes.put(BigIntegers.asUnsignedByteArray(EXPONENT_BYTES, number)));
        return Base64.getEncoder().withoutPadding().encodeToString(bytes.array());
    }

    private static BigInteger[] numbers(String text, int elements, int exponents) throws ProtocolException {
        byte[] bytes = bytes(text);
        if (bytes.length != elements * ELEMENT_BYTES + exponents * EXPONENT_BYTES) {
            throw new ProtocolException("no key exchange");
        }
        var numbers = new BigInteger[elements + exponents];
        int offset = 0;
        for (int index = 0; index < numbers.length; index++) {
            int length = index < elements ? ELEMENT_BYTES : EXPONENT_BYTES;
            numbers[index] = BigIntegers.fromUnsignedByteArray(bytes, offset, length);
            offset += length;
        }
        return numbers;
    }

    private static byte[] bytes(String text) throws ProtocolException {
        try {
            return Base64.getDecoder().decode(text);
        } catch (IllegalArgumentException e) {
            throw invalid(e);
        }
    }

    private static ProtocolException invalid(Exception cause) {
        var invalid = new ProtocolException("no key exchange");
        invalid.initCause(cause);
        return invalid;
    }
}
