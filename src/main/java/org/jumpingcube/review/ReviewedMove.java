package org.jumpingcube.review;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jumpingcube.game.Position;
import org.jumpingcube.game.Remark;
import org.jumpingcube.game.Turn;

/**
 * A move of a game, judged.
 *
 * @param better the moves that the analyst expects from the position before on, beginning with the best; the move
 *     itself if there was none better
 * @param alike other moves than that one and the move itself that are as good as the best, as far as can be told; best first
 * @param reply what it expects after the move; empty if the game was over
 * @param chance of whoever moved to win, had they played the best move, 0 to 1
 * @param lost how much of it the move lost, 0 to 1
 * @param remark why, where something is known to be true
 */
public record ReviewedMove<P extends Position<P, M>, M>(
        Turn<P, M> turn,
        List<M> better,
        List<M> alike,
        List<M> reply,
        double chance,
        double lost,
        Grade grade,
        Optional<Remark> remark) {
    public ReviewedMove {
        better = List.copyOf(better);
        alike = List.copyOf(alike);
        reply = List.copyOf(reply);
    }

    /** The best move. */
    public M best() {
        return better.get(0);
    }

    /** The best move and those that are as good, but the move itself only if it is the best. */
    public List<M> allBest() {
        return Stream.concat(Stream.of(best()), alike.stream()).toList();
    }

    /** How good the move was to its side, as a share: all if it lost nothing, nothing if it was a blunder. */
    double accuracy() {
        return Math.max(0, 1 - lost / Grade.BLUNDER.leastLost());
    }
}
