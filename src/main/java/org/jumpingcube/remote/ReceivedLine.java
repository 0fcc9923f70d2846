package org.jumpingcube.remote;

import org.jumpingcube.game.History;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Position;

/** What a line that a friend has sent is to the game that is played with them by message. */
public sealed interface ReceivedLine<M> {
    /** The game as it is known. */
    record Same<M>() implements ReceivedLine<M> {}

    /** The game with one more move, the friend's. */
    record Next<M>(M move) implements ReceivedLine<M> {}

    /** The game as it was some moves ago. */
    record Earlier<M>(int moves) implements ReceivedLine<M> {}

    /** A game that begins on another board, or in another position. */
    record OtherStart<M>() implements ReceivedLine<M> {}

    /**
     * A game that parts from this one.
     *
     * @param number of the first move that differs, from 1
     * @param here that move as it is known
     * @param there that move in the line
     */
    record OtherMove<M>(int number, M here, M there) implements ReceivedLine<M> {}

    /** The game with a move that is the user's to make. */
    record NotTheFriends<M>() implements ReceivedLine<M> {}

    /** The game with more moves than the friend's next one, the first of which is the friend's. */
    record TooLong<M>(int moves) implements ReceivedLine<M> {}

    /**
     * Compares moves that are played; what is undone in the line does not count.
     *
     * @param known the game as it is known
     * @param friend the friend's side
     * @param line a game that the rules allow
     */
    static <P extends Position<P, M>, M> ReceivedLine<M> of(History<P, M> known, Player friend, History<P, M> line) {
        if (!known.start().equals(line.start())) {
            return new OtherStart<>();
        }
        var here = known.played();
        var there = line.played();
        int same = History.common(here, there);
        if (same < here.size() && same < there.size()) {
            return new OtherMove<>(
                    same + 1, here.get(same).move(), there.get(same).move());
        }
        if (there.size() <= here.size()) {
            return there.size() == here.size() ? new Same<>() : new Earlier<>(here.size() - there.size());
        }
        if (there.get(same).player() != friend) {
            return new NotTheFriends<>();
        }
        int more = there.size() - here.size();
        return more == 1 ? new Next<>(there.get(same).move()) : new TooLong<>(more);
    }
}
