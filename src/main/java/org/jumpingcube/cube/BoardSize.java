package org.jumpingcube.cube;

import org.jumpingcube.game.GameOption;

/** The one option of a game of cubes: how many squares are along an edge of the board. */
public final class BoardSize {
    private static final int USUAL_SIDE = 6; // the original's
    private static final int LEAST_OFFERED = 3;

    /** All sizes that there are. */
    public static final GameOption.Range OPTION = from(Board.MIN_SIDE);

    /** The sizes that the window offers. The smallest boards are for programs: nobody plays long on them. */
    public static final GameOption.Range OFFERED = from(LEAST_OFFERED);

    private BoardSize() {}

    private static GameOption.Range from(int least) {
        return new GameOption.Range(CubeNotation.SIZE, least, Board.MAX_SIDE, USUAL_SIDE, true);
    }
}
