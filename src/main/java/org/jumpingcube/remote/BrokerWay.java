package org.jumpingcube.remote;

import java.io.IOException;
import java.time.Duration;
import org.jspecify.annotations.Nullable;
import org.jumpingcube.remote.broker.BrokerAddress;

/** Through a broker, with which the connection is kept. */
final class BrokerWay implements Way {
    private final BrokerAddress broker;
    private final Code code;
    private final Limits limits;
    private @Nullable Mailbox mailbox;
    private boolean isClosed;

    BrokerWay(BrokerAddress broker, Code code, Limits limits) {
        this.broker = broker;
        this.code = code;
        this.limits = limits;
    }

    @Override
    public Wire connect(Duration time) throws IOException {
        var box = opened();
        if (box == null) {
            box = new Mailbox(broker, code, Role.GUEST, limits); // takes a while, for which close() must not wait
        }
        return begin(box);
    }

    private synchronized @Nullable Mailbox opened() throws IOException {
        if (isClosed) {
            throw new IOException("closed");
        }
        return mailbox;
    }

    private synchronized Wire begin(Mailbox box) throws IOException {
        if (isClosed) {
            box.close();
            throw new IOException("closed");
        }
        mailbox = box;
        return box.begin();
    }

    @Override
    public synchronized void close() {
        isClosed = true;
        if (mailbox != null) {
            mailbox.close();
        }
    }
}
