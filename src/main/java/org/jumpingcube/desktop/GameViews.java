package org.jumpingcube.desktop;

import java.util.List;
import java.util.function.Supplier;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.cube.CubeView;
import org.jumpingcube.desktop.model.GameView;
import org.jumpingcube.games.Games;
import org.jumpingcube.settings.CascadeShow;
import org.jumpingcube.storage.FileFormats;

/** The views of the games there are; the program starts with the first. */
@FunctionalInterface
interface GameViews {
    /**
     * Makes the views of a window.
     *
     * @param show how moves are shown; asked at the beginning of each
     */
    List<GameView<?, ?>> make(Texts texts, Supplier<CascadeShow> show);

    /** The formats that these games are saved in: a game without a view is refused as one that is not known. */
    default FileFormats formats() {
        return Games.formats(List.of(Games.CUBE));
    }

    /** All games of the program. */
    static List<GameView<?, ?>> all(Texts texts, Supplier<CascadeShow> show) {
        return List.of(new CubeView(Games.CUBE, texts, show));
    }
}
