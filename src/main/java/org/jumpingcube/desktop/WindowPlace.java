package org.jumpingcube.desktop;

import javafx.stage.Stage;
import org.jumpingcube.desktop.look.VisibleScreen;
import org.jumpingcube.desktop.model.SettingsModel;
import org.jumpingcube.settings.WindowBounds;
import org.jumpingcube.settings.WindowState;

/**
 * The place of the window: at first where it was last time, or in the middle, and all of it on an existing screen. It is
 * remembered as it is on the screen, and not in the larger pixels that larger texts come with, so that the window stays as
 * large with others.
 */
final class WindowPlace {
    private static final double USUAL_WIDTH = 1010;
    private static final double USUAL_HEIGHT = 800;
    private static final double SMALLEST_WIDTH = 480;
    private static final double SMALLEST_HEIGHT = 420;

    private final Stage stage;
    private final SettingsModel settings;
    private final double scale;

    /** @param scale how many of the screen's units one of the stage's takes, 1 unless texts are enlarged */
    WindowPlace(Stage stage, SettingsModel settings, double scale) {
        this.stage = stage;
        this.settings = settings;
        this.scale = scale;
        restore();
    }

    void show() {
        stage.show();
        restore(); // some window managers on Linux forget a size that was set before the window was shown
        VisibleScreen.of(stage.getX(), stage.getY(), stage.getWidth(), stage.getHeight())
                .setLeast(stage, SMALLEST_WIDTH, SMALLEST_HEIGHT);
    }

    private void restore() {
        WindowState state = settings.get().window();
        var bounds = state.bounds().map(last -> scaled(last, 1 / scale));
        bounds.ifPresentOrElse(
                last -> {
                    var screen = VisibleScreen.of(last.x(), last.y(), last.width(), last.height());
                    screen.resize(stage, last.width(), last.height());
                    screen.move(stage, last.x(), last.y());
                },
                () -> {
                    var screen = VisibleScreen.primary();
                    screen.resize(stage, USUAL_WIDTH, USUAL_HEIGHT);
                    screen.centre(stage);
                });
        stage.setMaximized(state.maximised());
    }

    /** Saves the current place for the next start. */
    void keep() {
        boolean isPlain = !stage.isMaximized() && !stage.isFullScreen() && !stage.isIconified();
        settings.update(now -> {
            WindowState state = now.window().withMaximised(stage.isMaximized());
            return now.withWindow(isPlain ? state.withBounds(bounds()) : state);
        });
    }

    private WindowBounds bounds() {
        return scaled(new WindowBounds(stage.getX(), stage.getY(), stage.getWidth(), stage.getHeight()), scale);
    }

    private static WindowBounds scaled(WindowBounds bounds, double factor) {
        return new WindowBounds(
                bounds.x() * factor, bounds.y() * factor, bounds.width() * factor, bounds.height() * factor);
    }
}
