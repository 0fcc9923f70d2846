package org.jumpingcube.desktop.controls;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.application.Platform;
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
 * The moves of a game, a row for each pair, with the variations where they branch off. A line holds one row, or several
 * side by side.
 *
 * @param <E> what is shown of a move
 */
public abstract class MoveList<P extends Position<P, M>, M, E extends MoveList.Entry>
        extends ListView<MoveList.Line<P, M, E>> {
    /** The height of a row, in pixels. */
    public static final double ROW_HEIGHT = 26;

    private static final int MOST_BEFORE = 2; // rows above the one that is scrolled into view
    private static final int MOST_ABREAST = 2; // rows in a line

    private final Notation<P, M> notation;
    private final Texts texts;
    private final Picks<P, M> picks;
    private int abreast = 1;

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
     *
     * @param number of its first move, from 1, counting every move, as everywhere in the program
     */
    public record Row<E>(int number, Optional<E> one, Optional<E> two) {}

    /** Rows, or a variation. */
    public record Line<P extends Position<P, M>, M, E>(List<Row<E>> rows, Optional<Variation<P, M>> variation) {
        private Stream<E> entries() {
            return rows.stream().flatMap(row -> Stream.concat(row.one().stream(), row.two().stream()));
        }
    }

    /** @param picks called with what the user picks */
    protected MoveList(String id, Notation<P, M> notation, Texts texts, Picks<P, M> picks) {
        this.notation = notation;
        this.texts = texts;
        this.picks = picks;
        setId(id);
        getStyleClass().add("move-list");
        setFixedCellSize(ROW_HEIGHT);
        setPadding(Insets.EMPTY);
        setCellFactory(list -> new Cell());
        placeholderProperty().bind(texts.of("panel.no-moves").map(Label::new));
        accessibleTextProperty().bind(texts.of("panel.moves"));
        heightProperty().subscribe(() -> Platform.runLater(this::follow));
        focusedProperty().subscribe(() -> Platform.runLater(this::follow)); // its frame takes room
    }

    /** Makes what shows a player's move in a row. */
    protected abstract EntryView entryView(Player player);

    /** The moves that are listed. */
    public final Stream<E> entries() {
        return getItems().stream().flatMap(Line::entries);
    }

    /**
     * Shows a game. Only what differs from what was shown is laid out again.
     *
     * @param rows in a line, if there are so many
     * @param entry what is shown of the turn in this place
     * @return whether anything has changed
     */
    protected final boolean bringUpToDate(History<P, M> history, int rows, IntFunction<E> entry) {
        abreast = rows;
        var lines = lines(history, entry);
        if (lines.equals(getItems())) {
            return false;
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
        return true;
    }

    /**
     * An entry never changes its place: the second row of a line is added beside the first, and variations below both. A
     * variation that goes on after the last turn is at the end.
     */
    private List<Line<P, M, E>> lines(History<P, M> history, IntFunction<E> entry) {
        var turns = history.turns();
        var pairs = pairs(turns);
        var lines = new ArrayList<Line<P, M, E>>();
        for (int first = 0; first < pairs.size(); first += abreast) {
            var line = pairs.subList(first, Math.min(first + abreast, pairs.size()));
            var rows = line.stream()
                    .map(pair -> new Row<>(
                            pair.get(0) + 1, of(Player.ONE, pair, turns, entry), of(Player.TWO, pair, turns, entry)))
                    .toList();
            lines.add(new Line<>(rows, Optional.empty()));
            line.forEach(pair -> history.variations().stream()
                    .filter(variation -> pair.contains(Math.min(variation.after(), turns.size() - 1)))
                    .forEach(variation -> lines.add(new Line<>(List.of(), Optional.of(variation)))));
        }
        return lines;
    }

    /** The places of the turns in each row. */
    private static List<List<Integer>> pairs(List<? extends Turn<?, ?>> turns) {
        var pairs = new ArrayList<List<Integer>>();
        for (int place = 0; place < turns.size(); place++) {
            boolean isSecond = place > 0
                    && turns.get(place - 1).player() == Player.ONE
                    && turns.get(place).player() == Player.TWO;
            if (!isSecond) {
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

    /** The line of the current move; -1 if there is none. */
    protected final int current() {
        return IntStream.range(0, getItems().size())
                .filter(line -> getItems().get(line).entries().anyMatch(Entry::isCurrent))
                .findFirst()
                .orElse(-1);
    }

    /** Scrolls the current move into view, below as many of the lines before it as there is room for. */
    protected void follow() {
        double room = getHeight()
                - getInsets().getTop()
                - getInsets().getBottom()
                + getPadding().getBottom();
        setPadding(new Insets(0, 0, room % ROW_HEIGHT, 0)); // at the end of the list the first row is whole too
        int rows = (int) (room / ROW_HEIGHT);
        int before = Math.max(0, Math.min(MOST_BEFORE, rows - 1));
        int first = Math.max(0, current() - before);
        int size = getItems().size();
        if (size * ROW_HEIGHT <= room) {
            scrollTo(0); // to the end would bring the scroll bar of a list that they just fill
            return;
        }
        boolean isEnd = (size - first) * ROW_HEIGHT <= room;
        scrollTo(
                isEnd
                        ? size
                        : first); // a line too near the end to come to the top would leave it short of lines to come
    }

    private final class Cell extends ListCell<Line<P, M, E>> {
        private final List<RowView> rows =
                Stream.generate(RowView::new).limit(MOST_ABREAST).toList();
        private final HBox line = new HBox();
        private final VariationLabel<P, M> variation = new VariationLabel<>(notation, texts, picks.variation());

        @Override
        protected void updateItem(@Nullable Line<P, M, E> shown, boolean empty) {
            super.updateItem(shown, empty);
            if (empty || shown == null) {
                setGraphic(null);
                return;
            }
            setGraphic(shown.variation().isPresent() ? variation : line);
            shown.variation().ifPresent(variation::show);
            line.getChildren().setAll(rows.subList(0, abreast));
            for (int index = 0; index < abreast; index++) {
                rows.get(index).show(shown.rows().stream().skip(index).findFirst());
            }
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

        void show(Optional<Row<E>> row) {
            setVisible(row.isPresent());
            row.ifPresent(shown -> {
                number.setText(Integer.toString(shown.number()));
                one.showIfAny(shown.one());
                two.showIfAny(shown.two());
            });
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
