package org.jumpingcube.remote;

import java.io.IOException;
import java.util.concurrent.CompletionStage;
import org.jumpingcube.remote.broker.BrokerAddress;

/** A host's side of a game at a broker. Whoever does not know the code cannot even find it. */
final class BrokerDoor implements Door {
    private final Mailbox mailbox;

    /** @throws PartedException if the broker cannot be reached or does not let us in, or the code is too short */
    BrokerDoor(BrokerAddress broker, Code code, Limits limits) throws PartedException {
        mailbox = new Mailbox(broker, code, Role.HOST, limits);
    }

    @Override
    public Wire accept() throws IOException, InterruptedException {
        return mailbox.next();
    }

    @Override
    public CompletionStage<Void> another() {
        return mailbox.another();
    }

    @Override
    public boolean isClosed() {
        return mailbox.isClosed();
    }

    @Override
    public void close() {
        mailbox.close();
    }
}
