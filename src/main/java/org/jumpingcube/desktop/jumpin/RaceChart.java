package org.jumpingcube.desktop.jumpin;

import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Pos;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.scene.shape.Line;
import javafx.scene.shape.Polyline;
import org.jumpingcube.desktop.controls.PerTurn;
import org.jumpingcube.desktop.controls.TextControls;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.game.History;
import org.jumpingcube.game.Player;
import org.jumpingcube.jumpin.JumpinMove;
import org.jumpingcube.jumpin.JumpinPosition;

/** The progress of both sides: a line each, from no rows to all of them, with a point for each turn. */
final class RaceChart extends Region {
    static final int ALL_ROWS = 114;
    private static final int FEW_TURNS = 20; // fewer do not fill the width
    private static final double AXIS_WIDTH = 36;
    private static final double MARGIN = 8;
    private static final double HEIGHT = 120;

    private final Texts texts;
    private final Polyline gold = line("gold");
    private final Polyline silver = line("silver");
    private final List<Line> grid = List.of(new Line(), new Line(), new Line());
    private final List<Label> scale = List.of(label("0"), label("57"), label("114"));
    private final PerTurn<Rows> known = new PerTurn<>();
    private List<Rows> rows = List.of(); // at the start, and after each turn

    /** The progress of each side. */
    private record Rows(int gold, int silver) {
        static Rows of(JumpinPosition position) {
            return new Rows(
                    position.board().advance(Player.ONE), position.board().advance(Player.TWO));
        }
    }

    RaceChart(Texts texts) {
        this.texts = texts;
        setId("race-chart");
        getStyleClass().addAll("advantage-chart", "race-chart");
        setAccessibleRole(AccessibleRole.IMAGE_VIEW);
        TextControls.tip(this, accessibleTextProperty());
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
        label.setAlignment(Pos.CENTER_RIGHT);
        return label;
    }

    void show(History<JumpinPosition, JumpinMove> history) {
        rows = new ArrayList<>(List.of(Rows.of(history.start())));
        rows.addAll(known.of(history.played(), turn -> Rows.of(turn.after())));
        Rows now = rows.get(rows.size() - 1);
        setAccessibleText(texts.get("jumpin.race.help", now.gold(), now.silver()));
        requestLayout();
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
            draw(gold, rows.stream().map(Rows::gold).toList(), width, height);
            draw(silver, rows.stream().map(Rows::silver).toList(), width, height);
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
