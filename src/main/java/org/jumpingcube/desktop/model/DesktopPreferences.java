package org.jumpingcube.desktop.model;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import javafx.application.Platform;
import javafx.beans.binding.Bindings;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
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

    private static final BooleanProperty THEME_DARK = new SimpleBooleanProperty(isDark(FORCED));
    private static final ObjectProperty<DesktopPortal.Wishes> PORTAL =
            new SimpleObjectProperty<>(DesktopPortal.Wishes.NONE);
    private static final ObservableValue<Boolean> DARK =
            Bindings.createBooleanBinding(DesktopPreferences::isDarkNow, THEME_DARK, PORTAL);
    private static final BooleanProperty THEME_HIGH_CONTRAST = new SimpleBooleanProperty(isHighContrast(FORCED));
    private static final ObservableValue<Boolean> HIGH_CONTRAST = Bindings.createBooleanBinding(
            () -> THEME_HIGH_CONTRAST.get() || PORTAL.get().isContrastWanted(), THEME_HIGH_CONTRAST, PORTAL);

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
        THEME_DARK.set(isScheme || isDark(theme));
    }

    /** The switch of the desktop says more than the name of a theme, but not more than who starts the program. */
    private static boolean isDarkNow() {
        return switch (FORCED.isEmpty() ? PORTAL.get().scheme() : DesktopPortal.Scheme.ANY) {
            case DARK -> true;
            case LIGHT -> false;
            case ANY -> THEME_DARK.get();
        };
    }

    /**
     * Follows the portal of a Linux desktop from now on, since JavaFX knows only the theme's name. Not while JavaFX starts.
     */
    public static void followPortal() {
        DesktopPortal.follow(wishes -> Platform.runLater(() -> PORTAL.set(wishes)));
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

    /** Whether the desktop is dark, now and after each change that its portal or JavaFX (from 22 on) reports. */
    public static ObservableValue<Boolean> dark() {
        return DARK;
    }

    /** Whether the desktop has high contrast, likewise. */
    public static ObservableValue<Boolean> highContrast() {
        return HIGH_CONTRAST;
    }

    /** Whether the user wants less motion; empty where neither the portal nor JavaFX, before 24, can tell. */
    public static Optional<Boolean> reducedMotion() {
        return PORTAL.get().isLessMotionWanted()
                ? Optional.of(true)
                : ask("isReducedMotion").map(Boolean.class::cast);
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
