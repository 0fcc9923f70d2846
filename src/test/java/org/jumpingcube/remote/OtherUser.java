package org.jumpingcube.remote;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.jumpingcube.remote.broker.BrokerLink;

/** Another user of a broker, who collects all messages and can send any. */
final class OtherUser implements AutoCloseable {
    private static final Duration PATIENCE = Duration.ofSeconds(20);

    final List<Message> seen = new CopyOnWriteArrayList<>();

    private final BrokerLink link;

    /** A message, and the topic that it was sent to. */
    @SuppressWarnings("ArrayRecordComponent") // never compared, never changed
    record Message(String topic, byte[] payload) {}

    OtherUser(RealBroker broker) throws IOException {
        var mail = new BrokerLink.Mail(
                "#", "nowhere", new byte[0], (topic, payload) -> seen.add(new Message(topic, payload)));
        link = BrokerLink.open(broker.address(), "other", mail, PATIENCE);
    }

    void send(String topic, byte[] payload) throws IOException, InterruptedException {
        link.send(topic, payload, PATIENCE);
    }

    @Override
    public void close() {
        link.close();
    }
}
