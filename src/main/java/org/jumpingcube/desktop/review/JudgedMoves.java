package org.jumpingcube.desktop.review;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import java.util.stream.Collectors;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import org.jspecify.annotations.Nullable;
import org.jumpingcube.desktop.controls.MovePairs;
import org.jumpingcube.desktop.controls.Swatch;
import org.jumpingcube.desktop.controls.TextControls;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.model.GameView;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Position;
import org.jumpingcube.game.Turn;
import org.jumpingcube.game.Variation;
import org.jumpingcube.review.Review;
import org.jumpingcube.review.ReviewTexts;

/** The moves of a game with their grades, a row for each pair; variations stand indented where they branch off. */
final class JudgedMoves<P extends Position<P, M>, M> extends ListView<JudgedMoves.Row> {
    private static final PseudoClass CURRENT = PseudoClass.getPseudoClass("current");
    private static final double ROW_HEIGHT = 26;
    private static final int MOST_SHOWN = 12; // moves of a variation

    private final GameView<P, M> game;
    private final Texts texts;
    private final Picks<P, M> picks;
    private Review<P, M> review;
    private int played;

    /** What the user can pick: a position after so many moves, or a variation. */
    record Picks<P extends Position<P, M>, M>(IntConsumer played, Consumer<Variation<P, M>> variation) {}

    /** A pair of moves and its number, or a variation and its place in the list of them. */
    record Row(int number, OptionalInt one, OptionalInt two, OptionalInt variation) {}

    JudgedMoves(GameView<P, M> game, Review<P, M> review, Texts texts, Picks<P, M> picks) {
        this.game = game;
        this.review = review;
        this.texts = texts;
        this.picks = picks;
        setId("judged-moves");
        getStyleClass().add("move-list");
        setFixedCellSize(ROW_HEIGHT);
        setCellFactory(list -> new Cell());
        accessibleTextProperty().bind(texts.of("panel.moves"));
        placeholderProperty().bind(texts.of("panel.no-moves").map(Label::new));
    }

    void show(Review<P, M> known, int moves) {
        review = known;
        played = moves;
        var rows = rows();
        if (rows.equals(getItems())) {
            refresh();
        } else {
            getItems().setAll(rows);
        }
        int current = current();
        if (current >= 0) {
            getSelectionModel().select(current);
            scrollTo(Math.max(0, current - 2));
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

    private List<Row> rows() {
        var rows = new ArrayList<Row>();
        int number = 0;
        for (MovePairs.Pair pair : MovePairs.of(review.history().turns())) {
            number++;
            rows.add(new Row(number, pair.one(), pair.two(), OptionalInt.empty()));
            addVariations(rows, number, pair);
        }
        return rows;
    }

    /** Those that differ from a move of this pair on; whatever goes on after the last move stands below that. */
    private void addVariations(List<Row> rows, int number, MovePairs.Pair pair) {
        int last = review.history().turns().size();
        var variations = review.history().variations();
        for (int index = 0; index < variations.size(); index++) {
            int after = Math.min(variations.get(index).after(), last - 1);
            if (pair.one().equals(OptionalInt.of(after)) || pair.two().equals(OptionalInt.of(after))) {
                rows.add(new Row(number, OptionalInt.empty(), OptionalInt.empty(), OptionalInt.of(index)));
            }
        }
    }

    private final class Cell extends ListCell<Row> {
        private final Label number = new Label();
        private final Entry one = new Entry(Player.ONE);
        private final Entry two = new Entry(Player.TWO);
        private final HBox pair = new HBox(number, one, two);
        private final Label variation = new Label();

        Cell() {
            number.getStyleClass().add("number");
            variation.getStyleClass().add("variation");
            pair.getStyleClass().add("row");
            pair.setAlignment(Pos.CENTER_LEFT);
            variation.setOnMouseClicked(event -> Optional.ofNullable(getItem())
                    .flatMap(row -> row.variation().stream().boxed().findFirst())
                    .ifPresent(index -> picks.variation()
                            .accept(review.history().variations().get(index))));
        }

        @Override
        protected void updateItem(@Nullable Row row, boolean empty) {
            super.updateItem(row, empty);
            setGraphic(empty || row == null ? null : row.variation().isPresent() ? variation : pair);
            if (row != null) {
                number.setText(Integer.toString(row.number()));
                one.show(row.number(), row.one());
                two.show(row.number(), row.two());
                row.variation()
                        .ifPresent(index -> variation.setText(
                                inShort(review.history().variations().get(index))));
            }
        }
    }

    private String inShort(Variation<P, M> variation) {
        String moves = variation.turns().stream()
                .limit(MOST_SHOWN)
                .map(turn -> game.kind().notation().write(turn.move()))
                .collect(Collectors.joining(" "));
        return texts.get("review.variation", variation.after() + 1, moves);
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
            getChildren().addAll(move, TextControls.space(), badge);
            setOnMouseClicked(event -> turn.ifPresent(index -> picks.played().accept(index + 1)));
        }

        void show(int number, OptionalInt index) {
            turn = index;
            setVisible(index.isPresent());
            pseudoClassStateChanged(CURRENT, isAt(index));
            index.ifPresent(place -> {
                Turn<P, M> played = review.history().turns().get(place);
                var judged = review.move(place);
                move.setText(game.entry(played));
                badge.setVisible(judged.isPresent());
                judged.ifPresent(known -> badge.show(known.grade()));
                String word = judged.map(known -> ", " + new ReviewTexts(texts.locale()).word(known.grade()))
                        .orElse("");
                setAccessibleText(game.entryInWords(played, number) + word);
            });
        }
    }
}
