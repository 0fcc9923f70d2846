package org.jumpingcube.desktop.controls;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.AccessibleRole;
import javafx.scene.layout.Region;
import javafx.scene.shape.Line;
import javafx.scene.shape.Polygon;
import javafx.scene.shape.Polyline;
import org.jumpingcube.desktop.model.OpenGame;
import org.jumpingcube.desktop.model.Standing;
import org.jumpingcube.game.Position;
import org.jumpingcube.game.Turn;

/** Who led after each move, as a line around a middle: player one above it, player two below. */
final class AdvantageChart extends Region {
    private static final int MANY_MOVES = 8; // fewer than these do not fill the width

    private final Line middle = new Line();
    private final Polygon area = new Polygon();
    private final Polyline line = new Polyline();

    /** The turns that the leads are known of, and the leads: a game changes at its end. */
    private final List<Turn<?, ?>> known = new ArrayList<>();

    private final List<Double> leads = new ArrayList<>();

    AdvantageChart(OpenGame<?, ?> game, Texts texts) {
        getStyleClass().add("advantage-chart");
        setAccessibleRole(AccessibleRole.IMAGE_VIEW);
        middle.getStyleClass().add("middle");
        area.getStyleClass().add("area");
        line.getStyleClass().add("line");
        getChildren().addAll(middle, area, line);
        game.model().anyView().subscribe(view -> show(game, texts));
    }

    private <P extends Position<P, M>, M> void show(OpenGame<P, M> game, Texts texts) {
        var view = game.model().now();
        var turns = view.history().played();
        int same = 0;
        while (same < Math.min(turns.size(), known.size()) && turns.get(same) == known.get(same)) {
            same++;
        }
        known.subList(same, known.size()).clear();
        leads.subList(same, leads.size()).clear();
        for (Turn<P, M> turn : turns.subList(same, turns.size())) {
            known.add(turn);
            leads.add(game.view().standing(turn.after()).lead());
        }
        Standing now = game.view().standing(view.position());
        setAccessibleText(texts.get("panel.advantage.help", now.one(), now.two()));
        requestLayout();
    }

    @Override
    protected void layoutChildren() {
        double height = getHeight();
        double centre = Math.floor(height / 2) + 0.5;
        middle.setStartX(0);
        middle.setEndX(getWidth());
        middle.setStartY(centre);
        middle.setEndY(centre);
        double step = getWidth() / Math.max(MANY_MOVES, leads.size());
        var points = new ArrayList<Double>(List.of(0.0, centre));
        for (int move = 0; move < leads.size(); move++) {
            points.add((move + 1) * step);
            points.add(centre - leads.get(move) * (height / 2 - 4));
        }
        line.getPoints().setAll(points);
        points.addAll(List.of(leads.size() * step, centre));
        area.getPoints().setAll(points);
    }
}
