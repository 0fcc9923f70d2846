package org.jumpingcube.review;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jumpingcube.game.Position;
import org.jumpingcube.game.Remark;
import org.jumpingcube.game.Turn;

/**
 * The judgement of a move.
 *
 * @param better the moves that the analyst expected instead, beginning with the best; if there was no better move,
 *     they begin with the move itself
 * @param alike other moves as good as the best, as far as can be told, best first
 * @param reply what the analyst expects after the move; empty if the game was over
 * @param chance the winning chance of the player who moved, had they played the best move, 0 to 1
 * @param lost how much of that chance the move lost, 0 to 1
 * @param remark why, if that is certain
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

    /** The best move and those as good; the move itself only if it is the best. */
    public List<M> allBest() {
        return Stream.concat(Stream.of(best()), alike.stream()).toList();
    }

    /**
     * How much there was to lose, 0 to 1: the chance of winning, as far as other moves would have lost some of it. In a
     * lost position next to nothing, and nothing where all moves are equally good or there is only one.
     */
    double stake() {
        int others = turn.before().legalMoves().size() - 1;
        int worse = others + 1 - allBest().size();
        return others <= 0 ? 0 : chance * Math.max(0, worse) / others;
    }

    /** How good the move was: 1 if it lost nothing, 0 if it was a blunder. */
    double accuracy() {
        return Math.max(0, 1 - lost / Grade.BLUNDER.leastLost());
    }
}
