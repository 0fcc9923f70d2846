package org.jumpingcube.desktop.exercise;

import java.util.List;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.cube.puzzle.Puzzle;
import org.jumpingcube.cube.puzzle.PuzzleJudge;
import org.jumpingcube.desktop.model.Exercise;
import org.jumpingcube.game.History;
import org.jumpingcube.game.Square;
import org.jumpingcube.game.Verdict;

/** A puzzle as an exercise; the program delays the win as long as it can. */
record PuzzleExercise(Puzzle puzzle) implements Exercise<CubePosition, Square> {
    @Override
    public CubePosition position() {
        return puzzle.position();
    }

    /** The moves of both sides, the first and the last by the side that wins. May take a while. */
    List<Square> solution() {
        return new PuzzleJudge().solution(puzzle);
    }

    @Override
    public Verdict<Square> judge(History<CubePosition, Square> moves) {
        return new PuzzleJudge().judge(moves.current(), puzzle.plies() - moves.cursor(), () -> false);
    }
}
