package org.jumpingcube.game;

import java.util.concurrent.Executor;

/**
 * Threads that an engine may think on beside the one that it is asked on.
 *
 * @param count how many may be busy at a time, 0 or more; 0 for an engine whose answers are repeatable
 * @param threads runs work on other threads, each piece at once
 */
public record Helpers(int count, Executor threads) {
    /** An engine of one thread. */
    public static final Helpers NONE = new Helpers(0, Runnable::run);

    public Helpers {
        if (count < 0) {
            throw new IllegalArgumentException(count + " helpers");
        }
    }
}
