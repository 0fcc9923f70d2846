package org.jumpingcube.desktop;

import atlantafx.base.theme.PrimerDark;
import atlantafx.base.theme.PrimerLight;
import java.util.Locale;
import java.util.Objects;
import javafx.application.Application;
import javafx.css.PseudoClass;
import javafx.scene.Scene;
import javafx.scene.paint.Color;
import org.jumpingcube.desktop.board.BoardColours;
import org.jumpingcube.storage.settings.Theme;

/** The light and the dark look of the whole program. */
final class Themes {
    private static final PseudoClass DARK = PseudoClass.getPseudoClass("dark");
    private static final String STYLESHEET = Objects.requireNonNull(
                    Themes.class.getResource("jumping-cube.css"), "stylesheet")
            .toExternalForm();

    private Themes() {}

    /** Whether the theme is dark. JavaFX 21 cannot tell what the desktop has, so that following it means light. */
    static boolean isDark(Theme theme) {
        return theme == Theme.DARK;
    }

    /** Gives the program, this scene included, the look of the theme, and the players their colours. */
    static void apply(Scene scene, Theme theme, BoardColours colours) {
        boolean isDark = isDark(theme);
        Application.setUserAgentStylesheet(
                isDark ? new PrimerDark().getUserAgentStylesheet() : new PrimerLight().getUserAgentStylesheet());
        if (!scene.getStylesheets().contains(STYLESHEET)) {
            scene.getStylesheets().add(STYLESHEET);
        }
        scene.getRoot().pseudoClassStateChanged(DARK, isDark);
        scene.getRoot()
                .setStyle("-jc-player-one: " + web(colours.playerOne()) + "; -jc-player-two: "
                        + web(colours.playerTwo()) + ";");
    }

    private static String web(Color colour) {
        return String.format(
                Locale.ROOT,
                "#%02x%02x%02x",
                (int) Math.rint(colour.getRed() * 255),
                (int) Math.rint(colour.getGreen() * 255),
                (int) Math.rint(colour.getBlue() * 255));
    }
}
