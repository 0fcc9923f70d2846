package org.jumpingcube.remote;

import java.io.IOException;

/** Where a host's guests come in. */
interface Door extends AutoCloseable {
    /**
     * Waits for the next one.
     *
     * @throws IOException if the door is closed
     */
    Wire accept() throws IOException, InterruptedException;

    /** Whether codes can be tried here, so that wrong ones count. */
    boolean isForAnybody();

    boolean isClosed();

    @Override
    void close();
}
