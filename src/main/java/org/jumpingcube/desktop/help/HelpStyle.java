package org.jumpingcube.desktop.help;

import java.net.URL;
import java.util.Objects;
import javafx.scene.Scene;

/** The style of the help windows, in addition to that of the whole program. */
final class HelpStyle {
    private HelpStyle() {}

    static void apply(Scene scene) {
        URL sheet = Objects.requireNonNull(HelpStyle.class.getResource("help.css"), "stylesheet");
        scene.getStylesheets().add(sheet.toExternalForm());
    }
}
