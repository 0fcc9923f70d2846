package org.jumpingcube.desktop;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import javafx.collections.ListChangeListener;
import javafx.scene.input.InputEvent;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.jumpingcube.desktop.model.GameEvent;
import org.jumpingcube.desktop.shell.Feature;
import org.jumpingcube.desktop.shell.Program;
import org.jumpingcube.worker.IdleTask;

/**
 * Gives memory back when nobody does anything and no game goes on, after a window is closed, and after a review. Java
 * collects only what it needs room for, so what they have left behind would stay, and what comes next take more.
 */
final class MemoryFeature implements Feature {
    private static final Duration IDLE = Duration.ofSeconds(15);
    private static final Duration SOON = Duration.ofSeconds(1);

    private final IdleTask collection = new IdleTask(IDLE, System::gc);
    private final IdleTask soon = new IdleTask(SOON, System::gc);
    private final ListChangeListener<Window> onWindows = this::collectWhatIsClosed;

    private boolean isReviewed; // the game that is shown

    MemoryFeature(Program program) {
        Window.getWindows().addListener(onWindows);
        program.stage().addEventFilter(InputEvent.ANY, event -> collection.postpone());
        program.games().view().subscribe(view -> collection.postpone());
        program.games().follow(this::collectReview);
    }

    /** What it was computed with, once it is done, and what showed it, once another game is shown. */
    private void collectReview(GameEvent event) {
        boolean isReview = event instanceof GameEvent.Reviewed;
        if (isReview || (isReviewed && event instanceof GameEvent.Began)) {
            isReviewed = isReview;
            soon.postpone();
        }
    }

    /** What a closed window leaves behind is more than a whole game. */
    private void collectWhatIsClosed(ListChangeListener.Change<? extends Window> change) {
        while (change.next()) {
            if (change.getRemoved().stream().anyMatch(Stage.class::isInstance)) {
                soon.postpone();
            }
        }
    }

    @Override
    public CompletableFuture<Void> close() {
        Window.getWindows().removeListener(onWindows);
        collection.close();
        soon.close();
        return CompletableFuture.completedFuture(null);
    }
}
