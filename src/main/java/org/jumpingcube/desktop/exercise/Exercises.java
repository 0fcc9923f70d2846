package org.jumpingcube.desktop.exercise;

import java.time.LocalDate;
import java.time.ZoneId;
import javafx.stage.Window;
import org.jumpingcube.desktop.look.SideWindow;

/** Makes the windows with exercises for the cubes. */
public record Exercises(Window owner, ExerciseNeeds needs, OwnPuzzles own) {
    /** The day whose puzzle is that of the day. */
    public static LocalDate today() {
        return LocalDate.now(ZoneId.systemDefault());
    }

    public SideWindow lessons() {
        return new LessonWindow(owner, needs);
    }

    public PuzzleWindow puzzles() {
        own.load();
        return new PuzzleWindow(owner, needs, own, () -> today().toEpochDay());
    }
}
