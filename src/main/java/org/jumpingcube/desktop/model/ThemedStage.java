package org.jumpingcube.desktop.model;

import javafx.geometry.Rectangle2D;
import javafx.scene.Scene;
import javafx.stage.Screen;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.jumpingcube.settings.Settings;

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
        ProgramIcon.give(stage);
        settings.observable().map(Settings::look).subscribe(look -> Themes.apply(scene, look));
    }

    /** As large as it likes to be, or as the screen is; over the main window at first, and never off the screen. */
    private void fit(double x, double y) {
        Rectangle2D screen = screen();
        stage.setWidth(Math.min(width, screen.getWidth()));
        stage.setHeight(Math.min(height, screen.getHeight()));
        stage.setX(clamp(x, screen.getMinX(), screen.getMaxX() - stage.getWidth()));
        stage.setY(clamp(y, screen.getMinY(), screen.getMaxY() - stage.getHeight()));
    }

    /** The one that the main window is on. */
    private Rectangle2D screen() {
        Window owner = stage.getOwner();
        return Screen.getScreensForRectangle(owner.getX(), owner.getY(), owner.getWidth(), owner.getHeight()).stream()
                .findFirst()
                .orElse(Screen.getPrimary())
                .getVisualBounds();
    }

    private static double clamp(double value, double low, double high) {
        return Math.max(low, Math.min(value, high));
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
            Window owner = stage.getOwner();
            boolean isNew = Double.isNaN(stage.getX());
            double x = isNew ? owner.getX() + (owner.getWidth() - width) / 2 : stage.getX();
            double y = isNew ? owner.getY() + (owner.getHeight() - height) / 2 : stage.getY();
            fit(x, y);
            stage.show();
            fit(x, y); // some window managers on Linux forget what was asked for before
            stage.setMinWidth(
                    Math.max(stage.getMinWidth(), stage.getScene().getRoot().minWidth(-1)));
        }
    }
}
