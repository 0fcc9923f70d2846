package org.jumpingcube.desktop.controls;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import javafx.scene.control.ListView;
import org.jumpingcube.game.History;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Turn;

/** The rows of a list of turns: one for each pair, and one for each variation where it branches off. */
public final class MovePairs {
    /** The height of a row in a list, in pixels. */
    public static final double ROW_HEIGHT = 26;

    private static final int MOST_BEFORE = 2; // rows above the one that is scrolled into view

    private MovePairs() {}

    /** Scrolls a row of a list into view, below as many of the rows before it as there is room for. */
    public static void bringIntoSight(ListView<?> list, int row) {
        int rows = (int) (list.getHeight() / ROW_HEIGHT);
        int before = Math.max(0, Math.min(MOST_BEFORE, rows - 1));
        int first = Math.max(0, row - before);
        int size = list.getItems().size();
        boolean isEnd = (size - first) * ROW_HEIGHT <= list.getHeight();
        list.scrollTo(
                isEnd ? size : first); // a row too near the end to come to the top would leave it short of rows to come
    }

    /** Makes one list equal to another, but changes only what differs: every changed item is laid out again. */
    public static <T> void bringUpToDate(List<T> shown, List<T> wanted) {
        int common = Math.min(shown.size(), wanted.size());
        for (int index = 0; index < common; index++) {
            if (!wanted.get(index).equals(shown.get(index))) {
                shown.set(index, wanted.get(index));
            }
        }
        if (shown.size() > common) {
            shown.subList(common, shown.size()).clear();
        } else if (wanted.size() > common) {
            shown.addAll(wanted.subList(common, wanted.size()));
        }
    }

    /**
     * A turn of each player, by its place in the list of turns. Player one's is missing if the game began with player
     * two; player two's is missing if nothing follows, or if player one moves again.
     */
    public record Pair(OptionalInt one, OptionalInt two) {}

    /** A pair of turns and its number, or a variation and its place in the list of them. */
    public record Row(int number, OptionalInt one, OptionalInt two, OptionalInt variation) {
        /**
         * The number of its first turn, from 1, counting every move, as everywhere in the program. 0 for a variation.
         */
        public int firstMove() {
            return (one.isPresent() ? one : two).orElse(-1) + 1;
        }
    }

    /**
     * The rows for a game with its variations. A variation is below the first pair from which it differs; one that goes
     * on after the last turn is at the end.
     */
    public static List<Row> rows(History<?, ?> history) {
        var rows = new ArrayList<Row>();
        int number = 0;
        for (Pair pair : of(history.turns())) {
            number++;
            rows.add(new Row(number, pair.one(), pair.two(), OptionalInt.empty()));
            addVariations(rows, number, pair, history);
        }
        return rows;
    }

    private static void addVariations(List<Row> rows, int number, Pair pair, History<?, ?> history) {
        int last = history.turns().size() - 1;
        for (int index = 0; index < history.variations().size(); index++) {
            var after = OptionalInt.of(Math.min(history.variations().get(index).after(), last));
            if (pair.one().equals(after) || pair.two().equals(after)) {
                rows.add(new Row(number, OptionalInt.empty(), OptionalInt.empty(), OptionalInt.of(index)));
            }
        }
    }

    /** The rows for turns. */
    public static List<Pair> of(List<? extends Turn<?, ?>> turns) {
        var pairs = new ArrayList<Pair>();
        var one = OptionalInt.empty();
        for (int index = 0; index < turns.size(); index++) {
            if (turns.get(index).player() == Player.TWO) {
                pairs.add(new Pair(one, OptionalInt.of(index)));
                one = OptionalInt.empty();
            } else {
                if (one.isPresent()) {
                    pairs.add(new Pair(one, OptionalInt.empty()));
                }
                one = OptionalInt.of(index);
            }
        }
        if (one.isPresent()) {
            pairs.add(new Pair(one, OptionalInt.empty()));
        }
        return pairs;
    }
}
