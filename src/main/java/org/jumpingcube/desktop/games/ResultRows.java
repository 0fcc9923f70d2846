package org.jumpingcube.desktop.games;

import java.util.List;
import javafx.geometry.HPos;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Label;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;
import org.jumpingcube.collection.statistics.ResultCounts;
import org.jumpingcube.desktop.controls.ShareBar;
import org.jumpingcube.desktop.controls.TextControls;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.game.Player;

/** Results, a row for each of several things: its name, a bar of wins, draws and losses, and how many were won. */
final class ResultRows extends GridPane {
    private static final double GAP = 8;

    private final Texts texts;

    /** A row. */
    record Result(String name, ResultCounts tally) {}

    ResultRows(Texts texts) {
        this.texts = texts;
        getStyleClass().add("result-rows");
        setAccessibleRole(AccessibleRole.TEXT);
        setFocusTraversable(true);
        setHgap(GAP);
        setVgap(GAP);
        var bars = new ColumnConstraints();
        bars.setHgrow(Priority.ALWAYS);
        var counts = new ColumnConstraints();
        counts.setHalignment(HPos.RIGHT);
        getColumnConstraints().setAll(new ColumnConstraints(), bars, counts);
    }

    /** Shows these in place of the former ones. */
    void show(List<Result> results) {
        getChildren().clear();
        var words = new StringBuilder();
        for (int row = 0; row < results.size(); row++) {
            ResultCounts tally = results.get(row).tally();
            var name = new Label(results.get(row).name());
            name.setMinWidth(USE_PREF_SIZE);
            var count = TextControls.styled(
                    new Label(texts.get("statistics.share", tally.won(), tally.games(), percent(tally))), "details");
            count.setMinWidth(USE_PREF_SIZE);
            addRow(row, name, new ShareBar(Player.ONE, tally.won(), tally.drawn(), tally.lost()), count);
            words.append(
                    texts.get("statistics.row", results.get(row).name(), tally.won(), tally.lost(), tally.drawn()));
            words.append('\n');
        }
        setAccessibleText(words.toString().strip());
    }

    private static long percent(ResultCounts tally) {
        return Math.round(100 * tally.share());
    }
}
