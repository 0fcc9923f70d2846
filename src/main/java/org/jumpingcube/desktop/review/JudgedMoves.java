package org.jumpingcube.desktop.review;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.OverrunStyle;
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
import org.jumpingcube.game.Variation;
import org.jumpingcube.review.Grade;
import org.jumpingcube.review.Review;
import org.jumpingcube.review.ReviewTexts;

/** The moves of a game with their grades, a row for each pair; variations are indented where they branch off. */
final class JudgedMoves<P extends Position<P, M>, M> extends ListView<JudgedMoves.Row<P, M>> {
    private static final PseudoClass CURRENT = PseudoClass.getPseudoClass("current");

    /**
     * A move in the list.
     *
     * @param played how many turns have been played after it
     * @param isCurrent whether it is the latest move at the moment being looked at
     */
    record Entry(int played, String move, String inWords, Optional<Grade> grade, boolean isCurrent) {}

    /**
     * One move of each player, or a variation, with everything that a cell draws. A list keeps cells that it does not
     * use; if they asked the game, their move might be gone.
     */
    record Row<P extends Position<P, M>, M>(
            int number, Optional<Entry> one, Optional<Entry> two, Optional<Variation<P, M>> variation) {
        boolean isCurrent() {
            return Stream.concat(one.stream(), two.stream()).anyMatch(Entry::isCurrent);
        }
    }

    private final GameView<P, M> game;
    private final Texts texts;
    private final Function<Player, String> names;
    private final MovePicks<P, M> picks;

    /** @param names the names of the players */
    JudgedMoves(GameView<P, M> game, Texts texts, Function<Player, String> names, MovePicks<P, M> picks) {
        this.game = game;
        this.texts = texts;
        this.names = names;
        this.picks = picks;
        setId("judged-moves");
        getStyleClass().add("move-list");
        setFixedCellSize(MovePairs.ROW_HEIGHT);
        heightProperty().subscribe(() -> Platform.runLater(this::follow));
        setCellFactory(list -> new Cell());
        accessibleTextProperty().bind(texts.of("panel.moves"));
        placeholderProperty().bind(texts.of("panel.no-moves").map(Label::new));
    }

    /** @param played how many turns of the game have been played at the moment being looked at */
    void show(Review<P, M> review, int played) {
        var words = new ReviewTexts(texts.locale());
        var rows = MovePairs.rows(review.history()).stream()
                .map(row -> new Row<>(
                        row.firstMove(),
                        entry(review, row.one(), played, words),
                        entry(review, row.two(), played, words),
                        row.variation().stream()
                                .mapToObj(review.history().variations()::get)
                                .findFirst()))
                .toList();
        MovePairs.bringUpToDate(getItems(), rows);
        follow();
    }

    private Optional<Entry> entry(Review<P, M> review, OptionalInt turn, int played, ReviewTexts words) {
        return turn.stream()
                .mapToObj(place -> {
                    var shown = review.history().turns().get(place);
                    Optional<Grade> grade = review.move(place).map(judged -> judged.grade());
                    String word = grade.map(known -> ", " + words.word(known)).orElse("");
                    return new Entry(
                            place + 1,
                            game.wording().shortEntry(shown),
                            game.wording().entryInWords(shown, place + 1, names.apply(shown.player())) + word,
                            grade,
                            place + 1 == played);
                })
                .findFirst();
    }

    private void follow() {
        getItems().stream()
                .filter(Row::isCurrent)
                .map(getItems()::indexOf)
                .findFirst()
                .ifPresentOrElse(this::mark, getSelectionModel()::clearSelection);
    }

    private void mark(int row) {
        getSelectionModel().select(row);
        MovePairs.bringIntoSight(this, row);
    }

    private final class Cell extends ListCell<Row<P, M>> {
        private final Label number = new Label();
        private final EntryView one = new EntryView(Player.ONE);
        private final EntryView two = new EntryView(Player.TWO);
        private final HBox pair = new HBox(number, one, two);
        private final VariationLabel<P, M> variation =
                new VariationLabel<>(game.kind().notation(), texts, picks.variation());

        Cell() {
            number.getStyleClass().add("number");
            pair.getStyleClass().add("row");
            pair.setAlignment(Pos.CENTER_LEFT);
        }

        @Override
        protected void updateItem(@Nullable Row<P, M> row, boolean empty) {
            super.updateItem(row, empty);
            if (empty || row == null) {
                setGraphic(null);
                return;
            }
            setGraphic(row.variation().isPresent() ? variation : pair);
            number.setText(Integer.toString(row.number()));
            one.show(row.one());
            two.show(row.two());
            row.variation().ifPresent(variation::show);
        }
    }

    /** One move; a click goes to the position after it. */
    private final class EntryView extends HBox {
        private final Label move = new Label();
        private final Badge badge = new Badge();

        EntryView(Player player) {
            super(new Swatch(player));
            getStyleClass().add("judged");
            setAlignment(Pos.CENTER_LEFT);
            setPrefWidth(98);
            setMaxWidth(Double.MAX_VALUE);
            HBox.setHgrow(this, Priority.ALWAYS);
            move.setMaxWidth(Double.MAX_VALUE);
            move.setTextOverrun(OverrunStyle.CENTER_ELLIPSIS); // a long path keeps both ends
            HBox.setHgrow(move, Priority.ALWAYS);
            getChildren().addAll(move, badge);
        }

        void show(Optional<Entry> entry) {
            setVisible(entry.isPresent());
            entry.ifPresent(shown -> {
                setOnMouseClicked(event -> picks.played().accept(shown.played()));
                pseudoClassStateChanged(CURRENT, shown.isCurrent());
                move.setText(shown.move());
                badge.setVisible(shown.grade().isPresent());
                shown.grade().ifPresent(badge::show);
                setAccessibleText(shown.inWords());
            });
        }
    }
}
