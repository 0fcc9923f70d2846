package org.jumpingcube.desktop;

import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.jumpingcube.desktop.model.OpenGames;
import org.jumpingcube.desktop.sound.Sound;
import org.jumpingcube.game.Turn;
import org.jumpingcube.session.GameState.GameOver;
import org.jumpingcube.session.Notice;
import org.jumpingcube.session.SessionView;

/** The sounds of any game: a tick for each move, and a chord at the end. */
final class GameSounds {
    private final Consumer<Sound> speaker;
    private @Nullable Turn<?, ?> last;
    private boolean isOver;

    GameSounds(Consumer<Sound> speaker) {
        this.speaker = speaker;
    }

    /** Plays the sounds of whichever of these games is shown, those of their boards too. */
    static void attach(OpenGames games, Consumer<Sound> speaker) {
        games.view().subscribe(new GameSounds(speaker)::follow);
        games.each(game -> game.board().onSound(speaker));
    }

    /** The game has changed. Loaded and redone moves are silent. */
    void follow(SessionView<?, ?> view) {
        Turn<?, ?> latest = view.history().lastTurn().orElse(null);
        boolean isOverNow = view.state() instanceof GameOver;
        if (view.notice() == Notice.NONE && latest != null) {
            if (latest != last) {
                speaker.accept(new Sound.Tick());
            }
            if (isOverNow && !isOver) {
                speaker.accept(new Sound.Chord());
            }
        }
        last = latest;
        isOver = isOverNow;
    }
}
