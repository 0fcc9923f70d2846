package org.jumpingcube.desktop.look;

import atlantafx.base.theme.PrimerDark;
import atlantafx.base.theme.PrimerLight;
import java.net.URL;
import java.util.Objects;
import java.util.function.Consumer;
import javafx.application.Application;
import javafx.css.PseudoClass;
import javafx.scene.Scene;
import org.jumpingcube.desktop.model.DesktopPreferences;
import org.jumpingcube.desktop.model.SettingsModel;
import org.jumpingcube.settings.Look;
import org.jumpingcube.settings.Settings;
import org.jumpingcube.settings.Theme;

/** The light and the dark theme of the whole program. */
public final class Themes {
    private static final PseudoClass DARK = PseudoClass.getPseudoClass("dark");
    private static final String STYLESHEET = stylesheet().toExternalForm();

    static {
        Typeface.load();
    }

    private Themes() {}

    private static URL stylesheet() {
        return Objects.requireNonNull(
                Themes.class.getResource("/org/jumpingcube/desktop/jumping-cube.css"), "stylesheet");
    }

    /** Whether the theme is dark. Following a desktop that cannot be asked means light. */
    public static boolean isDark(Theme theme) {
        return switch (theme) {
            case LIGHT -> false;
            case DARK -> true;
            case SYSTEM -> DesktopPreferences.dark().getValue();
        };
    }

    /** Reports the look now, whenever the settings change it, and whenever the desktop turns dark or light. */
    public static void follow(SettingsModel settings, Consumer<Look> dress) {
        settings.observable().map(Settings::look).subscribe(dress);
        settings.desktopDark()
                .subscribe((was, is) -> dress.accept(settings.get().look()));
    }

    /**
     * Applies the theme to all controls. Call this before the first control is created, or JavaFX loads its own theme.
     */
    public static void use(Theme theme) {
        Application.setUserAgentStylesheet(
                isDark(theme) ? new PrimerDark().getUserAgentStylesheet() : new PrimerLight().getUserAgentStylesheet());
    }

    /** Gives a scene the theme, and its players their colours. */
    public static void apply(Scene scene, Look look) {
        use(look.theme());
        if (!scene.getStylesheets().contains(STYLESHEET)) {
            scene.getStylesheets().add(STYLESHEET);
        }
        scene.getRoot().pseudoClassStateChanged(DARK, isDark(look.theme()));
        scene.getRoot()
                .setStyle("-jc-player-one: " + look.colours().playerOne() + "; -jc-player-two: "
                        + look.colours().playerTwo() + ";");
    }
}
