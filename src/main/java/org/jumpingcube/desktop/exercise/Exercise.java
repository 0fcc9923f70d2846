package org.jumpingcube.desktop.exercise;

import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.cube.Square;
import org.jumpingcube.cube.puzzle.PuzzleJudge.Verdict;
import org.jumpingcube.game.History;

/** A task that is solved by moves on a board: each is judged, and may be answered. */
interface Exercise {
    CubePosition position();

    /**
     * Judges the user's latest move. May take a while.
     *
     * @param moves all since the beginning, with the program's answers between
     */
    Verdict judge(History<CubePosition, Square> moves);
}
