package org.jumpingcube.desktop.model;

import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import org.jumpingcube.game.Position;
import org.jumpingcube.settings.Look;
import org.jumpingcube.settings.MoveAnimation;

/**
 * The lessons about a game.
 *
 * @param all in teaching order, at least one
 * @param newBoard makes the board on which they are solved, given how moves are shown there
 * @param width of their window
 * @param look what the look in the settings becomes here
 */
public record Lessons<P extends Position<P, M>, M>(
        Supplier<List<LessonExercise<P, M>>> all,
        Function<Supplier<MoveAnimation>, GameBoard<P, M>> newBoard,
        double width,
        UnaryOperator<Look> look) {
    /** Their names in the settings. */
    public List<String> names() {
        return all.get().stream().map(LessonExercise::name).toList();
    }

    /** Room for a square board. */
    public static final double USUAL_WIDTH = 620;
}
