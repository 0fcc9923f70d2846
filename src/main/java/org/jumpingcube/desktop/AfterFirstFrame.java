package org.jumpingcube.desktop;

import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Queue;
import javafx.animation.AnimationTimer;
import javafx.event.Event;
import javafx.scene.Scene;

/** What a window can wait for until its first picture is on the screen: a step with each pulse from then on. */
final class AfterFirstFrame extends AnimationTimer {
    /** The first pulse paints the picture, and the second ends when it has been painted and shown. */
    private static final int PULSES_OF_FIRST_FRAME = 2;

    private final Queue<Runnable> steps;
    private int pulses;

    AfterFirstFrame(Collection<Runnable> steps) {
        this.steps = new ArrayDeque<>(steps);
    }

    @Override
    public void handle(long now) {
        pulses++;
        if (pulses > PULSES_OF_FIRST_FRAME) {
            runNext();
        }
    }

    private void runNext() {
        Runnable step = steps.poll();
        if (step == null) {
            stop();
        } else {
            step.run();
        }
    }

    /** Takes all steps that are left, so that the scene in which something happens is complete before it is handled. */
    void completeFor(Event event) {
        if (!steps.isEmpty()) {
            while (!steps.isEmpty()) {
                runNext();
            }
            ((Scene) event.getSource()).getRoot().applyCss(); // menus take keys only once they have their looks
        }
    }

    /** Leaves out what is left: the program ends, and its workers take nothing more. */
    void cancel() {
        steps.clear();
        stop();
    }
}
