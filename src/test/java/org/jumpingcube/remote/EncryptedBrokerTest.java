package org.jumpingcube.remote;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import javax.net.ssl.SSLContext;
import org.jumpingcube.Slow;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.game.GameOptions;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Square;
import org.jumpingcube.games.Games;
import org.jumpingcube.remote.broker.BrokerAddress;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** TLS to a real Mosquitto, whose certificate may be a wrong one. */
@Slow
class EncryptedBrokerTest {
    private static final Code CODE = new Code("BRKR2345BRKR2345");
    private static final Limits QUICK = new Limits(
            Duration.ofSeconds(3), // a broker without TLS waits for the rest of what it takes for a packet
            Limits.USUAL.silence(),
            Limits.USUAL.ping(),
            Limits.USUAL.between(),
            Limits.USUAL.linesPerSecond(),
            Limits.USUAL.visitsPerSecond(),
            Limits.USUAL.attempts());

    private final Path folder;
    private final SSLContext usual = SSLContext.getDefault();

    EncryptedBrokerTest(@TempDir Path folder) throws Exception {
        this.folder = folder;
    }

    @BeforeEach
    void isMosquittoThere() {
        if (!Boolean.getBoolean("window.tests.required")) {
            Assumptions.assumeTrue(RealBroker.isThere(), "apt-get install mosquitto");
        }
    }

    @AfterEach
    void trustAsUsual() {
        SSLContext.setDefault(usual);
    }

    private static Host<CubePosition, Square> host(BrokerAddress address) throws PartedException {
        var terms = new Terms(GameOptions.of("size", 3), Player.ONE, 1);
        return Host.through(address, GameLog.startingAt(Games.CUBE, terms), CODE, QUICK, Runnable::run);
    }

    @Test
    void twoMeetAtABrokerWhoseCertificateIsTrustedAndAtNoOther() throws Exception {
        var certificate = Certificate.of("ip:127.0.0.1", folder);
        try (var broker = RealBroker.open(folder, certificate)) {
            assertThatThrownBy(() -> host(broker.address()))
                    .as("nobody has signed it whom this computer trusts")
                    .hasMessage("broker-untrusted");
            SSLContext.setDefault(certificate.trusting());
            try (var host = host(broker.address());
                    var guest = Guest.seekThrough(
                            broker.address(), CODE, Games.ALL, Optional.empty(), QUICK, Runnable::run)) {
                var here = new CompletableFuture<Presence>();
                host.game().follow(view -> {
                    if (view.presence() == Presence.HERE) {
                        here.complete(view.presence());
                    }
                });
                assertThat(guest.joined().toCompletableFuture().get(20, TimeUnit.SECONDS))
                        .isNotNull();
                assertThat(here.get(20, TimeUnit.SECONDS)).isEqualTo(Presence.HERE);
            }
            var plain = BrokerAddress.of("127.0.0.1:" + broker.port(), false, "", "")
                    .orElseThrow();
            assertThatThrownBy(() -> host(plain)).as("without TLS").hasMessage("no-broker");
        }
    }

    @Test
    void aCertificateOfAnotherHostIsRefusedEvenIfItIsTrustedAndSoIsABrokerWithoutTls() throws Exception {
        var certificate = Certificate.of("dns:broker.example", folder);
        SSLContext.setDefault(certificate.trusting());
        try (var broker = RealBroker.open(folder, certificate)) {
            assertThatThrownBy(() -> host(broker.address())).hasMessage("broker-other-host");
            try (var guest =
                    Guest.seekThrough(broker.address(), CODE, Games.ALL, Optional.empty(), QUICK, Runnable::run)) {
                assertThatThrownBy(() -> guest.joined().toCompletableFuture().get(20, TimeUnit.SECONDS))
                        .hasRootCauseMessage("broker-other-host");
            }
        }
        try (var broker = RealBroker.open(folder)) {
            var encrypted =
                    BrokerAddress.of("127.0.0.1:" + broker.port(), true, "", "").orElseThrow();
            assertThatThrownBy(() -> host(encrypted)).hasMessage("broker-without-tls");
        }
    }

    @Test
    void aCertificateThatIsOutOfDateIsSaidSoEvenIfItsSignerIsTrusted() throws Exception {
        var certificate = Certificate.outOfDate("ip:127.0.0.1", folder);
        SSLContext.setDefault(certificate.trusting());
        try (var broker = RealBroker.open(folder, certificate)) {
            assertThatThrownBy(() -> host(broker.address())).hasMessage("broker-out-of-date");
        }
    }
}
