package org.jumpingcube.desktop.review;

import java.util.OptionalInt;
import java.util.stream.Stream;
import javafx.scene.Node;

/** What the list beside a film shows, for tests that look at it. */
public final class ListedJudgements {
    private ListedJudgements() {}

    /** How many moves are listed. */
    public static int count(Node list) {
        return (int) entries(list).count();
    }

    /** After how many moves the marked one leaves the game. */
    public static OptionalInt marked(Node list) {
        return entries(list)
                .filter(JudgedMoves.Entry::isCurrent)
                .mapToInt(JudgedMoves.Entry::played)
                .findFirst();
    }

    private static Stream<JudgedMoves.Entry> entries(Node list) {
        return ((JudgedMoves<?, ?>) list).entries();
    }
}
