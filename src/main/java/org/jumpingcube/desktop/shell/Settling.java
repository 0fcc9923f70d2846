package org.jumpingcube.desktop.shell;

import java.util.ArrayList;
import java.util.List;
import javafx.animation.PauseTransition;
import javafx.application.Platform;
import javafx.beans.InvalidationListener;
import javafx.stage.Stage;
import javafx.stage.WindowEvent;
import javafx.util.Duration;

/**
 * Waits until a window that has just been shown has its size. On Linux, window managers give a new window some other
 * size first, for up to a fifth of a second. A dialog that is shown in that moment makes JavaFX keep the window at that
 * size, since a window that waits for a dialog cannot be resized.
 */
public final class Settling {
    private static final Duration REST = Duration.millis(300);

    private final Stage stage;
    private final PauseTransition rest = new PauseTransition(REST);
    private final InvalidationListener onChange = size -> rest.playFromStart();
    private final List<Runnable> waiting = new ArrayList<>();
    private boolean isDone;

    /** Begins to wait when the window is shown, or at once if it is. */
    public Settling(Stage stage) {
        this.stage = stage;
        rest.setOnFinished(event -> Platform.runLater(this::end)); // a dialog may not be shown within an animation
        if (stage.isShowing()) {
            begin();
        } else {
            stage.addEventHandler(WindowEvent.WINDOW_SHOWN, event -> begin());
        }
    }

    private void begin() {
        stage.widthProperty().addListener(onChange);
        stage.heightProperty().addListener(onChange);
        rest.playFromStart();
    }

    private void end() {
        stage.widthProperty().removeListener(onChange);
        stage.heightProperty().removeListener(onChange);
        isDone = true;
        waiting.forEach(Runnable::run);
        waiting.clear();
    }

    /** Runs a task, at once if the window has been at rest. */
    public void run(Runnable task) {
        if (isDone) {
            task.run();
        } else {
            waiting.add(task);
        }
    }
}
