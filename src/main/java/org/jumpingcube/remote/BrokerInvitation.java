package org.jumpingcube.remote;

import java.util.Optional;
import org.jumpingcube.remote.broker.BrokerAddress;

/** At which broker a host waits, and the code. */
public record BrokerInvitation(BrokerAddress broker, Code code) {
    /** The invitation that a text is, {@code mqtts://broker.example:8883 ABCD2345}; the scheme must be there. */
    public static Optional<BrokerInvitation> parse(String text) {
        var words = Code.plain(text).split(" +", 2);
        return words.length < 2 || !BrokerAddress.hasScheme(words[0])
                ? Optional.empty()
                : BrokerAddress.parse(words[0])
                        .flatMap(broker -> Code.parse(words[1]).map(code -> new BrokerInvitation(broker, code)));
    }

    /** The line to send to the friend, without user and password. */
    public String line() {
        return broker + " " + code.letters();
    }
}
