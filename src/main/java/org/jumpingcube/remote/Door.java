package org.jumpingcube.remote;

import java.io.IOException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;

/** Where a host's guests come in. */
interface Door extends AutoCloseable {
    /**
     * Waits for the next one.
     *
     * @throws IOException if the door is closed, or nobody can come in just now
     */
    Wire accept() throws IOException, InterruptedException;

    /** Completes when another host is found to wait at the same place with the same code. */
    default CompletionStage<Void> another() {
        return new CompletableFuture<>();
    }

    boolean isClosed();

    @Override
    void close();
}
