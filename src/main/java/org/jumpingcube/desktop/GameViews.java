package org.jumpingcube.desktop;

import java.util.List;
import java.util.function.Supplier;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.cube.CubeView;
import org.jumpingcube.desktop.jumpin.JumpinView;
import org.jumpingcube.desktop.model.GameView;
import org.jumpingcube.games.Games;
import org.jumpingcube.settings.CascadeShow;
import org.jumpingcube.storage.FileFormats;

/** The views of all games; the program starts with the first. */
@FunctionalInterface
interface GameViews {
    /**
     * Makes the views of a window.
     *
     * @param show how moves are shown; read at the beginning of each
     */
    List<GameView<?, ?>> make(Texts texts, Supplier<CascadeShow> show);

    /** The formats in which these games are saved. */
    default FileFormats formats() {
        return Games.FORMATS;
    }

    /** All games of the program. */
    static List<GameView<?, ?>> all(Texts texts, Supplier<CascadeShow> show) {
        return List.of(new CubeView(Games.CUBE, texts, show), new JumpinView(Games.JUMPIN, texts, show));
    }
}
