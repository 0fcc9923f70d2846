package org.jumpingcube.desktop;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Instant;
import java.util.function.Consumer;
import javafx.application.Platform;
import org.jumpingcube.storage.Folders;

/**
 * The outermost rim: a fault in the program itself is told in one line of the status bar and written down in a file, and
 * the game goes on.
 */
final class FaultLog implements Thread.UncaughtExceptionHandler {
    private final Path log;
    private final Consumer<Path> onFault;

    /**
     * @param log where the faults are written, for a bug report
     * @param onFault told on the JavaFX thread, with the log
     */
    FaultLog(Path log, Consumer<Path> onFault) {
        this.log = log;
        this.onFault = onFault;
    }

    /** Where a user's faults are written. */
    static Path log(Folders folders) {
        return folders.state().resolve("faults.log");
    }

    @Override
    public void uncaughtException(Thread thread, Throwable fault) {
        var trace = new StringWriter();
        fault.printStackTrace(new PrintWriter(trace));
        try {
            Files.createDirectories(log.toAbsolutePath().getParent());
            Files.writeString(
                    log,
                    Instant.now() + " " + thread.getName() + "\n" + trace + "\n",
                    StandardOpenOption.CREATE,
                    StandardOpenOption.APPEND);
        } catch (IOException unwritable) {
            fault.addSuppressed(unwritable); // there is nowhere left to write it
        }
        Platform.runLater(() -> onFault.accept(log));
    }
}
