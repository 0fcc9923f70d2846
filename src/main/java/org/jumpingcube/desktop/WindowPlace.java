package org.jumpingcube.desktop;

import javafx.stage.Stage;
import org.jumpingcube.desktop.look.VisibleScreen;
import org.jumpingcube.desktop.model.SettingsModel;
import org.jumpingcube.settings.WindowBounds;
import org.jumpingcube.settings.WindowState;

/** The place of the window: at first where it was last time, moved onto an existing screen. */
final class WindowPlace {
    private static final double USUAL_WIDTH = 1010;
    private static final double USUAL_HEIGHT = 800;
    private static final double SMALLEST_WIDTH = 480;
    private static final double SMALLEST_HEIGHT = 420;

    private final Stage stage;
    private final SettingsModel settings;

    WindowPlace(Stage stage, SettingsModel settings) {
        this.stage = stage;
        this.settings = settings;
        restore();
    }

    void show() {
        stage.show();
        restore(); // some window managers on Linux forget a size that was set before the window was shown
        stage.setMinWidth(SMALLEST_WIDTH);
        stage.setMinHeight(SMALLEST_HEIGHT);
    }

    private void restore() {
        WindowState state = settings.get().window();
        var screen = state.bounds()
                .map(last -> VisibleScreen.of(last.x(), last.y(), last.width(), last.height()))
                .orElseGet(VisibleScreen::primary);
        screen.resize(
                stage,
                state.bounds().map(WindowBounds::width).orElse(USUAL_WIDTH),
                state.bounds().map(WindowBounds::height).orElse(USUAL_HEIGHT));
        state.bounds().ifPresent(last -> screen.move(stage, last.x(), last.y()));
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
        return new WindowBounds(stage.getX(), stage.getY(), stage.getWidth(), stage.getHeight());
    }
}
