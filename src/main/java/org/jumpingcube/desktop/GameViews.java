package org.jumpingcube.desktop;

import java.util.List;
import java.util.function.Supplier;
import org.jumpingcube.desktop.board.GridView;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.cube.CubeView;
import org.jumpingcube.desktop.jumpin.JumpinView;
import org.jumpingcube.desktop.model.GameView;
import org.jumpingcube.game.GameKind;
import org.jumpingcube.games.Games;
import org.jumpingcube.grid.GridGame;
import org.jumpingcube.settings.MoveAnimation;
import org.jumpingcube.storage.FileFormats;

/** The views of all games; the program starts with the first. */
@FunctionalInterface
interface GameViews {
    /**
     * Makes the views of a window.
     *
     * @param show how moves are shown; read at the beginning of each
     */
    List<GameView<?, ?>> make(Texts texts, Supplier<MoveAnimation> show);

    /** The formats in which these games are saved. */
    default FileFormats formats() {
        return Games.FORMATS;
    }

    /** All games of the program. A game on a grid needs no view of its own. */
    static List<GameView<?, ?>> all(Texts texts, Supplier<MoveAnimation> show) {
        return of(Games.ALL, texts, show);
    }

    /** The views of these games. */
    static List<GameView<?, ?>> of(List<GameKind<?, ?>> kinds, Texts texts, Supplier<MoveAnimation> show) {
        return kinds.stream().<GameView<?, ?>>map(kind -> of(kind, texts, show)).toList();
    }

    private static GameView<?, ?> of(GameKind<?, ?> kind, Texts texts, Supplier<MoveAnimation> show) {
        if (kind instanceof GridGame<?, ?> game) {
            return new GridView<>(game, texts, show);
        }
        return kind == Games.CUBE ? new CubeView(Games.CUBE, texts, show) : new JumpinView(Games.JUMPIN, texts, show);
    }
}
