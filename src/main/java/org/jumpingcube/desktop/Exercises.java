package org.jumpingcube.desktop;

import java.time.LocalDate;
import java.time.ZoneId;
import javafx.stage.Window;
import org.jumpingcube.desktop.cube.ExerciseNeeds;
import org.jumpingcube.desktop.cube.LessonWindow;
import org.jumpingcube.desktop.cube.OwnPuzzles;
import org.jumpingcube.desktop.cube.PuzzleWindow;
import org.jumpingcube.desktop.model.SideWindow;

/** Makes the windows in which the cubes are practised. */
record Exercises(Window owner, ExerciseNeeds needs, OwnPuzzles own) {
    SideWindow lessons() {
        return new LessonWindow(owner, needs);
    }

    SideWindow puzzles() {
        own.load();
        return new PuzzleWindow(
                owner, needs, own, () -> LocalDate.now(ZoneId.systemDefault()).toEpochDay());
    }
}
