package org.jumpingcube.desktop.hands;

import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import javafx.event.EventHandler;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.input.InputEvent;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.stage.Window;

/** The mouse and the keyboard. On a real display events come by way of the window system, and are waited for. */
final class Robot {
    private static final long ON_ITS_WAY = TimeUnit.MILLISECONDS.toNanos(100);

    private final javafx.scene.robot.Robot robot = Fx.get(javafx.scene.robot.Robot::new);
    private final boolean isReal = !"Monocle".equals(System.getProperty("glass.platform"));
    private final AtomicInteger seen = new AtomicInteger();
    private final EventHandler<InputEvent> counter = event -> seen.incrementAndGet();

    /** Moves the mouse to the middle of something and clicks. */
    void click(Node node) {
        Bounds place = Fx.get(() -> node.localToScreen(node.getLayoutBounds()));
        if (place != null) {
            click(new Point2D(place.getCenterX(), place.getCenterY()));
        }
    }

    void click(Point2D place) {
        event(() -> robot.mouseMove(place));
        event(() -> robot.mousePress(MouseButton.PRIMARY));
        event(() -> robot.mouseRelease(MouseButton.PRIMARY));
    }

    /** Presses keys one after the other, and lets them go in the opposite order. */
    void type(KeyCode... keys) {
        for (KeyCode key : keys) {
            event(() -> robot.keyPress(key));
        }
        for (int index = keys.length - 1; index >= 0; index--) {
            KeyCode key = keys[index];
            event(() -> robot.keyRelease(key));
        }
    }

    private void event(Runnable action) {
        int before = seen.get();
        if (isReal) {
            Fx.later(() -> List.copyOf(Window.getWindows()).forEach(window -> {
                window.removeEventFilter(InputEvent.ANY, counter);
                window.addEventFilter(InputEvent.ANY, counter);
            }));
        }
        Fx.later(action);
        long end = System.nanoTime() + ON_ITS_WAY;
        while (isReal && seen.get() == before && System.nanoTime() < end) {
            Thread.onSpinWait();
        }
        Fx.barrier();
    }
}
