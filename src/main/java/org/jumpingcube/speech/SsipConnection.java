package org.jumpingcube.speech;

import java.io.Closeable;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.net.UnixDomainSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.stream.Collectors;

/**
 * A connection by SSIP, the line protocol of Speech Dispatcher. What comes from the other end may be anything: lines and
 * replies have a greatest length, and each exchange a time by which it must be over. Used by one thread.
 */
final class SsipConnection implements Closeable {
    private static final int LONGEST_LINE = 1000; // bytes; the service's own are below 200
    private static final int MOST_LINES = 100; // of one reply
    private static final int GROUP_OF_SUCCESS = 2; // as in 225
    private static final int CODE_DIGITS = 3;
    private static final String END = "\r\n";

    private final SocketChannel channel;
    private final Selector selector;
    private final Duration patience;
    private final ByteBuffer received = ByteBuffer.allocate(4096).flip();
    private long deadline; // of the exchange, in the time of System.nanoTime

    private SsipConnection(SocketChannel channel, Selector selector, Duration patience) {
        this.channel = channel;
        this.selector = selector;
        this.patience = patience;
    }

    /**
     * Connects to a service.
     *
     * @param patience the longest time for one exchange
     * @throws IOException if nobody listens there
     */
    static SsipConnection open(Path socket, Duration patience) throws IOException {
        var channel = SocketChannel.open(UnixDomainSocketAddress.of(socket));
        try {
            channel.configureBlocking(false);
            var selector = Selector.open();
            channel.register(selector, 0);
            return new SsipConnection(channel, selector, patience);
        } catch (IOException e) {
            channel.close();
            throw e;
        }
    }

    /**
     * Sends a command.
     *
     * @param command one line, without its end
     * @return whether the service did what it was told
     * @throws IOException if the connection is of no use any more
     */
    boolean send(String command) throws IOException {
        return exchange(command + END);
    }

    /**
     * Has a text spoken after those before it.
     *
     * @return whether the service took it
     */
    boolean speak(String text) throws IOException {
        return send("SPEAK") && exchange(asData(text));
    }

    /** Lines of data, up to one with nothing but a full stop; a line of the text that begins with one gets another. */
    private static String asData(String text) {
        return text.lines()
                .map(line -> (line.startsWith(".") ? "." + line : line) + END)
                .collect(Collectors.joining("", "", "." + END));
    }

    private boolean exchange(String sent) throws IOException {
        deadline = System.nanoTime() + patience.toNanos();
        write(ByteBuffer.wrap(sent.getBytes(StandardCharsets.UTF_8)));
        return reply();
    }

    private void write(ByteBuffer bytes) throws IOException {
        while (bytes.hasRemaining()) {
            if (channel.write(bytes) == 0) {
                await(SelectionKey.OP_WRITE);
            }
        }
    }

    /** Reads lines such as {@code 225-21} up to one such as {@code 225 OK MESSAGE QUEUED}. */
    private boolean reply() throws IOException {
        for (int lines = 0; lines < MOST_LINES; lines++) {
            String line = line();
            if (line.length() <= CODE_DIGITS
                    || !line.substring(0, CODE_DIGITS).chars().allMatch(SsipConnection::isDigit)) {
                throw new IOException("the speech service does not speak SSIP");
            }
            if (line.charAt(CODE_DIGITS) == ' ') {
                return Character.digit(line.charAt(0), 10) == GROUP_OF_SUCCESS;
            }
        }
        throw new IOException("the speech service does not end its reply");
    }

    private static boolean isDigit(int character) {
        return character >= '0' && character <= '9';
    }

    private String line() throws IOException {
        var line = new StringBuilder();
        for (char next = next(); next != '\n'; next = next()) {
            if (line.length() == LONGEST_LINE) {
                throw new IOException("the speech service does not end its line");
            }
            line.append(next);
        }
        return line.toString();
    }

    /** The next byte; nothing but ASCII matters in a reply. */
    private char next() throws IOException {
        while (!received.hasRemaining()) {
            received.clear();
            int count = channel.read(received);
            received.flip();
            if (count < 0) {
                throw new IOException("the speech service has gone");
            }
            if (count == 0) {
                await(SelectionKey.OP_READ);
            }
        }
        if (System.nanoTime() - deadline > 0) { // a service may also send without end
            throw new InterruptedIOException("the speech service is too slow");
        }
        return (char) (received.get() & 0xff);
    }

    private void await(int operation) throws IOException {
        long millis = Duration.ofNanos(deadline - System.nanoTime()).toMillis();
        if (millis <= 0) {
            throw new InterruptedIOException("the speech service does not answer");
        }
        channel.keyFor(selector).interestOps(operation);
        selector.select(millis);
        selector.selectedKeys().clear();
        if (Thread.currentThread().isInterrupted()) {
            throw new InterruptedIOException();
        }
    }

    @Override
    public void close() throws IOException {
        selector.close();
        channel.close();
    }
}
