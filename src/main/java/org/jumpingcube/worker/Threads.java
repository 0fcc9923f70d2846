package org.jumpingcube.worker;

import java.util.concurrent.ThreadFactory;

/** Makes the threads that work in the background: daemons, which do not keep the program from ending, each with a name. */
public final class Threads {
    private Threads() {}

    /** A thread that is not started yet. */
    public static Thread make(String name, Runnable work) {
        var thread = new Thread(work, name);
        thread.setDaemon(true);
        return thread;
    }

    /** Starts a thread. */
    public static Thread start(String name, Runnable work) {
        var thread = make(name, work);
        thread.start();
        return thread;
    }

    /** Makes threads of one name, for an executor. */
    public static ThreadFactory named(String name) {
        return work -> make(name, work);
    }
}
