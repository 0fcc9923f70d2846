package org.jumpingcube.desktop.review;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;
import javafx.scene.Group;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Line;
import org.jumpingcube.desktop.controls.DuelChart;
import org.jumpingcube.desktop.controls.TextControls;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.review.Review;

/** Who was likely to win after each move, with the moment being looked at and the turning points. */
final class ChanceGraph extends DuelChart {
    private static final double MARK = 4;
    private static final List<String> AXIS = List.of("100", "50", "100");

    private final Line cursor = new Line();
    private final Group marks = new Group();
    private List<Integer> turningPoints = List.of();
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
     * Draws what is known; across a gap the line stays at the height it had before.
     *
     * @param nameOfOne the name of player one, whose chances these are
     */
    void show(Review<?, ?> review, int moves, String nameOfOne, Texts texts) {
        played = moves;
        turningPoints = review.turningPoints();
        fitMarks();
        values = new ArrayList<>();
        double latest = 0;
        for (int index = 0; index < review.positions(); index++) {
            var chance = review.chanceOfOne(index);
            latest = chance.isPresent() ? 2 * chance.getAsDouble() - 1 : latest;
            values.add(latest);
        }
        plot(values, AXIS);
        review.chanceOfOne(moves)
                .ifPresentOrElse(
                        chance -> setAccessibleText(
                                texts.get("review.chances.help", moves, Math.round(100 * chance), nameOfOne)),
                        () -> setAccessibleText(texts.get("review.chances")));
    }

    @Override
    protected void layoutChildren() {
        super.layoutChildren();
        cursor.setStartX(x(played));
        cursor.setEndX(x(played));
        cursor.setStartY(y(1));
        cursor.setEndY(y(-1));
        for (int index = 0; index < turningPoints.size(); index++) {
            int moves = turningPoints.get(index) + 1;
            marks.getChildren().get(index).relocate(x(moves) - MARK, y(values.get(moves)) - MARK);
        }
    }

    /** Made before the layout: if they were made in it, they would lack their style for a frame. */
    private void fitMarks() {
        while (marks.getChildren().size() > turningPoints.size()) {
            marks.getChildren().remove(0);
        }
        while (marks.getChildren().size() < turningPoints.size()) {
            marks.getChildren().add(TextControls.styled(new Circle(MARK), "turning-point"));
        }
    }
}
