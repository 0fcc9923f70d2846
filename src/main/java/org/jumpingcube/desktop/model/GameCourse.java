package org.jumpingcube.desktop.model;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Position;
import org.jumpingcube.game.Turn;
import org.jumpingcube.game.Turnaround;

/**
 * How a game went, by the game's own count.
 *
 * @param leads player one's, at the start and after each turn
 * @param turnaround the turn that decided it
 * @param longest the number of the turn that set off most, from 0
 */
public record GameCourse(List<Integer> leads, Optional<Turnaround> turnaround, OptionalInt longest) {
    /**
     * The course of a game.
     *
     * @param turns all of it
     * @param winner whoever has won it
     */
    public static <P extends Position<P, M>, M> GameCourse of(
            P start, List<Turn<P, M>> turns, GameWording<P, M> wording, Optional<Player> winner) {
        var leads = Stream.concat(Stream.of(start), turns.stream().map(Turn::after))
                .map(position -> wording.tally(position).standing().lead())
                .toList();
        var turnaround = winner.flatMap(player -> Turnaround.of(
                leads.stream().map(lead -> player == Player.ONE ? lead : -lead).toList()));
        return new GameCourse(leads, turnaround, wording.highlight(turns));
    }
}
