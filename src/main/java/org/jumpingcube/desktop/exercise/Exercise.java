package org.jumpingcube.desktop.exercise;

import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.cube.Square;
import org.jumpingcube.cube.puzzle.PuzzleJudge.Verdict;
import org.jumpingcube.game.History;

/** A task that is solved by moves on a board: each move is judged and may get a reply. */
interface Exercise {
    CubePosition position();

    /**
     * Judges the user's latest move. May take a while.
     *
     * @param moves all moves since the beginning, including the program's replies
     */
    Verdict judge(History<CubePosition, Square> moves);
}
