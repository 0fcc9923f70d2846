package org.jumpingcube.desktop.jumpin;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import javafx.geometry.HPos;
import javafx.scene.control.Label;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.game.Player;
import org.jumpingcube.jumpin.JumpinPosition;
import org.jumpingcube.jumpin.Rules.Series;
import org.jumpingcube.jumpin.ScoreCard.GameScore;

/** The score card of a match or of Medal play: a column for each game, and the total. Hidden in a single game. */
final class ScoreCardTable extends GridPane {
    private static final String NOTHING = "\u2013"; // there is nothing to count yet

    private static final int TITLE = 0; // the rows
    private static final int HEADS = 1;

    private final Texts texts;

    ScoreCardTable(Texts texts) {
        this.texts = texts;
        setId("score-card");
        getStyleClass().add("score-card");
        managedProperty().bind(visibleProperty());
    }

    void show(JumpinPosition position) {
        boolean isSeries = position.rules().series() != Series.SINGLE;
        setVisible(isSeries);
        getChildren().clear();
        getColumnConstraints().clear();
        if (isSeries) {
            fill(position);
            addTitle(position.rules().series());
        }
    }

    private void fill(JumpinPosition position) {
        var games = new ArrayList<>(position.card().games());
        games.add(position.score()); // the game in progress
        var over = position.outcome().isOver() ? games : position.card().games();
        boolean isMedal = position.rules().series() == Series.MEDAL;
        List<String> heads = Stream.concat(
                        java.util.stream.IntStream.rangeClosed(1, games.size()).mapToObj(Integer::toString),
                        Stream.of(texts.get("jumpin.card.total")))
                .toList();
        row(HEADS, texts.get("jumpin.card.game"), heads, "head");
        for (Player player : Player.values()) {
            Function<GameScore, String> score = isMedal
                    ? game -> Integer.toString(game.of(player).total())
                    : game -> halves(game.winner()
                            .map(winner -> winner == player ? 2 : 0)
                            .orElse(1));
            var cells = new ArrayList<>(over.stream().map(score).toList());
            if (over.size() < games.size()) {
                cells.add(isMedal ? soFar(position, player) : "\u2026");
            }
            cells.add(isMedal ? total(over, player) : halves(halfPoints(position, player)));
            row(HEADS + player.number(), texts.get("jumpin.side." + player.number()), cells, "side");
        }
        if (isMedal) {
            row(HEADS + 3, texts.get("jumpin.card.running"), running(over, games.size()), "foot");
        }
        var first = new ColumnConstraints();
        first.setHgrow(Priority.ALWAYS);
        getColumnConstraints().add(first);
    }

    /** Says what is counted. */
    private void addTitle(Series series) {
        var title = new Label(texts.get("jumpin.option.series." + Texts.word(series)));
        title.getStyleClass().add("title");
        add(title, 0, TITLE, REMAINING, 1);
    }

    /** A side's turns in Medal play so far; what its pawns outside the goal cost is known only at the end. */
    private static String soFar(JumpinPosition position, Player player) {
        int turns = position.score().of(player).turns();
        boolean isDone = position.finished().filter(player::equals).isPresent();
        return turns == 0 ? NOTHING : isDone ? Integer.toString(turns) : turns + "\u2026";
    }

    private static String total(List<GameScore> over, Player player) {
        return over.isEmpty()
                ? NOTHING
                : Integer.toString(
                        over.stream().mapToInt(game -> game.of(player).total()).sum());
    }

    private static int halfPoints(JumpinPosition position, Player player) {
        int earlier = position.card().halfPoints(player);
        return position.outcome().isOver()
                ? earlier
                        + position.score()
                                .winner()
                                .map(winner -> winner == player ? 2 : 0)
                                .orElse(1)
                : earlier;
    }

    private static String halves(int count) {
        return (count > 1 || count == 0 ? Integer.toString(count / 2) : "") + (count % 2 == 1 ? "\u00bd" : "");
    }

    /** By how many turns Gold is behind after each game. As in golf, fewer are better. */
    private static List<String> running(List<GameScore> over, int games) {
        var cells = new ArrayList<String>();
        int difference = 0;
        for (GameScore game : over) {
            difference += game.one().total() - game.two().total();
            cells.add(signed(difference));
        }
        if (over.size() < games) {
            cells.add(NOTHING);
        }
        cells.add(over.isEmpty() ? NOTHING : signed(difference));
        return cells;
    }

    private static String signed(int difference) {
        return difference > 0 ? "+" + difference : difference < 0 ? "\u2212" + -difference : "0";
    }

    private void row(int row, String head, List<String> cells, String style) {
        add(cell(head, style), 0, row);
        for (int column = 0; column < cells.size(); column++) {
            var cell = cell(cells.get(column), style);
            if (column == cells.size() - 1) {
                cell.getStyleClass().add("total");
            }
            GridPane.setHalignment(cell, HPos.RIGHT);
            add(cell, column + 1, row);
        }
    }

    private static Label cell(String text, String style) {
        var label = new Label(text);
        label.getStyleClass().addAll("cell", style);
        label.setMinWidth(USE_PREF_SIZE); // half a number would mislead
        return label;
    }
}
