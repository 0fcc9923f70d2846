package org.jumpingcube.remote;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.time.Duration;

/** The other end of a connection, with which a test can do whatever it likes. */
final class RawFriend implements AutoCloseable {
    private static final Duration PATIENCE = Duration.ofSeconds(20);

    static {
        KeyExchange.prepare();
    }

    final Socket socket;
    final Connection line;

    RawFriend(int port) throws IOException {
        this(port, InetAddress.getLoopbackAddress());
    }

    /** @param from an address of this computer */
    RawFriend(int port, InetAddress from) throws IOException {
        socket = new Socket(InetAddress.getLoopbackAddress(), port, from, 0);
        line = new Connection(new SocketWire(socket), Limits.USUAL);
    }

    /** One who knows the code and says so. */
    static RawFriend greeted(int port, Code code) throws IOException {
        var friend = new RawFriend(port);
        new Greeting(friend.line, code, PATIENCE).bring();
        return friend;
    }

    String read() throws IOException {
        return line.read(PATIENCE);
    }

    /** The next line that begins with this word. */
    String read(String word) throws IOException {
        String read = read();
        while (!read.startsWith(word + " ")) {
            read = read();
        }
        return read;
    }

    /** Whether the host ends the connection, whatever it says before. */
    boolean isThrownOut() {
        try {
            while (true) {
                read();
            }
        } catch (SocketTimeoutException e) {
            return false;
        } catch (IOException e) {
            return true;
        }
    }

    @Override
    public void close() {
        line.close();
    }
}
