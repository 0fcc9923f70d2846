package org.jumpingcube.desktop.controls;

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
                .filter(MoveList.Entry::isCurrent)
                .mapToInt(entry -> entry.played() - 1)
                .findFirst();
    }

    private static Stream<? extends MoveList.Entry> entries(Node list) {
        return ((PlayedMoves<?, ?>) list).entries();
    }
}
