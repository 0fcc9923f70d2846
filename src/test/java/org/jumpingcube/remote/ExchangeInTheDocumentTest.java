package org.jumpingcube.remote;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.Arrays;
import java.util.Base64;
import java.util.HexFormat;
import java.util.regex.Pattern;
import org.bouncycastle.crypto.agreement.jpake.JPAKEPrimeOrderGroups;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;

/** Whoever writes another program by docs/remote.md gets the same keys: here is one, of numbers and SHA-256 alone. */
class ExchangeInTheDocumentTest {
    private static final Pattern VALUE = Pattern.compile("(?m)^    ([\\w' ]+) += ([^\n]+(?:\n {14,}\\S+)*)");
    private static final int ELEMENT = 384;
    private static final int EXPONENT = 32;
    private static final SecureRandom RANDOM = new SecureRandom();

    private final String document = Files.readString(Path.of("docs", "remote.md"));
    private final BigInteger p = number("p");
    private final BigInteger q = number("q");
    private final BigInteger g = number("g");

    ExchangeInTheDocumentTest() throws Exception {}

    private String value(String name) {
        var matcher = VALUE.matcher(document);
        while (matcher.find()) {
            if (matcher.group(1).strip().equals(name)) {
                return matcher.group(2).replaceAll("\n +", "").strip();
            }
        }
        throw new AssertionError("no " + name);
    }

    private BigInteger number(String name) {
        return new BigInteger(value(name), 16);
    }

    private static byte[] sha256(byte[] bytes) throws Exception {
        return MessageDigest.getInstance("SHA-256").digest(bytes);
    }

    private static String hex(byte[] bytes) {
        return HexFormat.of().formatHex(bytes);
    }

    private static byte[] unsigned(BigInteger number) {
        byte[] bytes = number.toByteArray();
        return bytes[0] == 0 ? Arrays.copyOfRange(bytes, 1, bytes.length) : bytes;
    }

    private static byte[] padded(BigInteger number, int length) {
        byte[] bytes = unsigned(number);
        return ByteBuffer.allocate(length).put(length - bytes.length, bytes).array();
    }

    /** What the challenge is the hash of. */
    private static byte[] hashed(BigInteger base, BigInteger commitment, BigInteger key, String name) {
        var out = new ByteArrayOutputStream();
        for (byte[] part :
                new byte[][] {unsigned(base), unsigned(commitment), unsigned(key), name.getBytes(StandardCharsets.UTF_8)
                }) {
            out.writeBytes(ByteBuffer.allocate(4).putInt(part.length).array());
            out.writeBytes(part);
        }
        return out.toByteArray();
    }

    /** The signed number that a hash is. */
    private static BigInteger challenge(byte[] hashed) throws Exception {
        return new BigInteger(sha256(hashed));
    }

    private static String text(Object... numbers) {
        var out = new ByteArrayOutputStream();
        boolean isExponent = false;
        for (Object number : numbers) {
            if (number instanceof String) {
                isExponent = true;
            } else {
                out.writeBytes(padded((BigInteger) number, isExponent ? EXPONENT : ELEMENT));
            }
        }
        return Base64.getEncoder().withoutPadding().encodeToString(out.toByteArray());
    }

    private static BigInteger element(String text, int index) {
        byte[] bytes = Base64.getDecoder().decode(text);
        return new BigInteger(1, Arrays.copyOfRange(bytes, index * ELEMENT, (index + 1) * ELEMENT));
    }

    /** One side, as the document has it. */
    private final class Side {
        private final String name;
        private final BigInteger s;
        private final BigInteger x1;
        private final BigInteger x2;
        private final BigInteger[] r;

        Side(Code code, String name, BigInteger x1, BigInteger x2, BigInteger... r) {
            this.name = name;
            s = new BigInteger(1, code.letters().getBytes(StandardCharsets.US_ASCII));
            this.x1 = x1;
            this.x2 = x2;
            this.r = r;
        }

        private BigInteger answer(BigInteger base, BigInteger x, BigInteger random) throws Exception {
            var hash = challenge(hashed(base, base.modPow(random, p), base.modPow(x, p), name));
            return random.subtract(x.multiply(hash)).mod(q);
        }

        String keys() throws Exception {
            return text(
                    g.modPow(x1, p),
                    g.modPow(x2, p),
                    g.modPow(r[0], p),
                    g.modPow(r[1], p),
                    "",
                    answer(g, x1, r[0]),
                    answer(g, x2, r[1]));
        }

        private BigInteger base(String theirKeys) {
            return g.modPow(x1, p)
                    .multiply(element(theirKeys, 0))
                    .multiply(element(theirKeys, 1))
                    .mod(p);
        }

        String share(String theirKeys) throws Exception {
            var base = base(theirKeys);
            var x2s = x2.multiply(s).mod(q);
            return text(base.modPow(x2s, p), base.modPow(r[2], p), "", answer(base, x2s, r[2]));
        }

        byte[] key(String theirKeys, String theirShare) {
            var x2s = x2.multiply(s).mod(q);
            var mask = element(theirKeys, 1).modPow(q.subtract(x2s), p);
            return padded(element(theirShare, 0).multiply(mask).modPow(x2, p), ELEMENT);
        }
    }

    private static BigInteger small(int number) {
        return BigInteger.valueOf(number);
    }

    @Test
    void theGroupIsTheProgramsOwn() {
        var group = JPAKEPrimeOrderGroups.NIST_3072;
        assertThat(p).isEqualTo(group.getP());
        assertThat(q).isEqualTo(group.getQ());
        assertThat(g).isEqualTo(group.getG());
    }

    /** A hash is negative in one of two, so three exchanges nearly always meet both. */
    @RepeatedTest(3)
    void aProgramByTheDocumentGetsTheKeyOfOurs() throws Exception {
        var code = Code.random(RANDOM);
        var numbers = new BigInteger[5];
        Arrays.setAll(numbers, index -> new BigInteger(255, RANDOM).add(BigInteger.ONE));
        var theirs = new Side(code, "guest a b", numbers[0], numbers[1], numbers[2], numbers[3], numbers[4]);
        var ours = new KeyExchange(code, "host a b", "guest a b");
        ours.takeKeys(theirs.keys());
        String share = ours.share();
        ours.takeShare(theirs.share(ours.keys()));
        assertThat(theirs.key(ours.keys(), share)).isEqualTo(ours.key());
    }

    @Test
    void theNumbersOfTheExampleAreThoseOfTheExchange() throws Exception {
        var code = new Code(value("code"));
        String helloOfGuest = value("guest says");
        String helloOfHost = value("host says");
        String nonces = helloOfGuest.split(" ", -1)[2] + " " + helloOfHost.split(" ", -1)[2];
        var guest = new Side(code, "guest " + nonces, small(2), small(3), small(4), small(5), small(6));
        var host = new Side(code, "host " + nonces, small(7), small(8), small(9), small(10), small(11));
        for (int index : new int[] {0, 1}) {
            var x = index == 0 ? guest.x1 : guest.x2;
            byte[] hashed = hashed(g, g.modPow(guest.r[index], p), g.modPow(x, p), guest.name);
            String h = "h of x" + (index + 1);
            see(h, hex(sha256(hashed)));
            see("answer of x" + (index + 1), hex(padded(guest.answer(g, x, guest.r[index]), EXPONENT)));
        }
        assertThat(value("h of x1").charAt(0) < '8')
                .isNotEqualTo(value("h of x2").charAt(0) < '8');
        String keysOfGuest = "keys " + guest.keys();
        String keysOfHost = "keys " + host.keys();
        String shareOfHost = "share " + host.share(guest.keys());
        String shareOfGuest = "share " + guest.share(host.keys());
        see("guest's keys", digest(keysOfGuest));
        see("host's keys", digest(keysOfHost));
        see("host's share", digest(shareOfHost));
        see("guest's share", digest(shareOfGuest));
        byte[] key = guest.key(host.keys(), host.share(guest.keys()));
        assertThat(host.key(guest.keys(), guest.share(host.keys()))).isEqualTo(key);
        see("key", hex(sha256(key)));
        var secret = Secret.of(
                key, String.join("\n", helloOfGuest, helloOfHost, keysOfGuest, keysOfHost, shareOfHost, shareOfGuest));
        see("guest's proof", secret.proof("proof of the guest"));
        see("host's proof", secret.proof("proof of the host"));
        see("first line", new Seal(secret.derived("lines of the host")).put("game cube 1 1 size=3"));
    }

    private static String digest(String line) throws Exception {
        return hex(sha256(line.getBytes(StandardCharsets.US_ASCII)));
    }

    private void see(String name, String computed) {
        assertThat(value(name)).as("%s = %s", name, computed).isEqualTo(computed);
    }
}
