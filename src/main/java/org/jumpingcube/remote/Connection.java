package org.jumpingcube.remote;

import java.io.IOException;
import java.net.ProtocolException;
import java.net.SocketTimeoutException;
import java.time.Duration;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.jumpingcube.worker.Threads;

/**
 * A connection with a friend's program, within the {@link Limits}. One thread reads; any may send and close. Nothing
 * here waits for ever: what the other end does not send or read in time ends the connection.
 */
final class Connection implements AutoCloseable {
    private static final String END = "";

    private final Wire wire;
    private final Limits limits;
    private final BlockingQueue<String> waiting = new ArrayBlockingQueue<>(Limits.MOST_WAITING);
    private final Thread writer;
    private final RateLimit pace;
    private @Nullable Seal ours;
    private @Nullable Seal theirs;

    Connection(Wire wire, Limits limits) {
        this.wire = wire;
        this.limits = limits;
        pace = new RateLimit(limits.linesPerSecond(), Limits.BURST, System::nanoTime);
        writer = Threads.start("remote-writer", this::write);
    }

    /** From now on all lines are sealed. */
    synchronized void seal(Seal sent, Seal received) {
        ours = sent;
        theirs = received;
    }

    /** Sends a line. If too many wait to be sent the connection ends. */
    synchronized void send(String text) {
        if (!waiting.offer(ours == null ? text : ours.put(text))) {
            close();
        }
    }

    /** Sends a last line, then ends the connection. */
    synchronized void sendLast(String text) {
        send(text);
        end();
    }

    private void end() {
        if (!waiting.offer(END)) {
            close(); // nobody reads at the other end
        }
    }

    /** Ends the connection once everything is sent, for which there is a moment. Not for a thread that must not wait. */
    void finish(Duration moment) {
        end();
        try {
            writer.join(moment.toMillis());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        close();
    }

    /** The greeting has a time of its own, and no other lines than its own. */
    private synchronized void showLife() {
        if (ours != null) {
            send(Talk.PING);
        }
    }

    private void write() {
        try {
            String line = waiting.poll(limits.ping().toNanos(), TimeUnit.NANOSECONDS);
            while (line == null || !line.equals(END)) {
                if (line == null) {
                    showLife();
                } else {
                    wire.write(line);
                }
                line = waiting.poll(limits.ping().toNanos(), TimeUnit.NANOSECONDS);
            }
            wire.end();
            TimeUnit.NANOSECONDS.sleep(limits.between().toNanos()); // or what is sent could be lost on its way
        } catch (IOException e) {
            // the other end is gone
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            close(); // and the reader ends too
        }
    }

    /**
     * The next line.
     *
     * @throws SocketTimeoutException if it is not complete in this time
     * @throws ProtocolException if it is too long, is no ASCII text, or has a wrong seal
     * @throws IOException if the connection ends
     */
    String read(Duration time) throws IOException {
        return opened(wire.read(time));
    }

    private synchronized String opened(String line) throws ProtocolException {
        return theirs == null ? line : theirs.remove(line).orElseThrow(() -> new ProtocolException("a wrong seal"));
    }

    /** Waits as long as lines come faster than they may. */
    void keepPace() throws InterruptedException {
        TimeUnit.NANOSECONDS.sleep(pace.next());
    }

    /** Ends the connection at once. */
    @Override
    public void close() {
        wire.close();
        writer.interrupt();
    }
}
