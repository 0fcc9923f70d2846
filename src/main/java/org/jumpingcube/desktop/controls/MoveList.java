package org.jumpingcube.desktop.controls;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import org.jspecify.annotations.Nullable;
import org.jumpingcube.desktop.model.GameView;
import org.jumpingcube.desktop.model.OpenGame;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Position;
import org.jumpingcube.game.Turn;
import org.jumpingcube.game.Variation;
import org.jumpingcube.session.SessionView;

/** The moves of the game, a row for each pair, with its variations between; what is undone is paler. */
final class MoveList<P extends Position<P, M>, M> extends ListView<MoveList.Row<P, M>> {
    private static final PseudoClass UNDONE = PseudoClass.getPseudoClass("undone");

    /**
     * A turn as it is listed.
     *
     * @param place among the turns, from 0
     * @param isShowing whether it is still being shown, so that what it caused is not told yet
     */
    record Entry<P extends Position<P, M>, M>(int place, Turn<P, M> turn, boolean isUndone, boolean isShowing) {}

    /** One move of each player; player one's is missing if the game began with player two. Or a variation. */
    record Row<P extends Position<P, M>, M>(
            int number, Optional<Entry<P, M>> one, Optional<Entry<P, M>> two, Optional<Variation<P, M>> variation) {
        boolean has(int place) {
            return Stream.concat(one.stream(), two.stream()).anyMatch(entry -> entry.place() == place);
        }
    }

    private final GameView<P, M> game;
    private final Texts texts;
    private final MovePicks<P, M> picks;
    private int current; // the row of the latest move

    /** @param picks told what the user wants to look at */
    MoveList(OpenGame<P, M> open, Texts texts, MovePicks<P, M> picks) {
        game = open.view();
        this.texts = texts;
        this.picks = picks;
        setId("move-list");
        getStyleClass().add("move-list");
        setFixedCellSize(MovePairs.ROW_HEIGHT);
        setFocusTraversable(false);
        setCellFactory(list -> new Cell());
        placeholderProperty().bind(texts.of("panel.no-moves").map(Label::new));
        accessibleTextProperty().bind(texts.of("panel.moves"));
        open.model().view().subscribe(this::show);
        heightProperty().subscribe(() -> Platform.runLater(this::follow));
    }

    /** Touches the rows only that have changed: a list draws up all it shows when all of it is replaced. */
    private void show(SessionView<P, M> view) {
        List<Row<P, M>> rows = rows(view);
        if (rows.equals(getItems())) {
            return;
        }
        int common = Math.min(rows.size(), getItems().size());
        for (int index = 0; index < common; index++) {
            if (!rows.get(index).equals(getItems().get(index))) {
                getItems().set(index, rows.get(index));
            }
        }
        if (getItems().size() > common) {
            getItems().remove(common, getItems().size());
        } else if (rows.size() > common) {
            getItems().addAll(rows.subList(common, rows.size()));
        }
        int latest = view.history().cursor() - 1;
        current = (int)
                rows.stream().takeWhile(row -> latest > 0 && !row.has(latest)).count();
        follow();
    }

    private void follow() {
        MovePairs.bringIntoSight(this, current);
    }

    private static <P extends Position<P, M>, M> List<Row<P, M>> rows(SessionView<P, M> view) {
        var history = view.history();
        return MovePairs.rows(history).stream()
                .map(row -> new Row<>(
                        row.number(),
                        entry(view, row.one()),
                        entry(view, row.two()),
                        row.variation().stream()
                                .mapToObj(history.variations()::get)
                                .findFirst()))
                .toList();
    }

    private static <P extends Position<P, M>, M> Optional<Entry<P, M>> entry(
            SessionView<P, M> view, OptionalInt index) {
        return index.stream()
                .mapToObj(place -> {
                    var turn = view.history().turns().get(place);
                    return new Entry<>(place, turn, place >= view.history().cursor(), view.isShowing(turn));
                })
                .findFirst();
    }

    private final class Cell extends ListCell<Row<P, M>> {
        private final Label number = new Label();
        private final EntryLabel one = new EntryLabel(Player.ONE);
        private final EntryLabel two = new EntryLabel(Player.TWO);
        private final HBox row = new HBox(number, one, two);
        private final VariationLabel<P, M> variation =
                new VariationLabel<>(game.kind().notation(), texts, picks.variation());

        Cell() {
            number.getStyleClass().add("number");
            row.getStyleClass().add("row");
            row.setAlignment(Pos.CENTER_LEFT);
        }

        @Override
        protected void updateItem(@Nullable Row<P, M> item, boolean empty) {
            super.updateItem(item, empty);
            setGraphic(empty || item == null ? null : item.variation().isPresent() ? variation : row);
            if (item != null) {
                item.variation().ifPresent(variation::show);
                number.setText(Integer.toString(item.number()));
                one.show(item.number(), item.one());
                two.show(item.number(), item.two());
            }
        }
    }

    private final class EntryLabel extends Label {
        EntryLabel(Player player) {
            getStyleClass().add("entry");
            HBox.setHgrow(this, Priority.ALWAYS);
            setMaxWidth(Double.MAX_VALUE);
            setPrefWidth(98);
            setGraphic(new Swatch(player));
        }

        void show(int number, Optional<Entry<P, M>> entry) {
            setVisible(entry.isPresent());
            entry.ifPresent(shown -> {
                setOnMouseClicked(event -> picks.played().accept(shown.place() + 1));
                String move = game.kind().notation().write(shown.turn().move());
                setText(shown.isShowing() ? move : game.entry(shown.turn()));
                setAccessibleText(game.entryInWords(shown.turn(), number));
                pseudoClassStateChanged(UNDONE, shown.isUndone());
            });
        }
    }
}
