package org.jumpingcube.desktop.files;

import java.io.File;
import java.util.List;
import java.util.function.Consumer;
import javafx.scene.Scene;
import javafx.scene.input.DragEvent;
import javafx.scene.input.TransferMode;

/** Takes files that are dragged onto a window. */
public final class FileDrops {
    private final Consumer<List<File>> onFiles;

    private FileDrops(Consumer<List<File>> onFiles) {
        this.onFiles = onFiles;
    }

    /** Lets files and folders be dropped onto a scene, any number at a time. */
    public static void attach(Scene scene, Consumer<List<File>> onFiles) {
        var drops = new FileDrops(onFiles);
        scene.setOnDragOver(drops::accept);
        scene.setOnDragDropped(drops::drop);
    }

    private void accept(DragEvent event) {
        if (!event.getDragboard().getFiles().isEmpty()) {
            event.acceptTransferModes(TransferMode.COPY);
        }
        event.consume();
    }

    private void drop(DragEvent event) {
        var files = List.copyOf(event.getDragboard().getFiles());
        if (!files.isEmpty()) {
            onFiles.accept(files);
        }
        event.setDropCompleted(!files.isEmpty());
        event.consume();
    }
}
