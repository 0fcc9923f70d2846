package org.jumpingcube.desktop.exercise;

import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.cube.PlayedMove;
import org.jumpingcube.cube.Square;
import org.jumpingcube.cube.puzzle.Lesson;
import org.jumpingcube.cube.puzzle.PuzzleJudge.Verdict;
import org.jumpingcube.game.History;

/** A lesson as an exercise. */
record LessonExercise(Lesson lesson) implements Exercise {
    @Override
    public CubePosition position() {
        return lesson.position();
    }

    @Override
    public Verdict judge(History<CubePosition, Square> moves) {
        return lesson.judge(PlayedMove.of(moves.lastTurn().orElseThrow()), moves.cursor() / 2);
    }
}
