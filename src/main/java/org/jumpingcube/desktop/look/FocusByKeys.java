package org.jumpingcube.desktop.look;

import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import org.jspecify.annotations.Nullable;

/**
 * Shows the ring of the focus wherever a key has moved it. JavaFX shows it only after Tab: not after the arrow keys in a
 * group of buttons, and not where a key has opened a card or pressed a button that hands the focus on.
 */
public final class FocusByKeys {
    private static final PseudoClass RING = PseudoClass.getPseudoClass("focus-visible");

    private FocusByKeys() {}

    /** Shows the ring in this scene from now on. */
    public static void attach(Scene scene) {
        BooleanProperty isByKey = new SimpleBooleanProperty();
        scene.addEventFilter(KeyEvent.KEY_PRESSED, event -> isByKey.set(true));
        scene.addEventFilter(MouseEvent.MOUSE_PRESSED, event -> {
            isByKey.set(false);
            show(scene.getFocusOwner(), false);
        });
        scene.focusOwnerProperty().subscribe((before, now) -> {
            show(before, false);
            show(now, isByKey.get());
        });
    }

    private static void show(@Nullable Node owner, boolean isByKey) {
        if (owner != null) {
            owner.pseudoClassStateChanged(RING, isByKey || owner.isFocusVisible());
        }
    }
}
