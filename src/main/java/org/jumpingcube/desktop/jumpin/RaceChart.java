package org.jumpingcube.desktop.jumpin;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;
import javafx.geometry.Insets;
import javafx.scene.control.Label;
import javafx.scene.shape.Polyline;
import org.jumpingcube.desktop.controls.PerTurn;
import org.jumpingcube.desktop.controls.Plot;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.game.History;
import org.jumpingcube.game.Player;
import org.jumpingcube.jumpin.JumpinMove;
import org.jumpingcube.jumpin.JumpinPosition;
import org.jumpingcube.jumpin.PawnBoard;

/** The progress of both sides: a line each, from no rows to all of them, with a point for each turn. */
final class RaceChart extends Plot {
    private static final int FEW_TURNS = 20; // fewer do not fill the width
    private static final Insets MARGINS = new Insets(8, 8, 8, 36);
    private static final double GAP = 6;
    private static final double HEIGHT = 120;

    private final Texts texts;
    private final Polyline gold = line("gold");
    private final Polyline silver = line("silver");
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
        super("advantage-chart", MARGINS, GAP, 2);
        this.texts = texts;
        setId("race-chart");
        getStyleClass().add("race-chart");
        getChildren().addAll(silver, gold);
        setMinHeight(HEIGHT);
        setPrefHeight(HEIGHT);
    }

    private static Polyline line(String name) {
        var line = new Polyline();
        line.getStyleClass().addAll("race", name);
        line.setManaged(false);
        return line;
    }

    void show(History<JumpinPosition, JumpinMove> history) {
        rows = new ArrayList<>(List.of(Rows.of(history.start())));
        rows.addAll(known.of(history.played(), turn -> Rows.of(turn.after())));
        Rows now = rows.get(rows.size() - 1);
        setAccessibleText(texts.get("jumpin.race.help", now.gold(), now.silver()));
        setAxes(
                0,
                Math.max(FEW_TURNS, rows.size() - 1),
                new Range(0, PawnBoard.ALL_ROWS / 2.0),
                value -> Integer.toString((int) value),
                List.of("", ""));
    }

    @Override
    protected double lineAt(double value) {
        return Math.floor(y(value)) + 0.5;
    }

    @Override
    protected void layEnds(Label left, Label right) {} // nothing is said below

    @Override
    protected void layPlotted() {
        draw(gold, Rows::gold);
        draw(silver, Rows::silver);
    }

    private void draw(Polyline line, ToIntFunction<Rows> advance) {
        line.getPoints()
                .setAll(along(IntStream.range(0, rows.size())
                        .mapToObj(turn -> new Point(turn, advance.applyAsInt(rows.get(turn)), 0))
                        .toList()));
    }
}
