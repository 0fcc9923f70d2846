package org.jumpingcube.desktop.review;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.jumpingcube.desktop.model.GameWording;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Position;
import org.jumpingcube.game.Turn;
import org.jumpingcube.game.Turnaround;
import org.jumpingcube.review.Review;

/**
 * How a game went, by the game's own count.
 *
 * @param leads player one's, at the start and after each turn
 * @param turnaround the turn that decided it
 * @param longest the number of the turn that set off most, from 0
 */
record GameCourse(List<Integer> leads, Optional<Turnaround> turnaround, OptionalInt longest) {
    /**
     * The course of the game that is reviewed.
     *
     * @param winner whoever has won it
     */
    static <P extends Position<P, M>, M> GameCourse of(
            Review<P, M> review, GameWording<P, M> wording, Optional<Player> winner) {
        var turns = review.history().turns();
        var leads = Stream.concat(
                        Stream.of(review.history().start()), turns.stream().map(Turn::after))
                .map(position -> wording.tally(position).standing().lead())
                .toList();
        var turnaround = winner.flatMap(player -> Turnaround.of(
                leads.stream().map(lead -> player == Player.ONE ? lead : -lead).toList()));
        return new GameCourse(leads, turnaround, wording.highlight(turns));
    }
}
