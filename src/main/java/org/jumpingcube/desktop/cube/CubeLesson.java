package org.jumpingcube.desktop.cube;

import java.util.List;
import java.util.stream.Collectors;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.cube.PlayedMove;
import org.jumpingcube.cube.puzzle.Lesson;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.model.LessonExercise;
import org.jumpingcube.game.History;
import org.jumpingcube.game.Square;
import org.jumpingcube.game.Turn;
import org.jumpingcube.game.Verdict;

/** A lesson about the cubes as an exercise. */
record CubeLesson(Lesson lesson, Texts texts) implements LessonExercise<CubePosition, Square> {
    @Override
    public String name() {
        return lesson.name();
    }

    @Override
    public String side() {
        return texts.get("lesson.red");
    }

    @Override
    public String text(String part) {
        return text(part, new Object[0]);
    }

    private String text(String part, Object... arguments) {
        return texts.get("lesson." + name() + part, arguments);
    }

    @Override
    public CubePosition position() {
        return lesson.position();
    }

    @Override
    public Verdict<Square> judge(History<CubePosition, Square> moves) {
        return lesson.judge(PlayedMove.of(moves.lastTurn().orElseThrow()), moves.cursor() / 2);
    }

    @Override
    public String wrong(List<Turn<CubePosition, Square>> moves) {
        int latest = (moves.size() - 1) / 2 * 2; // the user's latest move, which may have been answered
        String answered = moves.stream()
                .skip(latest + 1L)
                .map(answer -> " " + texts.get("lesson.answer", answer.move().name(), Lesson.taken(answer)))
                .collect(Collectors.joining());
        return wrong(PlayedMove.of(moves.get(latest)), latest == 0) + answered;
    }

    private String wrong(PlayedMove move, boolean isFirst) {
        String square = move.move().name();
        if (!isFirst) {
            return texts.get("lesson.on.wrong", square);
        }
        int capacity = move.before().board().capacity(move.move());
        int points = move.after().board().at(move.move()).value();
        return text(".wrong", square, capacity, Lesson.taken(move), points);
    }
}
