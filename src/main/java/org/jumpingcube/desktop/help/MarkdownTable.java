package org.jumpingcube.desktop.help;

import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.StackPane;
import org.commonmark.ext.gfm.tables.TableBlock;
import org.commonmark.node.Node;
import org.jumpingcube.desktop.controls.TextControls;
import org.jumpingcube.desktop.controls.Texts;

/** Shows a table of a page. The columns share its width in proportion to their text. */
final class MarkdownTable extends GridPane {
    private static final int SHORTEST = 16; // characters: a column of short words still has a title

    MarkdownTable(TableBlock table, Texts texts, Consumer<String> onLink) {
        getStyleClass().add("table");
        List<List<Node>> rows = Page.children(table)
                .flatMap(Page::children)
                .map(row -> Page.children(row).toList())
                .toList();
        for (int row = 0; row < rows.size(); row++) {
            for (int column = 0; column < rows.get(row).size(); column++) {
                add(cell(rows.get(row).get(column), row, texts, onLink), column, row);
            }
        }
        shareWidth(rows);
    }

    private static StackPane cell(Node cell, int row, Texts texts, Consumer<String> onLink) {
        var pane = new StackPane(InlineView.of(cell, texts, onLink));
        return TextControls.styled(pane, "cell", row == 0 ? "title-cell" : "text-cell");
    }

    /** The library gives all rows of a table the same number of cells. */
    private void shareWidth(List<List<Node>> rows) {
        double[] shares = IntStream.range(0, rows.get(0).size())
                .mapToDouble(column -> rows.stream()
                        .mapToDouble(row -> share(row.get(column)))
                        .max()
                        .orElseThrow())
                .toArray();
        for (double share : shares) {
            var column = new ColumnConstraints();
            column.setPercentWidth(100 * share / Arrays.stream(shares).sum());
            getColumnConstraints().add(column);
        }
    }

    private static double share(Node cell) {
        return Math.sqrt(Math.max(SHORTEST, Page.plainText(cell).length()));
    }
}
