package org.jumpingcube.desktop.jumpin;

import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.jumpin.Preset;
import org.jumpingcube.jumpin.Rules;

/** The name of the rules of the game, and on request the rules themselves. */
final class RulesAtHand extends VBox {
    private final Texts texts;
    private final JumpinWording wording;
    private final Hyperlink link = new Hyperlink();
    private final Label lines = new Label();

    RulesAtHand(Texts texts, JumpinWording wording) {
        this.texts = texts;
        this.wording = wording;
        link.setId("rules-at-hand");
        link.setOnAction(event -> {
            link.setVisited(false);
            lines.setVisible(!lines.isVisible());
        });
        lines.setId("rules-text");
        lines.setWrapText(true);
        lines.setMinHeight(Region.USE_PREF_SIZE);
        lines.setVisible(false);
        lines.managedProperty().bind(lines.visibleProperty());
        getChildren().addAll(link, lines);
    }

    /** Shows the rules, in the current language. */
    void show(Rules rules) {
        link.setText(texts.get("jumpin.rules", wording.preset(Preset.of(rules.options()))));
        lines.setText("\u2022 " + String.join("\n\u2022 ", wording.rules(rules)));
    }
}
