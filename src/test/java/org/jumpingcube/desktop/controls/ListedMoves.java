package org.jumpingcube.desktop.controls;

import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Stream;
import javafx.scene.Node;

/** What a list of moves shows, for tests that look at it. */
public final class ListedMoves {
    private ListedMoves() {}

    /** How many moves are listed. */
    public static int count(Node list) {
        return (int) entries(list).count();
    }

    /** The place of the move that is marked as the latest, from 0. */
    public static OptionalInt latest(Node list) {
        return entries(list)
                .filter(MoveListView.Entry::isLatest)
                .mapToInt(MoveListView.Entry::place)
                .findFirst();
    }

    private static Stream<MoveListView.Entry<?, ?>> entries(Node list) {
        return ((MoveListView<?, ?>) list).getItems().stream().flatMap(ListedMoves::entriesOf);
    }

    private static Stream<MoveListView.Entry<?, ?>> entriesOf(List<? extends MoveListView.Row<?, ?>> line) {
        return line.stream().flatMap(row -> Stream.concat(row.one().stream(), row.two().stream()));
    }
}
