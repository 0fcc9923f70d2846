package org.jumpingcube.remote;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.InetAddress;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class StrangersTest {
    private final Strangers strangers = new Strangers(Limits.USUAL);

    private long letIn(String origin, int calls) {
        return IntStream.range(0, calls)
                .filter(call -> strangers.mayCome(origin))
                .count();
    }

    @Test
    void fromOneAddressOnlyAFewMayComeAndFromAnotherAsManyAgain() {
        assertThat(letIn("7f000002", 1_000)).isBetween((long) Limits.MOST_STRANGERS, 100L);
        assertThat(letIn("7f000001", 1)).isEqualTo(1);
    }

    @Test
    void theAddressesOfOneNetworkCountAsOneWhereWhoeverHasOneHasAll() throws Exception {
        assertThat(origin("192.0.2.1")).isNotEqualTo(origin("192.0.2.2"));
        assertThat(origin("2001:db8:0:1::1")).isEqualTo(origin("2001:db8:0:1:ffff::2"));
        assertThat(origin("2001:db8:0:1::1")).isNotEqualTo(origin("2001:db8:0:2::1"));
        assertThat(origin("fe80::1")).isNotEqualTo(origin("fe80::2"));
    }

    private static String origin(String address) throws Exception {
        return SocketWire.origin(InetAddress.getByName(address));
    }
}
