package org.jumpingcube.desktop.files;

import java.io.File;
import java.util.function.Consumer;
import javafx.scene.Scene;
import javafx.scene.input.DragEvent;
import javafx.scene.input.TransferMode;

/** Takes a file that is dragged onto the window. */
public final class FileDrops {
    private final Consumer<File> onFile;

    private FileDrops(Consumer<File> onFile) {
        this.onFile = onFile;
    }

    /** Lets files be dropped onto a scene. */
    public static void attach(Scene scene, Consumer<File> onFile) {
        scene.setOnDragOver(FileDrops::accept);
        scene.setOnDragDropped(new FileDrops(onFile)::drop);
    }

    private static void accept(DragEvent event) {
        if (event.getDragboard().getFiles().size() == 1) {
            event.acceptTransferModes(TransferMode.COPY);
        }
        event.consume();
    }

    private void drop(DragEvent event) {
        boolean isFile = event.getDragboard().getFiles().size() == 1;
        if (isFile) {
            onFile.accept(event.getDragboard().getFiles().get(0));
        }
        event.setDropCompleted(isFile);
        event.consume();
    }
}
