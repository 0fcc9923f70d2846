package org.jumpingcube.remote;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.ConnectException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicLong;

/**
 * A network between guest and host that fails: it carries bytes both ways until the connection is cut, at once or in
 * silence.
 */
public final class Relay implements AutoCloseable {
    private final ServerSocket door = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
    private final int target;
    private final List<Socket> sockets = new CopyOnWriteArrayList<>();
    private final AtomicLong silenced = new AtomicLong(); // connections up to this number carry nothing any more
    private final AtomicLong connections = new AtomicLong();

    private volatile boolean isBlocked;

    public Relay(int target) throws IOException {
        this.target = target;
        start(this::accept);
    }

    public int port() {
        return door.getLocalPort();
    }

    private static void start(Runnable work) {
        var thread = new Thread(work, "relay");
        thread.setDaemon(true);
        thread.start();
    }

    private void accept() {
        try {
            while (true) {
                join(door.accept());
            }
        } catch (IOException e) {
            close();
        }
    }

    private void join(Socket near) throws IOException {
        if (isBlocked) {
            near.close();
            return;
        }
        Socket far;
        try {
            far = new Socket(InetAddress.getLoopbackAddress(), target);
        } catch (ConnectException e) { // the host's program is not there
            near.close();
            return;
        }
        sockets.add(near);
        sockets.add(far);
        long number = connections.incrementAndGet();
        start(() -> carry(near, far, number));
        start(() -> carry(far, near, number));
    }

    private void carry(Socket from, Socket to, long number) {
        try (from;
                to) {
            InputStream in = from.getInputStream();
            OutputStream out = to.getOutputStream();
            byte[] buffer = new byte[64]; // so that a cut may hit the middle of a line
            for (int read = in.read(buffer); read >= 0; read = in.read(buffer)) {
                if (number > silenced.get()) {
                    out.write(buffer, 0, read);
                }
            }
        } catch (IOException e) {
            // cut
        }
    }

    /** Ends all connections. */
    public void cut() throws IOException {
        for (var socket : sockets) {
            socket.close();
        }
        sockets.clear();
    }

    /** Ends all connections, and lets none through until it is told otherwise. */
    public void block(boolean isTrue) throws IOException {
        isBlocked = isTrue;
        cut();
    }

    /** Lets all connections be, but carries nothing through them any more. */
    public void silence() {
        silenced.set(connections.get());
    }

    @Override
    public void close() {
        try {
            door.close();
            cut();
        } catch (IOException e) {
            // it has ended in any case
        }
    }
}
