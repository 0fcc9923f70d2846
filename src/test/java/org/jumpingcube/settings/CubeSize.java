package org.jumpingcube.settings;

import org.jumpingcube.cube.CubeNotation;
import org.jumpingcube.game.GameOptions;
import org.jumpingcube.games.Games;

/** The size of the cubes' board in the settings. */
public final class CubeSize {
    private CubeSize() {}

    /** How many squares are along an edge of the next new board. */
    public static int of(Play play) {
        return play.game().options(Games.CUBE).number(CubeNotation.SIZE);
    }

    public static Play set(Play play, int side) {
        return play.withGame(play.game().withOptions(Games.CUBE, GameOptions.of(CubeNotation.SIZE, side)));
    }

    /** The usual choice of a game, but on a board of this size. */
    public static GameChoice choice(int side) {
        return set(Play.DEFAULT, side).game();
    }
}
