package org.jumpingcube.session;

import java.util.ArrayDeque;
import java.util.Deque;

/** Keeps back, while it is closed, what a game would go on with by itself. Used on one thread. */
final class Gate {
    private final Deque<Runnable> kept = new ArrayDeque<>(); // oldest first
    private boolean isClosed;

    boolean isClosed() {
        return isClosed;
    }

    void close() {
        isClosed = true;
    }

    /** Lets events pass again. What was kept back is kept until {@link #passKept}. */
    void open() {
        isClosed = false;
    }

    /** An event happens, at once or when it is its turn after the gate has been opened. */
    void pass(Runnable event) {
        if (isClosed) {
            kept.add(event);
        } else {
            event.run();
        }
    }

    /** What was kept back happens now, in its order, until the gate is closed again. */
    void passKept() {
        while (!isClosed && !kept.isEmpty()) {
            kept.remove().run();
        }
    }
}
