package org.jumpingcube.desktop.settings;

import javafx.scene.layout.VBox;
import org.jumpingcube.desktop.controls.TextControls;

/** A page of the settings: its title, and cards below it. */
class SettingsPage extends VBox {
    private final ChosenSettings draft;

    /** @param title the key of its text */
    SettingsPage(ChosenSettings draft, String title) {
        this.draft = draft;
        TextControls.styled(this, "settings-page");
        getChildren().add(TextControls.styled(TextControls.paragraph(draft.texts(), title), "title"));
    }

    /** Adds a card. */
    final SettingsCard card() {
        var card = new SettingsCard(draft);
        getChildren().add(card);
        return card;
    }

    /** Adds a card with a heading. */
    final SettingsCard card(String heading, Object... arguments) {
        SettingsCard card = card();
        card.heading(heading, arguments);
        return card;
    }
}
