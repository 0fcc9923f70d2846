package org.jumpingcube.desktop.controls;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Turn;

/** Turns as they are listed, a row for each pair. */
public final class MovePairs {
    private MovePairs() {}

    /**
     * A turn of each player, by their places in the list of turns; player one's is missing if the game began with player
     * two, player two's if nothing follows, or player one's once more.
     */
    public record Pair(OptionalInt one, OptionalInt two) {}

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
