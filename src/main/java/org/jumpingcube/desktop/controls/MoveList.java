package org.jumpingcube.desktop.controls;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.css.PseudoClass;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import org.jspecify.annotations.Nullable;
import org.jumpingcube.game.History;
import org.jumpingcube.game.Notation;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Position;
import org.jumpingcube.game.Turn;
import org.jumpingcube.game.Variation;

/**
 * The moves of a game, a row for each pair, with the variations where they branch off. In a wide list there are two
 * columns, which are read one after the other: what is in sight ends in the second.
 *
 * @param <E> what is shown of a move
 */
public abstract class MoveList<P extends Position<P, M>, M, E extends MoveList.Entry>
        extends ListView<MoveList.Line<P, M, E>> {
    /** The height of a row, in pixels. */
    public static final double ROW_HEIGHT = 26;

    private static final int MOST_BEFORE = 2; // rows above the one that is scrolled into view
    private static final int MANY = 99; // more of them have numbers of three digits
    private static final PseudoClass LONG = PseudoClass.getPseudoClass("long");
    private static final PseudoClass MARKED = PseudoClass.getPseudoClass("marked"); // there is a current move

    private final Notation<P, M> notation;
    private final Texts texts;
    private final Picks<P, M> picks;
    private final double roomForTwo;
    private List<Item<P, M, E>> items = List.of();
    private int columns = 1;

    /** What a user can pick in a list of moves: the position after a number of moves, or a variation. */
    public record Picks<P extends Position<P, M>, M>(IntConsumer played, Consumer<Variation<P, M>> variation) {}

    /** A move in the list. */
    public interface Entry {
        /** How many moves have been played after it. */
        int played();

        /** Whether it is the latest move at the moment that is shown. */
        boolean isCurrent();
    }

    /**
     * One move of each player. Player one's is missing if the game began with player two; player two's is missing if
     * nothing follows, or if player one moves again.
     */
    public record Row<E>(Optional<E> one, Optional<E> two) {
        private Stream<E> entries() {
            return Stream.concat(one.stream(), two.stream());
        }
    }

    /**
     * A row, or a variation.
     *
     * @param number of the row, or of the one where the variation branches off; from 1
     * @param isSecond whether the variation begins with the second move of that row
     */
    public record Item<P extends Position<P, M>, M, E>(
            int number, Optional<Row<E>> row, Optional<Variation<P, M>> variation, boolean isSecond) {}

    /** What stands side by side: an item for each column that has one there. */
    public record Line<P extends Position<P, M>, M, E>(List<Item<P, M, E>> items) {}

    /**
     * A list without moves.
     *
     * @param picks called with what the user picks
     * @param roomForTwo the least width for two columns
     */
    protected MoveList(String id, Notation<P, M> notation, Texts texts, Picks<P, M> picks, double roomForTwo) {
        this.notation = notation;
        this.texts = texts;
        this.picks = picks;
        this.roomForTwo = roomForTwo;
        setId(id);
        getStyleClass().add("move-list");
        setFixedCellSize(ROW_HEIGHT);
        setPadding(Insets.EMPTY);
        setCellFactory(list -> new Cell());
        placeholderProperty().bind(texts.of("panel.no-moves").map(Label::new));
        accessibleTextProperty().bind(texts.of("panel.moves"));
        widthProperty().subscribe(() -> Platform.runLater(this::fit));
        heightProperty().subscribe(() -> Platform.runLater(this::fit));
    }

    /** Makes what shows a player's move in a row. */
    protected abstract EntryView entryView(Player player);

    /** The moves that are listed. */
    public final Stream<E> entries() {
        return items.stream().flatMap(item -> entries(item));
    }

    private static <E> Stream<E> entries(Item<?, ?, E> item) {
        return item.row().stream().flatMap(Row::entries);
    }

    /**
     * Shows a game. Only what differs from what was shown is laid out again.
     *
     * @param entry what is shown of the turn in this place, in the row of this number
     * @return whether anything has changed
     */
    protected final boolean bringUpToDate(History<P, M> history, BiFunction<Integer, Integer, E> entry) {
        var changed = items(history, entry);
        pseudoClassStateChanged(LONG, changed.size() > MANY);
        boolean isNews = !changed.equals(items);
        items = changed;
        pseudoClassStateChanged(MARKED, current() >= 0);
        if (isNews) {
            layInLines();
        }
        return isNews;
    }

    /** There is another number of rows in sight, or of columns. */
    private void fit() {
        int before = columns;
        columns = getWidth() >= roomForTwo && rowsInSight() > 0 ? 2 : 1;
        layInLines();
        if (columns != before) {
            refresh(); // a line with a single item is the same in both
        }
        follow();
    }

    private int rowsInSight() {
        return (int) (getHeight() / ROW_HEIGHT);
    }

    /**
     * Where there are two columns, the second goes on after as many items as are in sight. So it does wherever the list is
     * scrolled to, and an item that has left the first column at the top is the last one to come into it at the bottom.
     */
    private void layInLines() {
        int height = columns == 1 ? items.size() : rowsInSight();
        int count = Math.max(Math.min(height, items.size()), items.size() - (columns - 1) * height);
        var lines = new ArrayList<Line<P, M, E>>();
        for (int place = 0; place < count; place++) {
            var line = new ArrayList<Item<P, M, E>>();
            for (int item = place; item < items.size() && line.size() < columns; item += Math.max(1, height)) {
                line.add(items.get(item));
            }
            lines.add(new Line<>(line));
        }
        int common = Math.min(getItems().size(), lines.size());
        for (int index = 0; index < common; index++) {
            if (!lines.get(index).equals(getItems().get(index))) {
                getItems().set(index, lines.get(index));
            }
        }
        if (getItems().size() > common) {
            getItems().subList(common, getItems().size()).clear();
        } else if (lines.size() > common) {
            getItems().addAll(lines.subList(common, lines.size()));
        }
    }

    /** Variations are below the row of the turn that they replace; one that goes on after the last turn is at the end. */
    private List<Item<P, M, E>> items(History<P, M> history, BiFunction<Integer, Integer, E> entry) {
        var turns = history.turns();
        var pairs = pairs(history);
        var found = new ArrayList<Item<P, M, E>>();
        for (int index = 0; index < pairs.size(); index++) {
            var pair = pairs.get(index);
            int number = index + 1;
            IntFunction<E> shown = place -> entry.apply(place, number);
            var row = new Row<>(of(Player.ONE, pair, turns, shown), of(Player.TWO, pair, turns, shown));
            found.add(new Item<>(number, Optional.of(row), Optional.empty(), false));
            history.variations().stream()
                    .filter(variation -> pair.contains(Math.min(variation.after(), turns.size() - 1)))
                    .map(variation -> branch(variation, number, turns.size()))
                    .forEach(found::add);
        }
        return found;
    }

    /** @param row the number of the row below which it stands */
    private Item<P, M, E> branch(Variation<P, M> variation, int row, int played) {
        boolean isSecond = variation.turns().get(0).player() == Player.TWO;
        boolean isNewRow = variation.after() == played && !isSecond;
        return new Item<>(isNewRow ? row + 1 : row, Optional.empty(), Optional.of(variation), isSecond);
    }

    /** The places of the turns in each row. */
    private static List<List<Integer>> pairs(History<?, ?> history) {
        var pairs = new ArrayList<List<Integer>>();
        for (int place = 0; place < history.turns().size(); place++) {
            if (!history.isSecond(place)) {
                pairs.add(new ArrayList<>());
            }
            pairs.get(pairs.size() - 1).add(place);
        }
        return pairs;
    }

    private static <E> Optional<E> of(
            Player player, List<Integer> pair, List<? extends Turn<?, ?>> turns, IntFunction<E> entry) {
        return pair.stream()
                .filter(place -> turns.get(place).player() == player)
                .map(entry::apply)
                .findFirst();
    }

    /** The place of the current move among all items; -1 if there is none. */
    private int current() {
        return IntStream.range(0, items.size())
                .filter(item -> entries(items.get(item)).anyMatch(Entry::isCurrent))
                .findFirst()
                .orElse(-1);
    }

    /** The line in sight in which the current move is; -1 if there is none. */
    protected final int currentLine() {
        int current = current();
        int rows = rowsInSight();
        boolean isInFirst = columns == 1 || current < firstLine() + rows;
        return isInFirst ? current : current - rows;
    }

    /** The first line in sight, so that the current move is in sight below as many others as there is room for. */
    private int firstLine() {
        int before = Math.max(0, Math.min(MOST_BEFORE, rowsInSight() - 1));
        return Math.max(0, Math.min(current() - before, getItems().size() - rowsInSight()));
    }

    /** Scrolls the current move into view. */
    protected void follow() {
        double room = getHeight()
                - getInsets().getTop()
                - getInsets().getBottom()
                + getPadding().getBottom();
        int rows = Math.max(0, rowsInSight());
        setPadding(new Insets(0, 0, Math.max(0, room - rows * ROW_HEIGHT), 0)); // also at its end it begins with a row
        int size = getItems().size();
        if (size <= rows) {
            scrollTo(0); // to the end would bring the scroll bar of a list that they just fill
            return;
        }
        int first = firstLine();
        boolean isEnd = size - first <= rows;
        scrollTo(
                isEnd
                        ? size
                        : first); // a line too near the end to come to the top would leave it short of lines to come
    }

    private final class Cell extends ListCell<Line<P, M, E>> {
        private final List<ItemView> views = new ArrayList<>(); // one for each column
        private final HBox line = new HBox();

        @Override
        protected void updateItem(@Nullable Line<P, M, E> shown, boolean empty) {
            super.updateItem(shown, empty);
            if (empty || shown == null) {
                setGraphic(null);
                return;
            }
            while (views.size() < columns) {
                views.add(new ItemView());
            }
            setGraphic(line);
            line.getChildren().setAll(views.subList(0, columns));
            for (int column = 0; column < columns; column++) {
                views.get(column).show(shown.items().stream().skip(column).findFirst());
            }
        }
    }

    /** An item in its column. Columns are equally wide. */
    private final class ItemView extends HBox {
        private final RowView row = new RowView();
        private Optional<VariationLabel<P, M>> variation = Optional.empty(); // few items are any

        ItemView() {
            setMinWidth(0); // an empty one would be given less
            setPrefWidth(0);
            HBox.setHgrow(this, Priority.ALWAYS);
            setAlignment(Pos.CENTER_LEFT);
        }

        void show(Optional<Item<P, M, E>> item) {
            setVisible(item.isPresent());
            item.ifPresent(this::show);
        }

        private void show(Item<P, M, E> item) {
            item.row().ifPresent(moves -> {
                row.show(item.number(), moves);
                getChildren().setAll(row);
            });
            item.variation().ifPresent(branch -> {
                var label = variation.orElseGet(() -> new VariationLabel<>(notation, texts, picks.variation()));
                variation = Optional.of(label);
                label.show(branch, item.number(), item.isSecond());
                getChildren().setAll(label);
            });
        }
    }

    /** A row: its number and its moves. */
    private final class RowView extends HBox {
        private final Label number = TextControls.styled(new Label(), "number");
        private final EntryView one = entryView(Player.ONE);
        private final EntryView two = entryView(Player.TWO);

        RowView() {
            getStyleClass().add("row");
            setAlignment(Pos.CENTER_LEFT);
            getChildren().addAll(number, one, two);
            HBox.setHgrow(this, Priority.ALWAYS);
        }

        void show(int rowNumber, Row<E> row) {
            number.setText(Integer.toString(rowNumber));
            one.showIfAny(row.one());
            two.showIfAny(row.two());
        }
    }

    /** A move in a row; a click picks it. */
    protected abstract class EntryView extends HBox {
        /** @param styleClass of a cell, {@code width} the usual one */
        protected EntryView(Player player, String styleClass, double width) {
            super(new Swatch(player));
            getStyleClass().add(styleClass);
            setAlignment(Pos.CENTER_LEFT);
            setPrefWidth(width);
            HBox.setHgrow(this, Priority.ALWAYS);
        }

        private void showIfAny(Optional<E> entry) {
            setVisible(entry.isPresent());
            entry.ifPresent(shown -> {
                setOnMouseClicked(event -> picks.played().accept(shown.played()));
                show(shown);
            });
        }

        /** Shows a move. */
        protected abstract void show(E entry);
    }
}
