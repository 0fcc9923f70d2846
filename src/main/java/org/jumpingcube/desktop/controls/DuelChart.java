package org.jumpingcube.desktop.controls;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;
import javafx.geometry.Pos;
import javafx.scene.AccessibleRole;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;
import javafx.scene.shape.Line;
import javafx.scene.shape.Polygon;
import javafx.scene.shape.Polyline;
import javafx.scene.shape.Rectangle;

/**
 * A line above and below a middle, in the colours of both players: after each move a value in favour of one of them.
 */
public class DuelChart extends Region {
    /** In place of a value that is not known, and so not drawn. */
    protected static final double UNKNOWN = Double.NaN;

    private static final int MANY_MOVES = 8; // fewer than these do not fill the width
    private static final double AXIS_WIDTH = 40;
    private static final double MARGIN = 8;
    private static final double FOOT = 18; // room for the move numbers

    private final Line middle = new Line();
    private final Half one = new Half("one");
    private final Half two = new Half("two");
    private final List<Label> scale = List.of(axisLabel(), axisLabel(), axisLabel());
    private final Label firstMove = axisLabel();
    private final Label lastMove = axisLabel();
    private final Label moveNumbers = axisLabel();
    private List<Double> values = List.of(0.0);

    /**
     * A chart that says in a tooltip what its accessible text says.
     *
     * @param onPick called with the number of moves after which the user wants to see the position
     */
    protected DuelChart(Texts texts, IntConsumer onPick) {
        getStyleClass().add("advantage-chart");
        setAccessibleRole(AccessibleRole.IMAGE_VIEW);
        middle.getStyleClass().add("middle");
        moveNumbers.textProperty().bind(texts.of("panel.moves"));
        TextControls.tip(this, accessibleTextProperty());
        getChildren().addAll(middle, one, two, firstMove, lastMove, moveNumbers);
        getChildren().addAll(scale);
        addEventHandler(MouseEvent.MOUSE_PRESSED, event -> {
            if (event.getButton() == MouseButton.PRIMARY && moves() > 0) {
                onPick.accept(moveAt(event.getX()));
                event.consume(); // else the pane that scrolls takes the focus
            }
        });
    }

    private static Label axisLabel() {
        var label = new Label();
        label.getStyleClass().add("axis");
        return label;
    }

    /** One player's part: both have the same line, and each shows its own side of the middle. */
    private static final class Half extends Group {
        private final Polygon area = new Polygon();
        private final Polyline line = new Polyline();
        private final Rectangle side = new Rectangle();

        Half(String name) {
            getStyleClass().add(name);
            area.getStyleClass().add("area");
            line.getStyleClass().add("line");
            getChildren().addAll(area, line);
            setClip(side);
            setManaged(false);
        }

        void draw(List<Double> points, List<Double> outline, double top, double width, double height) {
            line.getPoints().setAll(points);
            area.getPoints().setAll(outline);
            side.setY(top);
            side.setWidth(width);
            side.setHeight(height);
        }
    }

    /**
     * Draws a line.
     *
     * @param points the value at the start and after each move, 1 wholly in player one's favour, -1 in the other's; at the
     *     beginning they may be {@link #UNKNOWN}
     * @param axis the texts at the top, in the middle and at the bottom
     */
    protected final void plot(List<Double> points, List<String> axis) {
        values = List.copyOf(points);
        for (int index = 0; index < scale.size(); index++) {
            scale.get(index).setText(axis.get(index));
        }
        firstMove.setText(moves() == 0 ? "" : "1");
        lastMove.setText(moves() >= 2 ? Integer.toString(moves()) : "");
        requestLayout();
    }

    /** How many moves there are. */
    protected final int moves() {
        return values.size() - 1;
    }

    /** The distance from the left of the value after this many moves. */
    protected final double x(double moves) {
        return AXIS_WIDTH + moves * (getWidth() - AXIS_WIDTH - MARGIN) / Math.max(MANY_MOVES, moves());
    }

    /** The distance of a value from the top. */
    protected final double y(double value) {
        return centre() - value * ((getHeight() - FOOT) / 2 - MARGIN);
    }

    /** The move drawn nearest to a place, 0 for the start. */
    private int moveAt(double x) {
        double share = (x - AXIS_WIDTH) / (x(1) - AXIS_WIDTH);
        return (int) Math.max(0, Math.min(Math.round(share), moves()));
    }

    private double centre() {
        return Math.floor((getHeight() - FOOT) / 2) + 0.5;
    }

    @Override
    protected void layoutChildren() {
        middle.setStartX(AXIS_WIDTH);
        middle.setEndX(getWidth() - MARGIN);
        middle.setStartY(centre());
        middle.setEndY(centre());
        var points = new ArrayList<Double>();
        int first = (int) values.stream().takeWhile(value -> value.isNaN()).count();
        for (int move = first; move <= moves(); move++) {
            points.add(x(move));
            points.add(y(values.get(move)));
        }
        var outline = new ArrayList<>(List.of(x(Math.min(first, moves())), centre()));
        outline.addAll(points);
        outline.addAll(List.of(x(moves()), centre()));
        one.draw(points, outline, 0, getWidth(), centre());
        two.draw(points, outline, centre(), getWidth(), centre());
        layOutAxes();
    }

    private void layOutAxes() {
        for (int index = 0; index < scale.size(); index++) {
            place(scale.get(index), 0, y(1 - index) - 8, AXIS_WIDTH - 6, Pos.CENTER_RIGHT);
        }
        placeBelow(firstMove, x(1));
        placeBelow(lastMove, x(moves()));
        boolean isRoomBetween = moves() >= MANY_MOVES / 2;
        placeBelow(moveNumbers, x(isRoomBetween ? (1 + moves()) / 2.0 : MANY_MOVES));
    }

    /** Centred below a point of the middle line, but wholly on the chart. */
    private void placeBelow(Label number, double x) {
        double width = number.prefWidth(-1);
        double left = Math.min(x - width / 2, getWidth() - MARGIN / 2 - width);
        place(number, Math.rint(left), getHeight() - FOOT, width, Pos.CENTER);
    }

    private void place(Node label, double x, double y, double width, Pos position) {
        layoutInArea(label, x, y, width, 16, 0, position.getHpos(), position.getVpos());
    }
}
