package org.jumpingcube.desktop;

import java.util.stream.Stream;
import javafx.animation.PauseTransition;
import javafx.stage.Stage;
import javafx.util.Duration;
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

    private static final double NEARLY = 0.9;

    private static final Duration REST = Duration.millis(500);
    private static final Duration AFTER_MAXIMISED = Duration.millis(150); // sooner, the window manager's size would win

    private final Stage stage;
    private final SettingsModel settings;
    private final double scale;
    private final PauseTransition rest = new PauseTransition(REST);
    private final PauseTransition afterMaximised = new PauseTransition(AFTER_MAXIMISED);

    /** @param scale how many of the screen's units one of the stage's takes, 1 unless texts are enlarged */
    WindowPlace(Stage stage, SettingsModel settings, double scale) {
        this.stage = stage;
        this.settings = settings;
        this.scale = scale;
        restore();
        rest.setOnFinished(event -> keep());
        afterMaximised.setOnFinished(event -> takePlainSize());
    }

    void show() {
        stage.show();
        restore(); // some window managers on Linux forget a size that was set before the window was shown
        VisibleScreen.of(stage.getX(), stage.getY(), stage.getWidth(), stage.getHeight())
                .setLeast(stage, SMALLEST_WIDTH, SMALLEST_HEIGHT);
        follow();
    }

    /** Whatever ends the program, the next one has the place in which the window was left. */
    private void follow() {
        Stream.of(stage.xProperty(), stage.yProperty(), stage.widthProperty(), stage.heightProperty())
                .forEach(part -> part.addListener((of, before, now) -> rest.playFromStart()));
        stage.maximizedProperty().addListener((of, was, isMaximised) -> {
            rest.playFromStart();
            if (was) {
                afterMaximised.playFromStart();
            }
        });
    }

    /** Some window managers, Xfwm and Openbox, leave a window nearly as large as the screen. */
    private void takePlainSize() {
        settings.get().window().bounds().map(last -> scaled(last, 1 / scale)).ifPresent(plain -> {
            var screen = VisibleScreen.of(stage.getX(), stage.getY(), stage.getWidth(), stage.getHeight())
                    .bounds();
            boolean isLeft = stage.getWidth() > NEARLY * screen.getWidth()
                    && stage.getHeight() > NEARLY * screen.getHeight(); // half of it is where the user has put it
            if (isPlain() && isLeft) {
                place(plain);
            }
        });
    }

    private boolean isPlain() {
        return !stage.isMaximized() && !stage.isFullScreen() && !stage.isIconified();
    }

    private void restore() {
        WindowState state = settings.get().window();
        var bounds = state.bounds().map(last -> scaled(last, 1 / scale));
        bounds.ifPresentOrElse(this::place, () -> {
            var screen = VisibleScreen.primary();
            screen.resize(stage, USUAL_WIDTH, USUAL_HEIGHT);
            screen.centre(stage);
        });
        stage.setMaximized(state.maximised());
    }

    private void place(WindowBounds bounds) {
        var screen = VisibleScreen.of(bounds.x(), bounds.y(), bounds.width(), bounds.height());
        screen.resize(stage, bounds.width(), bounds.height());
        screen.move(stage, bounds.x(), bounds.y());
    }

    /** Saves the current place for the next start. */
    void keep() {
        rest.stop();
        settings.update(now -> {
            WindowState state = now.window().withMaximised(stage.isMaximized());
            return now.withWindow(isPlain() ? state.withBounds(bounds()) : state);
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
