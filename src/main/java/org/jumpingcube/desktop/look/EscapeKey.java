package org.jumpingcube.desktop.look;

import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import javafx.event.Event;
import javafx.event.EventDispatcher;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.stage.PopupWindow;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;

/**
 * What Escape means in each window: it closes the list or the palette that is open and nothing else. With none open it
 * closes a side window, whatever has the focus, and in the main window it is for what is shown there.
 */
public final class EscapeKey {
    private EscapeKey() {}

    /** Lets Escape close what has popped up over a window before anything in the window hears of it. */
    public static void closePopupsFirst(Stage stage) {
        answer(stage, () -> false);
    }

    /** The same, and Escape closes the window itself when nothing has popped up. */
    static void close(Stage stage) {
        answer(stage, () -> {
            stage.close();
            return true;
        });
    }

    /**
     * Runs before any filter: by then JavaFX has already hidden the popup, and nobody can tell that there was one.
     */
    private static void answer(Stage stage, BooleanSupplier withoutPopup) {
        EventDispatcher usual = stage.getEventDispatcher();
        stage.setEventDispatcher((event, tail) -> {
            if (event.getEventType() != KeyEvent.KEY_PRESSED || ((KeyEvent) event).getCode() != KeyCode.ESCAPE) {
                return usual.dispatchEvent(event, tail);
            }
            List<PopupWindow> popups = popups(stage);
            if (popups.isEmpty()) {
                return withoutPopup.getAsBoolean() ? null : usual.dispatchEvent(event, tail);
            }
            return hide(popups.get(popups.size() - 1), () -> usual.dispatchEvent(event, tail));
        });
    }

    /** As JavaFX does it, but so that the window behind hears nothing of the key. */
    private static @Nullable Event hide(PopupWindow popup, Supplier<@Nullable Event> dispatch) {
        boolean isUsuallyConsumed = popup.getConsumeAutoHidingEvents();
        popup.setConsumeAutoHidingEvents(true);
        try {
            return dispatch.get();
        } finally {
            popup.setConsumeAutoHidingEvents(isUsuallyConsumed);
        }
    }

    private static List<PopupWindow> popups(Stage stage) {
        return Window.getWindows().stream()
                .filter(PopupWindow.class::isInstance)
                .map(PopupWindow.class::cast)
                .filter(popup -> popup.getOwnerWindow() == stage && !(popup instanceof Tooltip))
                .toList();
    }
}
