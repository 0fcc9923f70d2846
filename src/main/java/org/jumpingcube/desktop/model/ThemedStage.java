package org.jumpingcube.desktop.model;

import javafx.geometry.Rectangle2D;
import javafx.scene.Scene;
import javafx.stage.Screen;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.jumpingcube.storage.settings.Settings;

/** A window beside the main one, that looks as the settings say for as long as it is open. */
public final class ThemedStage {
    private final Stage stage = new Stage();
    private final double width;
    private final double height;

    /**
     * A window that is not shown yet.
     *
     * @param width of the whole window, in pixels
     */
    public ThemedStage(Window owner, SettingsModel settings, Scene scene, double width, double height) {
        this.width = width;
        this.height = height;
        stage.initOwner(owner);
        stage.setScene(scene);
        settings.observable().map(Settings::look).subscribe(look -> Themes.apply(scene, look));
    }

    /** As large as it likes to be, or as the screen is. */
    private void fit() {
        Rectangle2D screen = Screen.getPrimary().getVisualBounds();
        stage.setWidth(Math.min(width, screen.getWidth()));
        stage.setHeight(Math.min(height, screen.getHeight()));
    }

    public Stage stage() {
        return stage;
    }

    /** Shows the window, or brings it to the front. */
    public void open() {
        if (stage.isShowing()) {
            stage.toFront();
            stage.requestFocus();
        } else {
            fit();
            stage.show();
            fit(); // some window managers on Linux forget what was asked for before
            stage.setMinWidth(
                    Math.max(stage.getMinWidth(), stage.getScene().getRoot().minWidth(-1)));
        }
    }
}
