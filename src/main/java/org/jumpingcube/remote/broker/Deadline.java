package org.jumpingcube.remote.broker;

import java.io.IOException;
import java.net.Socket;
import java.time.Duration;
import org.jumpingcube.worker.HelperThreads;
import org.jumpingcube.worker.Threads;

/**
 * Closes a connection over which something takes too long. A timeout of the socket is not enough: it begins anew with each
 * byte, and so does that of TLS.
 */
final class Deadline {
    private final Socket socket;
    private volatile long end;

    /** @param socket that of TCP, whose end nothing can hold up */
    Deadline(Socket socket, Duration time) {
        this.socket = socket;
        renew(time);
        watch();
    }

    /** So much time is left from now on. */
    void renew(Duration time) {
        end = System.nanoTime() + time.toNanos();
    }

    private void watch() {
        long left = end - System.nanoTime();
        if (left <= 0) {
            close();
        } else if (!socket.isClosed()) {
            Threads.later(left, HelperThreads.THREADS, this::watch);
        }
    }

    void close() {
        try {
            socket.close();
        } catch (IOException e) {
            // it is of no use any more
        }
    }
}
