package org.jumpingcube.desktop;

import javafx.stage.Stage;
import org.jumpingcube.desktop.files.GameFiles;

/** Closes the window once everything is saved, or at once if the user asks again. */
final class Quitting {
    private final Stage stage;
    private final GameFiles files;
    private boolean isUnderWay;

    Quitting(Stage stage, GameFiles files) {
        this.stage = stage;
        this.files = files;
        stage.setOnCloseRequest(event -> {
            event.consume();
            quit();
        });
    }

    void quit() {
        if (isUnderWay) {
            stage.close();
            return;
        }
        isUnderWay = true;
        files.whenSaved(isSaved -> {
            isUnderWay = false;
            if (isSaved) {
                stage.close();
            }
        });
    }
}
