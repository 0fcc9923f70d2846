package org.jumpingcube.game;

import java.util.concurrent.Executor;

/**
 * Extra threads for an engine, besides the one that calls it.
 *
 * @param count how many may be busy at a time, 0 or more; 0 for an engine whose answers are repeatable
 * @param threads runs each piece of work at once, on another thread
 */
public record Helpers(int count, Executor threads) {
    /** No extra threads. */
    public static final Helpers NONE = new Helpers(0, Runnable::run);

    public Helpers {
        if (count < 0) {
            throw new IllegalArgumentException(count + " helpers");
        }
    }
}
