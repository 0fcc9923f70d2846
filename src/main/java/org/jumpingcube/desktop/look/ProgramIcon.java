package org.jumpingcube.desktop.look;

import java.util.List;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.scene.image.Image;
import javafx.stage.Stage;
import org.jumpingcube.worker.Threads;

/** The icon of the program's windows. */
public final class ProgramIcon {
    private static final CompletableFuture<List<Image>> SIZES = Threads.supply(
            work -> Threads.start("icon", work),
            () -> Stream.of(16, 24, 32, 48, 64, 128, 256)
                    .map(size -> "/org/jumpingcube/desktop/icons/" + size + ".png")
                    .map(name -> Objects.requireNonNull(ProgramIcon.class.getResource(name), name))
                    .map(picture -> new Image(picture.toExternalForm()))
                    .toList());

    private ProgramIcon() {}

    /** Gives a window the icon as soon as its pictures are loaded, without waiting for them. */
    public static void give(Stage stage) {
        Threads.whenDone(SIZES, Platform::runLater, stage.getIcons()::setAll);
    }
}
