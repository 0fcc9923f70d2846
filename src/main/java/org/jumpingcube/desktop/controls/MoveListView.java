package org.jumpingcube.desktop.controls;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.toList;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.function.Function;
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
import org.jumpingcube.desktop.model.GameWording;
import org.jumpingcube.desktop.model.OpenGame;
import org.jumpingcube.game.Notation;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Position;
import org.jumpingcube.game.Turn;
import org.jumpingcube.game.Variation;
import org.jumpingcube.session.SessionView;

/**
 * The moves of the game, a row for each pair, with the variations between them; undone moves are paler. If there is
 * room, a line holds two rows side by side.
 */
final class MoveListView<P extends Position<P, M>, M> extends ListView<List<MoveListView.Row<P, M>>> {
    private static final PseudoClass LATEST = PseudoClass.getPseudoClass("latest");
    private static final PseudoClass UNDONE = PseudoClass.getPseudoClass("undone");
    private static final double ROOM_FOR_TWO = 438; // rows in a line
    private static final double SHORT_ENTRY = 92;

    /**
     * A turn in the list.
     *
     * @param place among the turns, from 0
     * @param isShowing whether it is still being shown, and the list does not yet say what it caused
     */
    record Entry<P extends Position<P, M>, M>(int place, Turn<P, M> turn, When when, boolean isShowing) {
        boolean isLatest() {
            return when == When.LATEST;
        }
    }

    /** Where a turn is in the game. */
    private enum When {
        PLAYED,
        LATEST,
        UNDONE;

        /** @param left how many turns have been played since the one before this */
        static When of(int left) {
            return left > 1 ? PLAYED : left == 1 ? LATEST : UNDONE;
        }
    }

    /** One move of each player; player one's is missing if the game began with player two. Or a variation. */
    record Row<P extends Position<P, M>, M>(
            int number, Optional<Entry<P, M>> one, Optional<Entry<P, M>> two, Optional<Variation<P, M>> variation) {
        /** The number of its first move, from 1. */
        int firstMove() {
            return one.or(() -> two).map(entry -> entry.place() + 1).orElse(0);
        }

        boolean has(int place) {
            return Stream.concat(one.stream(), two.stream()).anyMatch(entry -> entry.place() == place);
        }
    }

    private final Notation<P, M> notation;
    private final GameWording<P, M> wording;
    private final Texts texts;
    private final Function<Player, String> names;
    private final MovePicks<P, M> picks;
    private boolean isWide;
    private int current; // the line of the latest move

    /** @param picks called with what the user picks */
    MoveListView(OpenGame<P, M> open, Texts texts, SideNames names, MovePicks<P, M> picks) {
        notation = open.view().kind().notation();
        wording = open.view().wording();
        this.names = player -> names.of(player, open.model().now().seats());
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
        widthProperty().map(width -> width.doubleValue() >= ROOM_FOR_TWO).subscribe(hasRoom -> {
            isWide = hasRoom && wording.areEntriesShort();
            show(open.model().now());
        });
        heightProperty().subscribe(() -> Platform.runLater(this::follow));
        texts.language().subscribe(language -> refresh()); // moves are also read out in words
    }

    private void show(SessionView<P, M> view) {
        List<List<Row<P, M>>> lines = lines(view);
        if (lines.equals(getItems())) {
            return;
        }
        MovePairs.bringUpToDate(getItems(), lines);
        int latest = view.history().cursor() - 1;
        current = (int) lines.stream()
                .takeWhile(line -> latest > 0 && line.stream().noneMatch(row -> row.has(latest)))
                .count();
        follow();
    }

    /** An entry never changes its place: the second pair of a line is added beside the first, and variations below both. */
    private List<List<Row<P, M>>> lines(SessionView<P, M> view) {
        int abreast = isWide ? 2 : 1;
        return rows(view).stream()
                .collect(groupingBy(row -> (row.number() - 1) / abreast, TreeMap::new, toList()))
                .values()
                .stream()
                .flatMap(rows -> Stream.concat(
                        Stream.of(rows.stream()
                                .filter(row -> row.variation().isEmpty())
                                .toList()),
                        rows.stream().filter(row -> row.variation().isPresent()).map(List::of)))
                .toList();
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
                    return new Entry<>(place, turn, When.of(view.history().cursor() - place), view.isShowing(turn));
                })
                .findFirst();
    }

    private final class Cell extends ListCell<List<Row<P, M>>> {
        private final Pair left = new Pair();
        private final Pair right = new Pair();
        private final HBox line = new HBox();
        private final VariationLabel<P, M> variation = new VariationLabel<>(notation, texts, picks.variation());

        @Override
        protected void updateItem(@Nullable List<Row<P, M>> rows, boolean empty) {
            super.updateItem(rows, empty);
            if (empty || rows == null) {
                setGraphic(null);
                return;
            }
            var branch = rows.get(0).variation();
            setGraphic(branch.isPresent() ? variation : line);
            branch.ifPresentOrElse(variation::show, () -> {
                line.getChildren().setAll(isWide ? List.of(left, right) : List.of(left));
                left.show(rows.get(0));
                right.setVisible(rows.size() > 1);
                right.show(rows.get(rows.size() - 1));
            });
        }
    }

    /** A row: its number and its moves. */
    private final class Pair extends HBox {
        private final Label number = TextControls.styled(new Label(), "number");
        private final EntryView one = new EntryView(Player.ONE);
        private final EntryView two = new EntryView(Player.TWO);

        Pair() {
            getStyleClass().add("row");
            setAlignment(Pos.CENTER_LEFT);
            getChildren().addAll(number, one, two);
            HBox.setHgrow(this, Priority.ALWAYS);
        }

        void show(Row<P, M> row) {
            number.setText(Integer.toString(row.firstMove()));
            one.show(row.one());
            two.show(row.two());
        }
    }

    private final class EntryView extends HBox {
        private final MoveLabel move = new MoveLabel();
        private final Label gain = TextControls.styled(new Label(), "gain");

        EntryView(Player player) {
            getStyleClass().add("entry");
            setAlignment(Pos.CENTER_LEFT);
            setPrefWidth(SHORT_ENTRY);
            HBox.setHgrow(this, Priority.ALWAYS);
            gain.setMinWidth(0); // gives way to the move
            getChildren().addAll(new Swatch(player), move, gain);
        }

        void show(Optional<Entry<P, M>> entry) {
            setVisible(entry.isPresent());
            entry.ifPresent(shown -> {
                setOnMouseClicked(event -> picks.played().accept(shown.place() + 1));
                String name = notation.write(shown.turn().move());
                move.show(
                        shown.isShowing() ? name : wording.entry(shown.turn()),
                        shown.isShowing() ? name : wording.shortEntry(shown.turn()));
                gain.setText(shown.isShowing() ? "" : wording.gain(shown.turn()));
                move.setMinWidth(gain.getText().isEmpty() ? 0 : USE_PREF_SIZE);
                setAccessibleText(wording.entryInWords(
                        shown.turn(),
                        shown.place() + 1,
                        names.apply(shown.turn().player())));
                pseudoClassStateChanged(LATEST, shown.isLatest());
                pseudoClassStateChanged(UNDONE, shown.when() == When.UNDONE);
            });
        }

        @Override
        protected void layoutChildren() {
            super.layoutChildren();
            boolean fits = gain.getWidth() >= gain.prefWidth(-1); // all of it or nothing
            gain.setVisible(fits && !gain.getText().isEmpty());
        }
    }
}
