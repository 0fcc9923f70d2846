package org.jumpingcube.desktop;

import java.util.concurrent.CompletableFuture;
import javafx.application.Application;
import javafx.stage.Stage;
import org.jumpingcube.worker.Threads;

/**
 * The JavaFX application. On Linux the name of this class is the class of all our windows, by which a desktop finds
 * their menu entry.
 */
public final class JumpingCube extends Application {
    /**
     * The number of parts in which changes are painted. With more than one, JavaFX before 23 permanently loses changes
     * under something opaque, and everything beside them: https://bugs.openjdk.org/browse/JDK-8322619
     */
    private static final String PAINTED_PARTS = "prism.dirtyregioncount";

    private static final CompletableFuture<Void> STARTED = new CompletableFuture<>();
    private static final CompletableFuture<Void> ENDED = new CompletableFuture<>();

    /** Starts JavaFX, which is possible only once. The returned future fails if JavaFX does. */
    static CompletableFuture<Void> launch() {
        System.setProperty(PAINTED_PARTS, "1");
        Threads.start("JavaFX", JumpingCube::runToolkit);
        return STARTED;
    }

    /** Waits until JavaFX has cleaned up. */
    static void awaitEnd() {
        ENDED.join();
    }

    private static void runToolkit() {
        try {
            launch(JumpingCube.class);
            ENDED.complete(null);
        } catch (RuntimeException | LinkageError e) {
            STARTED.completeExceptionally(e);
        }
    }

    @Override
    public void start(Stage unused) {
        STARTED.complete(null);
    }
}
