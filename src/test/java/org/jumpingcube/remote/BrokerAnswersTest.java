package org.jumpingcube.remote;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.concurrent.TimeUnit;
import org.jumpingcube.game.GameOptions;
import org.jumpingcube.game.Player;
import org.jumpingcube.games.Games;
import org.jumpingcube.remote.broker.BrokerAddress;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What becomes of the answers of a broker that does not do what ours wants. */
@Timeout(value = 1, unit = TimeUnit.MINUTES)
class BrokerAnswersTest {
    private static final Limits QUICK = new Limits(
            Duration.ofSeconds(1),
            Limits.USUAL.silence(),
            Limits.USUAL.ping(),
            Limits.USUAL.between(),
            Limits.USUAL.linesPerSecond(),
            Limits.USUAL.visitsPerSecond(),
            Limits.USUAL.attempts());

    private static void host(BrokerAddress address) throws PartedException {
        var terms = new Terms(GameOptions.of("size", 3), Player.ONE, 1);
        Host.through(address, GameLog.startingAt(Games.CUBE, terms), new Code("BRKR2345BRKR2345"), QUICK, Runnable::run)
                .close();
    }

    @ParameterizedTest
    @CsvSource({
        "01, broker-old", // as MQTT 3.1.1 says it
        "84, broker-old",
        "86, broker-refuses",
        "87, broker-refuses",
        "05, broker-turns-away",
        "7f, broker-turns-away",
        "80, broker-turns-away",
        "88, broker-turns-away",
        "89, broker-turns-away",
        "8a, broker-turns-away",
        "8c, broker-turns-away",
        "95, broker-turns-away",
        "97, broker-turns-away",
        "9c, broker-turns-away",
        "9d, broker-turns-away",
    })
    void whyABrokerDoesNotLetUsInIsSaidAsItSaysIt(String code, String reason) throws Exception {
        byte number = (byte) Integer.parseInt(code, 16);
        try (var broker = new FakeBroker(0, (byte) 0x20, (byte) 3, (byte) 0, number, (byte) 0)) {
            assertThatThrownBy(() -> host(broker.address(false))).hasMessage(reason);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {3, 0x7f, 0x80, 0x87, 0xa2})
    void aSubscriptionThatIsNotGrantedIsNone(int code) throws Exception {
        try (var broker = new FakeBroker(
                0,
                (byte) 0x20,
                (byte) 3,
                (byte) 0,
                (byte) 0,
                (byte) 0,
                (byte) 0x90,
                (byte) 4,
                (byte) 0,
                (byte) 1,
                (byte) 0,
                (byte) code)) {
            assertThatThrownBy(() -> host(broker.address(false))).hasMessage("broker-forbids");
        }
    }

    @ParameterizedTest
    @CsvSource({"false, 32, no-broker", "true, 22, broker-without-tls"}) // the beginning of a CONNACK, and of TLS
    void aBrokerThatSendsAByteNowAndThenIsGivenUp(boolean isEncrypted, int first, String reason) throws Exception {
        try (var broker = FakeBroker.trickling(QUICK.greeting().toMillis() / 4, first)) {
            long begin = System.nanoTime();
            assertThatThrownBy(() -> host(broker.address(isEncrypted))).hasMessage(reason);
            assertThat(Duration.ofNanos(System.nanoTime() - begin))
                    .isLessThan(QUICK.greeting().multipliedBy(10));
        }
    }
}
