package org.jumpingcube.desktop.settings;

import java.util.function.BiFunction;
import org.jumpingcube.desktop.controls.Texts;

/** The pages of the settings, in the order of their list. Each is made when it is first shown. */
enum Page {
    PLAYERS("bi-cpu", PlayersPage::new),
    BOARD("bi-grid", BoardPage::new),
    CASCADES("bi-stars", CascadesPage::new),
    LOOK("bi-palette", LookPage::new),
    SOUND("bi-volume-up", SoundPage::new),
    FRIENDS("bi-people", FriendsPage::new),
    FILES("bi-file-earmark", FilesPage::new);

    private final String icon;
    private final BiFunction<Draft, String, SettingsPage> maker;

    Page(String icon, BiFunction<Draft, String, SettingsPage> maker) {
        this.icon = icon;
        this.maker = maker;
    }

    String icon() {
        return icon;
    }

    /** The key of its name in the texts. */
    String textKey() {
        return "settings.page." + Texts.word(this);
    }

    SettingsPage make(Draft draft) {
        return maker.apply(draft, textKey());
    }
}
