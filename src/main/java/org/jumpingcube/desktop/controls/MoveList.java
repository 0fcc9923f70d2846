package org.jumpingcube.desktop.controls;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.beans.value.ObservableValue;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.layout.HBox;
import org.jspecify.annotations.Nullable;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.cube.PlayedMove;
import org.jumpingcube.cube.Square;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Turn;
import org.jumpingcube.session.SessionView;

/** The moves of the game, a row for each pair; what is undone is paler. A star tells how many cubes burst. */
final class MoveList extends ListView<MoveList.Row> {
    private static final PseudoClass UNDONE = PseudoClass.getPseudoClass("undone");
    private static final double ROW_HEIGHT = 26;

    /** A move as it is listed. */
    record Entry(Player player, String name, int bursts, boolean isUndone) {}

    /** One move of each player; player one's is missing if the game began with player two. */
    record Row(int number, Optional<Entry> one, Optional<Entry> two) {}

    private final Texts texts;

    MoveList(ObservableValue<SessionView<CubePosition, Square>> view, Texts texts) {
        this.texts = texts;
        setId("move-list");
        getStyleClass().add("move-list");
        setFixedCellSize(ROW_HEIGHT);
        setFocusTraversable(false);
        setCellFactory(list -> new Cell());
        placeholderProperty().bind(texts.of("panel.no-moves").map(Label::new));
        accessibleTextProperty().bind(texts.of("panel.moves"));
        view.subscribe(this::show);
    }

    private void show(SessionView<CubePosition, Square> view) {
        List<Row> rows = rows(view);
        if (!rows.equals(getItems())) {
            getItems().setAll(rows);
            int current = (view.history().cursor() - 1) / 2;
            scrollTo(Math.max(0, current - 2));
        }
    }

    private static List<Row> rows(SessionView<CubePosition, Square> view) {
        List<Turn<CubePosition, Square>> turns = view.history().turns();
        var rows = new ArrayList<Row>();
        Optional<Entry> one = Optional.empty();
        for (int index = 0; index < turns.size(); index++) {
            Entry entry = entry(turns.get(index), index >= view.history().cursor());
            if (entry.player() == Player.TWO) {
                rows.add(new Row(rows.size() + 1, one, Optional.of(entry)));
                one = Optional.empty();
            } else {
                one = Optional.of(entry);
            }
        }
        if (one.isPresent()) {
            rows.add(new Row(rows.size() + 1, one, Optional.empty()));
        }
        return rows;
    }

    private static Entry entry(Turn<CubePosition, Square> turn, boolean isUndone) {
        int bursts = PlayedMove.of(turn).bursts();
        return new Entry(turn.player(), turn.move().name(), bursts, isUndone);
    }

    private final class Cell extends ListCell<Row> {
        private final Label number = new Label();
        private final EntryLabel one = new EntryLabel(Player.ONE);
        private final EntryLabel two = new EntryLabel(Player.TWO);
        private final HBox row = new HBox(number, one, two);

        Cell() {
            number.getStyleClass().add("number");
            row.getStyleClass().add("row");
            row.setAlignment(Pos.CENTER_LEFT);
        }

        @Override
        protected void updateItem(@Nullable Row item, boolean empty) {
            super.updateItem(item, empty);
            setGraphic(empty || item == null ? null : row);
            if (item != null) {
                number.setText(Integer.toString(item.number()));
                one.show(item.number(), item.one());
                two.show(item.number(), item.two());
            }
        }
    }

    private final class EntryLabel extends Label {
        EntryLabel(Player player) {
            getStyleClass().add("entry");
            setGraphic(new Swatch(player));
        }

        void show(int number, Optional<Entry> entry) {
            setVisible(entry.isPresent());
            entry.ifPresent(shown -> {
                setText(shown.bursts() == 0 ? shown.name() : shown.name() + " \u2726" + shown.bursts());
                setAccessibleText(
                        texts.get("move.help", number, shown.player().number(), shown.name(), shown.bursts()));
                pseudoClassStateChanged(UNDONE, shown.isUndone());
            });
        }
    }
}
