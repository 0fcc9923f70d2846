package org.jumpingcube.desktop;

import javafx.geometry.Rectangle2D;
import javafx.stage.Screen;
import javafx.stage.Stage;
import org.jumpingcube.desktop.model.SettingsModel;
import org.jumpingcube.settings.WindowBounds;
import org.jumpingcube.settings.WindowState;

/** Where the window was last time, brought onto a screen that is there now. */
final class WindowPlace {
    private static final double USUAL_WIDTH = 1010;
    private static final double USUAL_HEIGHT = 800;

    private final Stage stage;
    private final SettingsModel settings;

    WindowPlace(Stage stage, SettingsModel settings) {
        this.stage = stage;
        this.settings = settings;
    }

    void restore() {
        WindowState state = settings.get().window();
        Rectangle2D screen = state.bounds()
                .map(WindowPlace::screenOf)
                .orElseGet(() -> Screen.getPrimary().getVisualBounds());
        double width = Math.min(state.bounds().map(WindowBounds::width).orElse(USUAL_WIDTH), screen.getWidth());
        double height = Math.min(state.bounds().map(WindowBounds::height).orElse(USUAL_HEIGHT), screen.getHeight());
        stage.setWidth(width);
        stage.setHeight(height);
        state.bounds().ifPresent(bounds -> {
            stage.setX(clamp(bounds.x(), screen.getMinX(), screen.getMaxX() - width));
            stage.setY(clamp(bounds.y(), screen.getMinY(), screen.getMaxY() - height));
        });
        stage.setMaximized(state.maximised());
    }

    /** The screen that shows most of the window, else the first one. */
    private static Rectangle2D screenOf(WindowBounds bounds) {
        return Screen.getScreensForRectangle(bounds.x(), bounds.y(), bounds.width(), bounds.height()).stream()
                .findFirst()
                .orElse(Screen.getPrimary())
                .getVisualBounds();
    }

    private static double clamp(double value, double low, double high) {
        return Math.max(low, Math.min(value, high));
    }

    /** Keeps the place of the moment for the next start. */
    void keep() {
        boolean isPlain = !stage.isMaximized() && !stage.isFullScreen() && !stage.isIconified();
        settings.update(now -> {
            WindowState state = now.window().withMaximised(stage.isMaximized());
            return now.withWindow(isPlain ? state.withBounds(bounds()) : state);
        });
    }

    private WindowBounds bounds() {
        return new WindowBounds(stage.getX(), stage.getY(), stage.getWidth(), stage.getHeight());
    }
}
