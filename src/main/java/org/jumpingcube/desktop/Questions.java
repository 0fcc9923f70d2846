package org.jumpingcube.desktop;

import javafx.scene.control.Alert;
import javafx.scene.control.ButtonBar.ButtonData;
import javafx.scene.control.ButtonType;
import javafx.stage.Window;
import org.jumpingcube.desktop.controls.Texts;

/** What the program asks the user, in small windows of their own. */
class Questions {
    private final Window owner;
    private final Texts texts;

    Questions(Window owner, Texts texts) {
        this.owner = owner;
        this.texts = texts;
    }

    /** Asks whether a game under way may be thrown away. */
    boolean mayAbandonGame() {
        var abandon = new ButtonType(texts.get("abandon.yes"), ButtonData.OK_DONE);
        var keep = new ButtonType(texts.get("abandon.no"), ButtonData.CANCEL_CLOSE);
        var alert = new Alert(Alert.AlertType.CONFIRMATION, texts.get("abandon.text"), abandon, keep);
        alert.initOwner(owner);
        alert.setTitle(texts.get("abandon.title"));
        alert.setHeaderText(null);
        return alert.showAndWait().filter(abandon::equals).isPresent();
    }
}
