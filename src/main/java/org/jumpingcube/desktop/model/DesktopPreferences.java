package org.jumpingcube.desktop.model;

import java.util.Optional;
import javafx.application.Platform;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ObservableValue;

/**
 * The user's preferences for the whole desktop, as far as JavaFX knows them. JavaFX 21, with which the program is
 * built, knows none; those of later versions are read by reflection.
 */
public final class DesktopPreferences {
    private static final ObservableValue<Boolean> DARK = ask("colorSchemeProperty")
            .<ObservableValue<Boolean>>map(found ->
                    ((ObservableValue<?>) found).map(scheme -> scheme.toString().equals("DARK")))
            .orElseGet(SimpleBooleanProperty::new);

    private DesktopPreferences() {}

    /** Whether the desktop is dark, now and after each change; false where JavaFX, before 22, cannot tell. */
    public static ObservableValue<Boolean> dark() {
        return DARK;
    }

    /** Whether the user wants less motion; empty where JavaFX, before 24, cannot tell. */
    public static Optional<Boolean> reducedMotion() {
        return ask("isReducedMotion").map(Boolean.class::cast);
    }

    private static Optional<Object> ask(String method) {
        try {
            Object preferences = Platform.class.getMethod("getPreferences").invoke(null);
            var known = Class.forName("javafx.application.Platform$Preferences");
            return Optional.of(known.getMethod(method).invoke(preferences));
        } catch (ReflectiveOperationException e) {
            return Optional.empty();
        }
    }
}
