package org.jumpingcube.desktop;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import javafx.scene.input.InputEvent;
import org.jumpingcube.desktop.shell.Feature;
import org.jumpingcube.desktop.shell.Program;
import org.jumpingcube.worker.IdleTask;

/**
 * Gives memory back when nobody does anything and no game goes on. Java collects only what it needs room for, so what a
 * game has left behind would stay for as long as the window is at rest.
 */
final class MemoryFeature implements Feature {
    private static final Duration IDLE = Duration.ofSeconds(15);

    private final IdleTask collection = new IdleTask(IDLE, System::gc);

    MemoryFeature(Program program) {
        program.stage().addEventFilter(InputEvent.ANY, event -> collection.postpone());
        program.games().view().subscribe(view -> collection.postpone());
    }

    @Override
    public CompletableFuture<Void> close() {
        collection.close();
        return CompletableFuture.completedFuture(null);
    }
}
