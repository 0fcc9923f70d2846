package org.jumpingcube.desktop.help;

import java.net.URL;
import java.util.Objects;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import org.jumpingcube.desktop.controls.Texts;

/** The look of the help's windows, beside that of the whole program. */
final class HelpStyle {
    private HelpStyle() {}

    static void apply(Scene scene) {
        URL sheet = Objects.requireNonNull(HelpStyle.class.getResource("help.css"), "stylesheet");
        scene.getStylesheets().add(sheet.toExternalForm());
    }

    /** Text that is wrapped, and never cut, in the language of the moment. */
    static Label paragraph(Texts texts, String key) {
        var label = new Label();
        label.textProperty().bind(texts.of(key));
        label.setWrapText(true);
        label.setMinHeight(Region.USE_PREF_SIZE);
        return label;
    }
}
