package org.jumpingcube.remote;

import java.io.IOException;
import java.net.ServerSocket;

/** A port of this computer, on all its addresses. */
final class SocketDoor implements Door {
    private static final int BACKLOG = 50;

    private final ServerSocket socket;

    /**
     * @param port 0 for any that is free
     * @throws IOException if the port cannot be had
     */
    SocketDoor(int port) throws IOException {
        socket = new ServerSocket(port, BACKLOG);
    }

    int port() {
        return socket.getLocalPort();
    }

    @Override
    public Wire accept() throws IOException {
        while (true) {
            var guest = socket.accept();
            try {
                return new SocketWire(guest);
            } catch (IOException e) {
                guest.close(); // it has gone again, which must not close the door
            }
        }
    }

    @Override
    public boolean isClosed() {
        return socket.isClosed();
    }

    @Override
    public void close() {
        try {
            socket.close();
        } catch (IOException e) {
            // it lets nobody in either way
        }
    }
}
