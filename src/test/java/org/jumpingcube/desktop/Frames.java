package org.jumpingcube.desktop;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import javafx.animation.AnimationTimer;
import javafx.animation.PauseTransition;
import javafx.application.Platform;
import javafx.util.Duration;

/** Waits by the frames of JavaFX, which come when they come, and not by the clock. */
public final class Frames {
    private static final int SETTLING = 2; // the second shows what the events of the first have put off until later
    private static final long PATIENCE_SECONDS = 60;

    private Frames() {}

    /**
     * Waits until all events on their way have arrived, and what they change has been laid out. A question asked on the
     * JavaFX thread sees what is there: waiting for a frame there would be waiting for itself.
     */
    public static void settle() {
        if (Platform.isFxApplicationThread()) {
            return;
        }
        for (int frame = 0; frame < SETTLING; frame++) {
            var shown = new CountDownLatch(1);
            Platform.runLater(() -> new AnimationTimer() {
                @Override
                public void handle(long now) {
                    stop();
                    Platform.runLater(shown::countDown); // the layout of this frame is still to come
                }
            }.start());
            await(shown);
        }
    }

    /** Waits until every pause of this length that has begun is over. */
    public static void outlast(Duration pause) {
        var over = new CountDownLatch(1);
        Platform.runLater(() -> {
            var mine = new PauseTransition(pause);
            mine.setOnFinished(event -> over.countDown());
            mine.play();
        });
        await(over);
        settle();
    }

    private static void await(CountDownLatch latch) {
        try {
            if (!latch.await(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
                throw new AssertionError("JavaFX shows no frame");
            }
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }
}
