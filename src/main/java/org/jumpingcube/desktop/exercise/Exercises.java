package org.jumpingcube.desktop.exercise;

import java.time.LocalDate;
import java.time.ZoneId;
import javafx.stage.Window;
import org.jumpingcube.desktop.look.SideWindow;

/** Makes the windows with exercises for the cubes. */
public record Exercises(Window owner, ExerciseNeeds needs, OwnPuzzles own) {
    public SideWindow lessons() {
        return new LessonWindow(owner, needs);
    }

    public SideWindow puzzles() {
        own.load();
        return new PuzzleWindow(
                owner, needs, own, () -> LocalDate.now(ZoneId.systemDefault()).toEpochDay());
    }
}
