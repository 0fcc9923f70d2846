package org.jumpingcube.desktop.jumpin;

import java.util.List;
import java.util.Optional;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.model.LessonExercise;
import org.jumpingcube.game.History;
import org.jumpingcube.game.Turn;
import org.jumpingcube.game.Verdict;
import org.jumpingcube.jumpin.JumpinMove;
import org.jumpingcube.jumpin.JumpinNotation;
import org.jumpingcube.jumpin.JumpinPosition;
import org.jumpingcube.jumpin.JumpinTurn;
import org.jumpingcube.jumpin.lesson.JumpinLesson;

/** A lesson about Jumpin as an exercise: one turn, right or wrong. */
record JumpinLessonExercise(JumpinLesson lesson, Texts texts) implements LessonExercise<JumpinPosition, JumpinMove> {
    @Override
    public String name() {
        return lesson.kept();
    }

    @Override
    public String side() {
        return texts.get("lesson.gold");
    }

    @Override
    public String text(String part) {
        return text(part, new Object[0]);
    }

    private String text(String part, Object... arguments) {
        return texts.get("lesson." + name() + part, arguments);
    }

    @Override
    public JumpinPosition position() {
        return lesson.position();
    }

    @Override
    public Verdict<JumpinMove> judge(History<JumpinPosition, JumpinMove> moves) {
        boolean isDone = lesson.isDoneBy(JumpinTurn.of(moves.lastTurn().orElseThrow()));
        return isDone ? new Verdict.Solved<>() : new Verdict.Wrong<>(Optional.empty());
    }

    @Override
    public String wrong(List<Turn<JumpinPosition, JumpinMove>> moves) {
        return text(".wrong", new JumpinNotation().write(moves.get(0).move()));
    }
}
