package org.jumpingcube.desktop;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import javafx.application.Platform;

/**
 * The last resort: a fault in the program itself is reported in one line of the status bar and written to the log, and
 * the game goes on. A fault that recurs is counted: the log says so after the second, fourth, eighth … time.
 */
final class FaultLog implements Thread.UncaughtExceptionHandler {
    private static final Logger LOG = System.getLogger("org.jumpingcube");

    private static final int MOST_KINDS = 100; // beyond this every fault is logged in full each time

    private final Runnable onFault;
    private final Map<Kind, Integer> seen = new ConcurrentHashMap<>();

    /** Faults of one type from one place are the same fault; their messages may have numbers that differ. */
    private record Kind(Class<?> type, List<StackTraceElement> stack) {
        static Kind of(Throwable fault) {
            return new Kind(fault.getClass(), List.of(fault.getStackTrace()));
        }
    }

    /**
     * @param onFault called on the JavaFX thread
     */
    FaultLog(Runnable onFault) {
        this.onFault = onFault;
    }

    @Override
    public void uncaughtException(Thread thread, Throwable fault) {
        int times = count(Kind.of(fault));
        if (times == 1) {
            LOG.log(Level.ERROR, thread.getName(), fault);
        } else if (Integer.bitCount(times) == 1) {
            LOG.log(Level.ERROR, "{0}: {1}, {2} times so far", thread.getName(), fault, times);
        }
        Platform.runLater(onFault);
    }

    private int count(Kind kind) {
        boolean isCounted = seen.size() < MOST_KINDS || seen.containsKey(kind);
        return isCounted ? seen.merge(kind, 1, Integer::sum) : 1;
    }
}
