package org.jumpingcube.remote;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/** To a port of another computer. */
final class SocketWay implements Way {
    private final String address;
    private final int port;
    private volatile @Nullable Socket last;

    SocketWay(String address, int port) {
        this.address = address;
        this.port = port;
    }

    @Override
    public Wire connect(Duration time) throws IOException {
        var socket = new Socket();
        last = socket;
        try {
            socket.connect(new InetSocketAddress(address, port), (int) time.toMillis());
            return new SocketWire(socket);
        } catch (IOException e) {
            socket.close();
            throw e;
        }
    }

    @Override
    public void close() {
        var socket = last;
        if (socket != null) {
            try {
                socket.close(); // a connection that is being made does not hear an interrupt
            } catch (IOException e) {
                // it is of no use any more
            }
        }
    }
}
