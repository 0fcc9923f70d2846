package org.jumpingcube.desktop.settings;

import org.jumpingcube.desktop.controls.Texts;

/** What the settings are about, in the order of the list. Each subject has a page, made when it is first shown. */
enum Subject {
    PLAYERS("bi-cpu"),
    BOARD("bi-grid"),
    CASCADES("bi-stars"),
    LOOK("bi-palette"),
    SOUND("bi-volume-up"),
    FRIENDS("bi-people"),
    FILES("bi-file-earmark");

    private final String icon;

    Subject(String icon) {
        this.icon = icon;
    }

    String icon() {
        return icon;
    }

    /** The key of its name in the texts. */
    String textKey() {
        return "settings.page." + Texts.word(this);
    }

    SettingsPage make(ChosenSettings draft) {
        return switch (this) {
            case PLAYERS -> new PlayersPage(draft, textKey());
            case BOARD -> new BoardPage(draft, textKey());
            case CASCADES -> new CascadesPage(draft, textKey());
            case LOOK -> new LookPage(draft, textKey());
            case SOUND -> new SoundPage(draft, textKey());
            case FRIENDS -> new FriendsPage(draft, textKey());
            case FILES -> new FilesPage(draft, textKey());
        };
    }
}
