package org.jumpingcube.desktop.model;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import javafx.application.Platform;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ObservableValue;
import javafx.collections.MapChangeListener;
import javafx.collections.ObservableMap;

/**
 * The user's preferences for the whole desktop, as far as the environment and JavaFX know them. JavaFX 21, with which
 * the program is built, knows none; those of later versions are read by reflection.
 */
public final class DesktopPreferences {
    /** GTK has two themes of high contrast, HighContrast and HighContrastInverse. */
    private static final String GTK_HIGH_CONTRAST = "highcontrast";

    /** The theme that GTK programs are told to take, such as {@code HighContrast} or {@code Adwaita:dark}. */
    private static final String FORCED = System.getenv().getOrDefault("GTK_THEME", "");

    /** The setting that desktops share through their portal: 1 if the user wants more contrast. */
    private static final List<String> ASK_PORTAL = DesktopAnswer.busCall(
            "org.freedesktop.portal.Desktop",
            "/org/freedesktop/portal/desktop",
            "org.freedesktop.portal.Settings.Read",
            "org.freedesktop.appearance",
            "contrast");

    private static final BooleanProperty DARK = new SimpleBooleanProperty(isDark(FORCED));
    private static final BooleanProperty THEME_HIGH_CONTRAST = new SimpleBooleanProperty(isHighContrast(FORCED));
    private static final BooleanProperty PORTAL_HIGH_CONTRAST = new SimpleBooleanProperty();
    private static final ObservableValue<Boolean> HIGH_CONTRAST = THEME_HIGH_CONTRAST.or(PORTAL_HIGH_CONTRAST);

    static {
        preferences().filter(ObservableMap.class::isInstance).ifPresent(found -> {
            ObservableMap<?, ?> known = (ObservableMap<?, ?>) found;
            read(known);
            known.addListener((MapChangeListener<Object, Object>) change -> read(known));
        });
    }

    private DesktopPreferences() {}

    private static void read(Map<?, ?> known) {
        String theme = FORCED.isEmpty() ? String.valueOf(known.get("GTK.theme_name")) : FORCED;
        THEME_HIGH_CONTRAST.set(isHighContrast(theme) || Boolean.TRUE.equals(known.get("Windows.SPI.HighContrast")));
        boolean isScheme = ask("getColorScheme")
                .filter(scheme -> scheme.toString().equals("DARK"))
                .isPresent();
        DARK.set(isScheme || isDark(theme));
    }

    /**
     * Asks the portal of a Linux desktop in the background, since JavaFX knows only the theme's name. Its answer comes
     * through {@link #highContrast}. Not while JavaFX starts.
     */
    public static void askPortal() {
        var unused = CompletableFuture.supplyAsync(() -> isContrastWanted(ASK_PORTAL))
                .thenAccept(isWanted -> Platform.runLater(() -> PORTAL_HIGH_CONTRAST.set(isWanted)));
    }

    /**
     * Runs a program that prints the portal's answer, a number in brackets.
     *
     * @return whether it is 1; also false if the program cannot be run or does not answer
     */
    static boolean isContrastWanted(List<String> command) {
        return DesktopAnswer.of(command)
                .filter(answer -> answer.startsWith("(<") && answer.contains("uint32 1>"))
                .isPresent();
    }

    /** Whether a theme of GTK is one of high contrast. */
    static boolean isHighContrast(String gtkTheme) {
        return gtkTheme.toLowerCase(Locale.ROOT).startsWith(GTK_HIGH_CONTRAST);
    }

    /** Whether a theme of GTK is dark, by its name. */
    static boolean isDark(String gtkTheme) {
        String name = gtkTheme.toLowerCase(Locale.ROOT);
        return name.endsWith(":dark") || name.endsWith("-dark") || name.startsWith(GTK_HIGH_CONTRAST + "inverse");
    }

    /** Whether the desktop is dark, now and after each change that JavaFX (from 22 on) reports. */
    public static ObservableValue<Boolean> dark() {
        return DARK;
    }

    /**
     * Whether the desktop has high contrast, now, after {@link #askPortal}, and after each change that JavaFX reports.
     */
    public static ObservableValue<Boolean> highContrast() {
        return HIGH_CONTRAST;
    }

    /** Whether the user wants less motion; empty where JavaFX, before 24, cannot tell. */
    public static Optional<Boolean> reducedMotion() {
        return ask("isReducedMotion").map(Boolean.class::cast);
    }

    private static Optional<Object> preferences() {
        try {
            return Optional.of(Platform.class.getMethod("getPreferences").invoke(null));
        } catch (ReflectiveOperationException e) {
            return Optional.empty();
        }
    }

    private static Optional<Object> ask(String method) {
        try {
            var known = Class.forName("javafx.application.Platform$Preferences");
            var asked = known.getMethod(method);
            return preferences().isEmpty()
                    ? Optional.empty()
                    : Optional.of(asked.invoke(preferences().get()));
        } catch (ReflectiveOperationException e) {
            return Optional.empty();
        }
    }
}
