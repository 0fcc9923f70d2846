package org.jumpingcube.desktop.controls;

import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.stage.Window;

/**
 * Whether a node is in an open window, or in a scene of which a picture is taken. Until it is, a canvas keeps
 * everything that is painted on it, without limit. So a board is painted only while it is on the screen, and when it
 * appears there.
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
