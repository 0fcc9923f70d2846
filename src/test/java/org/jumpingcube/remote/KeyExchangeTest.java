package org.jumpingcube.remote;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.ProtocolException;
import org.junit.jupiter.api.Test;

/** Two sides that get a key from each other. */
class KeyExchangeTest {
    private static final Code CODE = new Code("KEYS2345");
    private static final Code OTHER = new Code("KEYS2346");

    private final KeyExchange guest = new KeyExchange(CODE, "guest 1 2", "host 1 2");

    /** What the guest gets from somebody with this code; they are told the guest's name as they know it. */
    private byte[] guestsKey(KeyExchange host) throws ProtocolException {
        host.takeKeys(guest.keys());
        guest.takeKeys(host.keys());
        String share = host.share();
        host.takeShare(guest.share());
        guest.takeShare(share);
        return guest.key();
    }

    @Test
    void whoeverKnowsTheCodeGetsTheSameKey() throws Exception {
        var host = new KeyExchange(CODE, "host 1 2", "guest 1 2");
        assertThat(guestsKey(host)).isEqualTo(host.key());
    }

    @Test
    void whoeverDoesNotGetsAnother() throws Exception {
        var host = new KeyExchange(OTHER, "host 1 2", "guest 1 2");
        assertThat(guestsKey(host)).isNotEqualTo(host.key());
    }

    @Test
    void whatWasMadeForAnotherConnectionIsOfNoUse() {
        var host = new KeyExchange(CODE, "host 1 3", "guest 1 3");
        assertThatThrownBy(() -> host.takeKeys(guest.keys())).isInstanceOf(ProtocolException.class);
    }

    @Test
    void theKeyOfAConnectionDependsOnAllThatWasSaidBefore() {
        byte[] exchanged = new byte[384];
        var secret = Secret.of(exchanged, "jumping-cube 2 1\njumping-cube 2 2");
        var older = Secret.of(exchanged, "jumping-cube 1 1\njumping-cube 2 2");
        assertThat(secret.proof("x")).isNotEqualTo(older.proof("x"));
        assertThat(secret.isProof(secret.proof("x"), "x")).isTrue();
    }
}
