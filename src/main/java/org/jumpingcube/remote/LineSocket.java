package org.jumpingcube.remote;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.net.ProtocolException;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * A connection as lines of ASCII, within the {@link Limits}. One thread reads; any may send and close. Nothing here
 * waits for ever: what the other end does not send or read in time ends the connection.
 */
final class LineSocket implements AutoCloseable {
    private static final String END = "";
    private static final int LINE_END = '\n';

    private final Socket socket;
    private final Limits limits;
    private final InputStream in;
    private final byte[] buffer = new byte[4096];
    private int start;
    private int end;
    private final BlockingQueue<String> waiting = new ArrayBlockingQueue<>(Limits.MOST_WAITING);
    private final Thread writer;
    private final Pace pace;
    private @Nullable Seal ours;
    private @Nullable Seal theirs;

    LineSocket(Socket socket, Limits limits) throws IOException {
        this.socket = socket;
        this.limits = limits;
        socket.setTcpNoDelay(true);
        in = socket.getInputStream();
        pace = new Pace(limits.linesPerSecond(), Limits.BURST, System::nanoTime);
        writer = new Thread(this::write, "remote-writer");
        writer.setDaemon(true);
        writer.start();
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

    private void write() {
        try {
            var out = socket.getOutputStream();
            String line = waiting.poll(limits.ping().toNanos(), TimeUnit.NANOSECONDS);
            while (line == null || !line.equals(END)) {
                if (line == null) {
                    send(Talk.PING);
                } else {
                    out.write((line + (char) LINE_END).getBytes(StandardCharsets.US_ASCII));
                }
                line = waiting.poll(limits.ping().toNanos(), TimeUnit.NANOSECONDS);
            }
            socket.shutdownOutput();
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
        long deadline = System.nanoTime() + time.toNanos();
        var line = new StringBuilder();
        int read = next(deadline);
        while (read != LINE_END) {
            if (read < ' ' || read > '~') {
                throw new ProtocolException("no text");
            }
            if (line.length() == Limits.LONGEST_LINE) {
                throw new ProtocolException("a line that is too long");
            }
            line.append((char) read);
            read = next(deadline);
        }
        return opened(line.toString());
    }

    private synchronized String opened(String line) throws ProtocolException {
        return theirs == null ? line : theirs.remove(line).orElseThrow(() -> new ProtocolException("a wrong seal"));
    }

    private int next(long deadline) throws IOException {
        if (start == end) {
            long left = TimeUnit.NANOSECONDS.toMillis(deadline - System.nanoTime());
            if (left <= 0) {
                throw new SocketTimeoutException("no line in time");
            }
            socket.setSoTimeout((int) Math.min(left, Integer.MAX_VALUE));
            start = 0;
            end = in.read(buffer);
            if (end < 0) {
                end = 0;
                throw new EOFException("the other end has closed the connection");
            }
        }
        return buffer[start++];
    }

    /** Waits as long as lines come faster than they may. */
    void keepPace() throws InterruptedException {
        TimeUnit.NANOSECONDS.sleep(pace.next());
    }

    /** Ends the connection at once. */
    @Override
    public void close() {
        try {
            socket.close();
        } catch (IOException e) {
            // it has ended in any case
        } finally {
            writer.interrupt();
        }
    }
}
