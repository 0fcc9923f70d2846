package org.jumpingcube.desktop.help;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.StackPane;
import org.commonmark.ext.gfm.tables.TableBlock;
import org.commonmark.ext.gfm.tables.TableCell;
import org.commonmark.ext.gfm.tables.TableRow;
import org.commonmark.node.Node;

/** Shows a table of a page. The columns share its width by how much text they hold. */
final class MarkdownTable extends GridPane {
    private static final int SHORTEST = 16; // characters: a column of short words still has a title

    MarkdownTable(TableBlock table, Consumer<String> onLink) {
        getStyleClass().add("table");
        List<TableRow> rows = rows(table);
        for (int row = 0; row < rows.size(); row++) {
            int column = 0;
            for (Node cell = rows.get(row).getFirstChild(); cell != null; cell = cell.getNext()) {
                add(cell((TableCell) cell, row, onLink), column++, row);
            }
        }
        shareWidth(rows);
    }

    private static List<TableRow> rows(TableBlock table) {
        var rows = new ArrayList<TableRow>();
        for (Node part = table.getFirstChild(); part != null; part = part.getNext()) {
            for (Node row = part.getFirstChild(); row != null; row = row.getNext()) {
                rows.add((TableRow) row);
            }
        }
        return rows;
    }

    private static StackPane cell(TableCell cell, int row, Consumer<String> onLink) {
        var pane = new StackPane(InlineView.of(cell, onLink));
        pane.getStyleClass().addAll("cell", row == 0 ? "title-cell" : "text-cell");
        return pane;
    }

    private void shareWidth(List<TableRow> rows) {
        var shares = new ArrayList<Double>();
        for (TableRow row : rows) {
            int column = 0;
            for (Node cell = row.getFirstChild(); cell != null; cell = cell.getNext()) {
                double share = Math.sqrt(Math.max(SHORTEST, Page.plainText(cell).length()));
                if (column == shares.size()) {
                    shares.add(share);
                } else {
                    shares.set(column, Math.max(share, shares.get(column)));
                }
                column++;
            }
        }
        double all = shares.stream().mapToDouble(share -> share).sum();
        shares.forEach(share -> {
            var column = new ColumnConstraints();
            column.setPercentWidth(100 * share / all);
            getColumnConstraints().add(column);
        });
    }
}
