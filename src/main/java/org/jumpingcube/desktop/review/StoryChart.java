package org.jumpingcube.desktop.review;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import javafx.css.PseudoClass;
import javafx.geometry.Insets;
import javafx.scene.Group;
import javafx.scene.control.Button;
import javafx.scene.input.MouseEvent;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Line;
import javafx.scene.shape.Polyline;
import org.jumpingcube.desktop.controls.DuelChart;
import org.jumpingcube.desktop.controls.TextControls;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.review.Review;
import org.jumpingcube.review.Story;

/**
 * How a game went: who was ahead after each move, or who was likely to win, with the moment being looked at. Numbered
 * discs below it lead to the points of its story.
 */
final class StoryChart extends DuelChart {
    private static final double DISC = 20;
    private static final double APART = 24; // the middles of two discs
    private static final double FOOT = 34; // room for the discs
    private static final Insets MARGINS = new Insets(10, 14, FOOT, 14);
    private static final double DOT = 3.5;
    private static final double MARK = 4;
    private static final int LEAST_SCALE = 4; // so that a lead of one does not look like a landslide
    private static final PseudoClass TOLD = PseudoClass.getPseudoClass("told");

    private final Line cursor = new Line();
    private final Group marks = new Group();
    private final Group discs = new Group();
    private final List<Stop> stops = new ArrayList<>();
    private final Consumer<Story.Point> onTell;
    private List<TurningPoint> turningPoints = List.of();
    private List<Double> values = List.of();
    private int played;

    /** A point of the story: where it is on the line, the disc below, and what joins them. */
    private record Stop(Story.Point point, Circle dot, Polyline thread, Button disc) {}

    /**
     * A chart.
     *
     * @param onPick given the number of moves after which the user wants to look at the game
     * @param onTell given the point that the user wants to hear of
     */
    StoryChart(IntConsumer onPick, Consumer<Story.Point> onTell) {
        super(MARGINS, onPick);
        this.onTell = onTell;
        setId("story-chart");
        cursor.getStyleClass().add("cursor");
        cursor.setManaged(false);
        marks.setManaged(false);
        discs.setManaged(false);
        discs.addEventHandler(MouseEvent.MOUSE_PRESSED, MouseEvent::consume); // not a place on the chart
        getChildren().addAll(cursor, marks, discs);
    }

    /** @param moves after how many of them the user is looking at the game */
    void showLeads(List<Integer> leads, int moves) {
        played = moves;
        mark(List.of());
        int most =
                Math.max(LEAST_SCALE, leads.stream().mapToInt(Math::abs).max().orElse(0));
        values = leads.stream().map(lead -> (double) lead / most).toList();
        plot(values);
    }

    /**
     * Draws what is known: from the first move that is judged on. Across a gap the line stays at the height it had before.
     *
     * @param moves after how many of them the user is looking at the game
     */
    void showChances(Review<?, ?> review, int moves) {
        played = moves;
        mark(TurningPoint.of(review));
        values = new ArrayList<>();
        double latest = UNKNOWN;
        for (int index = 0; index < review.positions(); index++) {
            var chance = review.chanceOfOne(index);
            latest = chance.isPresent() ? 2 * chance.getAsDouble() - 1 : latest;
            values.add(latest);
        }
        plot(values);
    }

    /**
     * What the chances are after some moves.
     *
     * @param chance player one's, 0 to 1; empty if unknown
     * @param number of the latest of them
     */
    static String inWords(OptionalDouble chance, int number, String nameOfOne, Texts texts) {
        return chance.isEmpty()
                ? texts.get("review.chances")
                : texts.get("review.chances.help", number, Math.round(100 * chance.getAsDouble()), nameOfOne);
    }

    /**
     * Shows a disc for each point of the story.
     *
     * @param told the point that is being told
     * @param captions what the points are called
     */
    void showStory(Story story, Optional<Story.Point> told, List<String> captions) {
        if (!story.points().equals(stops.stream().map(Stop::point).toList())) {
            stops.forEach(stop -> getChildren().removeAll(stop.thread(), stop.dot()));
            stops.clear();
            IntStream.range(0, story.points().size())
                    .mapToObj(place -> stop(place, story.points().get(place)))
                    .forEach(stops::add);
            stops.forEach(stop -> getChildren().addAll(stop.thread(), stop.dot()));
            discs.getChildren().setAll(stops.stream().map(Stop::disc).toList());
            discs.toFront();
        }
        for (int place = 0; place < stops.size(); place++) {
            var stop = stops.get(place);
            boolean isTold = told.filter(stop.point()::equals).isPresent();
            for (var part : List.of(stop.dot(), stop.thread(), stop.disc())) {
                part.pseudoClassStateChanged(TOLD, isTold);
            }
            stop.disc().setAccessibleText(captions.get(place));
        }
        requestLayout();
    }

    private Stop stop(int place, Story.Point point) {
        var dot = TextControls.styled(new Circle(DOT), "story-dot");
        var thread = TextControls.styled(new Polyline(), "story-thread");
        dot.setManaged(false);
        thread.setManaged(false);
        var disc = TextControls.styled(new Button(Integer.toString(place + 1)), "story-disc");
        disc.setId("story-" + (place + 1));
        disc.setManaged(false);
        disc.setOnAction(event -> onTell.accept(point));
        TextControls.tip(disc, disc.accessibleTextProperty());
        return new Stop(point, dot, thread, disc);
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
        layStops();
    }

    private void layStops() {
        double top = getHeight() - FOOT / 2 - DISC / 2 + 2;
        var middles =
                spread(stops.stream().map(stop -> x(stop.point().turn() + 1)).toList(), getWidth() - DISC / 2 - 4);
        for (int place = 0; place < stops.size(); place++) {
            var stop = stops.get(place);
            int moves = stop.point().turn() + 1;
            double x = x(moves);
            double value = moves < values.size() ? values.get(moves) : UNKNOWN;
            double y = Double.isNaN(value) ? y(0) : y(value);
            double middle = middles.get(place);
            stop.dot().setCenterX(x);
            stop.dot().setCenterY(y);
            stop.thread().getPoints().setAll(x, y, x, Math.max(y, top - 8), middle, top);
            stop.disc().resizeRelocate(Math.rint(middle - DISC / 2), top, DISC, DISC);
        }
    }

    /**
     * Moves places apart where they are too close to each other.
     *
     * @param places from left to right
     * @param last where the last of them may be
     */
    private static List<Double> spread(List<Double> places, double last) {
        var spread = new ArrayList<>(places);
        for (int next = 1; next < spread.size(); next++) {
            spread.set(next, Math.max(spread.get(next - 1) + APART, spread.get(next)));
        }
        double most = last;
        for (int next = spread.size() - 1; next >= 0; next--) {
            spread.set(next, Math.min(most, spread.get(next)));
            most = spread.get(next) - APART;
        }
        return spread;
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
