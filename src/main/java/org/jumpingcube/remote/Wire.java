package org.jumpingcube.remote;

import java.io.IOException;
import java.time.Duration;

/** What carries the lines of a connection. One thread reads, one writes, any may close. */
interface Wire extends AutoCloseable {
    /** Where the other end is: the same text for all connections from one address, or of one guest at a broker. */
    String origin();

    /**
     * Sends a line, which may wait for the other end.
     *
     * @throws IOException if the connection has ended
     */
    void write(String line) throws IOException;

    /**
     * The next line, at most {@value Limits#LONGEST_SEALED} characters from ' ' to '~'.
     *
     * @throws java.net.SocketTimeoutException if it is not complete in this time
     * @throws java.net.ProtocolException if it is too long or is no ASCII text
     * @throws IOException if the connection has ended
     */
    String read(Duration time) throws IOException;

    /** Tells the other end that nothing more will be sent. */
    void end() throws IOException;

    @Override
    void close();
}
