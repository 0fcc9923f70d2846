package org.jumpingcube.desktop.review;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.function.IntConsumer;
import javafx.scene.Group;
import javafx.scene.shape.Line;
import org.jumpingcube.desktop.controls.DuelChart;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.review.Review;

/** Who was likely to win after each move, with the moment being looked at and the turning points. */
final class ChanceGraph extends DuelChart {
    private static final double MARK = 4;

    private final Line cursor = new Line();
    private final Group marks = new Group();
    private List<TurningPoint> turningPoints = List.of();
    private List<Double> values = List.of();
    private int played;

    /** @param onPick given the number of moves after which the user wants to look at the game */
    ChanceGraph(Texts texts, IntConsumer onPick) {
        super(texts, onPick);
        setId("chance-graph");
        cursor.getStyleClass().add("cursor");
        cursor.setManaged(false);
        marks.setManaged(false);
        getChildren().addAll(cursor, marks);
    }

    /**
     * Draws what is known: from the first move that is judged on. Across a gap the line stays at the height it had before.
     *
     * @param nameOfOne the name of player one, whose chances these are
     */
    void show(Review<?, ?> review, int moves, String nameOfOne, Texts texts) {
        played = moves;
        mark(TurningPoint.of(review));
        values = new ArrayList<>();
        double latest = UNKNOWN;
        for (int index = 0; index < review.positions(); index++) {
            var chance = review.chanceOfOne(index);
            latest = chance.isPresent() ? 2 * chance.getAsDouble() - 1 : latest;
            values.add(latest);
        }
        plot(values, "100", "50");
        setAccessibleText(inWords(review.chanceOfOne(moves), moves, nameOfOne, texts));
    }

    /**
     * What the chances are after some moves.
     *
     * @param chance player one's, 0 to 1; empty if unknown
     */
    static String inWords(OptionalDouble chance, int moves, String nameOfOne, Texts texts) {
        return chance.isEmpty()
                ? texts.get("review.chances")
                : texts.get("review.chances.help", moves, Math.round(100 * chance.getAsDouble()), nameOfOne);
    }

    @Override
    protected void layPlotted() {
        super.layPlotted();
        cursor.setStartX(x(played));
        cursor.setEndX(x(played));
        cursor.setStartY(y(1));
        cursor.setEndY(y(-1));
        for (int index = 0; index < turningPoints.size(); index++) {
            int moves = turningPoints.get(index).turn() + 1;
            marks.getChildren().get(index).setLayoutX(x(moves));
            marks.getChildren().get(index).setLayoutY(y(values.get(moves)));
        }
    }

    /** Makes the marks before the layout: if they were made in it, they would lack their style for a frame. */
    private void mark(List<TurningPoint> found) {
        if (!found.equals(turningPoints)) {
            turningPoints = found;
            marks.getChildren()
                    .setAll(found.stream().map(point -> point.mark(MARK)).toList());
        }
    }
}
