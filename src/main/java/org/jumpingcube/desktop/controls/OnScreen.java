package org.jumpingcube.desktop.controls;

import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.stage.Window;

/** Whether a node is seen. */
public final class OnScreen {
    private OnScreen() {}

    /** Whether a node is visible, and all that it is in. */
    public static boolean isVisible(Node node) {
        return node.isVisible() && (node.getParent() == null || isVisible(node.getParent()));
    }

    /**
     * Whether a node is in an open window, or in a scene of which a picture is taken. Until it is, a canvas keeps every
     * drawing command, without limit. So a board is painted only when it appears on the screen and while it is there.
     */
    public static ObservableValue<Boolean> of(Node node) {
        return node.sceneProperty()
                .flatMap(scene ->
                        scene.windowProperty().flatMap(Window::showingProperty).orElse(true))
                .orElse(false);
    }
}
