package org.jumpingcube.desktop;

import java.util.function.Consumer;
import org.jumpingcube.desktop.model.GameEvent;
import org.jumpingcube.desktop.model.OpenGames;
import org.jumpingcube.sound.Sound;

/** The sounds of any game: a tick for each move, and a chord at the end. What is loaded or redone is silent. */
final class GameSounds {
    private final OpenGames games;
    private final Consumer<Sound> speaker;

    GameSounds(OpenGames games, Consumer<Sound> speaker) {
        this.games = games;
        this.speaker = speaker;
    }

    /** Plays the sounds of whichever of these games is shown, those of their boards too. */
    static void attach(OpenGames games, Consumer<Sound> speaker) {
        games.follow(new GameSounds(games, speaker)::follow);
        games.each(game -> game.board().onSound(speaker));
    }

    void follow(GameEvent event) {
        if (event instanceof GameEvent.TurnMade) {
            speaker.accept(new Sound.Tick());
        } else if (event instanceof GameEvent.Ended && games.now().history().canUndo()) {
            speaker.accept(new Sound.Chord());
        }
    }
}
