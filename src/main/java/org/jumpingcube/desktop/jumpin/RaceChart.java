package org.jumpingcube.desktop.jumpin;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.scene.shape.Line;
import javafx.scene.shape.Polyline;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.game.History;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Turn;
import org.jumpingcube.jumpin.JumpinMove;
import org.jumpingcube.jumpin.JumpinPosition;

/** How far both sides had come after each turn: a line each, from no row to all of them. */
final class RaceChart extends Region {
    private static final int ALL_ROWS = 114;
    private static final int FEW_TURNS = 20; // fewer than these do not fill the width
    private static final double AXIS_WIDTH = 30;
    private static final double MARGIN = 8;
    private static final double HEIGHT = 120;

    private final Texts texts;
    private final Polyline gold = line("gold");
    private final Polyline silver = line("silver");
    private final List<Line> grid = List.of(new Line(), new Line(), new Line());
    private final List<Label> scale = List.of(label("0"), label("57"), label("114"));
    private List<List<Integer>> rows = List.of();

    RaceChart(Texts texts) {
        this.texts = texts;
        setId("race-chart");
        getStyleClass().addAll("advantage-chart", "race-chart");
        setAccessibleRole(AccessibleRole.IMAGE_VIEW);
        grid.forEach(line -> line.getStyleClass().add("middle"));
        getChildren().addAll(grid);
        getChildren().addAll(silver, gold);
        getChildren().addAll(scale);
        setMinHeight(HEIGHT);
        setPrefHeight(HEIGHT);
    }

    private static Polyline line(String name) {
        var line = new Polyline();
        line.getStyleClass().addAll("race", name);
        line.setManaged(false);
        return line;
    }

    private static Label label(String text) {
        var label = new Label(text);
        label.getStyleClass().add("axis");
        return label;
    }

    void show(History<JumpinPosition, JumpinMove> history) {
        var positions = new ArrayList<JumpinPosition>(List.of(history.start()));
        history.played().stream().map(Turn::after).forEach(positions::add);
        rows = List.of(rows(positions, Player.ONE), rows(positions, Player.TWO));
        setAccessibleText(texts.get("jumpin.race.help", last(0), last(1)));
        requestLayout();
    }

    private static List<Integer> rows(List<JumpinPosition> positions, Player player) {
        return positions.stream()
                .map(position -> position.board().advance(player))
                .toList();
    }

    private int last(int side) {
        return rows.get(side).get(rows.get(side).size() - 1);
    }

    @Override
    protected void layoutChildren() {
        double height = getHeight() - 2 * MARGIN;
        double width = getWidth() - AXIS_WIDTH - MARGIN;
        for (int step = 0; step < grid.size(); step++) {
            double y = Math.floor(MARGIN + height * (1 - step / 2.0)) + 0.5;
            Line line = grid.get(step);
            line.setStartX(AXIS_WIDTH);
            line.setEndX(AXIS_WIDTH + width);
            line.setStartY(y);
            line.setEndY(y);
            scale.get(step).resizeRelocate(0, y - 8, AXIS_WIDTH - 6, 16);
        }
        if (!rows.isEmpty()) {
            draw(gold, rows.get(0), width, height);
            draw(silver, rows.get(1), width, height);
        }
    }

    private static void draw(Polyline line, List<Integer> rows, double width, double height) {
        double step = width / Math.max(FEW_TURNS, rows.size() - 1);
        var points = new ArrayList<Double>();
        for (int turn = 0; turn < rows.size(); turn++) {
            points.add(AXIS_WIDTH + turn * step);
            points.add(MARGIN + height * (1 - (double) rows.get(turn) / ALL_ROWS));
        }
        line.getPoints().setAll(points);
    }
}
