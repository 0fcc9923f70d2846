package org.jumpingcube.desktop.controls;

import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Pos;
import javafx.scene.AccessibleRole;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.scene.shape.Line;
import javafx.scene.shape.Polygon;
import javafx.scene.shape.Polyline;
import javafx.scene.shape.Rectangle;
import org.jumpingcube.desktop.model.GameView;
import org.jumpingcube.desktop.model.Moment;
import org.jumpingcube.desktop.model.OpenGame;
import org.jumpingcube.game.Position;

/**
 * Who led by how much after each move: a line around a middle, player one's colour above it and player two's below. The
 * latest move is drawn as far as it is shown.
 */
final class AdvantageChart extends Region {
    private static final int MANY_MOVES = 8; // fewer than these do not fill the width
    private static final int LEAST_SCALE = 4; // a lead of one is no landslide
    private static final double AXIS_WIDTH = 30;
    private static final double MARGIN = 8;
    private static final double FOOT = 18; // room for the numbers of moves

    private final Line middle = new Line();
    private final Half one = new Half("one");
    private final Half two = new Half("two");
    private final List<Label> scale = List.of(axisLabel(), axisLabel(), axisLabel());
    private final Label firstMove = axisLabel();
    private final Label lastMove = axisLabel();
    private final PerTurn<Integer> known = new PerTurn<>();
    private List<Integer> leads = List.of();

    AdvantageChart(OpenGame<?, ?> game, Texts texts) {
        getStyleClass().add("advantage-chart");
        setAccessibleRole(AccessibleRole.IMAGE_VIEW);
        middle.getStyleClass().add("middle");
        getChildren().addAll(middle, one, two, firstMove, lastMove);
        getChildren().addAll(scale);
        follow(game, texts);
    }

    private <P extends Position<P, M>, M> void follow(OpenGame<P, M> game, Texts texts) {
        game.moments().subscribe(moment -> show(moment, game.view(), texts));
    }

    private static Label axisLabel() {
        var label = new Label();
        label.getStyleClass().add("axis");
        return label;
    }

    /** What belongs to one player: the same line for both, of which each shows its own side of the middle. */
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

    private <P extends Position<P, M>, M> void show(Moment<P, M> moment, GameView<P, M> game, Texts texts) {
        leads = new ArrayList<>(known.of(
                moment.view().history().played(),
                turn -> game.tally(turn.after()).standing().lead()));
        var now = moment.tally().standing();
        if (!leads.isEmpty()) {
            leads.set(leads.size() - 1, now.lead());
        }
        setAccessibleText(texts.get("panel.advantage.help", now.one(), now.two()));
        requestLayout();
    }

    @Override
    protected void layoutChildren() {
        double height = getHeight() - FOOT;
        double width = getWidth() - AXIS_WIDTH - MARGIN;
        double centre = Math.floor(height / 2) + 0.5;
        int most = scale();
        middle.setStartX(AXIS_WIDTH);
        middle.setEndX(AXIS_WIDTH + width);
        middle.setStartY(centre);
        middle.setEndY(centre);

        double step = width / Math.max(MANY_MOVES, leads.size());
        var points = new ArrayList<Double>(List.of(AXIS_WIDTH, centre));
        for (int move = 0; move < leads.size(); move++) {
            points.add(AXIS_WIDTH + (move + 1) * step);
            points.add(centre - leads.get(move) * (height / 2 - MARGIN) / most);
        }
        var outline = new ArrayList<>(points);
        outline.addAll(List.of(AXIS_WIDTH + leads.size() * step, centre));
        one.draw(points, outline, 0, getWidth(), centre);
        two.draw(points, outline, centre, getWidth(), centre);
        layOutAxes(most, centre, height / 2 - MARGIN, step);
    }

    /** The lead that reaches to the edge: an even number, so that the half is a whole one too. */
    private int scale() {
        int greatest = leads.stream().mapToInt(Math::abs).max().orElse(0);
        return Math.max(LEAST_SCALE, greatest + greatest % 2);
    }

    private void layOutAxes(int most, double centre, double reach, double step) {
        for (int index = 0; index < scale.size(); index++) {
            int lead = (1 - index) * most;
            scale.get(index).setText(lead == 0 ? "0" : "+" + Math.abs(lead));
            place(scale.get(index), 0, centre - (1 - index) * reach - 8, AXIS_WIDTH - 6, Pos.CENTER_RIGHT);
        }
        boolean isLong = leads.size() >= 2;
        firstMove.setText(leads.isEmpty() ? "" : "1");
        lastMove.setText(isLong ? Integer.toString(leads.size()) : "");
        place(firstMove, AXIS_WIDTH + step - 20, getHeight() - FOOT, 40, Pos.CENTER);
        place(lastMove, AXIS_WIDTH + leads.size() * step - 20, getHeight() - FOOT, 40, Pos.CENTER);
    }

    private void place(Node label, double x, double y, double width, Pos position) {
        layoutInArea(label, x, y, width, 16, 0, position.getHpos(), position.getVpos());
    }
}
