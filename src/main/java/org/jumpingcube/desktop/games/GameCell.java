package org.jumpingcube.desktop.games;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.canvas.Canvas;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.jumpingcube.collection.GameEntry;
import org.jumpingcube.collection.UserOutcome;
import org.jumpingcube.desktop.controls.TextControls;
import org.kordamp.ikonli.javafx.FontIcon;

/** A row of the list: the final position, result and opponent, the game and its length, and the date. */
final class GameCell extends ListCell<Long> {
    /** The height of every row, in pixels. */
    static final double HEIGHT = 76;

    private static final double BOARD = 62;
    private static final double LYING = 1.6; // a board may be longer than it is high
    private static final double GAP = 12;
    private static final PseudoClass WON = PseudoClass.getPseudoClass("won");
    private static final PseudoClass LOST = PseudoClass.getPseudoClass("lost");

    private static final Map<UserOutcome, String> SIGNS = Map.of(
            UserOutcome.WON, "bi-trophy-fill", UserOutcome.LOST, "bi-x-circle", UserOutcome.DRAWN, "bi-dash-circle");

    private final Rows rows;
    private final Kinds kinds;
    private final EntryWording wording;
    private final Canvas board = new Canvas(BOARD * LYING, BOARD);
    private final Label result = TextControls.styled(new Label(), "ending");
    private final FontIcon sign = TextControls.styled(new FontIcon(), "sign");
    private final Label opponent = TextControls.styled(new Label(), "opponent");
    private final Label details = TextControls.styled(new Label(), "details");
    private final Label date = TextControls.styled(new Label(), "details");
    private final HBox all;

    GameCell(Rows rows, Kinds kinds, EntryWording wording) {
        this.rows = rows;
        this.kinds = kinds;
        this.wording = wording;
        result.setMinWidth(Label.USE_PREF_SIZE);
        var title = new HBox(GAP / 2, sign, result, opponent);
        title.setAlignment(Pos.CENTER_LEFT);
        var words = new VBox(2, title, details, date);
        words.setAlignment(Pos.CENTER_LEFT);
        HBox.setHgrow(words, Priority.ALWAYS);
        all = new HBox(GAP, board, words);
        all.setAlignment(Pos.CENTER_LEFT);
        setPrefWidth(0); // as wide as the list, which does not scroll sideways
    }

    @Override
    protected void updateItem(@Nullable Long id, boolean isEmpty) {
        super.updateItem(id, isEmpty);
        if (isEmpty || id == null) {
            setGraphic(null);
            setAccessibleText(null);
        } else {
            setGraphic(all);
            show(rows.get(id));
        }
    }

    /** Shows the row of this cell if it is among those that have been read. */
    void showIfAmong(Set<Long> read) {
        Long id = getItem();
        if (!isEmpty() && id != null && read.contains(id)) {
            show(rows.get(id));
        }
    }

    private void show(Optional<Row> row) {
        board.getGraphicsContext2D().clearRect(0, 0, board.getWidth(), board.getHeight());
        row.ifPresent(known ->
                known.last().ifPresent(last -> kinds.paint(known.entry().game(), last, board)));
        var entry = row.map(Row::entry);
        var ending = entry.map(GameEntry::ending);
        pseudoClassStateChanged(WON, ending.filter(UserOutcome.WON::equals).isPresent());
        pseudoClassStateChanged(LOST, ending.filter(UserOutcome.LOST::equals).isPresent());
        sign.setVisible(ending.filter(SIGNS::containsKey).isPresent());
        sign.setManaged(sign.isVisible());
        ending.filter(SIGNS::containsKey).ifPresent(known -> sign.setIconLiteral(SIGNS.get(known)));
        result.setText(entry.map(wording::result).orElse(""));
        opponent.setText(entry.map(wording::opponent).orElse(""));
        details.setText(entry.map(wording::details).orElse(""));
        date.setText(entry.map(wording::date).orElse(""));
        setAccessibleText(entry.map(wording::whole).orElse(""));
    }
}
