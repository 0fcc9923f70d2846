package org.jumpingcube.remote.nearby;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.InetAddress;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.jumpingcube.remote.nearby.DnsMessage.Question;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Messages of multicast DNS, and what others may send in their place. */
class DnsMessageTest {
    private static final GameService SERVICE = new GameService("anna's computer-0123af", "cube", 50_000);

    private static DnsMessage message(long seconds) {
        return SERVICE.message(InetAddress.getLoopbackAddress(), seconds);
    }

    private static DnsMessage read(byte[] bytes) {
        return DnsMessage.read(bytes, bytes.length).orElseThrow();
    }

    @Test
    void whatIsWrittenIsRead() {
        assertThat(read(message(120).bytes())).isEqualTo(message(120));
        assertThat(GameService.read(read(message(120).bytes()))).contains(SERVICE);
        var question = DnsMessage.question(GameService.TYPE, DnsMessage.PTR);
        assertThat(read(question.bytes())).isEqualTo(question);
        assertThat(SERVICE.isAskedFor(question)).isTrue();
        assertThat(SERVICE.isAskedFor(message(120))).isFalse();
        assertThat(GameService.read(question)).isEmpty();
    }

    @Test
    void aGameThatIsOverHasNoPort() {
        assertThat(GameService.read(message(0)).map(GameService::port)).contains(0);
    }

    @Test
    void namesMayPointToEarlierOnes() {
        byte[] bytes = {
            0,
            0,
            0,
            0,
            0,
            2,
            0,
            0,
            0,
            0,
            0,
            0, // two questions
            1,
            'a',
            5,
            'L',
            'o',
            'c',
            'a',
            'l',
            0,
            0,
            12,
            0,
            1, //
            1,
            'b',
            (byte) 0xc0,
            14,
            0,
            12,
            0,
            1
        };
        assertThat(read(bytes).questions())
                .containsExactly(
                        new Question(DnsName.of("a.local"), DnsMessage.PTR),
                        new Question(DnsName.of("b.local"), DnsMessage.PTR));
    }

    @Test
    void aPointerThatLeadsNowhereMakesNoMessage() {
        for (int target : List.of(12, 13, 20, 255)) {
            byte[] bytes = {0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, (byte) 0xc0, (byte) target, 0, 12, 0, 1};
            assertThat(DnsMessage.read(bytes, bytes.length)).isEmpty();
        }
    }

    @Test
    void spoiltMessagesAreReadOrNotButNeverThrow() {
        var random = new Random(7);
        byte[] whole = message(120).bytes();
        for (int spoilt = 0; spoilt < 100_000; spoilt++) {
            byte[] bytes = Arrays.copyOf(whole, 1 + random.nextInt(whole.length));
            for (int changes = random.nextInt(6); changes >= 0; changes--) {
                bytes[random.nextInt(bytes.length)] = (byte) random.nextInt();
            }
            DnsMessage.read(bytes, bytes.length)
                    .flatMap(GameService::read)
                    .ifPresent(service ->
                            assertThat(PublicName.shown(service.instance())).hasSizeLessThan(61));
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            anna-laptop-0123af                   | anna-laptop
            Küche 2-0123af                       | Küche 2
            no digits                            | no digits
            a\u202eb\u0000c\u200bd\uD800e-0123af | abcde
            <b>$(x)</b>-0123af                   | bxb
            a\u3164b\u115fc\ufe0f-0123af          | abc
            \u3164\u115f\u1160\uffa0-0123af        | ''
            .- \u0301'-0123af                    | ''
            123456789012345678901234567890XXX    | 123456789012345678901234567890
            """)
    void onlyWhatCanBeSeenIsShown(String instance, String shown) {
        assertThat(PublicName.shown(instance)).isEqualTo(shown);
    }

    @Test
    void anyNameOfAComputerMakesAService() {
        for (String name : List.of("", "x".repeat(300), "漢".repeat(40), "a.b")) {
            String instance = PublicName.instance(name, "0123af");
            var service = new GameService(instance, "cube", 1);
            assertThat(GameService.read(read(
                            service.message(InetAddress.getLoopbackAddress(), 1).bytes())))
                    .contains(service);
        }
    }
}
