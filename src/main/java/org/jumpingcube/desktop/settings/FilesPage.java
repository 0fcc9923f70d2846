package org.jumpingcube.desktop.settings;

import org.jumpingcube.settings.Settings;

/** What is kept on this computer. */
final class FilesPage extends SettingsPage {
    FilesPage(ChosenSettings draft, String title) {
        super(draft, title);
        SettingsCard card = card();
        card.toggle("settings.keep-games", new Setting<>(Settings::keepGames, Settings::withKeepGames));
        card.describe("settings.keep-games.note");
    }
}
