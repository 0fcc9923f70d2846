package org.jumpingcube.desktop.review;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import javafx.application.Platform;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import org.jspecify.annotations.Nullable;
import org.jumpingcube.desktop.controls.MovePairs;
import org.jumpingcube.desktop.controls.MovePicks;
import org.jumpingcube.desktop.controls.Swatch;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.controls.VariationLabel;
import org.jumpingcube.desktop.model.GameView;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Position;
import org.jumpingcube.game.Turn;
import org.jumpingcube.review.Review;
import org.jumpingcube.review.ReviewTexts;

/** The moves of a game with their grades, a row for each pair; variations stand indented where they branch off. */
final class JudgedMoves<P extends Position<P, M>, M> extends ListView<MovePairs.Row> {
    private static final PseudoClass CURRENT = PseudoClass.getPseudoClass("current");

    private final GameView<P, M> game;
    private final Texts texts;
    private final MovePicks<P, M> picks;
    private final List<Cell> cells = new ArrayList<>();
    private Review<P, M> review;
    private int played;

    JudgedMoves(GameView<P, M> game, Review<P, M> review, Texts texts, MovePicks<P, M> picks) {
        this.game = game;
        this.review = review;
        this.texts = texts;
        this.picks = picks;
        setId("judged-moves");
        getStyleClass().add("move-list");
        setFixedCellSize(MovePairs.ROW_HEIGHT);
        heightProperty().subscribe(() -> Platform.runLater(this::follow));
        setCellFactory(list -> new Cell());
        accessibleTextProperty().bind(texts.of("panel.moves"));
        placeholderProperty().bind(texts.of("panel.no-moves").map(Label::new));
    }

    void show(Review<P, M> known, int moves) {
        review = known;
        played = moves;
        var rows = MovePairs.rows(review.history());
        if (rows.equals(getItems())) {
            cells.forEach(Cell::show); // a refresh would make them all anew
        } else {
            getItems().setAll(rows);
        }
        int current = current();
        if (current >= 0) {
            getSelectionModel().select(current);
            MovePairs.bringIntoSight(this, current);
        }
    }

    private void follow() {
        int current = current();
        if (current >= 0) {
            MovePairs.bringIntoSight(this, current);
        }
    }

    private int current() {
        return getItems().stream()
                .filter(row -> isAt(row.one()) || isAt(row.two()))
                .map(getItems()::indexOf)
                .findFirst()
                .orElse(-1);
    }

    private boolean isAt(OptionalInt turn) {
        return turn.isPresent() && turn.getAsInt() == played - 1;
    }

    private final class Cell extends ListCell<MovePairs.Row> {
        private final Label number = new Label();
        private final Entry one = new Entry(Player.ONE);
        private final Entry two = new Entry(Player.TWO);
        private final HBox pair = new HBox(number, one, two);
        private final VariationLabel<P, M> variation =
                new VariationLabel<>(game.kind().notation(), texts, picks.variation());

        Cell() {
            number.getStyleClass().add("number");
            pair.getStyleClass().add("row");
            pair.setAlignment(Pos.CENTER_LEFT);
            cells.add(this);
        }

        @Override
        protected void updateItem(MovePairs.@Nullable Row row, boolean empty) {
            super.updateItem(row, empty);
            setGraphic(empty || row == null ? null : row.variation().isPresent() ? variation : pair);
            show();
        }

        void show() {
            MovePairs.Row row = getItem();
            if (row != null) {
                number.setText(Integer.toString(row.number()));
                one.show(row.number(), row.one());
                two.show(row.number(), row.two());
                row.variation()
                        .ifPresent(index ->
                                variation.show(review.history().variations().get(index)));
            }
        }
    }

    /** One move; a click goes to the position after it. */
    private final class Entry extends HBox {
        private final Label move = new Label();
        private final Badge badge = new Badge();
        private OptionalInt turn = OptionalInt.empty();

        Entry(Player player) {
            super(new Swatch(player));
            getStyleClass().add("judged");
            setAlignment(Pos.CENTER_LEFT);
            setPrefWidth(98);
            setMaxWidth(Double.MAX_VALUE);
            HBox.setHgrow(this, Priority.ALWAYS);
            move.setMaxWidth(Double.MAX_VALUE);
            HBox.setHgrow(move, Priority.ALWAYS);
            getChildren().addAll(move, badge);
            setOnMouseClicked(event -> turn.ifPresent(index -> picks.played().accept(index + 1)));
        }

        void show(int number, OptionalInt index) {
            turn = index;
            setVisible(index.isPresent());
            pseudoClassStateChanged(CURRENT, isAt(index));
            index.ifPresent(place -> {
                Turn<P, M> played = review.history().turns().get(place);
                var judged = review.move(place);
                move.setText(game.shortEntry(played));
                badge.setVisible(judged.isPresent());
                judged.ifPresent(known -> badge.show(known.grade()));
                String word = judged.map(known -> ", " + new ReviewTexts(texts.locale()).word(known.grade()))
                        .orElse("");
                setAccessibleText(game.entryInWords(played, number) + word);
            });
        }
    }
}
