package org.jumpingcube.desktop.files;

import java.io.File;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.IntPredicate;
import javafx.scene.Scene;
import javafx.scene.input.DragEvent;
import javafx.scene.input.TransferMode;

/** Takes files that are dragged onto a window. */
public final class FileDrops {
    private final IntPredicate takes;
    private final Consumer<List<File>> onFiles;

    private FileDrops(IntPredicate takes, Consumer<List<File>> onFiles) {
        this.takes = takes;
        this.onFiles = onFiles;
    }

    /** Lets files be dropped onto a scene, one at a time. */
    public static void attach(Scene scene, Consumer<File> onFile) {
        new FileDrops(count -> count == 1, files -> onFile.accept(files.get(0))).attach(scene);
    }

    /** Lets files and folders be dropped onto a scene, any number at a time. */
    public static void attachMany(Scene scene, Consumer<List<File>> onFiles) {
        new FileDrops(count -> count > 0, onFiles).attach(scene);
    }

    private void attach(Scene scene) {
        scene.setOnDragOver(this::accept);
        scene.setOnDragDropped(this::drop);
    }

    private void accept(DragEvent event) {
        if (takes.test(event.getDragboard().getFiles().size())) {
            event.acceptTransferModes(TransferMode.COPY);
        }
        event.consume();
    }

    private void drop(DragEvent event) {
        var files = List.copyOf(event.getDragboard().getFiles());
        boolean isTaken = takes.test(files.size());
        if (isTaken) {
            onFiles.accept(files);
        }
        event.setDropCompleted(isTaken);
        event.consume();
    }
}
