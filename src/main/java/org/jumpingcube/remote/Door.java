package org.jumpingcube.remote;

import java.io.IOException;

/** Where a host's guests come in. */
interface Door extends AutoCloseable {
    /**
     * Waits for the next one.
     *
     * @throws IOException if the door is closed, or nobody can come in just now
     */
    Wire accept() throws IOException, InterruptedException;

    boolean isClosed();

    @Override
    void close();
}
