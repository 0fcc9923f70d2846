package org.jumpingcube.desktop.shell;

import java.util.ArrayDeque;
import java.util.Deque;
import javafx.application.Platform;
import javafx.beans.value.ObservableValue;

/**
 * Runs what may ask the user and was not begun by the user's own hand, such as a link that another program opens: one
 * task after the other, and none while something is asked. Used on the JavaFX thread.
 */
public final class AskingInTurn {
    private final ObservableValue<Boolean> isAsking;
    private final Deque<Runnable> waiting = new ArrayDeque<>();
    private boolean isBusy;

    /** @param isAsking whether something is asked, by whomsoever */
    AskingInTurn(ObservableValue<Boolean> isAsking) {
        this.isAsking = isAsking;
        isAsking.subscribe(now -> runNextLater());
    }

    /** Runs a task when it is its turn, and not within an animation, which no question may interrupt. */
    public void run(Runnable task) {
        waiting.add(task);
        runNextLater();
    }

    /** How many wait for their turn. */
    public int waiting() {
        return waiting.size();
    }

    private void runNextLater() {
        Platform.runLater(this::runNext);
    }

    private void runNext() {
        if (isBusy || isAsking.getValue() || waiting.isEmpty()) {
            return;
        }
        isBusy = true; // until it is answered: meanwhile the window goes on with everything else
        try {
            waiting.remove().run();
        } finally {
            isBusy = false;
            runNextLater();
        }
    }
}
