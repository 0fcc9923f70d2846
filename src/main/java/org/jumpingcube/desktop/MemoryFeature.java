package org.jumpingcube.desktop;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import javafx.collections.ListChangeListener;
import javafx.scene.input.InputEvent;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.jumpingcube.desktop.shell.Feature;
import org.jumpingcube.desktop.shell.Program;
import org.jumpingcube.worker.IdleTask;

/**
 * Gives memory back when nobody does anything and no game goes on, and after a window is closed. Java collects only what
 * it needs room for, so what a game or a window has left behind would stay for as long as the program is at rest.
 */
final class MemoryFeature implements Feature {
    private static final Duration IDLE = Duration.ofSeconds(15);
    private static final Duration CLOSED = Duration.ofSeconds(1);

    private final IdleTask collection = new IdleTask(IDLE, System::gc);
    private final IdleTask afterClosing = new IdleTask(CLOSED, System::gc);
    private final ListChangeListener<Window> onWindows = this::collectWhatIsClosed;

    MemoryFeature(Program program) {
        Window.getWindows().addListener(onWindows);
        program.stage().addEventFilter(InputEvent.ANY, event -> collection.postpone());
        program.games().view().subscribe(view -> collection.postpone());
    }

    /** What a closed window leaves behind is more than a whole game. */
    private void collectWhatIsClosed(ListChangeListener.Change<? extends Window> change) {
        while (change.next()) {
            if (change.getRemoved().stream().anyMatch(Stage.class::isInstance)) {
                afterClosing.postpone();
            }
        }
    }

    @Override
    public CompletableFuture<Void> close() {
        Window.getWindows().removeListener(onWindows);
        collection.close();
        afterClosing.close();
        return CompletableFuture.completedFuture(null);
    }
}
