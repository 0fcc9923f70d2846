package org.jumpingcube.desktop;

import java.util.Optional;
import java.util.concurrent.TimeUnit;
import javafx.application.Platform;
import javafx.scene.control.Labeled;
import javafx.scene.input.KeyCode;
import javafx.scene.robot.Robot;

/**
 * A program for PaintingTest: opens the window as the real one does, plays the last cube while the side panel says how to
 * begin, waits for the answer and says how much of the side panel on the screen is not what it should be.
 */
final class BeginningUser {
    private static final long SHOWN_MILLIS = 3_000; // until all that moves has come to rest, also on a busy machine

    private BeginningUser() {}

    public static void main(String[] arguments) {
        var user = new Thread(BeginningUser::play, "user");
        user.setDaemon(true);
        user.start();
        Desktop.run(Optional.empty(), () -> "");
    }

    private static void play() {
        OpenWindows.await(() -> OpenWindows.find("#begin").isPresent());
        OpenWindows.keys(
                KeyCode.RIGHT, KeyCode.END, KeyCode.DOWN, KeyCode.DOWN, KeyCode.DOWN, KeyCode.DOWN, KeyCode.DOWN);
        OpenWindows.keys(KeyCode.ENTER);
        OpenWindows.await(() -> score(1).equals("1") && score(2).equals("1"));
        pause();
        OpenWindows.onFx(() -> {
            System.out.println(wrongPixels() + " pixels are wrong");
            return true;
        });
        Platform.runLater(Platform::exit);
    }

    private static String score(int player) {
        return ((Labeled) OpenWindows.find("#score-" + player).orElseThrow()).getText();
    }

    private static void pause() {
        try {
            TimeUnit.MILLISECONDS.sleep(SHOWN_MILLIS);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Of the players and moves, compared to a picture that is painted afresh. */
    private static int wrongPixels() {
        var panel = OpenWindows.find("#side-panel").orElseThrow();
        var window = panel.getScene().getRoot();
        var place = window.localToScreen(window.getLayoutBounds());
        var part = panel.localToScene(panel.getLayoutBounds());
        var onScreen = new Robot()
                .getScreenCapture(null, place.getMinX(), place.getMinY(), place.getWidth(), place.getHeight());
        return Picture.of(onScreen).cut(part).differences(Picture.of(window).cut(part));
    }
}
