package org.jumpingcube.desktop.files;

import org.jumpingcube.desktop.controls.SideNames;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.model.OpenGames;
import org.jumpingcube.storage.SideWords;

/** What a message about a file calls the sides of its game. */
final class Sides {
    private Sides() {}

    /** By their colours, as the window shows them. */
    static SideWords of(Texts texts, OpenGames games) {
        return (game, player) -> SideNames.byColour(texts, player, games.side(game, player));
    }
}
