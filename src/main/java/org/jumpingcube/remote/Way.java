package org.jumpingcube.remote;

import java.io.IOException;
import java.time.Duration;

/** How a guest comes to a host. One thread connects, any may close. */
interface Way extends AutoCloseable {
    /**
     * Begins a connection.
     *
     * @param time how long this may take
     * @throws PartedException if a broker is needed and there is none
     * @throws IOException if nobody is there
     */
    Wire connect(Duration time) throws IOException;

    /** Ends everything that has been begun. */
    @Override
    void close();
}
