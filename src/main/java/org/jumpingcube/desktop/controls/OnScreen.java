package org.jumpingcube.desktop.controls;

import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.stage.Window;

/**
 * Whether a node is in a window that is open, or in a scene that a picture is taken of. A canvas keeps all that is painted on it until it is, however much that
 * comes to: so a board is to be painted on the screen only, and when it comes there.
 */
public final class OnScreen {
    private OnScreen() {}

    public static ObservableValue<Boolean> of(Node node) {
        return node.sceneProperty()
                .flatMap(scene ->
                        scene.windowProperty().flatMap(Window::showingProperty).orElse(true))
                .orElse(false);
    }
}
