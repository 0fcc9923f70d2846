package org.jumpingcube.desktop.speech;

import java.util.List;
import org.jumpingcube.desktop.model.DesktopAnswer;

/** Whether a screen reader runs on a Linux desktop. */
public final class ScreenReaders {
    /** What is chosen in the settings of GNOME and its relatives. */
    private static final List<String> ASK_SETTINGS =
            DesktopAnswer.setting("org.gnome.desktop.a11y.applications", "screen-reader-enabled");

    /** What screen readers announce on the accessibility bus, on any desktop. */
    private static final List<String> ASK_BUS = DesktopAnswer.busCall(
            "org.a11y.Bus",
            "/org/a11y/bus",
            "org.freedesktop.DBus.Properties.Get",
            "org.a11y.Status",
            "ScreenReaderEnabled");

    private ScreenReaders() {}

    /** Asks the desktop, which takes a while. */
    public static boolean areOn() {
        return areOn(List.of(ASK_SETTINGS, ASK_BUS));
    }

    static boolean areOn(List<List<String>> questions) {
        return questions.stream()
                .anyMatch(question -> DesktopAnswer.of(question)
                        .filter(answer -> answer.equals("true") || answer.equals("(<true>,)"))
                        .isPresent());
    }
}
