package org.jumpingcube.desktop;

import java.util.ArrayDeque;
import java.util.List;
import java.util.Queue;
import java.util.function.Supplier;
import javafx.animation.AnimationTimer;
import javafx.application.Platform;
import javafx.event.Event;
import javafx.event.EventHandler;
import javafx.event.EventTarget;
import javafx.geometry.Rectangle2D;
import javafx.scene.Scene;
import javafx.scene.SnapshotParameters;
import javafx.scene.image.WritableImage;
import javafx.scene.input.InputEvent;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;

/** What a window can wait for until its first picture is on the screen: a step with each pulse from then on. */
final class AfterFirstFrame extends AnimationTimer {
    /** The first pulse has the picture painted, on another thread. */
    private static final int PULSES_OF_FIRST_FRAME = 2;

    private final Scene scene;
    private final EventHandler<InputEvent> onInput = this::completeFor;
    private final Queue<Runnable> steps = new ArrayDeque<>();
    private int pulses;
    private boolean isSeen;

    AfterFirstFrame(Scene scene) {
        this.scene = scene;
    }

    /**
     * Begins to wait.
     *
     * @param first the first step, which gives those after it
     */
    void begin(Supplier<List<Runnable>> first) {
        steps.add(() -> steps.addAll(first.get()));
        scene.addEventFilter(KeyEvent.KEY_PRESSED, onInput);
        scene.addEventFilter(MouseEvent.MOUSE_PRESSED, onInput);
        start();
    }

    @Override
    public void handle(long now) {
        pulses++;
        if (pulses == PULSES_OF_FIRST_FRAME) {
            awaitPicture();
        } else if (isSeen) {
            runNext();
        }
    }

    /**
     * A snapshot is taken by the thread that paints, and so waits until the picture is painted. What then shows it on the
     * screen is in the queue of this thread, before what is put there now.
     */
    private void awaitPicture() {
        var pixel = new SnapshotParameters();
        pixel.setViewport(new Rectangle2D(0, 0, 1, 1));
        scene.getRoot().snapshot(pixel, new WritableImage(1, 1));
        Platform.runLater(() -> {
            isSeen = true;
            runNext();
        });
    }

    /** Takes the next step at once, if there is one. */
    void runNext() {
        Runnable step = steps.poll();
        if (step == null) {
            end();
        } else {
            step.run();
        }
    }

    private void end() {
        stop();
        scene.removeEventFilter(KeyEvent.KEY_PRESSED, onInput);
        scene.removeEventFilter(MouseEvent.MOUSE_PRESSED, onInput);
    }

    /** Takes all steps that are left, at once. */
    void complete() {
        while (!steps.isEmpty()) {
            runNext();
        }
        end();
    }

    /**
     * Completes the scene before something that happens in it is handled. An event goes the way that it was given at its
     * beginning, past all that is new; so it is given anew.
     */
    private void completeFor(InputEvent event) {
        complete();
        scene.getRoot().applyCss(); // menus take keys only once they have their looks
        EventTarget target = target(event);
        Event.fireEvent(target, event.copyFor(event.getSource(), target));
        event.consume();
    }

    private EventTarget target(InputEvent event) {
        if (event instanceof KeyEvent) {
            return scene.getFocusOwner() == null ? scene.getRoot() : scene.getFocusOwner();
        }
        return event.getTarget();
    }

    /** Leaves out what is left: the program ends, and its workers take nothing more. */
    void cancel() {
        steps.clear();
        end();
    }
}
