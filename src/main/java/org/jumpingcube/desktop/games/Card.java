package org.jumpingcube.desktop.games;

import javafx.scene.Node;
import javafx.scene.layout.VBox;
import org.jumpingcube.desktop.controls.TextControls;
import org.jumpingcube.desktop.controls.Texts;

/** A part of the page of statistics, with a title. */
class Card extends VBox {
    private static final double GAP = 7;

    /** @param title the key of its title */
    Card(Texts texts, String title, Node... parts) {
        super(GAP, TextControls.styled(TextControls.label(texts, title), "card-title"));
        getStyleClass().add("card");
        getChildren().addAll(parts);
    }
}
