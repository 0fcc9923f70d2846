package org.jumpingcube.desktop.review;

import java.util.List;
import javafx.geometry.Orientation;
import javafx.geometry.Pos;
import javafx.scene.Group;
import javafx.scene.control.Label;
import javafx.scene.control.Slider;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import org.jumpingcube.desktop.controls.TextControls;
import org.jumpingcube.desktop.controls.Texts;

/**
 * A slider for the moves of a replay, with marks above it at the turning points. Below its thumb, or beside it where
 * space is short, is a bubble with a slider for the stages of the next move.
 */
final class FilmSliders extends Region {
    private static final double ROOM_BELOW = 360;
    private static final double MARK = 3;
    private static final double ABOVE = 2 * MARK + 2;
    private static final double GAP = 3;
    private static final double THUMB = 16; // as in the theme

    private final Slider moves = slider("moves", 1);
    private final Slider stages = slider("stages", 0.25);
    private final Label next = new Label();
    private final Label longest = new Label(); // in the same font; never shown
    private final HBox bubble = TextControls.styled(new HBox(stages, next, longest), "bubble");
    private final Group marks = new Group();
    private List<TurningPoint> turningPoints = List.of();

    FilmSliders(Texts texts) {
        moves.setMajorTickUnit(1);
        moves.setMinorTickCount(0);
        moves.accessibleTextProperty().bind(texts.of("replay.moves"));
        stages.accessibleTextProperty().bind(texts.of("replay.stages"));
        TextControls.tip(moves, texts.of("replay.moves.help"));
        TextControls.tip(stages, texts.of("replay.stages"));
        stages.setPrefWidth(90);
        stages.pressedProperty().subscribe(() -> requestLayout());
        next.setMinWidth(USE_PREF_SIZE);
        longest.setManaged(false);
        longest.setVisible(false);
        bubble.setAlignment(Pos.CENTER_LEFT);
        marks.setManaged(false);
        getChildren().addAll(marks, moves, bubble);
    }

    private static Slider slider(String name, double step) {
        var slider = new Slider();
        slider.setId("replay-" + name);
        slider.setBlockIncrement(step);
        return slider;
    }

    Slider moves() {
        return moves;
    }

    Slider stages() {
        return stages;
    }

    /**
     * Shows a moment.
     *
     * @param move the name of the next move
     * @param ahead the number of its stages; without any there is no bubble
     */
    void show(ReplayMoment<?, ?> place, String move, int ahead) {
        moves.setMax(Math.max(1, place.line().turns().size()));
        moves.setValue(place.played());
        stages.setMax(Math.max(1, ahead));
        stages.setValue(place.stage());
        bubble.setVisible(ahead > 0);
        next.setText(move);
        requestLayout();
    }

    /** Keeps room beside the slider for the longest name of a move, so that its length is the same at all moments. */
    void reserve(String longestMove) {
        longest.setText(longestMove.replaceAll("[a-z]", "m").replaceAll("[0-9]", "8")); // none is wider than these
        requestLayout();
    }

    /** Marks the turning points above the slider. */
    void mark(List<TurningPoint> found) {
        if (!found.equals(turningPoints)) {
            turningPoints = found;
            marks.getChildren()
                    .setAll(found.stream().map(point -> point.mark(MARK)).toList());
            requestLayout();
        }
    }

    @Override
    public Orientation getContentBias() {
        return Orientation.HORIZONTAL; // in a narrow window there is less room below
    }

    @Override
    protected double computePrefWidth(double height) {
        return ROOM_BELOW;
    }

    @Override
    protected double computePrefHeight(double width) {
        double slider = moves.prefHeight(-1);
        double below = bubble.prefHeight(-1);
        return ABOVE + (width >= ROOM_BELOW ? slider + GAP + below : Math.max(slider, below));
    }

    @Override
    protected void layoutChildren() {
        boolean isBelow = getWidth() >= ROOM_BELOW;
        double bubbleWidth = bubble.prefWidth(-1);
        double bubbleHeight = bubble.prefHeight(-1);
        double height = isBelow ? moves.prefHeight(-1) : getHeight() - ABOVE;
        double spare = Math.max(0, snapSizeX(longest.prefWidth(-1)) - snapSizeX(next.prefWidth(-1)));
        double width = isBelow ? getWidth() : getWidth() - bubbleWidth - spare - GAP;
        moves.resizeRelocate(0, ABOVE, width, height);
        if (!isBelow) {
            bubble.resizeRelocate(width + GAP, ABOVE + (height - bubbleHeight) / 2, bubbleWidth, bubbleHeight);
        } else if (!stages.isPressed()) { // a thumb being dragged stays where it is
            double left = x((int) moves.getValue()) - bubbleWidth / 2;
            double place = Math.rint(Math.max(0, Math.min(left, width - bubbleWidth)));
            bubble.resizeRelocate(place, ABOVE + height + GAP, bubbleWidth, bubbleHeight);
        }
        for (int index = 0; index < turningPoints.size(); index++) {
            marks.getChildren().get(index).setLayoutX(x(turningPoints.get(index).turn() + 1));
            marks.getChildren().get(index).setLayoutY(ABOVE / 2);
        }
    }

    /** Where the centre of the thumb is after this many moves. */
    private double x(int played) {
        return THUMB / 2 + played * (moves.getWidth() - THUMB) / moves.getMax();
    }
}
