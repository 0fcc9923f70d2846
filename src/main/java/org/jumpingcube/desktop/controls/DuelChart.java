package org.jumpingcube.desktop.controls;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Group;
import javafx.scene.control.Label;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.shape.Polygon;
import javafx.scene.shape.Polyline;
import javafx.scene.shape.Rectangle;
import org.jumpingcube.game.Player;

/**
 * A line above and below a middle, in the colours of both players: after each move a value in favour of one of them.
 */
public class DuelChart extends Plot {
    /** In place of a value that is not known, and so not drawn. */
    protected static final double UNKNOWN = Double.NaN;

    private static final int MANY_MOVES = 8; // fewer than these do not fill the width
    private static final double MARGIN = 8;
    private static final double FOOT = 18; // room for the numbers of the moves
    private static final Insets MARGINS = new Insets(MARGIN, MARGIN, FOOT + MARGIN, 52);
    private static final double GAP = 6;
    private static final Insets BARE = new Insets(MARGIN);

    private final Half one = new Half("one");
    private final Half two = new Half("two");
    private final boolean hasNumbers;
    private List<Double> values = List.of(0.0);

    /**
     * A chart without moves, with numbers at its edges.
     *
     * @param onPick called with the number of moves after which the user wants to see the position
     */
    protected DuelChart(IntConsumer onPick) {
        this(MARGINS, GAP, true);
        letPick(onPick);
    }

    /**
     * A chart without moves and without numbers.
     *
     * @param margins around what is drawn
     */
    protected DuelChart(Insets margins, IntConsumer onPick) {
        this(margins, 0, false);
        letPick(onPick);
    }

    /** A chart without moves and without numbers, which is only looked at. */
    protected DuelChart() {
        this(BARE, 0, false);
    }

    private DuelChart(Insets margins, double gap, boolean hasNumbers) {
        super("advantage-chart", margins, gap, 2);
        this.hasNumbers = hasNumbers;
        across(0).setVisible(false);
        across(1).getStyleClass().add("middle");
        across(2).setVisible(false);
        getChildren().addAll(one, two);
        if (hasNumbers) { // the same at both ends: whose it is says the colour
            number(0).setGraphic(new Swatch(Player.TWO));
            number(2).setGraphic(new Swatch(Player.ONE));
        }
        plot(values);
    }

    private void letPick(IntConsumer onPick) {
        addEventHandler(MouseEvent.MOUSE_PRESSED, event -> {
            if (event.getButton() == MouseButton.PRIMARY && moves() > 0) {
                onPick.accept(moveAt(event.getX()));
                event.consume(); // else the pane that scrolls takes the focus
            }
        });
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
     * Draws a line without numbers.
     *
     * @param points see {@link #plot(List, String, String, String)}
     */
    protected final void plot(List<Double> points) {
        plot(points, "", "", "");
    }

    /**
     * Draws a line.
     *
     * @param points the value at the start and after each move, 1 wholly in player one's favour, -1 in the other's; at the
     *     beginning they may be {@link #UNKNOWN}
     * @param most the number at the top and at the bottom
     * @param middle that in between
     * @param last the number of the last move
     */
    protected final void plot(List<Double> points, String most, String middle, String last) {
        values = List.copyOf(points);
        var ends = List.of(hasNumbers && moves() > 0 ? "1" : "", moves() > 2 ? last : "");
        setAxes(0, Math.max(MANY_MOVES, moves()), new Range(-1, 1), value -> value == 0 ? middle : most, ends);
    }

    /** How many moves there are. */
    protected final int moves() {
        return values.size() - 1;
    }

    /** A little lower at some heights, so that the line in the middle is sharp. */
    @Override
    protected final double y(double value) {
        double middle = super.y(0);
        return super.y(value) + Math.floor(middle) + 0.5 - middle;
    }

    @Override
    protected final double lineAt(double value) {
        return y(value);
    }

    /** The move drawn nearest to a place, 0 for the start. */
    private int moveAt(double x) {
        double share = (x - x(0)) / (x(1) - x(0));
        return (int) Math.max(0, Math.min(Math.round(share), moves()));
    }

    @Override
    protected void layPlotted() {
        var points = new ArrayList<Double>();
        int first = (int) values.stream().takeWhile(value -> value.isNaN()).count();
        for (int move = first; move <= moves(); move++) {
            points.add(x(move));
            points.add(y(values.get(move)));
        }
        var outline = new ArrayList<>(List.of(x(Math.min(first, moves())), y(0)));
        outline.addAll(points);
        outline.addAll(List.of(x(moves()), y(0)));
        one.draw(points, outline, 0, getWidth(), y(0));
        two.draw(points, outline, y(0), getWidth(), y(0));
    }

    @Override
    protected final void layEnds(Label firstMove, Label lastMove) {
        placeBelow(firstMove, x(1));
        placeBelow(lastMove, x(moves()));
    }

    /** Centred below a point of the middle line, but wholly on the chart. */
    private void placeBelow(Label number, double x) {
        double width = number.prefWidth(-1);
        double left = Math.min(x - width / 2, getWidth() - MARGIN / 2 - width);
        place(number, Math.rint(left), getHeight() - FOOT, width, Pos.CENTER);
    }
}
