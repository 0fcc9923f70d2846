package org.jumpingcube.desktop.settings;

import java.util.List;
import javafx.stage.Window;
import org.jumpingcube.desktop.controls.Texts;

/** Which pages the window of the settings has made so far. */
public final class MadePages {
    private MadePages() {}

    /** Their names, in the order of the list. */
    public static List<String> of(Window settings) {
        return ((SettingsDialog) settings).made().stream().map(Texts::word).toList();
    }
}
