package org.jumpingcube.desktop.arena;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.geometry.HPos;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Region;
import org.jumpingcube.arena.Table;
import org.jumpingcube.arena.TableText;
import org.jumpingcube.contest.Fault;
import org.jumpingcube.desktop.controls.TextControls;
import org.jumpingcube.desktop.controls.Texts;

/** The table of a tournament, strongest first. Its labels stay the same from game to game, so that it costs no frames. */
final class CrossTable extends ScrollPane {
    private static final double GAP = 14;
    private static final List<String> COLUMNS =
            List.of("arena.name", "arena.column.elo", "arena.column.margin", "arena.column.points", "arena.page.games");
    private static final List<String> LAST = List.of("first", "second", "time", "faults");

    private final Texts texts;
    private final GridPane grid = new GridPane();
    private final List<List<Label>> cells = new ArrayList<>(); // rows of the entrants
    private Optional<Table> shown = Optional.empty();

    CrossTable(Texts texts) {
        this.texts = texts;
        setId("arena-table");
        grid.setHgap(GAP);
        grid.setVgap(4);
        grid.getStyleClass().add("cross-table");
        setContent(grid);
        setFitToHeight(true);
        setVbarPolicy(ScrollBarPolicy.NEVER);
        setMinHeight(Region.USE_PREF_SIZE);
        setFocusTraversable(true);
        texts.language().subscribe(language -> shown.ifPresent(this::show));
        setAccessibleText(texts.get("arena.page.table"));
    }

    /** Shows a table. */
    void show(Table table) {
        shown = Optional.of(table);
        int players = table.rows().size();
        if (cells.size() != players) {
            lay(players);
        }
        var spoken = new ArrayList<String>();
        for (int place = 0; place < players; place++) {
            var words = TableText.cells(table, place, texts.locale(), this::words);
            for (int column = 0; column < words.size(); column++) {
                cells.get(place).get(column).setText(words.get(column));
            }
            spoken.add(inWords(place, words));
        }
        setAccessibleText(String.join("\n", spoken));
    }

    private void lay(int players) {
        grid.getChildren().clear();
        cells.clear();
        var heads = new ArrayList<Label>();
        heads.add(new Label());
        COLUMNS.forEach(column -> heads.add(TextControls.label(texts, column)));
        for (int place = 1; place <= players; place++) {
            heads.add(new Label(String.valueOf(place)));
        }
        LAST.forEach(column -> heads.add(TextControls.label(texts, "arena.column." + column)));
        heads.forEach(head -> TextControls.styled(head, "head"));
        add(0, heads);
        for (int place = 0; place < players; place++) {
            var row = heads.stream().map(head -> new Label()).toList();
            cells.add(row);
            add(place + 1, row);
        }
    }

    private void add(int row, List<Label> labels) {
        for (int column = 0; column < labels.size(); column++) {
            var label = labels.get(column);
            label.setMinWidth(Region.USE_PREF_SIZE);
            boolean isText = column == 1 || column == labels.size() - 1;
            GridPane.setHalignment(label, isText ? HPos.LEFT : HPos.RIGHT);
            grid.add(label, column, row);
        }
    }

    private String words(Fault fault) {
        return texts.get("arena.fault." + Texts.word(fault));
    }

    /** @param cells of the row */
    private String inWords(int place, List<String> cells) {
        return texts.get(
                "arena.row",
                place + 1,
                cells.get(1),
                cells.get(2),
                cells.get(3),
                cells.get(4),
                Integer.valueOf(cells.get(5)),
                cells.get(cells.size() - 1));
    }
}
