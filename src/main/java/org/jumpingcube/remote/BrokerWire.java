package org.jumpingcube.remote;

import java.io.EOFException;
import java.io.IOException;
import java.net.ProtocolException;
import java.net.SocketTimeoutException;
import java.time.Duration;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;

/**
 * A connection through a broker. Its messages are numbered, so that one that comes twice is dropped, and one that is
 * missing ends the connection.
 */
final class BrokerWire implements Wire {
    private static final String END = "";

    private final Mailbox mailbox;
    private final Mailbox.Id id;
    private final BlockingQueue<String> arrived = new ArrayBlockingQueue<>(Limits.MOST_WAITING);
    private int sent; // by the writer, and at the end by whoever closes
    private int received;
    private long peer;
    private volatile boolean isClosed;

    BrokerWire(Mailbox mailbox, Mailbox.Id id) {
        this.mailbox = mailbox;
        this.id = id;
    }

    @Override
    public String origin() {
        return Long.toHexString(id.guest());
    }

    /**
     * Takes a message of this connection, on the thread that brings all of them.
     *
     * @return whether it is the next one
     */
    boolean take(Envelope envelope) {
        if (envelope.number() < received) {
            return false; // seen before
        }
        peer = envelope.sender();
        if (envelope.number() > received || !arrived.offer(envelope.text())) {
            close();
            return false;
        }
        received++;
        return true;
    }

    /** The other end is lost. */
    void lose(long sender) {
        if (sender == peer) {
            close();
        }
    }

    @Override
    public void write(String line) throws IOException {
        try {
            mailbox.send(id, next(), line);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("closed", e);
        }
    }

    private synchronized int next() {
        return sent++;
    }

    @Override
    public String read(Duration time) throws IOException {
        try {
            String line = arrived.poll(time.toNanos(), TimeUnit.NANOSECONDS);
            if (line == null) {
                throw new SocketTimeoutException("no line in time");
            } else if (line.equals(END)) {
                arrived.offer(END); // for a later call
                throw new EOFException("the connection has ended");
            } else if (line.length() > Limits.LONGEST_SEALED || line.chars().anyMatch(c -> c < ' ' || c > '~')) {
                throw new ProtocolException("no line");
            }
            return line;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("closed", e);
        }
    }

    @Override
    public void end() throws IOException {
        write(END);
    }

    @Override
    public void close() {
        if (!isClosed) {
            isClosed = true;
            mailbox.forget(id);
            mailbox.trySend(id, next(), END);
            if (!arrived.offer(END)) {
                arrived.clear();
                arrived.offer(END);
            }
        }
    }
}
