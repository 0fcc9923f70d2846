package org.jumpingcube.remote;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.ProtocolException;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.HexFormat;
import java.util.concurrent.TimeUnit;

/** A TCP connection as lines that end with LF. */
final class SocketWire implements Wire {
    private static final int LINE_END = '\n';
    private static final int NETWORK_BYTES = 8; // of an IPv6 address

    private final Socket socket;
    private final InputStream in;
    private final String origin;
    private final byte[] buffer = new byte[4096];
    private int start;
    private int end;

    SocketWire(Socket socket) throws IOException {
        this.socket = socket;
        socket.setTcpNoDelay(true);
        in = socket.getInputStream();
        origin = origin(socket.getInetAddress());
    }

    /** With IPv6 whoever has one address has its whole network, except for addresses that are valid on one link only. */
    static String origin(InetAddress address) {
        byte[] bytes = address.getAddress();
        int counted = address.isLinkLocalAddress() ? bytes.length : Math.min(bytes.length, NETWORK_BYTES);
        return HexFormat.of().formatHex(bytes, 0, counted);
    }

    @Override
    public String origin() {
        return origin;
    }

    @Override
    public void write(String line) throws IOException {
        socket.getOutputStream().write((line + (char) LINE_END).getBytes(StandardCharsets.US_ASCII));
    }

    @Override
    public String read(Duration time) throws IOException {
        long deadline = System.nanoTime() + time.toNanos();
        var line = new StringBuilder();
        int read = next(deadline);
        while (read != LINE_END) {
            if (read < ' ' || read > '~') {
                throw new ProtocolException("no text");
            }
            if (line.length() == Limits.LONGEST_SEALED) {
                throw new ProtocolException("a line that is too long");
            }
            line.append((char) read);
            read = next(deadline);
        }
        return line.toString();
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

    @Override
    public void end() throws IOException {
        socket.shutdownOutput();
    }

    @Override
    public void close() {
        try {
            socket.close();
        } catch (IOException e) {
            // it has ended in any case
        }
    }
}
