package org.jumpingcube.desktop.controls;

import java.util.List;
import javafx.beans.value.ObservableValue;
import javafx.scene.AccessibleRole;
import javafx.scene.layout.Region;
import javafx.scene.shape.Line;
import javafx.scene.shape.Polygon;
import javafx.scene.shape.Polyline;
import org.jumpingcube.cube.Board;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.cube.Square;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Turn;
import org.jumpingcube.session.SessionView;

/** Who owned more cubes after each move, as a line around a middle: player one above it, player two below. */
final class AdvantageChart extends Region {
    private static final int MANY_MOVES = 8; // fewer than these do not fill the width

    private final Line middle = new Line();
    private final Polygon area = new Polygon();
    private final Polyline line = new Polyline();
    private List<Double> shares = List.of(); // -1 all cubes are player two's, 1 all are player one's

    AdvantageChart(ObservableValue<SessionView<CubePosition, Square>> view, Texts texts) {
        getStyleClass().add("advantage-chart");
        setAccessibleRole(AccessibleRole.IMAGE_VIEW);
        middle.getStyleClass().add("middle");
        area.getStyleClass().add("area");
        line.getStyleClass().add("line");
        getChildren().addAll(middle, area, line);
        view.subscribe(shown -> {
            shares =
                    shown.history().played().stream().map(AdvantageChart::share).toList();
            var board = shown.position().board();
            setAccessibleText(texts.get("panel.advantage.help", board.count(Player.ONE), board.count(Player.TWO)));
            requestLayout();
        });
    }

    private static double share(Turn<CubePosition, Square> turn) {
        Board board = turn.after().board();
        double lead = board.count(Player.ONE) - board.count(Player.TWO);
        return lead / board.squares().size();
    }

    @Override
    protected void layoutChildren() {
        double height = getHeight();
        double centre = Math.floor(height / 2) + 0.5;
        middle.setStartX(0);
        middle.setEndX(getWidth());
        middle.setStartY(centre);
        middle.setEndY(centre);
        line.getPoints().setAll(0.0, centre);
        double step = getWidth() / Math.max(MANY_MOVES, shares.size());
        for (int move = 0; move < shares.size(); move++) {
            line.getPoints().addAll((move + 1) * step, centre - shares.get(move) * (height / 2 - 4));
        }
        area.getPoints().setAll(line.getPoints());
        area.getPoints().addAll(shares.size() * step, centre);
    }
}
