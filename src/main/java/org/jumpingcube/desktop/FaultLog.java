package org.jumpingcube.desktop;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import javafx.application.Platform;

/**
 * The outermost rim: a fault in the program itself is told in one line of the status bar and written to the log, and
 * the game goes on.
 */
final class FaultLog implements Thread.UncaughtExceptionHandler {
    private static final Logger LOG = System.getLogger("org.jumpingcube");

    private final Runnable onFault;

    /**
     * @param onFault told on the JavaFX thread
     */
    FaultLog(Runnable onFault) {
        this.onFault = onFault;
    }

    @Override
    public void uncaughtException(Thread thread, Throwable fault) {
        LOG.log(Level.ERROR, thread.getName(), fault);
        Platform.runLater(onFault);
    }
}
